import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { type FieldError, fieldErrors } from '#contract/errors.ts';
import type { Language } from '#contract/shapes.ts';
import { type Change, change, readingOnly } from '../change.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from './authentication.ts';
import type { Call, Input, UploadedFile } from './call.ts';
import { answeredOnce } from './idempotency.ts';
import { isOwnOrigin } from './origin.ts';
import { requireCsrf } from './csrf.ts';

/** An endpoint with its domain function. */
export interface Route {
  endpoint: Endpoint;
  answer(request: FastifyRequest, reply: FastifyReply, context: RequestContext): Promise<unknown>;
}

export interface RequestContext {
  platform: Platform;
  caller: Caller | null;
  language: Language;
  body: unknown;
  files: Record<string, UploadedFile>;
  /** The session of the refresh cookie, for calls authorised by a cookie. */
  cookieSessionId: string | null;
  /** Answers are checked against the contract (tests and development). */
  checksAnswers: boolean;
}

/**
 * Work before the transaction, because it waits for the network: it calls `go` with the arguments for the
 * domain function. It does its own access checks; its reads may be outdated by then.
 */
export type Before<E extends Endpoint, Prepared> = (
  call: Call,
  input: Input<E>,
  go: (prepared: Prepared) => Promise<AnswerOf<E>>,
) => Promise<AnswerOf<E>>;

interface ServeOptions {
  /**
   * False where the domain function waits for somebody outside, for longer than a transaction may be
   * open: it calls `change` itself, and is harmless when it is called again.
   */
  opensTransaction?: boolean;
}

/**
 * From endpoint to domain function: finds the caller, parses by the contract, opens a transaction for every
 * method but GET, gives a repeat the first answer, and publishes after the commit.
 */
export function serve<E extends Endpoint>(
  endpoint: E,
  domainFunction: (call: Call, input: Input<E>) => Promise<AnswerOf<E>>,
  { opensTransaction = endpoint.method !== 'GET' || !endpoint.repeatable }: ServeOptions = {},
): Route {
  return routeOf(endpoint, domainFunction, opensTransaction, (_call, _input, go) => go(undefined));
}

/** The same for changes with preparation before the transaction. */
export function servePrepared<E extends Endpoint, Prepared>(
  endpoint: E,
  before: Before<E, Prepared>,
  domainFunction: (call: Call, input: Input<E>, prepared: Prepared) => Promise<AnswerOf<E>>,
): Route {
  return routeOf(endpoint, domainFunction, true, before);
}

function routeOf<E extends Endpoint, Prepared>(
  endpoint: E,
  domainFunction: (call: Call, input: Input<E>, prepared: Prepared) => Promise<AnswerOf<E>>,
  opensTransaction: boolean,
  before: Before<E, Prepared>,
): Route {
  return {
    endpoint,
    async answer(request, reply, context) {
      const { platform } = context;
      if (endpoint.access === 'cookie' && (endpoint.method !== 'GET' || !endpoint.repeatable)) {
        requireCsrf(request, platform.config, context.cookieSessionId);
      }
      if (
        endpoint.access === 'public' &&
        endpoint.method !== 'GET' &&
        !isOwnOrigin(request, platform.config)
      ) {
        throw new Refusal('csrf.invalid');
      }
      const input = inputOf(endpoint, request, context);
      const reading = callOf(readingOnly(platform), request, reply, context);
      const answer = await before(reading, input, (prepared) =>
        opensTransaction
          ? change(platform, (unit) =>
              answeredOnce(endpoint, unit, request, context, () =>
                domainFunction(callOf(unit, request, reply, context), input, prepared),
              ),
            )
          : domainFunction(reading, input, prepared),
      );
      if (context.checksAnswers && !reply.sent && !isFile(answer))
        endpoint.answer.parse(JSON.parse(JSON.stringify(answer)));
      return answer;
    },
  };
}

/** Bytes, or a stream of text or bytes; everything else is JSON. */
export function isFile(
  answer: unknown,
): answer is Uint8Array | AsyncIterable<string> | AsyncIterable<Uint8Array> {
  return (
    answer instanceof Uint8Array ||
    (typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer)
  );
}

function callOf(
  unit: Change,
  request: FastifyRequest,
  reply: FastifyReply,
  context: RequestContext,
): Call {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return {
    ...unit,
    get me() {
      if (!context.caller) throw new Refusal('auth.token_missing');
      return context.caller;
    },
    language: context.language,
    signal: left.signal,
    request,
    reply,
  };
}

function inputOf<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  context: RequestContext,
): Input<E> {
  const params = endpoint.params.safeParse(request.params);
  if (!params.success) throw new Refusal('request.not_found');
  const query = parsed(endpoint.query, presentOnly(request.query));
  let body: { value: unknown } | undefined;
  return {
    params: params.data as Input<E>['params'],
    query: query as Input<E>['query'],
    get body() {
      body ??= { value: parsed(endpoint.body, context.body === undefined ? {} : context.body) };
      return body.value as Input<E>['body'];
    },
    files: context.files,
  };
}

/** Empty and null query parameters count as absent; a repeated or non-text one is refused. */
function presentOnly(query: unknown): Record<string, string> {
  const present: [string, string][] = [];
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    if (value === '' || value === 'null' || value === undefined) continue;
    if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) {
      throw new Refusal('request.invalid', { fields: { [name]: 'field.invalid' } });
    }
    present.push([name, value]);
  }
  return Object.fromEntries(present);
}

function parsed(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const fields: Record<string, FieldError> = {};
  for (const issue of deepest(result.error.issues)) {
    const field = issue.path.length > 0 ? issue.path.join('.') : (unknownKey(issue) ?? 'body');
    fields[field.slice(0, 100)] ??= fieldErrorOf(issue);
  }
  throw new Refusal('request.invalid', { fields });
}

/** Of a union's alternatives, the one that matched furthest gives the error. */
function deepest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const closest = issue.errors.toSorted(
      (one, other) => one.length - other.length || depth(other) - depth(one),
    )[0];
    return deepest(closest ?? []).map((inner) => ({
      ...inner,
      path: [...issue.path, ...inner.path],
    }));
  });
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length));
}

function unknownKey(issue: z.core.$ZodIssue): string | undefined {
  return issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
}

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const named = fieldErrors.find((code) => code === issue.message);
  if (named) return named;
  if (issue.code === 'unrecognized_keys') return 'field.unknown';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'field.required';
  const isOfNumber =
    'origin' in issue && /^(?:number|int|bigint|date)$/u.test(String(issue.origin));
  if (isOfNumber) return 'field.invalid';
  if (issue.code === 'too_big') return 'field.too_long';
  if (issue.code === 'too_small') return 'field.too_short';
  return 'field.invalid';
}
