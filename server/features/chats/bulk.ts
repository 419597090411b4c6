import { type SQL, and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { reasonOf } from '../../platform/refusal.ts';
import { keepSettings, removeChat, restorableMs, restoreChat } from './chats.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';

type Asked = BodyOf<typeof api.bulk.apply>;
type Action = Asked['action'];
type Range = { from?: string | undefined; before?: string | undefined };

/** Deletes or archives several chats. */
export async function applyToChats(call: Call, { body }: Input<typeof api.bulk.apply>) {
  const ids = 'ids' in body ? body.ids : await chatsMeant(call, body);
  const restorableUntil = new Date(call.platform.now().getTime() + restorableMs).toISOString();
  const done = await eachOf(call, ids.slice(0, limits.bulkChatsMax), (unit, id) =>
    applyToOne(unit, id, body.action),
  );
  const items = done.map(({ chat_id, answer, error }) => ({ chat_id, outcome: answer, error }));
  return { items, restorable_until: restorableUntil, more: ids.length > limits.bulkChatsMax };
}

/** Brings several chats back. */
export async function undoForChats(call: Call, { body }: Input<typeof api.bulk.undo>) {
  const done = await eachOf(call, body.ids, (unit, id) =>
    body.action === 'delete' ? restoreChat(unit, id) : keepSettings(unit, id, { archived: false }),
  );
  return { items: done.map(({ chat_id, error }) => ({ chat_id, error })) };
}

/** Each chat in a transaction of its own, so that one that can’t be keeps none of the others. */
async function eachOf<Answer>(
  call: Call,
  ids: string[],
  work: (unit: Call, id: string) => Promise<Answer>,
) {
  const items = [];
  for (const id of new Set(ids)) {
    try {
      const answer = await change(call.platform, (unit) => work({ ...call, ...unit }, id));
      items.push({ chat_id: id, answer, error: null });
    } catch (error) {
      items.push({ chat_id: id, answer: null, error: reasonOf(error, call.language) });
    }
  }
  return items;
}

async function applyToOne(call: Call, id: string, action: Action) {
  if (action === 'delete') return (await removeChat(call, id)).outcome;
  await keepSettings(call, id, { archived: true });
  return 'archived' as const;
}

/** How many chats an action would change. */
export async function countChats(call: Call, { query }: Input<typeof api.bulk.count>) {
  const of = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const isGroup = sql`${chats.chatType} = 'GP'`;
  const isMine = sql`${chatMembers.role} = 'owner'`;
  const [counted] = await call.db
    .select({
      total: of(sql`true`),
      guided: of(sql`${chats.chatType} in ('AI', 'IA')`),
      pairs: of(sql`${chats.chatType} = 'US'`),
      own_groups: of(sql`${isGroup} and ${isMine}`),
      other_groups: of(sql`${isGroup} and not ${isMine}`),
    })
    .from(chatMembers)
    .innerJoin(chats, eq(chats.id, chatMembers.chatId))
    .where(isMeant(call, query.action, query));
  if (!counted) throw new Error('a count has one row');
  return counted;
}

/** My chats that the action would change; one more than a call takes, to know whether some are left. */
async function chatsMeant(call: Call, body: Exclude<Asked, { ids: string[] }>): Promise<string[]> {
  const rows = await call.db
    .select({ id: chats.id })
    .from(chatMembers)
    .innerJoin(chats, eq(chats.id, chatMembers.chatId))
    .where(isMeant(call, body.action, 'all' in body ? {} : body))
    .orderBy(asc(chats.lastMessageAt), asc(chats.id))
    .limit(limits.bulkChatsMax + 1);
  return rows.map(({ id }) => id);
}

function isMeant(call: Call, action: Action, { from, before }: Range): SQL | undefined {
  return and(
    eq(chatMembers.userId, call.me.userId),
    eq(chatMembers.state, 'active'),
    eq(chatMembers.hidden, false),
    isNull(chats.deletedAt),
    from === undefined ? undefined : gte(chats.lastMessageAt, new Date(from)),
    before === undefined ? undefined : lt(chats.lastMessageAt, new Date(before)),
    action === 'archive' ? eq(chatMembers.archived, false) : undefined,
  );
}
