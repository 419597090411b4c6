import { sql } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Outcome } from '#contract/outcomes.ts';
import type { Act, Call, Input } from '../../platform/http/call.ts';
import { reachableChat } from '../sight/doors.ts';
import { isAttendedBy } from '../sight/meetings.ts';
import { isReadableBy } from '../sight/messages.ts';

const shownMax = 200;

interface OutcomeRow extends Record<string, unknown> {
  kind: Outcome['kind'];
  id: string;
  message_id: string | null;
  title: string;
  done: boolean;
  at: Date | string;
}

/** @throws Refusal chat.not_found, chat.not_joined */
export async function outcomesOf(call: Call, { params }: Input<typeof api.outcomes.list>) {
  const { chat } = await reachableChat(call, params.id);
  return { items: await outcomesIn(call, chat.id) };
}

/**
 * The outcomes of a chat for the caller, who may see it, newest first and at most 200; a message that they no longer
 * see is not named.
 */
export async function outcomesIn(call: Act, chatId: string): Promise<Outcome[]> {
  const me = call.me.userId;
  const now = call.platform.now().toISOString();
  const { rows } = await call.db.execute<OutcomeRow>(sql`
    select o.kind, o.id, messages.id as message_id, o.title, o.done, o.at
    from (
      select 'action' as kind, id, message_id, title, state = 'done' as done, created_at as at
      from actions where user_id = ${me} and chat_id = ${chatId} and state <> 'dropped'
      union all
      select 'insight', id, message_id, text, false, created_at
      from insights where user_id = ${me} and chat_id = ${chatId}
      union all
      select 'meeting', t.id, null::uuid, t.title, t.last_ends_at < ${now}::timestamptz, t.created_at
      from meetings t where t.chat_id = ${chatId} and ${isAttendedBy(me, sql`t`)}
    ) o left join messages
      on messages.id = o.message_id and messages.deleted_at is null and ${isReadableBy(me)}
    order by o.at desc, o.id desc limit ${shownMax}`);
  return rows.map(({ kind, id, message_id, title, done, at }) => ({
    kind,
    id,
    message_id,
    title,
    done: done ?? false,
    at: new Date(at).toISOString(),
  }));
}
