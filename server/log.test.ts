import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';

const canary = 'yellow canary';

/** The log after `write`. */
function logged(write: (log: ReturnType<typeof openLog>) => void) {
  const lines: string[] = [];
  write(openLog('trace', { write: (line) => void lines.push(line) }));
  return { text: lines.join(''), lines: lines.map((line) => JSON.parse(line) as LogLine) };
}

interface LogLine {
  msg: string;
  err: {
    type: string;
    message?: string;
    statement?: string;
    code?: string;
    table?: string;
    stack: string[];
    cause?: LogLine['err'];
    errors?: LogLine['err'][];
  };
}

function databaseError(): pg.DatabaseError {
  const error = new pg.DatabaseError(`Key (name)=(${canary}) already exists`, 0, 'error');
  const from = { code: '23505', detail: canary, where: canary, hint: canary, table: 'users' };
  return Object.assign(error, from, { internalQuery: canary });
}

const failedQuery = () =>
  new DrizzleQueryError('insert into users values ($1)', [canary], databaseError());

test('of a failed statement the statement, its SQLSTATE and its table are kept, and no value', () => {
  const { text, lines } = logged((log) => log.error({ err: failedQuery() }, 'a request failed'));
  expect(text).not.toContain(canary);
  expect(lines).toMatchObject([
    {
      msg: 'a request failed',
      err: {
        type: 'DrizzleQueryError',
        statement: 'insert into users values ($1)',
        cause: { type: 'DatabaseError', code: '23505', table: 'users' },
      },
    },
  ]);
  expect(lines[0]?.err.stack[0]).toContain('log.test.ts');
});

test('an error is serialized alike under every name, by a child, by itself and between words', () => {
  const outer = new Error('outer', { cause: failedQuery() });
  const all = new AggregateError([failedQuery(), outer], 'several');
  const { text, lines } = logged((log) => {
    log.error({ error: failedQuery(), reason: databaseError(), err: failedQuery() });
    log.child({ part: 'one' }).warn({ cause: failedQuery() }, 'words');
    log.fatal(failedQuery());
    log.info(failedQuery(), 'words');
    log.info('words %s', failedQuery());
    log.error({ err: new Error('nested', { cause: all }) }, 'words');
  });
  expect(text).not.toContain('Key (name)');
  expect(text).not.toContain(canary);
  expect(lines).toHaveLength(6);
});

test('text repeated by a parser, a provider or a mail server is left out', () => {
  let unreadable: unknown;
  try {
    JSON.parse(`{"text": ${canary}`);
  } catch (error) {
    unreadable = error;
  }
  const provider = Object.assign(new Error(canary), { responseBody: canary, statusCode: 400 });
  const mail = new Error('550 <ana@example.org> is not known to "mail.example.org"');
  const { text, lines } = logged((log) => {
    for (const error of [unreadable, provider, mail]) log.warn({ err: error }, 'words');
  });
  expect(text).not.toMatch(/canary|example\.org/u);
  expect(lines[2]?.err.message).toBe('550 … is not known to …');
});

test('a message of several lines leaves nothing of itself in the stack', () => {
  const error = Object.assign(new Error(`one\n    at ${canary} (file.ts:1:1)`), { issues: [] });
  const { text, lines } = logged((log) => log.error({ err: error }, 'words'));
  expect(text).not.toContain(canary);
  expect(lines[0]?.err.stack.length).toBeGreaterThan(0);
});
