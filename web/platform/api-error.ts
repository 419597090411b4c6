import type { ErrorCode, FieldError } from '#contract/errors.ts';
import { currentText } from './text.ts';

export type ApiErrorCode = ErrorCode | 'network.failed';

/** A refusal of the API, or no answer at all. `message` can be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fields: Record<string, FieldError> | undefined;
  readonly params: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;

  constructor(details: {
    status: number;
    code: ApiErrorCode;
    message: string;
    fields?: Record<string, FieldError>;
    params?: Record<string, unknown>;
    retryAfterSeconds?: number;
    requestId?: string;
  }) {
    super(details.message);
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields;
    this.params = details.params ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.requestId = details.requestId;
  }
}

/** Trying again may help: no network, too many requests, or a failure of the server. */
export function isTransient(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
  );
}

const retryDelayMaxMs = 30_000;

/** How long to wait after so many failures, and at least as long as the server says. */
export function retryDelayMs(failures: number, error: unknown): number {
  const saidMs = 1_000 * ((error instanceof ApiError && error.retryAfterSeconds) || 0);
  return Math.min(Math.max(1_000 * 2 ** failures, saidMs), retryDelayMaxMs);
}

/** The credentials were refused, not the wish. */
export function isCredentialRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

export function refusedWith(error: unknown, code: ApiErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** A refusal as a sentence for the person. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : currentText()('shell.try_later');
}
