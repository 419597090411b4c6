import { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { unconfirmed } from '#contract/values.ts';
import { applyToCache } from '#web/features/chats/chat-cache.ts';
import { noteRefusal } from '#web/features/messages/answer-refusals.ts';
import { call } from '#web/platform/api.ts';
import { refusedWith, sentenceOf } from '#web/platform/api-error.ts';
import { showToast } from '#web/ui/toasts.ts';

/** Answers the question under a message of mine; what follows from it is shown when the server has said it. */
export async function answerCare(
  { id, chat_id: chatId }: Message,
  answer: 'yes' | 'no',
): Promise<void> {
  try {
    const answered = await call(api.care.answer, { params: { id }, body: { answer } });
    const of = { chat_id: chatId, stream: chatId, version: unconfirmed };
    const { care } = answered.message;
    applyToCache({ type: 'message.cared', ...of, message_id: id, care });
    if (answered.answer)
      applyToCache({ type: 'message.created', ...of, message: answered.answer, after_seq: null });
    if (answered.answer_refused) noteRefusal(id, answered.answer_refused);
  } catch (error) {
    // It was answered on another device, whose event comes by itself.
    if (!refusedWith(error, 'message.not_allowed'))
      showToast({ tone: 'error', text: sentenceOf(error) });
  }
}
