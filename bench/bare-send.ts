import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { v7 as newId } from 'uuid';

const preview = JSON.stringify({ author: null, text: 'Shall we look at it', kind: 'user' });

/** The rows of a sent message, in one statement without checks. */
export async function storeBarely(
  pool: pg.Pool,
  chatId: string,
  authorId: string,
  text: string,
): Promise<void> {
  await pool.query({
    name: 'stored_barely',
    text: `
      with chat as (
        update chats set last_seq = last_seq + 1, last_message = $2::jsonb, last_message_at = now()
        where id = $1 returning last_seq
      ), message as (
        insert into messages (id, chat_id, seq, author_id, kind, text, client_id, stage, created_at)
        select $3, $1, last_seq, $4, 'user', $5, $6, 'PS', now() from chat
      ), members as (
        update chat_members set last_message_at = now() where chat_id = $1
      ), place as (
        insert into streams as known (id, version) values ($1, 1)
        on conflict (id) do update set version = known.version + 1 returning version
      )
      insert into events (stream_id, version, event, created_at)
      select $1, version, $2::jsonb, now() from place`,
    values: [chatId, preview, newId(), authorId, text, randomUUID()],
  });
}
