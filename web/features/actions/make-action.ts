import type { Source } from '#contract/actions.ts';
import type { Card } from '#contract/cards.ts';
import type { Message } from '#contract/messages.ts';
import { cardsIn } from '#contract/preview.ts';
import type { Stage } from '#contract/shapes.ts';
import { chatName } from '#web/features/chats/chat-name.ts';
import { knownChats } from '#web/features/chats/known-chats.ts';
import { namedWords } from '#web/features/messages/named-words.ts';
import { currentText } from '#web/platform/language.tsx';
import { currentLanguage } from '#web/platform/text.ts';
import { plainText } from '#web/ui/markdown/markdown-text.ts';
import { showToast } from '#web/ui/toasts.ts';
import { addAction, takeBackAction } from './action-changes.ts';
import { beginningOf } from './action-title.ts';
import { editedAction } from './edited-action.ts';
import { created } from './pending-actions.ts';

/** Makes an action of a message in one step; what it is called can be changed from the toast. */
export function makeActionOf(message: Message): void {
  const { id, chat_id: chatId, seq } = message;
  const chat = knownChats.get(chatId);
  make(titleOf(message), null, {
    chat_id: chatId,
    message_id: id,
    card_id: null,
    title: chat ? chatName(chat) : '',
    link: `/chat/${chatId}?seq=${seq}`,
  });
}

/** Makes an action of a card that is looked at. */
export function makeActionOfCard(card: Card, link: string): void {
  const title = card.texts[currentLanguage()];
  const words = currentText()('actions.of_cards', { title });
  const source = { chat_id: null, message_id: null, card_id: card.id, title, link };
  make(beginningOf(words), card.stage, source);
}

function make(title: string, stage: Stage | null, shownSource: Source): void {
  const { chat_id, message_id, card_id } = shownSource;
  const body = { title, ...(stage && { stage }), source: { chat_id, message_id, card_id } };
  const actionId = addAction(body, shownSource);
  const action = created({ actionId, at: Date.now() }, body, shownSource);
  const text = currentText();
  showToast({
    tone: 'success',
    text: text('actions.made'),
    firstAction: { label: text('actions.edit_short'), onChoose: () => editedAction.set(action) },
    action: { label: text('chat.undo'), onChoose: () => takeBackAction(actionId) },
  });
}

function titleOf(message: Message): string {
  const text = currentText();
  const words = namedWords(text, { ...message, text: plainText(message.text) });
  const said = beginningOf(words.trim() === '' ? (message.audio?.transcript ?? '') : words);
  if (said !== '') return said;
  const [card] = cardsIn(message);
  if (card && !card.covered)
    return beginningOf(text('actions.of_cards', { title: card.texts[currentLanguage()] }));
  return text(message.audio ? 'actions.of_recording' : 'actions.of_picture');
}
