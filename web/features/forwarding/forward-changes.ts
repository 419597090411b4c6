import type { ChatListItem } from '#contract/chat.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { chatName } from '#web/features/chats/chat-name.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { askConsent } from '#web/features/consent/consent.ts';
import { call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { showToast } from '#web/ui/toasts.ts';

type Outcome = AnswerOf<typeof api.forwarding.forward>['items'][number];
type Way = { clientId: string; onOpen: (chatId: string) => void };

/** Passes a message on and says what came of it. Those chats are answered that it can still be tried with. */
export async function forwardTo(
  message: Message,
  chats: ChatListItem[],
  way: Way,
): Promise<ChatListItem[]> {
  let items: Outcome[];
  try {
    const body = { chat_ids: chats.map(({ id }) => id), client_id: way.clientId };
    ({ items } = await call(api.forwarding.forward, { params: { id: message.id }, body }));
  } catch (error) {
    showToast({ tone: 'error', text: sentenceOf(error) });
    return chats;
  }
  const errors = new Map(items.map(({ chat_id: id, error }) => [id, error]));
  const done = chats.filter(({ id }) => errors.get(id) === null);
  const left = chats.filter((chat) => !done.includes(chat));
  if (done.length > 0) showDone(done, way);
  const [first] = left;
  if (!first) return [];
  if (left.some(({ id }) => errors.get(id)?.code === 'guide.consent_required')) {
    askConsent(() => void forwardTo(message, left, way));
    return [];
  }
  for (const chat of left) showRefused(chat, errors.get(chat.id)?.message ?? '');
  return left;
}

function showDone(chats: ChatListItem[], { onOpen }: Way): void {
  const text = currentText();
  const [first] = chats;
  const title = first ? chatName(first, text) : '';
  showToast({
    tone: 'success',
    text: text('forwarding.done', { count: chats.length, title }),
    ...(first &&
      chats.length === 1 && {
        action: { label: text('forwarding.open'), onChoose: () => onOpen(first.id) },
      }),
  });
}

function showRefused(chat: ChatListItem, reason: string): void {
  const text = currentText();
  const title = chatName(chat, text);
  showToast({ tone: 'error', text: text('forwarding.failed', { title, reason }) });
}
