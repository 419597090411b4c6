import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** Refusals that several endpoints list in `fails`, by where they come from. */
export const chatDoor = ['chat.not_found', 'chat.not_joined'] as const;
export const messageDoor = ['message.not_found', 'chat.not_joined'] as const;
/** Of what the owner of a group alone may do. */
export const ownersDoor = [...chatDoor, 'chat.wrong_type', 'chat.not_allowed'] as const;
/** Of what asks the guide. */
export const guideLimits = [
  'guide.consent_required',
  'guide.too_many_running',
  'plan.limit_reached',
] as const;
/** Of what has a message answered again. */
export const anewProblems = [
  ...messageDoor,
  'message.not_allowed',
  'message.being_answered',
  'message.words_of_another',
  'chat.blocked',
  'chat.not_accepted_yet',
  'chat.person_gone',
  ...guideLimits,
] as const;
export const pictureProblems = [
  'media.type_unsupported',
  'media.heic_unsupported',
  'media.unreadable',
  'media.too_many_pixels',
  'media.busy',
] as const;
export const recordingProblems = [
  'voice.type_unsupported',
  'voice.unreadable',
  'voice.too_long',
] as const;

/** Refusals of every endpoint: an unreadable address or query, the limit of calls, a server in trouble. */
const ofAll: readonly ErrorCode[] = [
  'request.malformed',
  'request.not_found',
  'request.invalid',
  'request.too_many',
  'server.failed',
  'server.unavailable',
  'server.storage_full',
];
const ofBody: readonly ErrorCode[] = ['request.too_large', 'request.type_unsupported'];
const ofFiles: readonly ErrorCode[] = ['media.too_large', 'media.storage_failed'];
const ofToken: readonly ErrorCode[] = [
  'auth.token_missing',
  'auth.token_invalid',
  'auth.token_expired',
  'auth.token_revoked',
];
const ofRepeat: readonly ErrorCode[] = [
  'request.idempotency_key_invalid',
  'request.idempotency_key_reused',
];

/** Every refusal that an endpoint may answer: by its access, body and files, and what it lists itself. */
export function refusalsOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const { access, method, repeatable, files, fails } = endpoint;
  const changes = method !== 'GET';
  const acts = access === 'public' ? changes : access === 'cookie' && (changes || !repeatable);
  return new Set([
    ...ofAll,
    ...(changes ? ofBody : []),
    ...(files ? ofFiles : []),
    ...(access === 'member' ? ofToken : []),
    ...(access === 'member' && changes && repeatable ? ofRepeat : []),
    ...(acts ? (['csrf.invalid'] as const) : []),
    ...fails,
  ]);
}
