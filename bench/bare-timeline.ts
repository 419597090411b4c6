import { readFileSync } from 'node:fs';
import http from 'node:http';
import pg from 'pg';

/**
 * The smallest program that could answer a page of a timeline: `node:http`, a pool and one SELECT of the kinds of
 * entries that the person has, without accounts, headers, parsing, sources or logs. `?after=` is a moment.
 */
const [port = '0', connectionFile = '', userId = ''] = process.argv.slice(2);
const pool = new pg.Pool({
  ...(JSON.parse(readFileSync(connectionFile, 'utf8')) as pg.PoolConfig),
  max: 20,
});
const part = (kind: string, table: string, time: string, words: string) => `(
  select '${kind}' as kind, id, ${time} as at, ${words} as title from ${table}
  where user_id = $1 and ${time} < $2 order by ${time} desc limit 51)`;
const statement = `
  select * from (
    ${part('insight', 'insights', 'created_at', 'text')} union all
    ${part('moment', 'moments', 'at', 'text')} union all
    ${part('action_made', 'actions', 'created_at', 'title')}) items
  order by at desc limit 51`;

http
  .createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://bare');
    pool.query(statement, [userId, searchParams.get('after') ?? 'infinity']).then(
      ({ rows }) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ items: rows.slice(0, 50), next: null }));
      },
      () => {
        response.statusCode = 500;
        response.end();
      },
    );
  })
  .listen(Number(port), '127.0.0.1');
