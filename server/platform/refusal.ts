import type { ErrorCode, FieldError } from '#contract/errors.ts';
import { errors } from '#contract/errors.ts';
import type { Reason } from '#contract/forwarding.ts';
import type { Language } from '#contract/shapes.ts';
import { errorMessage } from '#i18n/errors.ts';

/** An expected failure: it becomes the contract's error body and raises no alarm. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly params: Record<string, unknown>;
  readonly fields: Record<string, FieldError> | undefined;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details: {
      params?: Record<string, unknown>;
      fields?: Record<string, FieldError>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.params = details.params ?? {};
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return errors[this.code];
  }
}

/** The reason of a refused item among several; other errors are thrown again. */
export function reasonOf(error: unknown, language: Language): Reason {
  if (!(error instanceof Refusal)) throw error;
  const { code, params } = error;
  return { code, message: errorMessage(language, code, params) };
}

/** A 422 that names one field. */
export function refuseField(field: string, problem: FieldError): Refusal {
  return new Refusal('request.invalid', { fields: { [field]: problem } });
}
