import { readFileSync } from 'node:fs';
import http from 'node:http';
import pg from 'pg';

/**
 * The smallest program that could answer the chat list: `node:http`, a pool and the product's own
 * SELECT (server/features/chat-list/chat-list.ts), without accounts, headers, parsing or logs.
 */
const [port = '0', connectionFile = '', userId = ''] = process.argv.slice(2);
const pool = new pg.Pool({
  ...(JSON.parse(readFileSync(connectionFile, 'utf8')) as pg.PoolConfig),
  max: 20,
});
const utc = (time: string) =>
  `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const person = `json_build_object('id', u.id, 'username', u.username, 'displayName', u.display_name, 'avatarId', u.avatar_id)`;
const unread = (which: string) => `(select count(*)::int from (
    select 1 from messages x
    where x.chat_id = c.id and x.on_path and x.seq > m.last_read_seq
      and x.kind <> 'system' and x.deleted_at is null and x.author_id is distinct from m.user_id and ${which}
    limit 100) counted)`;
const statement = `
  select
    c.id, c.title, c.chat_type, m.last_read_seq, m.pinned, m.archived, m.draft, m.state, m.notify,
    ${utc('m.muted_until')} as muted_until, ${utc('m.last_message_at')} as sort_at,
    case when m.state = 'active' then c.last_message end as last_message,
    case when m.state = 'active' then c.stage else 'PS' end as stage,
    ${utc(`case when m.state = 'active' then c.last_message_at else m.joined_at end`)} as last_message_at,
    case when c.chat_type in ('US', 'GP') and m.state = 'active' then (
      select json_agg(${person} order by p.joined_at, p.user_id) from (
        select joined_at, user_id from chat_members
        where chat_id = c.id and user_id <> m.user_id and state not in ('left', 'requested')
        order by joined_at, user_id limit 4) p
      join users u on u.id = p.user_id) end as people,
    case when m.state = 'invited' then (select ${person} from users u where u.id = m.invited_by) end as inviter,
    case when m.state = 'active' then ${unread('true')} else 0 end as unread,
    case when m.state = 'active' and c.chat_type in ('US', 'GP')
      then ${unread("x.mentions <> '{}' and m.user_id::text = any(x.mentions)")} else 0 end as mention,
    m.state = 'active' and exists (select 1 from generations g where g.chat_id = c.id) as generating
  from chat_members m join chats c on c.id = m.chat_id
  where m.user_id = $1 and m.archived = $2 and m.state in ('active', 'invited', 'requested') and not m.hidden
    and c.deleted_at is null and not c.temporary
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
