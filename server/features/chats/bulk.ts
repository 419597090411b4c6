import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { reasonOf } from '../../platform/refusal.ts';
import { keepSettings, removeChat, restorableMs } from './chats.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';

type Asked = BodyOf<typeof api.bulk.apply>;

/**
 * Deletes or archives several chats, each in a transaction of its own, so that one that can’t be
 * keeps none of the others.
 */
export async function applyToChats(call: Call, { body }: Input<typeof api.bulk.apply>) {
  const ids = 'ids' in body ? [...new Set(body.ids)] : await chatsMeant(call, body);
  const restorableUntil = new Date(call.platform.now().getTime() + restorableMs).toISOString();
  const items = [];
  for (const id of ids.slice(0, limits.bulkChatsMax)) {
    try {
      const outcome = await change(call.platform, (unit) =>
        applyToOne({ ...call, ...unit }, id, body.action),
      );
      items.push({ chat_id: id, outcome, error: null });
    } catch (error) {
      items.push({ chat_id: id, outcome: null, error: reasonOf(error, call.language) });
    }
  }
  return { items, restorable_until: restorableUntil, more: ids.length > limits.bulkChatsMax };
}

async function applyToOne(call: Call, id: string, action: Asked['action']) {
  if (action === 'delete') return (await removeChat(call, id)).outcome;
  await keepSettings(call, id, { archived: true });
  return 'archived' as const;
}

/** My chats that the action would change; one more than a call takes, to know whether some are left. */
async function chatsMeant(call: Call, body: Exclude<Asked, { ids: string[] }>): Promise<string[]> {
  const rows = await call.db
    .select({ id: chats.id })
    .from(chatMembers)
    .innerJoin(chats, eq(chats.id, chatMembers.chatId))
    .where(
      and(
        eq(chatMembers.userId, call.me.userId),
        eq(chatMembers.state, 'active'),
        eq(chatMembers.hidden, false),
        isNull(chats.deletedAt),
        'before' in body ? lt(chats.lastMessageAt, new Date(body.before)) : undefined,
        body.action === 'archive' ? eq(chatMembers.archived, false) : undefined,
      ),
    )
    .orderBy(asc(chats.lastMessageAt), asc(chats.id))
    .limit(limits.bulkChatsMax + 1);
  return rows.map(({ id }) => id);
}
