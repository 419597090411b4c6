import { eq } from 'drizzle-orm';
import pino from 'pino';
import { openDatabase } from '#db/open.ts';
import { signUpCodes } from '#db/schema/account.ts';
import { usage } from '#db/schema/billing.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';
import { media } from '#db/schema/media.ts';
import { users } from '#db/schema/users.ts';
import { hashOf, newOpaqueToken } from '#server/features/account/tokens.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Changes the age of chats, in days by chat. */
export async function letChatsAge(dataDir: string, ages: Record<string, number>): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  for (const [chatId, days] of Object.entries(ages)) {
    const lastMessageAt = new Date(Date.now() - days * dayMs);
    await db.update(chats).set({ lastMessageAt }).where(eq(chats.id, chatId));
    await db.update(chatMembers).set({ lastMessageAt }).where(eq(chatMembers.chatId, chatId));
  }
  await close();
}

/** Sets how many answers, or analyses, somebody has had on a day, YYYY-MM-DD. */
export async function letAnswersCount(
  dataDir: string,
  userId: string,
  day: string,
  used: number,
  limitId: 'answers' | 'analyses' = 'answers',
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  await db
    .insert(usage)
    .values({ userId, limitId, day, used })
    .onConflictDoUpdate({ target: [usage.userId, usage.limitId, usage.day], set: { used } });
  await close();
}

/** Makes the pictures of somebody as large as that many bytes, as far as a plan counts them. */
export async function letPicturesGrow(
  dataDir: string,
  userId: string,
  sizeBytes: number,
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  await db.update(media).set({ sizeBytes }).where(eq(media.ownerId, userId));
  await close();
}

/** The path of a sign-up by a new code of the operator, for one account. */
export async function invitingPath(dataDir: string): Promise<string> {
  const { db, close } = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  const code = newOpaqueToken();
  await db.insert(signUpCodes).values({
    hash: hashOf(code),
    usesLeft: 1,
    expiresAt: new Date(Date.now() + dayMs),
  });
  await close();
  return `/sign-up?code=${code}`;
}

/** Lets somebody have agreed to older terms. */
export async function letTermsBeOlder(dataDir: string, userId: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  await db.update(users).set({ termsVersion: '2026-01-01' }).where(eq(users.id, userId));
  await close();
}
