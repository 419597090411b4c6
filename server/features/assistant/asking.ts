import { and, eq, lte } from 'drizzle-orm';
import type { Change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { agrees } from '../account/consents.ts';
import type { Person } from '../account/people.ts';
import { boundsOfContext, newestRows } from './bounded-rows.ts';
import { type LockedChat, lockedChat, type MessageRow } from '../sight/doors.ts';
import { isThereFor } from '../sight/messages.ts';
import { messages } from '#db/schema/messages.ts';

/** All that is needed to ask the guide something in a chat. */
export interface Asking extends LockedChat {
  /** An answer is being written already. */
  isBusy: boolean;
  /** The end of the shown path, oldest first. */
  path: MessageRow[];
}

/**
 * The door of everything that asks the guide: the chat's row is locked until the transaction ends.
 * Two statements whatever is needed, because a person waits for the first word behind them.
 */
export async function askingInChat(call: Call, chatId: string): Promise<Asking> {
  const locked = await lockedChat(call, chatId);
  const { chat } = locked;
  const path = chat.lastSeq === 0 ? [] : await pathUpTo(call, chatId, chat.lastSeq);
  // Derived from the path, which is read after the lock: the locking statement itself still sees the answers
  // from before its wait.
  const isBusy = path.some(({ status }) => status === 'streaming');
  return { ...locked, isBusy, path };
}

/** The same for a message; what the caller may not see is not there. */
export async function askingAboutMessage(
  call: Call,
  messageId: string,
): Promise<Asking & { message: MessageRow }> {
  const found = isUuid(messageId)
    ? await call.db
        .select({ chatId: messages.chatId })
        .from(messages)
        .where(eq(messages.id, messageId))
    : [];
  const chatId = found[0]?.chatId;
  if (chatId === undefined) throw new Refusal('message.not_found');
  const asking = await askingInChat(call, chatId).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'chat.not_found'
      ? new Refusal('message.not_found')
      : error;
  });
  const [message] = await call.db.select().from(messages).where(eq(messages.id, messageId));
  if (!message || !isThereFor(call.me.userId, message)) throw new Refusal('message.not_found');
  return { ...asking, message };
}

/** The end of the shown path up to a message, oldest first. */
function pathUpTo(
  { db, platform }: Pick<Call, 'db' | 'platform'>,
  chatId: string,
  seq: number,
): Promise<MessageRow[]> {
  const shown = and(eq(messages.onPath, true), lte(messages.seq, seq));
  return newestRows(db, chatId, shown, boundsOfContext(platform));
}

/** The shown path up to a message further back; as much of it as of the whole path. */
export async function pathBefore(
  call: Pick<Call, 'db' | 'platform'>,
  { chat, path }: Pick<Asking, 'chat' | 'path'>,
  last: MessageRow | null,
): Promise<MessageRow[]> {
  if (last === null) return [];
  const isWhole = path[0]?.parentId === null;
  if (isWhole || path.at(-1)?.seq === last.seq) return path.filter(({ seq }) => seq <= last.seq);
  return pathUpTo(call, chat.id, last.seq);
}

/** A message of the shown path. @throws Refusal message.not_found */
export async function onPath(call: Call, { chat, path }: Asking, id: string): Promise<MessageRow> {
  const known = path.find((message) => message.id === id);
  if (known) return known;
  const [row] = isUuid(id)
    ? await call.db
        .select()
        .from(messages)
        .where(and(eq(messages.chatId, chat.id), eq(messages.id, id), eq(messages.onPath, true)))
    : [];
  if (!row) throw new Refusal('message.not_found');
  return row;
}

/** @throws Refusal message.being_answered */
export function requireQuiet({ isBusy }: Asking): void {
  if (isBusy) throw new Refusal('message.being_answered');
}

/** @throws Refusal guide.consent_required when a provider is configured and not agreed to */
export function requireConsent({ platform }: Pick<Change, 'platform'>, person: Person): void {
  const { guide } = platform;
  if (!guide.builtIn && !agrees(platform, person)) {
    throw new Refusal('guide.consent_required', { params: { provider: guide.provider } });
  }
}
