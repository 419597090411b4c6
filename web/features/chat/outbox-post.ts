import { api } from '#contract/index.ts';
import { untold } from '#contract/values.ts';
import type { Message } from '#contract/messages.ts';
import { call } from '#web/platform/api.ts';
import { noteRefusal } from './answer-refusals.ts';
import { applyToCache } from './chat-cache.ts';
import { changeWindow, refreshWindow, shownWindow } from './chat-queries.ts';
import { withExchange } from './message-window.ts';
import type { OutboxEntry } from './outbox-order.ts';
import { uploads } from './uploads.ts';

/** Sends to the guide; a refusal is thrown. */
export async function postToGuide({ chatId, clientId, text }: OutboxEntry): Promise<void> {
  const { message, answer } = await call(api.messages.send, {
    params: { id: chatId },
    body: { message: text, client_id: clientId },
  });
  if (shownWindow(chatId)?.next) await refreshWindow(chatId).catch(() => undefined);
  else changeWindow(chatId, (shown) => withExchange(shown, [message, answer]));
}

/** Sends to the people of a chat; a refusal of the guide to answer is noted with the message. */
export async function postToPeople(entry: OutboxEntry): Promise<void> {
  const { chatId, clientId, text, replyTo, image } = entry;
  const params = { id: chatId };
  const written = { client_id: clientId, ...(replyTo && { reply_to: replyTo.id }) };
  const {
    message,
    answer,
    answer_refused: refused,
  } = image
    ? await upload(
        params,
        { ...written, message: text, image_alt: image.alt },
        clientId,
        image.file,
      )
    : await call(api.messages.sendUser, { params, body: { ...written, message: text } });
  if (refused) noteRefusal(message.id, refused);
  if (shownWindow(chatId)?.next) await refreshWindow(chatId).catch(() => undefined);
  // What the live stream tells too, for the moment before it does.
  for (const each of answer ? [message, answer] : [message]) {
    const told = { chat_id: chatId, message: each, after_seq: null };
    if (!isKnown(each))
      applyToCache({ type: 'message.created', ...told, stream: chatId, version: untold });
  }
}

async function upload(
  params: { id: string },
  fields: Record<string, string>,
  clientId: string,
  file: Blob,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.append(name, value);
  form.append('image', file);
  const { end, ...uploading } = uploads.begin(clientId);
  try {
    return await call(api.messages.sendUser, { params, form, ...uploading });
  } finally {
    end();
  }
}

/** Known already means newer: the answer may have grown since, the message may be edited. */
function isKnown({ id, chat_id: chatId }: Message): boolean {
  return shownWindow(chatId)?.items.some((item) => item.id === id) ?? false;
}
