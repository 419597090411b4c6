import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * The callers of an endpoint:
 * - `public`: anybody; the `Authorization` header is ignored.
 * - `member`: a valid access token (`Authorization: Bearer …`), else 403 `auth.token_*`.
 * - `cookie`: a cookie acts (refresh, sign-out, media), so the CSRF header is checked where something
 *   changes.
 */
export type Access = 'public' | 'member' | 'cookie';

/** One call of the API, as server, browser, tests and API reference use it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with `:name` parameters. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
  /** Refusals of its own; `refusalsOf` adds what follows from access, body and files. */
  fails: readonly ErrorCode[];
  /** File fields of a multipart body; the other fields of the body arrive as text. */
  files?: readonly string[];
  /** Text fields of a multipart body that hold JSON. */
  jsonFields?: readonly string[];
  /** Also reads a form of a few text fields, in either of the two forms of a body. */
  readsForm?: boolean;
  /** Takes the JSON body as the text that was sent, for a signature over it. */
  readsRaw?: boolean;
  /** False if the answer holds a credential: a repeat is then never answered from the stored answer. */
  repeatable: boolean;
  /** Calls per minute of one caller (person, else network address), shared by all calls with the same limit. */
  perMinute: number;
}

const nothing = z.strictObject({});

/** An answer without content. */
export const Done = z.strictObject({ ok: z.literal(true) });

type Part = z.ZodType | undefined;
type Or<T extends Part> = T extends z.ZodType ? T : typeof nothing;

/** Declares an endpoint; omitted parts are empty objects, and unknown fields are refused (422). */
export function endpoint<
  Answer extends z.ZodType,
  Params extends Part = undefined,
  Query extends Part = undefined,
  Body extends Part = undefined,
>(declared: {
  method: Endpoint['method'];
  path: Endpoint['path'];
  summary: string;
  access?: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  fails?: readonly ErrorCode[];
  files?: readonly string[];
  jsonFields?: readonly string[];
  readsForm?: boolean;
  readsRaw?: boolean;
  repeatable?: boolean;
  perMinute?: number;
}): Endpoint<Or<Params>, Or<Query>, Or<Body>, Answer> {
  return {
    access: 'member',
    fails: [],
    repeatable: true,
    perMinute: 300,
    ...declared,
    params: (declared.params ?? nothing) as Or<Params>,
    query: (declared.query ?? nothing) as Or<Query>,
    body: (declared.body ?? nothing) as Or<Body>,
  };
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;
/** The input of a caller, before defaults are filled in. */
export type BodyIn<E extends Endpoint> = z.input<E['body']>;
export type QueryIn<E extends Endpoint> = z.input<E['query']>;
