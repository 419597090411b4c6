import { and, eq } from 'drizzle-orm';
import { messages } from '#db/schema/chat.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { personOf } from '../account/people.ts';
import { reachableMessage } from './doors.ts';
import { type MessageRow, speakerIdOf } from './message-rows.ts';
import { isReadableBy } from './sight.ts';

/**
 * The door to what a message says: it is finished, still there, and I have not deleted it for myself.
 * @throws Refusal message.not_found, message.not_allowed, chat.not_joined
 */
export async function shownMessage(call: Pick<Call, 'db' | 'me'>, id: string): Promise<MessageRow> {
  const { message } = await reachableMessage(call, id);
  const [readable] = await call.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, id), isReadableBy(call.me.userId)));
  if (!readable) throw new Refusal('message.not_found');
  if (message.kind === 'system' || message.deletedAt || message.status === 'streaming')
    throw new Refusal('message.not_allowed');
  return message;
}

/**
 * Words of another go to a provider only if that person agreed to it, whoever asks.
 * @throws Refusal message.words_of_another
 */
export async function requireSpeakersConsent(
  { db, me, platform: { guide } }: Pick<Call, 'db' | 'me' | 'platform'>,
  message: MessageRow,
): Promise<void> {
  const speakerId = speakerIdOf(message);
  if (guide.builtIn || message.kind === 'guide' || speakerId === me.userId) return;
  const speaker = speakerId === null ? null : await personOf(db, speakerId);
  if (!speaker?.settings.provider_consent)
    throw new Refusal('message.words_of_another', { params: { provider: guide.provider } });
}
