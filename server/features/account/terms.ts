import { termsVersion } from '#content/legal/terms-version.ts';
import type { UserRow } from './people.ts';

/** The version that an agreement records; null for one that does not exist yet. */
export function recordedVersion(agreed: string | undefined): string | null {
  return agreed !== undefined && agreed <= termsVersion ? agreed : null;
}

/** The version that a person has still to agree to; null: they agreed to the present one. */
export function termsDue({ termsVersion: agreed }: Pick<UserRow, 'termsVersion'>): string | null {
  return agreed !== null && agreed >= termsVersion ? null : termsVersion;
}
