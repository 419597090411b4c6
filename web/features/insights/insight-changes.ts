import type { Message } from '#contract/messages.ts';
import { api } from '#contract/index.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { newId } from '#web/platform/new-id.ts';
import { storeOf } from '#web/platform/store.ts';
import { showToast } from '#web/ui/toasts.ts';

/** The words that are about to be kept as an insight, or worded again. */
export interface InsightDraft {
  /** Of an insight that exists already. */
  id?: string;
  /** The message, or the card, that it comes of. */
  messageId?: string;
  cardId?: string;
  words: string;
}

/** The insight in the dialog; null while it is closed. */
export const insightDraft = storeOf<InsightDraft | null>(null);

/** Opens the dialog with the words of a message. */
export function keepAsInsight({ id, text }: Message): void {
  insightDraft.set({ messageId: id, words: text });
}

/** Keeps what is in the dialog. @throws ApiError */
export async function keepInsight(
  { id, messageId, cardId }: InsightDraft,
  text: string,
): Promise<void> {
  if (id !== undefined) {
    await call(api.insights.update, { params: { id }, body: { text } });
    return;
  }
  const body = { id: newId(), text, message_id: messageId ?? null, card_id: cardId ?? null };
  await call(api.insights.create, { body });
  showToast({ tone: 'success', text: currentText()('timeline.kept_insight') });
}

/** Deletes an insight, and gives what brings it back as it was. @throws ApiError */
export async function removeInsight(id: string): Promise<() => Promise<unknown>> {
  const { insight } = await call(api.insights.remove, { params: { id } });
  const { text, source, created_at: at } = insight;
  const { message_id = null, card_id = null } = source ?? {};
  return () => call(api.insights.create, { body: { id, text, message_id, card_id, at } });
}

/** Shows why something could not be done. */
export function showRefusal(error: unknown): void {
  showToast({ tone: 'error', text: sentenceOf(error) });
}
