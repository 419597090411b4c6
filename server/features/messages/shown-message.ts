import { and, eq, inArray } from 'drizzle-orm';
import type { Act } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { agrees } from '../account/consents.ts';
import { reachableMessage, type MessageRow } from '../sight/doors.ts';
import { wordsFrom } from './message-rows.ts';
import { isReadableBy } from '../sight/messages.ts';
import { messages } from '#db/schema/messages.ts';
import { users } from '#db/schema/users.ts';

/**
 * The door to what a message says: it is finished, still there, and I have not deleted it for myself.
 * @throws Refusal message.not_found, message.not_allowed, chat.not_joined
 */
export async function shownMessage(call: Pick<Act, 'db' | 'me'>, id: string): Promise<MessageRow> {
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
 * Words of another go to a provider only if that person agreed to it, no matter who asks.
 * @throws Refusal message.words_of_another
 */
export async function requireSpeakersConsent(
  { db, me, platform }: Pick<Act, 'db' | 'me' | 'platform'>,
  message: MessageRow,
): Promise<void> {
  const { guide } = platform;
  if (guide.builtIn) return;
  const ids = wordsFrom(message);
  const others = [...new Set(ids)].filter((id) => id !== me.userId);
  const isNobodys = message.kind === 'user' && ids.length === 0;
  const speakers =
    others.length === 0
      ? []
      : await db
          .select({ consentTo: users.consentTo })
          .from(users)
          .where(inArray(users.id, others));
  const agreeing = speakers.filter((speaker) => agrees(platform, speaker));
  if (isNobodys || agreeing.length < others.length)
    throw new Refusal('message.words_of_another', { params: { provider: guide.provider } });
}
