import { type SQL, and, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { api } from '#contract/index.ts';
import type { Report } from '#contract/reports.ts';
import { ownCards } from '#db/schema/cards.ts';
import { reports } from '#db/schema/reports.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ModeratedThing } from '../account/tokens.ts';
import { visibleCard } from '../cards/card-doors.ts';
import { isGuided, reachableMessage } from '../sight/doors.ts';
import { coverForReporter, existsFor } from '../sight/messages.ts';
import { personNamed } from '../connections/find-person.ts';
import { chatsWithOpenCard } from '../journeys/run-rows.ts';
import { chatsWithCard, coverCard } from './card-covers.ts';
import { settleReports } from './outcomes.ts';
import { chatsWith, coverPicture, lockedPicture, myPicture, removePicture } from './pictures.ts';
import { notifyOperator } from './notify-operator.ts';
import { maySeeOwnCard } from '../sight/cards.ts';

/** At so many reports by people who count, a picture is covered for everybody but its owner. */
const coveringReports = 3;
/** Reports of new accounts do not count: three accounts are quickly made. */
const countsAfterMs = 7 * 24 * 3_600_000;

type ReportRow = typeof reports.$inferSelect;

function reportOf({ id, text, state, createdAt }: ReportRow): Report {
  return { id, text, state, created_at: createdAt.toISOString() };
}

/** Reports a picture: it is covered for me at once. */
export async function reportImage(call: Call, input: Input<typeof api.reports.image>) {
  const picture = await lockedPicture(call, input.params.id, { evenIfReported: true });
  const { text } = input.body;
  if (picture.owner_id === call.me.userId) throw new Refusal('report.not_allowed');
  const row = await keepReport(call, { kind: 'image', id: picture.id }, text);
  for (const chatId of await chatsWith(call.db, picture.id, call.me.userId))
    call.emit(call.me.userId, {
      type: 'image.reported',
      chat_id: chatId,
      image_id: picture.id,
    });
  const covers = (await countingPictureReports(call, picture.id)) >= coveringReports;
  if (covers) await coverPicture(call, picture.id);
  await notifyOperator(call, { kind: 'image', id: picture.id }, { covers });
  return { report: reportOf(row) };
}

/** Open reports of a picture by people with a verified address who have been here for a while and may see it. */
function countingPictureReports(call: Call, imageId: string): Promise<number> {
  return countingReports(
    call,
    { kind: 'image', id: imageId },
    sql`exists (
      select 1 from messages m
      join chat_members p on p.chat_id = m.chat_id and p.user_id = u.id and p.state = 'active'
      where m.image_id = ${imageId} and m.deleted_at is null and ${existsFor(sql`u.id`, sql`m`)})`,
  );
}

/** The same of a card that somebody made. */
function countingCardReports(call: Call, cardId: string): Promise<number> {
  return countingReports(
    call,
    { kind: 'card', id: cardId },
    sql`exists (
      select 1 from ${ownCards} where ${ownCards.id} = ${cardId} and ${maySeeOwnCard(sql`u.id`)})`,
  );
}

async function countingReports(
  { db, platform }: Call,
  { kind, id }: ModeratedThing,
  maySeeIt: SQL,
): Promise<number> {
  const before = new Date(platform.now().getTime() - countsAfterMs).toISOString();
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from reports r join users u on u.id = r.reporter_id
    where r.kind = ${kind} and r.thing_id = ${id} and r.state = 'open'
      and u.deleted_at is null and u.email_verified_at is not null
      and u.created_at < ${before}::timestamptz and ${maySeeIt}`);
  return rows[0]?.count ?? 0;
}

/** Reports a card: it is covered for me at once; one of a deck never for others. */
export async function reportCard(call: Call, input: Input<typeof api.reports.card>) {
  // Parallel reports of one card wait for one another and count one another.
  const card = await visibleCard(call, input.params.id, { even: 'reported', lock: true });
  const { text } = input.body;
  const { userId } = call.me;
  if (card.owner?.id === userId) throw new Refusal('report.not_allowed');
  const thing: ModeratedThing = { kind: 'card', id: card.id };
  const row = await keepReport(call, thing, text);
  call.emit(userId, { type: 'cards.changed' });
  const chatIds = [
    ...(await chatsWithCard(call.db, card.id, userId)),
    ...(await chatsWithOpenCard(call, card.id, userId)),
  ];
  for (const chatId of new Set(chatIds))
    call.emit(userId, { type: 'card.reported', chat_id: chatId, card_id: card.id });
  const covers =
    card.deck === 'own' && (await countingCardReports(call, card.id)) >= coveringReports;
  if (covers) await coverCard(call, card.id);
  await notifyOperator(call, thing, { covers });
  return { report: reportOf(row) };
}

/** Removes my own picture; what was reported of it is settled by that. */
export async function removeMyImage(call: Call, { params }: Input<typeof api.reports.removeImage>) {
  const { id } = await myPicture(call, params.id);
  await removePicture(call, id);
  await settleReports(call, { kind: 'image', id }, 'removed', null);
  return { ok: true as const };
}

export async function myMessageReport(call: Call, { params }: Input<typeof api.reports.ofMessage>) {
  const { message } = await reachableMessage(call, params.id);
  const [row] = await call.db
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.reporterId, call.me.userId),
        eq(reports.kind, 'message'),
        eq(reports.thingId, message.id),
      ),
    );
  return { report: row ? reportOf(row) : null };
}

/** Reports a message: for me it is covered at once, also where it is quoted. */
export async function reportMessage(call: Call, input: Input<typeof api.reports.message>) {
  const { chat, message } = await reachableMessage(call, input.params.id, { lock: true });
  const { text } = input.body;
  const isMine = message.authorId === call.me.userId;
  const isFinished = message.deletedAt === null && message.status !== 'streaming';
  if (isGuided(chat) || isMine || message.kind === 'system' || !isFinished)
    throw new Refusal('report.not_allowed');
  const row = await keepReport(call, { kind: 'message', id: message.id }, text);
  await call.announce('message.hidden', { message, userId: call.me.userId }, () =>
    coverForReporter(call.db, call.me.userId, message.id),
  );
  call.emit(call.me.userId, {
    type: 'message.reported',
    chat_id: chat.id,
    message_id: message.id,
    seq: message.seq,
  });
  await notifyOperator(call, { kind: 'message', id: message.id });
  return { report: reportOf(row) };
}

/** Reports a person. Blocking is the way to hear no more of them. */
export async function reportPerson(call: Call, input: Input<typeof api.reports.person>) {
  const person = await personNamed(call, input.params.username, { orWhereWeMeet: true });
  const { text } = input.body;
  if (person.id === call.me.userId) throw new Refusal('report.not_allowed');
  const row = await keepReport(call, { kind: 'person', id: person.id }, text);
  await notifyOperator(call, { kind: 'person', id: person.id });
  return { report: reportOf(row) };
}

/** Once per person and thing. @throws Refusal report.made_already */
async function keepReport(
  { db, me, platform }: Call,
  { kind, id }: ModeratedThing,
  text: string,
): Promise<ReportRow> {
  const [row] = await db
    .insert(reports)
    .values({
      id: newId(),
      reporterId: me.userId,
      kind,
      thingId: id,
      text,
      createdAt: platform.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new Refusal('report.made_already');
  return row;
}
