import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { previewOf } from '#contract/preview.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { keepingFiles } from '../media/keeping-files.ts';
import { hasCard, laidCards } from '../cards/lay.ts';
import { isGuided, reachableMessage, type MessageRow } from '../sight/doors.ts';
import { editAmongPeople } from '../messages/edit-among-people.ts';
import { wireMessage } from '../messages/messages.ts';
import { requireSpeakersConsent } from '../messages/shown-message.ts';
import {
  type Asking,
  askingAboutMessage,
  askingInChat,
  onPath,
  pathBefore,
  requireQuiet,
} from './asking.ts';
import {
  beginAnswer,
  hidePathAfter,
  nextVersion,
  reserveAnswer,
  storeMessages,
} from './begin-answer.ts';
import { type Exchange, earlierExchange, exchange, storePart } from './exchange.ts';
import { goOnAmongPeople, unfinished } from './go-on-among-people.ts';
import { judgeAmongPeople } from './judge-among-people.ts';
import { picturesNewToGuide, turnAtEnd } from './guide-turns.ts';
import { type Sent, type Shown, saidWith, shownWith, storedOf } from './shown.ts';
import { messages } from '#db/schema/messages.ts';

type SendInput = Input<typeof api.messages.send>;

export async function withWhatIsShown(
  call: Call,
  input: SendInput,
  go: (shown: Shown) => Promise<Exchange>,
): Promise<Exchange> {
  const shown = await shownWith(call, input.params.id, input, 'AI');
  return keepingFiles(call.platform, storedOf(shown), () => go(shown));
}

/** Stores a message for the guide and begins its answer. A resend answers the first exchange again. */
export async function sendToGuide(call: Call, input: SendInput, shown: Shown): Promise<Exchange> {
  const asking = await askingInChat(call, input.params.id);
  if (asking.chat.chatType !== 'AI') throw new Refusal('chat.wrong_type');
  return storeSent(call, asking, input, shown, input.body.parent_id);
}

/** Stores a message in a chat with the guide and begins its answer, or repeats the first exchange. */
export async function storeSent(
  call: Call,
  asking: Asking,
  sent: Sent,
  { picture, spoken }: Shown,
  parentId?: string | null,
): Promise<Exchange> {
  const { body, files } = sent;
  const { client_id: clientId, album_id: albumId } = body;
  const text = saidWith(sent, spoken);
  const more = files['image'] ? body.more : 0;
  const written = files['audio'] ? null : text;
  const before = await earlierExchange(call, asking, clientId, written, more);
  if (before) return before;
  if (text === '' && !picture && !hasCard(body)) throw refuseField('message', 'field.required');
  requireQuiet(asking);
  const parent = await parentOf(call, asking, parentId);
  const cards = await laidCards(call, body);
  const message = { text, clientId, parent, picture, spoken, albumId, cards };
  return more > 0 ? storePart(call, asking, { ...message, more }) : exchange(call, asking, message);
}

/** Absent means the end of the shown path; null means the beginning. */
async function parentOf(
  call: Call,
  asking: Asking,
  parentId: string | null | undefined,
): Promise<MessageRow | null> {
  if (parentId === undefined) return asking.path.at(-1) ?? null;
  return parentId === null ? null : onPath(call, asking, parentId);
}

/** Editing my message to the guide makes a new version of it, with a new answer; among people it is replaced. */
export async function editMessage(
  call: Call,
  input: Input<typeof api.messages.edit>,
): Promise<{ message: Message; answer: Message | null }> {
  const reached = await reachableMessage(call, input.params.id);
  if (!isGuided(reached.chat)) return editToPeople(call, reached.message, input.body.text);
  const asking = await askingAboutMessage(call, input.params.id);
  const { message } = asking;
  const { text } = input.body;
  if (message.authorId !== call.me.userId || message.deletedAt)
    throw new Refusal('message.not_allowed');
  requireQuiet(asking);
  const parent = message.parentId === null ? null : await onPath(call, asking, message.parentId);
  const { imageId, albumId, cards, forwarded, wordsOfId, drawnFrom } = message;
  // Forwarded words keep their author, also in an edited version.
  const passedOn = forwarded ? { wordsOfId, drawnFrom } : null;
  if (passedOn) await requireSpeakersConsent(call, message);
  return exchange(call, asking, {
    text,
    clientId: null,
    parent,
    imageId,
    albumId,
    cards,
    passedOn,
  });
}

async function editToPeople(call: Call, { id, chatId }: MessageRow, text: string) {
  const { row, message, judgedFrom } = await editAmongPeople(call, chatId, id, text);
  const { userId } = call.me;
  if (judgedFrom) judgeAmongPeople(call, { asked: row, userId, ...judgedFrom });
  return { message, answer: null };
}

/** Asks the guide for another version of its answer; among people an answer that ended early is written again. */
export async function regenerateAnswer(
  call: Call,
  input: Input<typeof api.messages.regenerate>,
): Promise<{ answer: Message }> {
  const reached = await reachableMessage(call, input.params.id);
  if (!isGuided(reached.chat))
    return goOnAmongPeople(call, reached.chat.id, reached.message.id, 'the beginning');
  const asking = await askingAboutMessage(call, input.params.id);
  const { chat, message, person } = asking;
  if (message.kind !== 'guide' || !message.parentId) throw new Refusal('message.not_allowed');
  requireQuiet(asking);
  const asked = await onPath(call, asking, message.parentId);
  await requireSpeakersConsent(call, asked);
  const caring = { care: asked.care, judgedFrom: null };
  const path = await pathBefore(call, asking, asked);
  const reserved = await reserveAnswer(call, person, {
    caring,
    analyses: await picturesNewToGuide(call, turnAtEnd(path)),
  });
  await hidePathAfter(call, chat, asked.seq);
  const [row] = await storeMessages(call, chat, [
    {
      id: newId(),
      kind: 'guide',
      seq: chat.lastSeq + 1,
      parentId: asked.id,
      versionIndex: await nextVersion(call, chat, asked.id, 'guide'),
      text: '',
      clientId: null,
    },
  ]);
  if (!row) throw new Error('an inserted message comes back');
  const answer = await beginAnswer(call, asking, {
    answer: row,
    path,
    reserved,
    caring,
    lastReadSeq: row.seq - 1,
    title: null,
  });
  call.emit(chat.id, {
    type: 'message.created',
    chat_id: chat.id,
    message: answer,
    after_seq: asked.seq,
  });
  return { answer };
}

/** Goes on with an answer that ended early: its text stays and more is added. */
export async function continueAnswer(
  call: Call,
  input: Input<typeof api.messages.continue>,
): Promise<{ answer: Message }> {
  const reached = await reachableMessage(call, input.params.id);
  if (!isGuided(reached.chat))
    return goOnAmongPeople(call, reached.chat.id, reached.message.id, 'its text');
  const asking = await askingAboutMessage(call, input.params.id);
  const { chat, message, person } = asking;
  if (
    message.kind !== 'guide' ||
    !message.onPath ||
    !message.parentId ||
    !unfinished.has(message.status)
  ) {
    throw new Refusal('message.not_allowed');
  }
  requireQuiet(asking);
  const asked = await onPath(call, asking, message.parentId);
  for (const row of [asked, message]) await requireSpeakersConsent(call, row);
  const caring = { care: asked.care, judgedFrom: null };
  const path = await pathBefore(call, asking, asked);
  const reserved = await reserveAnswer(call, person, {
    caring,
    analyses: await picturesNewToGuide(call, turnAtEnd(path)),
  });
  const changes = { status: 'streaming' as const, error: null, retryAt: null, shortened: false };
  const row = { ...message, ...changes };
  const preview = previewOf(await wireMessage(call.platform, call.db, row));
  await call.announce('answer.changed', { message: row, preview }, () =>
    call.db.update(messages).set(changes).where(eq(messages.id, row.id)),
  );
  const answer = await beginAnswer(call, asking, {
    answer: row,
    path,
    reserved,
    caring,
    lastReadSeq: null,
    title: null,
  });
  call.emit(chat.id, {
    type: 'message.updated',
    chat_id: chat.id,
    message: answer,
    mentions_before: [],
  });
  return { answer };
}
