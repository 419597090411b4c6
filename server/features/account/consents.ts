import { desc, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Consent } from '#contract/account.ts';
import { consents } from '#db/schema/account.ts';
import type { Change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { UserRow } from './people.ts';

const shownMax = 100;

/** The stored fields of a person’s consent. */
type Consenting = Pick<UserRow, 'consentTo'>;

/** Whether words of this person may go to the provider that answers here now. */
export function agrees(
  { guide }: Pick<Platform, 'guide'>,
  person: Consenting | null | undefined,
): boolean {
  return guide.provider !== null && person?.consentTo === guide.provider;
}

/** The provider that a choice agrees to: the configured one, or none. */
export function consentAfter(
  { guide }: Pick<Platform, 'guide'>,
  { consentTo }: Consenting,
  choice: boolean | undefined,
): string | null {
  if (choice === undefined) return consentTo;
  return choice ? guide.provider : null;
}

/** Adds what changed to the person’s history of consent. */
export async function noteConsent(
  { db, platform }: Pick<Change, 'db' | 'platform'>,
  userId: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (before === after) return;
  const at = platform.now();
  const line = (provider: string | null, agreed: boolean) =>
    provider === null ? [] : [{ id: newId(), userId, provider, agreed, at }];
  await db.insert(consents).values([...line(before, false), ...line(after, true)]);
}

/** My history of consent. */
export async function myConsents({ db, me }: Call): Promise<{ items: Consent[] }> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, me.userId))
    .orderBy(desc(consents.id))
    .limit(shownMax);
  return {
    items: rows.map(({ id, provider, agreed, at }) => ({
      id,
      provider,
      agreed,
      at: at.toISOString(),
    })),
  };
}
