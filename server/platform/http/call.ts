import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/shapes.ts';
import type { Change } from '../change.ts';
import type { Caller } from './authentication.ts';

/** One API request during its domain function. */
export interface Call extends Change {
  /**
   * The caller.
   * @throws Refusal auth.token_missing on public calls
   */
  readonly me: Caller;
  /** The caller's language: profile, else Accept-Language, else English. */
  readonly language: Language;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** For cookies and streamed answers only. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A change that somebody makes, apart from the request that asks for it. */
export type Act = Change & { readonly me: Pick<Caller, 'userId'> };

/** An act whose results are worded in the language of the person who makes it. */
export type LocalAct = Act & Pick<Call, 'language'>;

/** The act of a person that follows from another call, such as an answer to their words. */
export function actOf(
  { platform, db, announce, emit, audienceChanged, afterCommit }: Change,
  userId: string,
  language: Language,
): LocalAct {
  // Not all of a call: its caller may be nobody.
  const own: Change = { platform, db, announce, emit, audienceChanged, afterCommit };
  return { ...own, me: { userId }, language };
}

/** A file of a multipart body, on this node’s disk until the call is answered. */
export interface UploadedFile {
  path: string;
  /** In bytes; within the upload limit. */
  size: number;
}

/**
 * The parts of a request, parsed by the contract. The body is parsed when it is first read, so that an access
 * check before it answers 404 to people without access, whatever they sent.
 */
export interface Input<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly files: Record<string, UploadedFile>;
}
