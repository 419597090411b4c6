import http from 'node:http';
import pg from 'pg';
import pino from 'pino';
import { startEmbedded } from '#db/embedded.ts';

/** `node:http` and `pg` over the same embedded PostgreSQL: it starts, asks the database once and listens. */
const [port = '0', dataDir = ''] = process.argv.slice(2);
const embedded = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
const pool = new pg.Pool(embedded.connection);
await pool.query('select 1');
http.createServer((_request, response) => response.end('ok')).listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => {
  void pool
    .end()
    .then(() => embedded.close())
    .then(() => process.exit(0));
});
