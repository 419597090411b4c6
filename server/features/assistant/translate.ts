import { sql } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Language } from '#contract/shapes.ts';
import { translationInstructions } from '../../platform/ai/instructions.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { personOf } from '../account/people.ts';
import { requireSpeakersConsent, shownMessage } from '../messages/shown-message.ts';
import { writtenAside } from './side-answers.ts';
import { storedTranslation } from './translations.ts';
import type { MessageRow } from '../sight/doors.ts';

/**
 * A message in another language, for the person who may see it. It is translated once for all; only that
 * goes to the provider, counts on a plan, and needs the consent of both.
 * @throws Refusal message.not_found, message.not_allowed, message.words_of_another,
 * translation.not_configured, guide.consent_required, plan.limit_reached, guide.writing_failed
 */
export async function translateMessage(
  call: Call,
  input: Input<typeof api.translations.translate>,
): Promise<{ language: Language; text: string }> {
  const message = await shownMessage(call, input.params.id);
  const { language } = input.body;
  const words = wordsToTranslate(message);
  if (words.trim() === '') throw new Refusal('message.not_allowed');
  if (!call.platform.guide.write) throw new Refusal('translation.not_configured');
  const stored = await storedTranslation(call.db, message.id, language);
  if (stored !== null) return { language, text: stored };
  await requireSpeakersConsent(call, message);
  const person = await personOf(call.db, call.me.userId);
  if (!person) throw new Refusal('person.not_found');
  const instructions = translationInstructions(language);
  const text = await writtenAside(call, person, { instructions, text: words });
  await keepTranslation(call, message, { language, text });
  return { language, text };
}

/** The text, or the transcript if there is none. */
function wordsToTranslate({ text, transcript }: Pick<MessageRow, 'text' | 'transcript'>): string {
  return text === '' ? (transcript ?? '') : text;
}

/** Of a message that was edited or deleted meanwhile nothing is kept. */
async function keepTranslation(
  { db }: Call,
  message: MessageRow,
  { language, text }: { language: Language; text: string },
): Promise<void> {
  await db.execute(sql`
    insert into translations (message_id, language, text)
    select m.id, ${language}, ${text} from messages m
    where m.id = ${message.id} and m.text = ${message.text} and m.deleted_at is null for share
    on conflict do nothing`);
}
