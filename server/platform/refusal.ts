import type { ErrorCode, FieldError } from '#contract/errors.ts';
import { errors } from '#contract/errors.ts';

/** An expected failure: it becomes the contract's error body and wakes nobody. */
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

/** A 422 that names one field. */
export function refuseField(field: string, problem: FieldError): Refusal {
  return new Refusal('request.invalid', { fields: { [field]: problem } });
}
