import { eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import type { ModerationCase } from '#contract/moderation.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ModeratedThing, isModerationToken } from '../account/tokens.ts';
import { deleteForAll } from '../messages/remove-message.ts';
import { fileKey } from '../media/media.ts';
import { takeCardAway, uncoverCard } from './card-covers.ts';
import { reportedCardFile } from './moderated-card.ts';
import { caseOf, decisionsOf, isRemovable, pictureOf, reportsOf } from './moderated-things.ts';
import { authorOf, notifyAuthor } from './notify-author.ts';
import { settleReports } from './outcomes.ts';
import { removePicture, uncoverPicture } from './pictures.ts';
import { messages } from '#db/schema/messages.ts';
import { chats } from '#db/schema/chats.ts';

/**
 * The operator has no account here: the signed link that is mailed to their address is the door.
 * @throws Refusal report.not_found
 */
export async function requireModerator({ platform }: Call, token: string): Promise<void> {
  if (!(await isModerationToken(platform.config, token, platform.now())))
    throw new Refusal('report.not_found');
}

/**
 * The way to one thing, and only where somebody reported it.
 * @throws Refusal report.not_found
 */
async function thingOf(
  call: Call,
  { token, ...thing }: Input<typeof api.moderation.show>['params'],
): Promise<ModeratedThing> {
  await requireModerator(call, token);
  const isKnown = thing.kind === 'card' || isUuid(thing.id);
  if (!isKnown || !(await wasReported(call.db, thing))) throw new Refusal('report.not_found');
  return thing;
}

/** Decisions stay where reporters were deleted with their reports. */
async function wasReported(db: Db, thing: ModeratedThing): Promise<boolean> {
  return (await reportsOf(db, thing)).length > 0 || (await decisionsOf(db, thing)).length > 0;
}

export async function showCase(
  call: Call,
  { params }: Input<typeof api.moderation.show>,
): Promise<ModerationCase> {
  return caseOf(call.db, await thingOf(call, params));
}

/**
 * Does what the button says. A second press, also of somebody else, changes nothing.
 * @throws Refusal report.not_found, report.not_allowed where there is nothing to remove
 */
export async function decideCase(
  call: Call,
  input: Input<typeof api.moderation.decide>,
): Promise<ModerationCase> {
  const thing = await thingOf(call, input.params);
  const { OPERATOR_EMAIL: operator = '' } = call.platform.config;
  if (input.body.action === 'remove') {
    if (!isRemovable(thing)) throw new Refusal('report.not_allowed');
    const authorId = await authorOf(call.db, thing);
    await removeThing(call, thing);
    const isNew = await settleReports(call, thing, 'removed', operator);
    if (isNew && authorId !== null) await notifyAuthor(call, thing, authorId);
  } else {
    if (thing.kind === 'image') await uncoverPicture(call, thing.id);
    if (thing.kind === 'card' && isRemovable(thing)) await uncoverCard(call, thing.id);
    await settleReports(call, thing, 'cleared', operator);
  }
  return caseOf(call.db, thing);
}

async function removeThing(change: Change, { kind, id }: ModeratedThing): Promise<void> {
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
  const thing = await thingOf(call, params);
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
