import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { MailScope } from '#contract/unsubscribe.ts';
import type { MailKind } from '#i18n/mail.ts';
import { addressWaitDays } from '#contract/values.ts';
import { mailTokens } from '#db/schema/account.ts';
import type { Change, Db } from '../../platform/change.ts';
import { type Calendar, MailRefused, letterJob } from '../../platform/mail/mailer.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Config } from '../../config.ts';
import {
  type ModeratedThing,
  codeHashOf,
  hashOf,
  linkTokenOf,
  mailedCodeOf,
  newOpaqueToken,
  signedModerationToken,
} from './tokens.ts';
import { type Addressee, letterOf } from './letters.ts';
import { unsubscribeToken } from './unsubscribe-tokens.ts';
import { userById } from './users.ts';

const tokenLifeMs = {
  verify: 24 * 3_600_000,
  restore: 30 * 60_000,
  proof: 10 * 60_000,
  email: 24 * 3_600_000,
  // It outlives the wait for the new address, and the days after that.
  email_agree: (1 + addressWaitDays) * 24 * 3_600_000,
  email_undo: 7 * 24 * 3_600_000,
} as const;
const hourMs = 3_600_000;
type TokenKind = keyof typeof tokenLifeMs;

/** Tries of a mail that could not be sent at once: the last is after six to eleven hours. */
const laterTriesMax = 13;

/** A mail to a person, in their language, with one link into the product. It holds no secret, so it can wait in the database. */
interface Sending {
  /** Null: the operator. */
  userId: string | null;
  kind: MailKind;
  path: string;
  /** An address other than the person’s present one. */
  to?: string;
  /** The person of whom it speaks, where that is not the addressee: it is forgotten with them. */
  about?: string;
  /** Parameters of its sentences, beside the username. */
  words?: Record<string, string | number>;
  /** A meeting that calendars take over from the mail. */
  calendar?: Calendar;
  /** Shown by the link to the operator’s page. */
  thing?: ModeratedThing;
  /** The seed of the link's token, if it has one. */
  seed?: string;
  /** The seed of a code that stands in the text as `code`. */
  codeSeed?: string;
  /** An answer to it goes to the operator, where there is an address of theirs. */
  answeredByOperator?: boolean;
  /** For mails that the person can end by a click. */
  unsubscribe?: MailScope;
}

const running = new Set<Promise<void>>();

/** Runs after the answer, so that the response time reveals nothing. */
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

/** Mails a person. While the mail server takes nothing, the mail waits in the database and is tried again. */
export function sendLetter(platform: Platform, sending: Sending): void {
  const job = { ...sending, id: newId() };
  inBackground(platform, async () => {
    try {
      await trySending(platform, job);
    } catch (error) {
      if (error instanceof MailRefused) throw error;
      platform.log.warn({ err: error, kind: job.kind }, 'a mail could not be sent yet');
      await platform.jobs.add(letterJob, job);
    }
  });
}

/**
 * Sends a mail while somebody waits for it, outside of a transaction; the error of a mail server is passed on.
 * @param id the same when it is tried again
 */
export async function sendAtOnce(
  platform: Platform,
  sending: Sending,
  id: string = newId(),
): Promise<void> {
  await trySending(platform, { ...sending, id });
}

/** Leaves a mail with the change: it is sent after the commit, also when this node dies before. */
export async function leaveLetter(
  { db, platform }: Pick<Change, 'db' | 'platform'>,
  sending: Sending,
): Promise<void> {
  await platform.jobs.add(letterJob, { ...sending, id: newId() }, db);
}

/** Sends, on one node, what could not be sent at once. */
export async function sendWaitingLetters(platform: Platform): Promise<void> {
  await platform.jobs.work<Sending & { id: string }>(
    letterJob,
    async (job) => {
      try {
        await trySending(platform, job);
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        platform.log.error({ err: error }, 'a mail could not be sent');
      }
    },
    laterTriesMax,
  );
}

/** A link or code that was used, replaced or grew old meanwhile is not sent any more. */
async function trySending(
  platform: Platform,
  {
    id,
    userId,
    kind,
    path,
    to,
    words,
    calendar,
    seed,
    codeSeed,
    thing,
    answeredByOperator,
    unsubscribe,
  }: Sending & { id: string },
): Promise<void> {
  const { config, database } = platform;
  const person = userId === null ? operatorOf(config) : await userById(database.db, userId);
  if (!person) return;
  const address = to ?? person.email;
  if (address === '') return;
  const place = thing
    ? moderationPath(await signedModerationToken(config, platform.now()), thing)
    : path;
  const token = seed === undefined ? null : linkTokenOf(config, seed);
  const code = codeSeed === undefined ? null : mailedCodeOf(config, codeSeed);
  const hashes = [
    ...(token === null ? [] : [hashOf(token)]),
    ...(code === null || userId === null ? [] : [codeHashOf(config, userId, code)]),
  ];
  for (const hash of hashes) if (!(await isOpen(database.db, hash, platform.now()))) return;
  const endToken =
    userId === null || unsubscribe === undefined
      ? null
      : unsubscribeToken(config, { userId, scope: unsubscribe });
  await platform.mail.send({
    id,
    to: address,
    language: person.language,
    ...(calendar ? { calendar } : {}),
    ...(answeredByOperator ? { replyTo: config.OPERATOR_EMAIL } : {}),
    ...(endToken ? { unsubscribeUrl: `${config.API_URL}/api/unsubscribe/${endToken}` } : {}),
    ...letterOf(config, person, {
      kind,
      path: token === null ? place : `${place}?token=${token}`,
      words: {
        ...words,
        ...(code === null ? {} : { code }),
        answered: answeredByOperator && config.OPERATOR_EMAIL !== undefined ? 'yes' : 'no',
      },
      endToken,
    }),
  });
}

/** Of the operator’s page, open at a thing where one is given. */
export function moderationPath(token: string, thing?: ModeratedThing): string {
  return `/moderate/${token}${thing ? `?kind=${thing.kind}&id=${encodeURIComponent(thing.id)}` : ''}`;
}

function operatorOf({ OPERATOR_EMAIL }: Config): Addressee | null {
  return OPERATOR_EMAIL === undefined
    ? null
    : { email: OPERATOR_EMAIL, language: 'en', username: '' };
}

async function isOpen(db: Db, hash: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ hash: mailTokens.hash })
    .from(mailTokens)
    .where(and(eq(mailTokens.hash, hash), gt(mailTokens.expiresAt, now)));
  return row !== undefined;
}

/** The code kinds; all others are links. */
const codeKinds: ReadonlySet<TokenKind> = new Set(['proof']);

/** Makes the token of a link, or a code, for an address, of which only the hash is stored, and answers with its seed. */
export async function newMailToken(
  { db, platform }: Change,
  kind: TokenKind,
  userId: string,
  email: string,
): Promise<string> {
  const { config } = platform;
  const seed = newOpaqueToken();
  const now = platform.now();
  await db.insert(mailTokens).values({
    hash: codeKinds.has(kind)
      ? codeHashOf(config, userId, mailedCodeOf(config, seed))
      : hashOf(linkTokenOf(config, seed)),
    kind,
    userId,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifeMs[kind]),
  });
  return seed;
}

type SpentToken = { userId: string; email: string; createdAt: Date };

/** Uses a link up; null when it is unknown, too old or used. */
export function spentMailToken(
  change: Change,
  kind: TokenKind,
  token: string,
): Promise<SpentToken | null> {
  return spent(change, kind, hashOf(token));
}

/** Uses a mailed code of a person up; null when it is unknown, too old or used. */
export function spentMailCode(
  change: Change,
  kind: TokenKind,
  { userId, code }: { userId: string; code: string },
): Promise<SpentToken | null> {
  return spent(change, kind, codeHashOf(change.platform.config, userId, code));
}

/** Parallel uses wait for each other, and one succeeds. */
async function spent(
  { db, platform }: Change,
  kind: TokenKind,
  hash: string,
): Promise<SpentToken | null> {
  const now = platform.now();
  const [row] = await db
    .update(mailTokens)
    // Before any clock of a parallel call: only then does its own comparison find the link spent.
    .set({ expiresAt: sql`${mailTokens.createdAt}` })
    .where(and(eq(mailTokens.hash, hash), eq(mailTokens.kind, kind), gt(mailTokens.expiresAt, now)))
    .returning({
      userId: mailTokens.userId,
      email: mailTokens.email,
      createdAt: mailTokens.createdAt,
    });
  return row ?? null;
}

/** Links and codes that were sent and not used stop working; with `madeAfter`, only those that came later. */
export async function endMailTokens(
  { db, platform }: Change,
  kinds: TokenKind | TokenKind[],
  userId: string,
  { madeAfter }: { madeAfter?: Date } = {},
): Promise<void> {
  const now = platform.now();
  await db
    .update(mailTokens)
    .set({ expiresAt: now })
    .where(
      and(
        eq(mailTokens.userId, userId),
        inArray(mailTokens.kind, [kinds].flat()),
        gt(mailTokens.expiresAt, now),
        madeAfter ? gt(mailTokens.createdAt, madeAfter) : undefined,
      ),
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
