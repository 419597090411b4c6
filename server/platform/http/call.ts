import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/shapes.ts';
import type { Change } from '../change.ts';
import type { Caller } from './authentication.ts';

/** One request of the API on its way through a domain function. */
export interface Call extends Change {
  /** Who calls. @throws Refusal auth.token_missing on public calls */
  readonly me: Caller;
  /** The caller's language: profile, else Accept-Language, else English. */
  readonly language: Language;
  /** Ends when the client goes away. */
  readonly signal: AbortSignal;
  /** For cookies and streamed answers only. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A file of a multipart body, on this node’s disk until the call is answered. */
export interface UploadedFile {
  path: string;
  /** In bytes; within the upload limit. */
  size: number;
}

/**
 * The parts of a request, parsed by the contract. The body is parsed when it is first read, so that
 * a door before it answers 404 to those who may not know, whatever they sent.
 */
export interface Input<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly files: Record<string, UploadedFile>;
}
