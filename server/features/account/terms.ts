import { termsVersion } from '#content/legal/terms-version.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { UserRow } from './people.ts';

/**
 * Nobody agrees to texts that are not the present ones: a page of before shows others, and those to come are unread.
 * @throws Refusal request.invalid: field.terms_outdated
 */
export function requirePresentTerms(agreed: string, field: string): void {
  if (agreed !== termsVersion) throw refuseField(field, 'field.terms_outdated');
}

/** The version that a person has still to agree to; null: they agreed to the present one. */
export function termsDue({ termsVersion: agreed }: Pick<UserRow, 'termsVersion'>): string | null {
  return agreed !== null && agreed >= termsVersion ? null : termsVersion;
}
