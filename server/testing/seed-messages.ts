import type { Person, World } from './world.ts';

export interface SeededMessage {
  by: 'person' | 'guide';
  text: string;
  at?: string;
}

/** Messages of a chat with the guide, straight into the tables; by default a minute apart. */
export async function seedMessages(
  { app }: World,
  { user }: Person,
  chatId: string,
  messages: readonly SeededMessage[],
): Promise<void> {
  const begun = Date.parse('2026-11-02T08:00:00Z');
  await app.platform.database.pool.query(
    `insert into messages (id, chat_id, seq, author_id, kind, text, created_at)
     select gen_random_uuid(), $1, m.n, case when m.by = 'guide' then null else $2::uuid end,
       case when m.by = 'guide' then 'guide' else 'user' end, m.text, m.at::timestamptz
     from unnest($3::text[], $4::text[], $5::text[]) with ordinality as m(by, text, at, n)`,
    [
      chatId,
      user.id,
      messages.map(({ by }) => by),
      messages.map(({ text }) => text),
      messages.map(({ at }, index) => at ?? new Date(begun + index * 60_000).toISOString()),
    ],
  );
  await app.platform.database.pool.query(`update chats set last_seq = $2 where id = $1`, [
    chatId,
    messages.length,
  ]);
}
