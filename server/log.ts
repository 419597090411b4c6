import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Lines wait in memory while the disk that takes them is full, up to this; what comes then is lost. */
const waitingBytesMax = 1024 * 1024;
const causesMax = 5;
const frame = /^\s+at .+$/u;
const plainName = /^[\w.$-]{1,60}$/u;
/** Libraries repeat people's words in quotes or brackets; addresses stand alone. */
const repeated = /"[^]*"|'[^]*'|`[^]*`|<[^]*>|\S+@\S+/gu;

/** The logged form of an error. */
interface LoggedError {
  type: string;
  message?: string;
  /** SQL with placeholders; the values are never kept. */
  statement?: string;
  code?: string | number;
  table?: string;
  column?: string;
  constraint?: string;
  /** HTTP status of a provider or of a storage. */
  status?: number;
  stack?: string[];
  cause?: LoggedError;
  errors?: LoggedError[];
}

/**
 * Lines of JSON, by default on standard output. For every error the log says where and why it failed and
 * holds nothing that people wrote: no values of a statement, no prompt, no address. A log that can't be
 * written stops nothing and delays nobody.
 */
export function openLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    formatters: { log: withoutValues },
    hooks: {
      logMethod(given: unknown[], method: (...given: unknown[]) => void) {
        const [first, ...rest] = given;
        const fields = first instanceof Error ? { err: first } : first;
        const [sentence] = rest;
        // Without a sentence pino would repeat the error's own.
        if (typeof fields === 'object' && sentence === undefined) rest[0] = 'something failed';
        method.apply(
          this,
          [fields, ...rest].map((one) => (one instanceof Error ? one.name : one)),
        );
      },
    },
  };
  return pino(options as object, destination);
}

function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: waitingBytesMax });
  output.on('error', () => undefined);
  return output;
}

function withoutValues(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Error ? loggedError(value) : value,
    ]),
  );
}

export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, cause, errors, statusCode } = error as Error & {
    code?: unknown;
    errors?: unknown;
    statusCode?: unknown;
  };
  const message = safeMessage(error);
  const logged: LoggedError = {
    type: plainName.test(error.constructor.name) ? error.constructor.name : 'Error',
    ...(message === null ? {} : { message }),
    ...(error instanceof DrizzleQueryError ? { statement: error.query } : {}),
    ...(typeof code === 'number' || (typeof code === 'string' && plainName.test(code))
      ? { code }
      : {}),
    ...(error instanceof pg.DatabaseError ? placeOf(error) : {}),
    ...(typeof statusCode === 'number' ? { status: statusCode } : {}),
    stack: framesOf(error),
  };
  if (depth === causesMax) return logged;
  if (cause !== undefined) logged.cause = loggedError(cause, depth + 1);
  if (Array.isArray(errors)) logged.errors = errors.map((one) => loggedError(one, depth + 1));
  return logged;
}

/** Null where the sentence is made from what failed: of databases, parsers and providers. */
function safeMessage(error: Error): string | null {
  const repeatsInput =
    error instanceof pg.DatabaseError ||
    error instanceof DrizzleQueryError ||
    error instanceof SyntaxError ||
    'responseBody' in error ||
    'issues' in error ||
    error.message.startsWith('Failed query');
  return repeatsInput ? null : error.message.replaceAll(repeated, '…');
}

function placeOf({ table, column, constraint }: pg.DatabaseError) {
  return {
    ...(table === undefined ? {} : { table }),
    ...(column === undefined ? {} : { column }),
    ...(constraint === undefined ? {} : { constraint }),
  };
}

/** The stack begins with the message, which may have lines of its own. */
function framesOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  const frames = at === -1 ? stack : stack.slice(at + message.length);
  return frames.split('\n').flatMap((line) => (frame.test(line) ? [line.trim()] : []));
}
