import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { v7 as newId } from 'uuid';

const preview = JSON.stringify({ author: null, text: 'Shall we look at it', kind: 'user' });

/** What a sent message leaves in the database, in as few plain statements as PostgreSQL allows for it. */
export async function storeBarely(
  pool: pg.Pool,
  chatId: string,
  authorId: string,
  text: string,
): Promise<void> {
  const client = await pool.connect();
  const run = (name: string, statement: string, values: unknown[]) =>
    client.query<{ last_seq: string; version: string }>({ name, text: statement, values });
  try {
    await client.query('begin');
    const { rows } = await run(
      'seq',
      `update chats set last_seq = last_seq + 1, last_message = $2::jsonb, last_message_at = now()
       where id = $1 returning last_seq`,
      [chatId, preview],
    );
    await run(
      'message',
      `insert into messages (id, chat_id, seq, author_id, kind, text, client_id, stage, created_at)
       values ($1, $2, $3, $4, 'user', $5, $6, 'PS', now())`,
      [newId(), chatId, rows[0]?.last_seq, authorId, text, randomUUID()],
    );
    await run('members', 'update chat_members set last_message_at = now() where chat_id = $1', [
      chatId,
    ]);
    await run(
      'event',
      `with place as (
         insert into streams as known (id, version) values ($1, 1)
         on conflict (id) do update set version = known.version + 1 returning version)
       insert into events (stream_id, version, event, created_at)
       select $1, version, $2::jsonb, now() from place`,
      [chatId, preview],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
