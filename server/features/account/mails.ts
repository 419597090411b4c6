import { and, count, eq, gt, sql } from 'drizzle-orm';
import { type MailKind, mailText } from '#i18n/mail.ts';
import { mailTokens } from '#db/schema/account.ts';
import type { Change, Db } from '../../platform/change.ts';
import { writtenLetter } from '../../platform/mail/letter.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashOf, newOpaqueToken } from './tokens.ts';
import { type UserRow, userById } from './users.ts';

const tokenLifeMs = { verify: 24 * 3_600_000, restore: 30 * 60_000 } as const;
const hourMs = 3_600_000;
type TokenKind = keyof typeof tokenLifeMs;

const running = new Set<Promise<void>>();

/** Goes on after the answer, so that the time of the answer tells nothing. */
export function inBackground(platform: Platform, work: () => Promise<void>): void {
  const run = work()
    .catch((error: unknown) => platform.log.error({ err: error }, 'a mail could not be sent'))
    .finally(() => running.delete(run));
  running.add(run);
}

/** Waits for mails that are on their way, so that a stop loses none; a mail may bring another. */
export async function drainMails(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}

/** Mails a person, in their language, a text with one link into the product. */
export function sendLetter(platform: Platform, userId: string, kind: MailKind, path: string): void {
  inBackground(platform, async () => {
    const person = await userById(platform.database.db, userId);
    if (!person || person.email === '') return;
    await platform.mail.send({
      to: person.email,
      language: person.language,
      ...letter(platform, person, kind, path),
    });
  });
}

function letter(
  { config }: Platform,
  { language, username }: UserRow,
  kind: MailKind,
  path: string,
) {
  const params = { product: config.PRODUCT_NAME, username };
  return writtenLetter({
    language,
    subject: mailText(language, `${kind}.subject`, params),
    paragraphs: mailText(language, `${kind}.text`, params).split('\n\n'),
    link: { label: mailText(language, `${kind}.link`, params), url: `${config.PUBLIC_URL}${path}` },
    footer: mailText(language, 'mail.footer', params),
  });
}

/** Makes a link's token for an address; only its hash is stored. */
export async function newMailToken(
  { db, platform }: Change,
  kind: TokenKind,
  userId: string,
  email: string,
): Promise<string> {
  const token = newOpaqueToken();
  const now = platform.now();
  await db.insert(mailTokens).values({
    hash: hashOf(token),
    kind,
    userId,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifeMs[kind]),
  });
  return token;
}

/** Uses a link up; null when it is unknown, too old or used. Parallel uses wait for each other, and one succeeds. */
export async function spentMailToken(
  { db, platform }: Change,
  kind: TokenKind,
  token: string,
): Promise<{ userId: string; email: string } | null> {
  const now = platform.now();
  const [spent] = await db
    .update(mailTokens)
    // Before any clock of a parallel call: only then does its own comparison find the link spent.
    .set({ expiresAt: sql`${mailTokens.createdAt}` })
    .where(
      and(
        eq(mailTokens.hash, hashOf(token)),
        eq(mailTokens.kind, kind),
        gt(mailTokens.expiresAt, now),
      ),
    )
    .returning({ userId: mailTokens.userId, email: mailTokens.email });
  return spent ?? null;
}

/** Links that were sent and not used stop working. */
export async function endMailTokens(
  { db, platform }: Change,
  kind: TokenKind,
  userId: string,
): Promise<void> {
  const now = platform.now();
  await db
    .update(mailTokens)
    .set({ expiresAt: now })
    .where(
      and(eq(mailTokens.userId, userId), eq(mailTokens.kind, kind), gt(mailTokens.expiresAt, now)),
    );
}

/** How many links were made for a person, or for an address, within the last hour. */
export async function mailTokensOfHour(
  db: Db,
  now: Date,
  kind: TokenKind,
  of: { userId: string } | { email: string },
): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.kind, kind),
        gt(mailTokens.createdAt, new Date(now.getTime() - hourMs)),
        'userId' in of
          ? eq(mailTokens.userId, of.userId)
          : sql`lower(${mailTokens.email}) = lower(${of.email})`,
      ),
    );
  return row?.made ?? 0;
}
