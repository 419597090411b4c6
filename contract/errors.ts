/**
 * Every refusal of the API, with its status. Each code has an English and a Hebrew sentence in `i18n`. 403 is
 * only for credentials, because the browser refreshes its token and retries on it.
 */
export const errors = {
  'request.malformed': 400,
  'request.idempotency_key_invalid': 400,
  'request.not_found': 404,
  'request.method_not_allowed': 404,
  'request.too_large': 413,
  'request.type_unsupported': 415,
  'request.invalid': 422,
  'request.idempotency_key_reused': 422,
  'request.too_many': 429,
  'server.failed': 500,
  'server.unavailable': 503,
  'server.storage_full': 503,

  'auth.token_missing': 403,
  'auth.token_invalid': 403,
  'auth.token_expired': 403,
  'auth.token_revoked': 403,
  'auth.refresh_invalid': 403,
  'csrf.invalid': 403,

  'account.credentials_wrong': 401,
  'account.username_taken': 422,
  'account.signup_closed': 409,
  'account.restore_token_invalid': 422,
  'account.verify_token_invalid': 422,
  'account.too_many_tries': 429,
  'account.invites_limit_reached': 429,
  'session.not_found': 404,

  'media.not_found': 404,
  'media.not_allowed': 409,
  'media.type_unsupported': 415,
  'media.heic_unsupported': 415,
  'media.too_large': 413,
  'media.unreadable': 422,
  'media.too_many_pixels': 422,
  'media.storage_failed': 503,
  'media.busy': 503,
  'media.range_invalid': 416,
  'voice.type_unsupported': 415,
  'voice.unreadable': 422,
  'voice.too_long': 413,
  'voice.no_words': 422,
  'voice.not_configured': 503,
  'voice.consent_missing': 409,
  'voice.transcription_failed': 503,

  'chat.not_found': 404,
  'chat.not_allowed': 409,
  'chat.wrong_type': 409,
  'chat.not_joined': 409,
  'chat.not_accepted_yet': 409,
  'chat.blocked': 409,
  'chat.group_full': 402,
  'copy.too_long': 409,
  'export.not_found': 404,
  'share.not_found': 404,
  'invitation.not_found': 404,
  'share.not_allowed': 409,
  'share.too_long': 409,
  'share.too_many': 409,
  'card.not_found': 404,
  'card.too_many': 409,
  'card.removed': 409,
  'journey.not_found': 404,
  'journey.moved_on': 409,
  'journey.not_allowed': 409,
  'journey.laid_already': 409,
  'journey.resting': 409,
  'journey.finished': 409,
  'folder.not_found': 404,
  'folder.too_many': 409,
  'folder.full': 409,
  'member.not_found': 404,
  'person.not_found': 404,
  'connection.not_found': 404,
  'connection.not_allowed': 409,
  'notification.not_found': 404,
  'notification.not_allowed': 409,
  'message.not_found': 404,
  'message.not_allowed': 409,
  'message.being_answered': 409,
  'message.not_running': 409,
  'message.client_id_reused': 422,
  'report.not_found': 404,
  'report.not_allowed': 409,
  'report.made_already': 409,
  'message.too_many_pinned': 409,
  'message.words_of_another': 409,
  'proposal.not_found': 404,
  'proposal.already_decided': 409,

  'action.not_found': 404,
  'action.too_many': 409,
  'insight.not_found': 404,
  'insight.too_many': 409,
  'memory.not_found': 404,
  'memory.too_many': 409,
  'moment.not_found': 404,
  'moment.too_many': 409,
  'meeting.not_found': 404,
  'meeting.not_allowed': 409,
  'meeting.occurrence_not_found': 404,
  'meeting.too_many': 409,
  'meeting.feed_not_found': 404,

  'guide.consent_required': 409,
  'guide.too_many_running': 429,
  'guide.writing_failed': 503,
  'translation.not_configured': 503,
  'catch_up.too_few': 409,
  'plan.limit_reached': 402,
  'intro.limit_reached': 429,
  'feedback.too_many': 429,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errors;

/** The problem of one field of a body (`fields` of a 422). */
export const fieldErrors = [
  'field.required',
  'field.invalid',
  'field.unknown',
  'field.one_file',
  'field.too_short',
  'field.too_long',
  'field.text_invalid',
  'field.email_invalid',
  'field.username_invalid',
  'field.username_reserved',
  'field.name_reserved',
  'field.name_invalid',
  'field.username_taken',
  'field.password_common',
  'field.password_contains_name',
  'field.terms_required',
  'field.timezone_invalid',
  'field.emoji_invalid',
  'field.recurrence_invalid',
  'field.ends_before_start',
  'field.meeting_too_long',
  'field.in_past',
] as const;
export type FieldError = (typeof fieldErrors)[number];

/** Why an answer of the guide failed; stored with the message and shown as a card with a next step. */
export const answerErrors = [
  'answer.refused',
  'answer.key_rejected',
  'answer.busy',
  'answer.provider_failed',
  'answer.timeout',
  'answer.cut',
  'answer.empty',
  'answer.only_thoughts',
  'answer.malformed',
  'answer.too_long',
  'answer.at_length',
  'answer.server_stopped',
] as const;
export type AnswerError = (typeof answerErrors)[number];

/** The body of every refusal. `fields` names the problem of each field of a 422. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    request_id: string;
    fields?: Record<string, FieldError>;
    [param: string]: unknown;
  };
}
