import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { dayIn } from '#contract/days.ts';
import type { Memory } from '#contract/memory.ts';
import { actions } from '#db/schema/actions.ts';
import { chats } from '#db/schema/chats.ts';
import type { LastStep } from '../../platform/ai/model.ts';
import type { Db } from '../../platform/change.ts';
import type { Person } from '../account/people.ts';
import type { ChatRow } from '../sight/doors.ts';

/**
 * The newest step of the person that came of an earlier chat with the guide alone, where they allow memory and have
 * begun no other such chat since. A step with a day is asked after once the day is over, or it is done. A step that they
 * dropped is not asked after, nor is any in a temporary chat.
 */
export async function lastStepBefore(
  db: Db,
  { settings, timezone }: Pick<Person, 'settings' | 'timezone'>,
  chat: Pick<ChatRow, 'id' | 'chatType' | 'ownerId' | 'temporary'>,
): Promise<LastStep | null> {
  if (!settings.memory || chat.chatType !== 'AI' || chat.temporary) return null;
  const me = chat.ownerId;
  // The order of chats needs no zone; the database may not know that of the person.
  const begins = sql`case when ${actions.state} = 'done' or ${actions.dueOn} is null then ${actions.createdAt}
    else greatest(${actions.createdAt}, (${actions.dueOn} + 1)::timestamp at time zone 'UTC') end`;
  const [step] = await db
    .select({ title: actions.title, state: actions.state })
    .from(actions)
    .innerJoin(chats, eq(chats.id, actions.chatId))
    .where(
      and(
        eq(actions.userId, me),
        eq(chats.chatType, 'AI'),
        eq(chats.ownerId, me),
        ne(chats.id, chat.id),
        or(
          eq(actions.state, 'done'),
          isNull(actions.dueOn),
          lt(actions.dueOn, dayIn(timezone, new Date())),
        ),
        sql`not exists (
          select 1 from chats later
          where later.owner_id = ${me} and later.chat_type = 'AI' and later.deleted_at is null
            and later.id <> ${chat.id} and later.created_at > ${begins})`,
      ),
    )
    .orderBy(desc(actions.createdAt))
    .limit(1);
  return step && step.state !== 'dropped'
    ? { title: step.title, done: step.state === 'done' }
    : null;
}

/** The newest step that came of a chat of the person with the guide alone, for them to see what the guide knows. */
export async function rememberedStep(db: Db, me: string): Promise<Memory['last_step']> {
  const [step] = await db
    .select({ action_id: actions.id, title: actions.title, state: actions.state })
    .from(actions)
    .innerJoin(chats, eq(chats.id, actions.chatId))
    .where(and(eq(actions.userId, me), eq(chats.chatType, 'AI'), eq(chats.ownerId, me)))
    .orderBy(desc(actions.createdAt))
    .limit(1);
  return step ?? null;
}
