import { and, eq, gt, ne } from 'drizzle-orm';
import { heldUsernames } from '#db/schema/account.ts';
import type { Change, Db } from '../../platform/change.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { imitates } from './imitation.ts';
import { users } from '#db/schema/users.ts';

const heldForMs = 90 * 24 * 3_600_000;

const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/[_.-]/gu, ''],
  [/[0\u05E1\u05DD]/gu, 'o'],
  [/[1i\u05D5\u05DF]/gu, 'l'],
  [/5/gu, 's'],
  [/rn/gu, 'm'],
  [/vv/gu, 'w'],
];

/** Two names that a person could take for each other have the same skeleton. */
export function usernameSkeleton(name: string): string {
  let skeleton = name.normalize('NFC').toLowerCase();
  for (const [similar, one] of lookalikes) skeleton = skeleton.replace(similar, one);
  return skeleton;
}

const reservedNames =
  `guide me users user admin administrator root system support help helpdesk moderator operator owner staff team official
  security abuse postmaster webmaster hostmaster noreply info contact billing payments privacy terms legal mail www api ws
  docs media static assets config null undefined none nobody anonymous everyone everybody all here channel group bot
  assistant zavit intro signup signin login logout register profile settings account chat chats cards explore analyze
  connect connections notifications actionhub shared join verify unsubscribe moderate restorepassword search about home
  new deleted מלווה המלווה זווית מנהל מנהלת הנהלה מערכת תמיכה צוות אדמין אבטחה כולם`.split(/\s+/u);
const reserved = new Set(reservedNames.map(usernameSkeleton));

/**
 * The skeleton of a name that may be given out.
 * @throws Refusal request.invalid: field.username_reserved, field.username_invalid
 */
export function allowedSkeleton(name: string, productName: string): string {
  const skeleton = usernameSkeleton(name);
  if (skeleton === '') throw refuseField('user.username', 'field.username_invalid');
  const isReserved = reserved.has(skeleton) || skeleton === usernameSkeleton(productName);
  if (isReserved || imitates(name, productName)) {
    throw refuseField('user.username', 'field.username_reserved');
  }
  return skeleton;
}

export function usernameTaken(): Refusal {
  return new Refusal('account.username_taken', {
    fields: { 'user.username': 'field.username_taken' },
  });
}

/** Whether somebody has the name now. */
export async function isUsernameUsed(
  db: Db,
  skeleton: string,
  exceptUserId?: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.usernameKey, skeleton),
        exceptUserId === undefined ? undefined : ne(users.id, exceptUserId),
      ),
    );
  return row !== undefined;
}

/**
 * A name that its owner gave up is theirs alone for a while. Must follow the write that takes the
 * name: the write waits for a renaming in progress, whose hold is seen only afterwards.
 * @throws Refusal account.username_taken
 */
export async function requireNotHeld(
  change: Change,
  skeleton: string,
  userId: string,
): Promise<void> {
  if (await isHeldFor(change, skeleton, userId)) throw usernameTaken();
}

/** Whether somebody else gave the name up a while ago; what stands above holds here, too. */
export async function isHeldFor(
  { db, platform }: Change,
  skeleton: string,
  userId: string,
): Promise<boolean> {
  const [held] = await db
    .select({ userId: heldUsernames.userId })
    .from(heldUsernames)
    .where(
      and(
        eq(heldUsernames.usernameKey, skeleton),
        ne(heldUsernames.userId, userId),
        gt(heldUsernames.heldUntil, platform.now()),
      ),
    );
  return held !== undefined;
}

export async function holdUsername(
  { db, platform }: Change,
  skeleton: string,
  userId: string,
): Promise<void> {
  const heldUntil = new Date(platform.now().getTime() + heldForMs);
  await db
    .insert(heldUsernames)
    .values({ usernameKey: skeleton, userId, heldUntil })
    .onConflictDoUpdate({ target: heldUsernames.usernameKey, set: { userId, heldUntil } });
}
