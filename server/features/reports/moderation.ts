import { and, asc, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import type { ModerationCase } from '#contract/reports.ts';
import { media } from '#db/schema/media.ts';
import { reports } from '#db/schema/reports.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ModeratedThing, moderatedThing } from '../account/tokens.ts';
import { deleteForAll } from '../messages/remove-message.ts';
import { deckCard } from '../cards/deck-cards.ts';
import { fileKey } from '../media/media.ts';
import { takeCardAway, uncoverCard } from './card-covers.ts';
import { reportedCardContent, reportedCardFile } from './moderated-card.ts';
import { settleReports } from './outcomes.ts';
import { removePicture, uncoverPicture } from './pictures.ts';
import { messages } from '#db/schema/messages.ts';
import { chats } from '#db/schema/chats.ts';
import { users } from '#db/schema/users.ts';

/**
 * The operator has no account here: the signed link is the door, to the one thing that it names and
 * only while there are reports of it.
 * @throws Refusal report.not_found
 */
async function thingOf({ db, platform }: Call, token: string): Promise<ModeratedThing> {
  const thing = await moderatedThing(platform.config, token, platform.now());
  if (!thing || (await reportsOf(db, thing)).length === 0) throw new Refusal('report.not_found');
  return thing;
}

export async function showCase(
  call: Call,
  { params }: Input<typeof api.moderation.show>,
): Promise<ModerationCase> {
  return caseOf(call.db, await thingOf(call, params.token));
}

/** Does what the button says. A second press, also of somebody else, changes nothing. */
export async function decideCase(
  call: Call,
  input: Input<typeof api.moderation.decide>,
): Promise<ModerationCase> {
  const thing = await thingOf(call, input.params.token);
  const { action } = input.body;
  if (action === 'remove') {
    await removeThing(call, thing);
    await settleReports(call, thing, 'removed');
  } else {
    if (thing.kind === 'image') await uncoverPicture(call, thing.id);
    if (thing.kind === 'card' && isRemovable(thing)) await uncoverCard(call, thing.id);
    await settleReports(call, thing, 'cleared');
  }
  return caseOf(call.db, thing);
}

/** Of a person there is nothing to remove, and the decks are everybody’s. */
function isRemovable({ kind, id }: ModeratedThing): boolean {
  return kind !== 'person' && !(kind === 'card' && deckCard(id));
}

/** @throws Refusal report.not_allowed where there is nothing to remove. */
async function removeThing(change: Change, thing: ModeratedThing): Promise<void> {
  const { kind, id } = thing;
  if (!isRemovable(thing)) throw new Refusal('report.not_allowed');
  if (kind === 'image') return removePicture(change, id);
  if (kind === 'card') return takeCardAway(change, id);
  const [found] = await change.db
    .select({ chat: chats })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(eq(messages.id, id))
    .for('update', { of: chats });
  // Read after the chat is held, so that a deletion that came first is seen.
  const [message] = await change.db.select().from(messages).where(eq(messages.id, id));
  if (found && message && message.deletedAt === null) await deleteForAll(change, message);
}

/** The picture that was reported, or that of the message; the link opens it, not the media cookie. */
export async function moderatedImage(
  call: Call,
  { params }: Input<typeof api.moderation.image>,
): Promise<AnswerOf<typeof api.moderation.image>> {
  const thing = await thingOf(call, params.token);
  if (thing.kind === 'card') return imageReply(call, await reportedCardFile(call, thing.id));
  const picture = await pictureOf(call.db, thing);
  const file = picture && (await call.platform.files.read(fileKey('image', picture.id)));
  return imageReply(call, file);
}

function imageReply(call: Call, file: Uint8Array | null) {
  if (!file) throw new Refusal('media.not_found');
  void call.reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type('image/webp');
  return Buffer.from(file);
}

async function reportsOf(db: Db, { kind, id }: ModeratedThing) {
  return db
    .select({ report: reports, reporter: users })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(and(eq(reports.kind, kind), eq(reports.thingId, id)))
    .orderBy(asc(reports.createdAt), asc(reports.id));
}

async function caseOf(db: Db, thing: ModeratedThing): Promise<ModerationCase> {
  const made = await reportsOf(db, thing);
  const states = new Set(made.map(({ report }) => report.state));
  const picture = await pictureOf(db, thing);
  return {
    kind: thing.kind,
    state: (['open', 'removed'] as const).find((state) => states.has(state)) ?? 'cleared',
    reports: made.map(({ report, reporter }) => ({
      text: report.text,
      state: report.state,
      created_at: report.createdAt.toISOString(),
      reporter: named(reporter),
    })),
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

function named({ username, displayName }: typeof users.$inferSelect) {
  return { username, display_name: displayName };
}

/** Its author, its content, and whether it still exists. */
async function contentOf(
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

async function pictureOf(db: Db, { kind, id }: ModeratedThing) {
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
