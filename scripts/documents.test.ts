import { expect, test } from 'vitest';
import { nameCheck } from './documents.ts';

const unknownNames = nameCheck();

test.each([
  ['a file', '`server/app.ts`, `platform/http/serve.ts`, `docs/decisions/`'],
  ['a file by a pattern', '`contract/<noun>.live.ts`, `server/testing/hostile-*.ts`'],
  ['a file that the program makes', '`./data`, `data/outbox`, `dist/cards/<version>`'],
  ['a route', '`GET /api/chat/{id}/messages`, `/healthz`, `/join/{token}`'],
  ['an identifier', '`serve(endpoint, domainFunction)`, `message.created`, `messages.pinned_at`'],
  ['a setting and a package', '`DATABASE_URL`, `@fastify/rate-limit`'],
  ['a command', '`npm run bench -- answers`, `npm start -- --backup <file>`'],
  ['what stands in a block of code', '```\nnpm run dev\nserve() ─▶ rateAnswer() ─ app.ts\n```\n'],
])('%s that exists is known', (_what, document) => {
  expect(unknownNames(document)).toEqual([]);
});

test.each([
  ['a file', '`server/nothing.ts` beside `app.ts`', 'server/nothing.ts'],
  ['a file in another folder', '`db/app.ts`', 'db/app.ts'],
  ['a file by a pattern', '`contract/<noun>.dead.ts`', 'contract/*.dead.ts'],
  ['a folder', '`server/nowhere/`', 'server/nowhere/'],
  ['a route', '`PUT /api/chat/{id}/nothing`', '/api/chat/*/nothing'],
  ['a function', '`serveNobody(call)`', 'serveNobody'],
  ['a column', '`messages.nobody_wrote`', 'messages.nobody_wrote'],
  ['a setting', '`NOBODY_SETS_IT=on`', 'NOBODY_SETS_IT'],
  ['a package', '`@nobody/nothing`', '@nobody/nothing'],
  ['a script', '`npm run nothing`', 'npm run nothing'],
  ['a measurement', '`npm run bench -- nothing`', 'npm run bench -- nothing'],
  ['a name in a block of code', '```\nserve() ─▶ serveNobody()\n```\n', 'serveNobody'],
])('%s that does not exist is named', (_what, document, name) => {
  expect(unknownNames(document)).toEqual([name]);
});
