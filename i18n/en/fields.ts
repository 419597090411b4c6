import type { FieldError } from '#contract/errors.ts';

/** How to correct a field; `min` and `max` are 0 if they are not known. */
export const fields = {
  'field.required': 'This can’t stay empty.',
  'field.invalid': 'This isn’t valid here.',
  'field.unknown': 'This isn’t known here.',
  'field.one_file': 'Only one file can be sent at a time.',
  'field.too_short': '{min, plural, =0 {This is too short.} other {At least # characters.}}',
  'field.too_long': '{max, plural, =0 {This is too long.} other {At most # characters.}}',
  'field.text_invalid': 'There is a character here that can’t be stored.',
  'field.email_invalid': 'An e-mail has an @ in it, as in name@example.com.',
  'field.username_invalid': 'English or Hebrew letters, digits and _ . - work here.',
  'field.name_reserved':
    'This name could be confused with the guide or with this service. Try another one.',
  'field.name_invalid':
    'This name mixes alphabets in one word, or stacks marks on a letter. Write it plainly.',
  'field.username_reserved': 'This name is reserved. Try another one.',
  'field.username_taken': 'That name is taken. Try another one.',
  'field.password_common': 'Many people use this password. A short sentence works well.',
  'field.password_contains_name': 'The password shouldn’t have the name or the e-mail in it.',
  'field.password_wrong': 'This isn’t the password of this account.',
  'field.code_wrong': 'This code isn’t right, has expired or was used.',
  'field.passkey_wrong': 'This passkey isn’t one of this account, or it took too long.',
  'field.google_wrong': 'Google’s confirmation has expired or was used. Ask for another one.',
  'field.terms_required': 'An account needs your agreement.',
  'field.terms_outdated':
    'This isn’t the present version of the terms. Reload the page, read them and agree again.',
  'field.invite_invalid': 'This invitation does not work, or it has ended. Ask for a new one.',
  'field.invite_used_up':
    'The person who invites has brought as many people as they may. Ask somebody else.',
  'field.timezone_invalid': 'This time zone isn’t known.',
  'field.recurrence_invalid': 'This repetition is not possible. Choose another one.',
  'field.ends_before_start': 'The end is before the start.',
  'field.meeting_too_long': 'A meeting lasts at most 14 days.',
  'field.times_equal': 'Both times are the same. Choose two different ones.',
  'field.always_on': 'This can’t be turned off.',
  'field.in_past': 'This time has passed.',
  'field.emoji_invalid': 'Choose exactly one emoji.',
} as const satisfies Record<FieldError, string>;
