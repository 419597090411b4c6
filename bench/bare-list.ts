import { readFileSync } from 'node:fs';
import http from 'node:http';
import pg from 'pg';

/**
 * The smallest program that could answer the chat list: `node:http`, a pool and the product's own
 * SELECT (server/features/chat/chat-list.ts), without accounts, headers, parsing or logs.
 */
const [port = '0', connectionFile = '', userId = ''] = process.argv.slice(2);
const pool = new pg.Pool({
  ...(JSON.parse(readFileSync(connectionFile, 'utf8')) as pg.PoolConfig),
  max: 20,
});
const statement = `
  select
    c.id, c.title, c.chat_type, c.last_message, c.stage, m.last_read_seq, m.pinned, m.archived, m.draft, m.state,
    to_char(m.last_message_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_message_at,
    (select count(*)::int from (
      select 1 from messages x
      where x.chat_id = c.id and x.on_path and x.seq > m.last_read_seq
        and x.kind <> 'system' and x.deleted_at is null and x.author_id is distinct from m.user_id
      limit 100) counted) as unread,
    exists (select 1 from generations g where g.chat_id = c.id) as generating
  from chat_members m join chats c on c.id = m.chat_id
  where m.user_id = $1 and m.archived = $2 and m.state = 'active' and c.deleted_at is null and not c.temporary
    and true and true and true
  order by m.pinned desc, m.last_message_at desc, m.chat_id desc
  limit $3`;

http
  .createServer((_request, response) => {
    pool.query(statement, [userId, false, 21]).then(
      ({ rows }) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ items: rows.slice(0, 20), next: null }));
      },
      () => {
        response.statusCode = 500;
        response.end();
      },
    );
  })
  .listen(Number(port), '127.0.0.1');
