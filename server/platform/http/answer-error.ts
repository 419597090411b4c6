import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { errorMessage } from '#i18n/errors.ts';
import { databaseErrorCode } from '../change.ts';
import { isDatabaseAway } from '../database-away.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { acceptedLanguage } from './language.ts';

/** When to try again what nobody knows better of. */
const unavailableSeconds = 5;

const statusCodes: Partial<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  404: 'request.not_found',
  413: 'request.too_large',
  415: 'request.type_unsupported',
  429: 'request.too_many',
  503: 'server.unavailable',
};

/** Every failure in the contract's form, in the caller's language; never a stack. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.code === 'server.storage_full') platform.storageRoom.noteFull();
  if (refusal.code === 'server.failed') {
    platform.log.error(
      { err: error, request_id: request.id, route: request.routeOptions.url },
      'a request failed',
    );
  }
  const language = request.caller?.language ?? acceptedLanguage(request);
  // The rest of a body that is too large is not read.
  if (refusal.status === 413) void reply.header('connection', 'close');
  const retryAfter =
    refusal.retryAfterSeconds ?? (refusal.status === 503 ? unavailableSeconds : undefined);
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  return reply
    .status(refusal.status)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        error: {
          ...refusal.params,
          code: refusal.code,
          message: errorMessage(language, refusal.code, refusal.params),
          request_id: request.id,
          ...(refusal.fields ? { fields: refusal.fields } : {}),
        },
      }),
    );
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (fullCodes.has(databaseErrorCode(error) ?? ''))
    return new Refusal('server.storage_full', { retryAfterSeconds: 30 });
  if (isDatabaseAway(error)) return new Refusal('server.unavailable', { retryAfterSeconds: 2 });
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  const code = status === undefined ? undefined : statusCodes[status];
  return new Refusal(
    code ?? (status !== undefined && status < 500 ? 'request.malformed' : 'server.failed'),
  );
}

/** The database’s disk, or one of ours. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
