import { and, asc, eq } from 'drizzle-orm';
import type { Decision, ModerationCase, ModerationLine } from '#contract/moderation.ts';
import { media } from '#db/schema/media.ts';
import { reportDecisions, reports } from '#db/schema/reports.ts';
import type { Db } from '../../platform/change.ts';
import type { ModeratedThing } from '../account/tokens.ts';
import { deckCard } from '../cards/deck-cards.ts';
import { reportedCardContent } from './moderated-card.ts';
import { messages } from '#db/schema/messages.ts';
import { users } from '#db/schema/users.ts';

/** Of a person there is nothing to remove, and the decks are everybody’s. */
export function isRemovable({ kind, id }: ModeratedThing): boolean {
  return kind !== 'person' && !(kind === 'card' && deckCard(id));
}

export async function reportsOf(db: Db, { kind, id }: ModeratedThing) {
  return db
    .select({ report: reports, reporter: users })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(and(eq(reports.kind, kind), eq(reports.thingId, id)))
    .orderBy(asc(reports.createdAt), asc(reports.id));
}

export async function caseOf(db: Db, thing: ModeratedThing): Promise<ModerationCase> {
  const made = await reportsOf(db, thing);
  const states = new Set(made.map(({ report }) => report.state));
  const picture = await pictureOf(db, thing);
  const decisions = await decisionsOf(db, thing);
  return {
    ...thing,
    state: states.has('open') ? 'open' : (decisions.at(-1)?.outcome ?? 'cleared'),
    reports: made.map(({ report, reporter }) => ({
      text: report.text,
      state: report.state,
      created_at: report.createdAt.toISOString(),
      reporter: named(reporter),
    })),
    decisions: decisions.map(wireDecision),
    image: picture && {
      width: picture.width ?? 1,
      height: picture.height ?? 1,
      alt: picture.alt,
    },
    covered: picture !== null && picture.coveredAt !== null,
    removable: isRemovable(thing),
    ...(await contentOf(db, thing, picture !== null)),
  };
}

/** A thing as the operator’s lists show it, without its time. */
export async function lineOf(
  db: Db,
  thing: ModeratedThing,
): Promise<Omit<ModerationLine, 'at' | 'decision'>> {
  const picture = await pictureOf(db, thing);
  const { author, text, gone, image } = await contentOf(db, thing, picture !== null);
  return {
    ...thing,
    author,
    text,
    gone,
    removable: isRemovable(thing),
    pictured: picture !== null || Boolean(image),
    open: await db.$count(
      reports,
      and(eq(reports.kind, thing.kind), eq(reports.thingId, thing.id), eq(reports.state, 'open')),
    ),
  };
}

export async function decisionsOf(db: Db, { kind, id }: ModeratedThing) {
  return db
    .select()
    .from(reportDecisions)
    .where(and(eq(reportDecisions.kind, kind), eq(reportDecisions.thingId, id)))
    .orderBy(asc(reportDecisions.decidedAt), asc(reportDecisions.id));
}

export function wireDecision(row: typeof reportDecisions.$inferSelect): Decision {
  const { outcome, reports: count, decidedBy, decidedAt } = row;
  return { outcome, reports: count, by: decidedBy, at: decidedAt.toISOString() };
}

function named({ username, displayName }: typeof users.$inferSelect) {
  return { username, display_name: displayName };
}

/** Its author, its content, and whether it still exists. */
export async function contentOf(
  db: Db,
  { kind, id }: ModeratedThing,
  hasPicture: boolean,
): Promise<Pick<ModerationCase, 'author' | 'text' | 'gone'> & Partial<ModerationCase>> {
  if (kind === 'card') return reportedCardContent(db, id);
  if (kind === 'person') {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    return { author: user ? named(user) : null, text: user?.bio ?? '', gone: !user };
  }
  if (kind === 'image') {
    const [row] = await db
      .select({ user: users })
      .from(media)
      .innerJoin(users, eq(users.id, media.ownerId))
      .where(eq(media.id, id));
    return { author: row ? named(row.user) : null, text: '', gone: !hasPicture };
  }
  const [row] = await db
    .select({ message: messages, user: users })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.authorId))
    .where(eq(messages.id, id));
  return {
    author: row?.user ? named(row.user) : null,
    text: row?.message.text ?? '',
    gone: !row || row.message.deletedAt !== null,
  };
}

export async function pictureOf(db: Db, { kind, id }: ModeratedThing) {
  if (kind === 'person' || kind === 'card') return null;
  const isIt = kind === 'image' ? eq(media.id, id) : eq(messages.id, id);
  const [row] = await db
    .select({ picture: media })
    .from(messages)
    .innerJoin(media, eq(media.id, messages.imageId))
    .where(isIt)
    .limit(1);
  return row && row.picture.removedAt === null ? row.picture : null;
}
