import type { Person, World } from './world.ts';

export interface SeededMessage {
  by: 'person' | 'guide';
  text: string;
  at?: string;
  /** Among people; the person who is given otherwise. */
  author?: Person;
}

/** Messages at the end of a chat, straight into the tables; by default a minute apart. */
export async function seedMessages(
  { app }: World,
  { user }: Person,
  chatId: string,
  messages: readonly SeededMessage[],
): Promise<void> {
  const begun = Date.parse('2026-11-02T08:00:00Z');
  await app.platform.database.pool.query(
    `insert into messages (id, chat_id, seq, author_id, kind, text, created_at)
     select gen_random_uuid(), $1, chats.last_seq + m.n, case when m.by = 'guide' then null else m.author::uuid end,
       case when m.by = 'guide' then 'guide' else 'user' end, m.text, m.at::timestamptz
     from chats, unnest($2::text[], $3::text[], $4::text[], $5::text[]) with ordinality as m(author, by, text, at, n)
     where chats.id = $1`,
    [
      chatId,
      messages.map(({ author }) => (author?.user ?? user).id),
      messages.map(({ by }) => by),
      messages.map(({ text }) => text),
      messages.map(({ at }, index) => at ?? new Date(begun + index * 60_000).toISOString()),
    ],
  );
  await app.platform.database.pool.query(
    `update chats set last_seq = last_seq + $2 where id = $1`,
    [chatId, messages.length],
  );
}
