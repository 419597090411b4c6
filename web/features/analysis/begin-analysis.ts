import { api } from '#contract/index.ts';
import { adoptChat, refreshLists } from '#web/features/chats/chat-cache.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import { withFiles } from '#web/features/messages/outbox-post.ts';
import { type Attachment, attachments } from '#web/features/messages/attachments.ts';
import { call } from '#web/platform/api.ts';
import { queryClient } from '#web/platform/query.ts';

/** The key under which the picture of the next chat is kept until it is sent. */
export const analysisDraft = 'analyze';

/**
 * Begins a chat about a picture and answers its id. The picture's own id stands for the message, so
 * that trying again after a lost answer begins no second chat.
 * @throws ApiError
 */
export async function beginAnalysis(picture: Attachment, words: string): Promise<string> {
  const { chat, message, answer } = await withFiles(
    picture.id,
    { client_id: picture.id, message: words.trim() },
    { image: picture },
    (form) => call(api.analysis.send, form),
  );
  adoptChat(chat);
  const shown: MessageWindow = {
    items: answer ? [message, answer] : [message],
    next: null,
    previous: null,
    reported: [],
    version: chat.version,
    fetched: 1,
  };
  queryClient.setQueryData(chatKeys.messages(chat.id), shown);
  refreshLists();
  attachments.sent(analysisDraft);
  return chat.id;
}
