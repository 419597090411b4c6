import { z } from 'zod';
import { PlanState, Usage } from './billing.ts';
import { Done, endpoint } from './endpoint.ts';
import { Channels, allOn, notificationKinds } from './notification-kinds.ts';
import { Id, Language, Time, filledText, writtenText } from './shapes.ts';
import { GivenPassword } from './proof.ts';
import { limits, textSizes } from './values.ts';
import { pictureProblems } from './refusals.ts';

const usernamePattern = /^[A-Za-z\u05D0-\u05EA0-9_.-]+$/;

/** 3–30 Latin or Hebrew letters, digits, `_ . -`; unique regardless of case and of letters that look alike. */
export const Username = z
  .string()
  .min(limits.usernameLengthMin, 'field.too_short')
  .max(limits.usernameLengthMax, 'field.too_long')
  .regex(usernamePattern, 'field.username_invalid');

export const Email = z.email('field.email_invalid').max(254, 'field.too_long');

export const Password = z
  .string()
  .min(limits.passwordLengthMin, 'field.too_short')
  .max(limits.passwordLengthMax, 'field.too_long');

/** An IANA time zone name as it is written there; an offset has no name that calendars know. */
export const Timezone = z.string().max(64).refine(isZoneName, 'field.timezone_invalid');

function isZoneName(name: string): boolean {
  if (/^[+-]/u.test(name)) return false;
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    // Another name than the given one: that is an alias.
    return known === name || known.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

/** The version of the terms (`config.terms_version`) that somebody agreed to, who is 16 or older; the present one alone. */
export const TermsVersion = z
  .string('field.terms_required')
  .min(1, 'field.terms_required')
  .max(20, 'field.terms_outdated');

export const Theme = z.enum(['light', 'dark', 'system']);
/** Per cent of the browser's default size. */
export const TextSize = z.literal(textSizes);

const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.invalid');

const QuietHours = z.strictObject({ from: LocalTime, to: LocalTime });

const settingsFields = {
  receipts_sent: z.boolean(),
  receipts_seen: z.boolean(),
  typing_sent: z.boolean(),
  typing_seen: z.boolean(),
  presence: z.boolean(),
  discoverable: z.boolean(),
  enter_sends: z.boolean(),
  less_motion: z.boolean(),
  notifications: z.partialRecord(z.enum(notificationKinds), Channels),
  /** Whether unseen notifications are mailed together, as far as `notifications` says so. */
  mail_digest: z.boolean(),
  /** Whether push messages show what was written, or only from whom something came. */
  push_texts: z.boolean(),
  /** In the person’s time zone; may run over midnight. Nothing pops up, reminders and mails wait. */
  quiet_hours: QuietHours.nullable(),
  /**
   * Whether the person agreed to send what they write to the AI provider that is configured now. False
   * withdraws consent at once; another provider needs a new consent.
   */
  provider_consent: z.boolean(),
  /** Whether the guide may ask after the last step at the start of the next chat with it alone. */
  memory: z.boolean(),
};

/** A person's settings. */
export const Settings = z.strictObject(settingsFields);
export type Settings = z.output<typeof Settings>;

/** Choices of settings; what is absent stays. */
const ChosenSettings = Settings.partial().extend({
  notifications: settingsFields.notifications
    .refine(({ security = allOn }) => Object.values(security).every(Boolean), {
      path: ['security'],
      error: 'field.always_on',
    })
    .optional(),
  quiet_hours: QuietHours.refine(({ from, to }) => from !== to, {
    path: ['to'],
    error: 'field.times_equal',
  })
    .nullable()
    .optional(),
});

/** Defaults; only values that a person changed are stored. For channels see `channelsOf`. */
export const settingsDefaults: Settings = {
  receipts_sent: true,
  receipts_seen: true,
  typing_sent: true,
  typing_seen: true,
  presence: true,
  discoverable: false,
  enter_sends: true,
  less_motion: false,
  notifications: {},
  mail_digest: true,
  push_texts: true,
  quiet_hours: null,
  provider_consent: false,
  memory: false,
};

/** The person's own account. */
export const User = z.strictObject({
  id: Id,
  username: z.string(),
  display_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  has_password: z.boolean(),
  avatar_url: z.string().nullable(),
  bio: z.string(),
  /** Notes about the person for the guide, in their own words. */
  about_me: z.string(),
  language: Language,
  timezone: z.string(),
  theme: Theme,
  text_size: TextSize,
  plan: PlanState,
  usage: z.array(Usage),
  settings: Settings,
  two_factor: z.boolean(),
  /** The version of the terms that the person has still to agree to; null: they agreed to the present one. */
  terms_due: z.string().nullable(),
  created_at: Time,
  /** Version of the person's live stream when the answer was made. */
  version: z.number().int(),
});
export type User = z.output<typeof User>;

/** One decision of a person about a provider: consent or refusal. */
export const Consent = z.strictObject({
  id: Id,
  /** The provider’s name as it was shown then. */
  provider: z.string(),
  agreed: z.boolean(),
  at: Time,
});
export type Consent = z.output<typeof Consent>;

export const SignedIn = z.strictObject({ user: User, token: z.string() });
export type SignedIn = z.output<typeof SignedIn>;

/** The first of two steps went well. The ticket is for `login/two_factor`, in this browser, within 5 minutes. */
const SecondStep = z.strictObject({ two_factor_required: z.literal(true), ticket: z.string() });

/** Instead of a sign-in: the account is closed and will be deleted. The ticket is for `rights.restore`, for 10 minutes. */
const RestoreOffer = z.strictObject({
  deletion: z.strictObject({ due_at: Time, ticket: z.string() }),
});

/** The last step of a sign-in. */
export const EntryAnswer = z.union([SignedIn, RestoreOffer]);
export type EntryAnswer = z.output<typeof EntryAnswer>;

/** The answer of every door that signs people in. */
export const SignInAnswer = z.union([SignedIn, SecondStep, RestoreOffer]);
export type SignInAnswer = z.output<typeof SignInAnswer>;

/** The fields that every way to open an account asks for. */
export const NewPerson = z.strictObject({
  display_name: filledText(limits.nameLengthMax).optional(),
  language: Language.optional(),
  timezone: Timezone.optional(),
  terms_version: TermsVersion,
  /** For sign-up by invitation: the token of a link, or the operator's code. */
  invite: z.string().max(200).optional(),
});

const wrapped = <Shape extends z.ZodType>(user: Shape) => z.strictObject({ user });

export const account = {
  register: endpoint({
    method: 'POST',
    path: '/api/user/register',
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary:
      'Opens an account and signs in. Without `terms_version`, as from a program, the agreement is asked for afterwards (`terms_due`). The address is claimed when it is verified, so registering also succeeds for an address that somebody has.',
    body: wrapped(
      NewPerson.extend({
        username: Username,
        email: Email,
        password: Password,
        terms_version: TermsVersion.optional(),
      }),
    ),
    answer: SignedIn,
    fails: ['account.signup_closed', 'account.username_taken'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/user/login',
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary: 'Signs in with a username or a verified address; 401 when they do not match.',
    body: wrapped(
      z.strictObject({
        username: z.string().min(1, 'field.required').max(254, 'field.too_long'),
        password: GivenPassword,
        remember: z.boolean().default(true),
        /** Of the device, for the list of sessions. */
        timezone: Timezone.optional(),
      }),
    ),
    answer: SignInAnswer,
    fails: ['account.credentials_wrong', 'account.too_many_tries'],
  }),
  refresh: endpoint({
    method: 'GET',
    path: '/api/user/refresh',
    access: 'cookie',
    repeatable: false,
    summary:
      'Rotates the refresh cookie and answers a new access token (15 minutes). The one GET that changes something, so it needs the CSRF header.',
    answer: z.strictObject({ token: z.string() }),
    fails: ['auth.refresh_invalid'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/user/logout',
    access: 'cookie',
    repeatable: false,
    summary: 'Ends this session everywhere and clears its cookies.',
    answer: Done,
  }),
  restorePassword: endpoint({
    method: 'POST',
    path: '/api/user/password_restore',
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary:
      'Mails a link that is valid for 30 minutes, if the address is known; always the same answer.',
    body: z.strictObject({ email: Email }),
    answer: Done,
  }),
  confirmPassword: endpoint({
    method: 'POST',
    path: '/api/user/password_restore/confirm',
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary: 'Sets a new password by the mailed link, verifies the address and ends all sessions.',
    body: z.strictObject({ token: z.string().min(1).max(200), password: Password }),
    answer: Done,
    fails: ['account.restore_token_invalid'],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/user/verify_email',
    access: 'public',
    repeatable: false,
    perMinute: 20,
    summary:
      'Claims the address that the mailed link names. A new address in place of a verified one waits for the present one to agree, and takes effect by itself at `takes_effect_at`; null: it is in effect.',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: z.strictObject({ email: z.string(), takes_effect_at: Time.nullable() }),
    fails: ['account.verify_token_invalid'],
  }),
  resendVerifyMail: endpoint({
    method: 'POST',
    path: '/api/user/verify_email/resend',
    perMinute: 5,
    summary:
      'Mails the link that claims the caller’s address once more, at most five an hour to one address; always the same answer.',
    answer: Done,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/user/profile/get_profile',
    summary: 'The caller’s own account.',
    answer: User,
  }),
  consents: endpoint({
    method: 'GET',
    path: '/api/user/consents',
    summary:
      'When the caller agreed that their words go to a provider and when they took it back, newest first, at most 100.',
    answer: z.strictObject({ items: z.array(Consent) }),
  }),
  agreeToTerms: endpoint({
    method: 'PUT',
    path: '/api/user/terms',
    summary:
      'Records that the caller agreed to the present version of the terms and the privacy policy.',
    body: z.strictObject({ version: TermsVersion }),
    answer: User,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/user/profile/update',
    summary:
      'Changes the fields that are sent. JSON `{user}`, or multipart with `avatar` (an image of at most 20 MB) and `user` as JSON text.',
    files: ['avatar'],
    jsonFields: ['user'],
    body: z.strictObject({
      user: z
        .strictObject({
          username: Username,
          display_name: filledText(limits.nameLengthMax),
          bio: writtenText(limits.bioLengthMax),
          about_me: writtenText(limits.noteLengthMax),
          language: Language,
          timezone: Timezone,
          theme: Theme,
          text_size: TextSize,
          settings: ChosenSettings,
          /** Null removes the picture; a new one is sent as the multipart file. */
          avatar_url: z.null(),
        })
        .partial()
        .default({}),
    }),
    answer: User,
    fails: ['account.username_taken', ...pictureProblems],
  }),
};
