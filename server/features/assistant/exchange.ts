import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { previewAfter } from '#contract/preview.ts';
import type { Message } from '#contract/messages.ts';
import { firstWords } from '../../platform/ai/model.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Person } from '../account/people.ts';
import { requireUse } from '../billing/usage.ts';
import { noteLaid } from '../cards/draw.ts';
import { cardsOf, makersOf, textsOf } from '../cards/laid-cards.ts';
import { type NewImage, imagesOf, keepImage } from '../media/message-images.ts';
import { keepRecording } from '../media/message-recordings.ts';
import { isCared } from '../messages/care.ts';
import type { Caring } from '../messages/caring-among-people.ts';
import { requireSameWords, storedMessage, wireMessage } from '../messages/messages.ts';
import { type Asking, pathBefore, requireConsent } from './asking.ts';
import { caringFor, heardOf, withoutAnswer } from './caring.ts';
import {
  type NewMessage,
  asSeenBy,
  beginAnswer,
  hidePathAfter,
  nextVersion,
  reserveAnswer,
  storeMessages,
} from './begin-answer.ts';
import type { Spoken } from './spoken.ts';
import { picturesNewToGuide, turnAtEnd } from './guide-turns.ts';
import { messages } from '#db/schema/messages.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';
import type { MessageRow } from '../sight/doors.ts';
import type { StoredCare } from '#db/schema/care-state.ts';
import type { LaidCard } from '#db/schema/laid-card.ts';

export interface Exchange {
  message: Message;
  /** Null while more pictures of its album follow. */
  answer: Message | null;
}

/** A message with the answer that it has in any case. */
export interface AnsweredExchange extends Exchange {
  answer: Message;
}

/** The original authors of forwarded words. */
type PassedOn = Pick<MessageRow, 'wordsOfId' | 'drawnFrom'>;

/** A person's message to the guide. */
export interface Written {
  /** May be empty beside a picture or a card; holds what was said, too. */
  text: string;
  clientId: string | null;
  parent: MessageRow | null;
  /** A picture that comes with it. */
  picture?: NewImage | null;
  /** The recording that its words come from. */
  spoken?: Spoken | null;
  /** The picture that an edited message has. */
  imageId?: string | null;
  /** The album of its picture. */
  albumId?: string | null;
  /** The source of a forwarded message. */
  passedOn?: PassedOn | null;
  cards?: LaidCard[];
}

/** A message after `parent` and the answer that follows it; what was shown after `parent` gives way. */
export async function exchange(
  call: Call,
  asking: Asking,
  written: Written,
): Promise<AnsweredExchange> {
  const { person } = asking;
  const { parent, picture = null, imageId = null } = written;
  const meant = await caringOf(call, asking, written);
  const before = await pathBefore(call, asking, parent);
  const analyses =
    (picture ? 1 : 0) + (await picturesNewToGuide(call, [...turnAtEnd(before), { imageId }]));
  const { caring, reserved } = await reserveOrAsk(call, person, meant, analyses);
  const parts = { care: caring.care, isAnswered: true };
  const { asked, row, message } = await store(call, asking, written, parts);
  if (!row) throw new Error('two inserted messages come back');
  const answer = await answerTo(call, asking, { asked, message, row, before, reserved, caring });
  return { message, answer };
}

/** If there is no consent, or the plan leaves no answer, nothing is judged or answered but the danger. */
async function reserveOrAsk(call: Call, person: Person, caring: Caring, analyses: number) {
  try {
    return { caring, reserved: await reserveAnswer(call, person, { caring, analyses }) };
  } catch (error) {
    const isUnclear = caring.judgedFrom !== null || caring.care?.reply?.beside;
    if (!(isUnclear && error instanceof Refusal)) throw error;
    const asking = withoutAnswer(caring);
    return {
      caring: asking,
      reserved: await reserveAnswer(call, person, { caring: asking, analyses }),
    };
  }
}

function caringOf(call: Call, asking: Asking, written: Written): Promise<Caring> {
  const { text, cards = [], passedOn = null, parent } = written;
  return caringFor(call, asking, { text, cards, forwarded: passedOn !== null }, parent?.seq ?? 0);
}

/**
 * A picture of an album of which `more` follow: the answer waits for the last, but words of danger have their reply at
 * once. What the whole album needs is there, or it is refused with its first picture.
 * @throws Refusal guide.consent_required, plan.limit_reached
 */
export async function storePart(
  call: Call,
  asking: Asking,
  written: Written & { more: number },
): Promise<Exchange> {
  const { chat, member, person } = asking;
  const { parent, more } = written;
  const { care } = await caringOf(call, asking, written);
  if (care?.reply) return exchange(call, asking, written);
  requireConsent(call, person);
  const before = await pathBefore(call, asking, parent);
  const shown = await picturesNewToGuide(call, turnAtEnd(before));
  await requireUse(call, person, 'answers', 1);
  await requireUse(call, person, 'analyses', shown + 1 + more);
  const parts = { care, isAnswered: false };
  const { asked, message } = await store(call, asking, written, parts);
  await call.db
    .update(chats)
    .set({
      lastSeq: asked.seq,
      lastMessage: previewAfter(chat.lastMessage, message),
      lastMessageAt: asked.createdAt,
    })
    .where(eq(chats.id, chat.id));
  await call.db
    .update(chatMembers)
    .set({ lastMessageAt: asked.createdAt, lastReadSeq: asked.seq, draft: '' })
    .where(and(eq(chatMembers.chatId, chat.id), eq(chatMembers.userId, person.userId)));
  if (member.draft !== '')
    call.emit(person.userId, { type: 'chat.kept', chat_id: chat.id, changes: { draft: '' } });
  return { message, answer: null };
}

/** Stores what a person wrote, with an empty answer where it is answered, and announces it. */
async function store(
  call: Call,
  asking: Asking,
  written: Written,
  { care, isAnswered }: { care: StoredCare | null; isAnswered: boolean },
): Promise<{ asked: MessageRow; row: MessageRow | undefined; message: Message }> {
  const { chat, person } = asking;
  const { text, clientId, parent, picture, spoken, imageId = null } = written;
  const { albumId, passedOn, cards = [] } = written;
  const image = picture
    ? await keepImage(call, person, picture)
    : ((await imagesOf(call.platform, call.db, [{ imageId }])).get(imageId ?? '') ?? null);
  const recording = spoken ? await keepRecording(call, person, spoken.stored) : null;
  const parentId = parent?.id ?? null;
  const parentSeq = parent?.seq ?? 0;
  const branches = parentSeq < chat.lastSeq;
  if (branches) await hidePathAfter(call, chat, parentSeq);
  const added: NewMessage = {
    id: newId(),
    kind: 'user',
    seq: chat.lastSeq + 1,
    parentId,
    versionIndex: branches ? await nextVersion(call, chat, parentId, 'user') : 1,
    text,
    imageId: image?.id ?? null,
    albumId: image ? (albumId ?? null) : null,
    // No words besides those in the text.
    ...(recording && { audioId: recording.id, transcript: '' }),
    cards,
    clientId,
    care,
    ...(passedOn && { forwarded: true, ...passedOn }),
  };
  const all = isAnswered ? [added, emptyAnswer(added)] : [added];
  const [asked, row] = await storeMessages(call, chat, all);
  if (!asked) throw new Error('an inserted message comes back');
  await noteLaid(call, chat.id, cards);
  const makers = await makersOf(call.platform, call.db, [asked]);
  const message = asSeenBy(call, asking, asked, {
    image,
    recording,
    cards: cardsOf(call.platform, asked, makers),
  });
  call.emit(chat.id, { type: 'message.created', chat_id: chat.id, message, after_seq: parentSeq });
  return { asked, row, message };
}

function emptyAnswer({ id, seq }: Pick<MessageRow, 'id' | 'seq'>): NewMessage {
  return {
    id: newId(),
    kind: 'guide',
    seq: seq + 1,
    parentId: id,
    versionIndex: 1,
    text: '',
    clientId: null,
  };
}

type Answered = Pick<Parameters<typeof beginAnswer>[2], 'reserved' | 'caring'> & {
  asked: MessageRow;
  message: Message;
  /** Its answer, which is empty still. */
  row: MessageRow;
  /** The shown path before the message. */
  before: MessageRow[];
};

/** Begins the stored answer to a message at the end of the shown path. */
async function answerTo(
  call: Call,
  asking: Asking,
  { asked, message, row, before, reserved, caring }: Answered,
): Promise<Message> {
  const { chat, person } = asking;
  const path = [...before, asked];
  const heard = heardOf(path).at(-1) ?? asked;
  const answer = await beginAnswer(call, asking, {
    answer: row,
    path,
    reserved,
    caring,
    lastReadSeq: asked.seq,
    keepsDraft: asked.audioId !== null,
    title:
      chat.titleBy === 'nobody' && !isCared(asked) && !isCared(heard)
        ? (firstWords(message.image?.alt ?? '') ??
          firstWords(heard.text) ??
          firstWords(textsOf(heard)?.[person.language] ?? ''))
        : null,
  });
  call.emit(chat.id, {
    type: 'message.created',
    chat_id: chat.id,
    message: answer,
    after_seq: asked.seq,
  });
  return answer;
}

/**
 * The exchange of an earlier request with the same client id. A picture of an album that was stored with more
 * to follow gets its answer by this repeat.
 */
export async function earlierExchange(
  call: Call,
  asking: Asking,
  clientId: string,
  /** Its current text; null if the person did not write one. */
  text: string | null,
  more = 0,
): Promise<Exchange | null> {
  const { chat, path } = asking;
  const isWhole = path.length === chat.lastSeq;
  const onShownPath = path.find(
    (row) => row.clientId === clientId && row.authorId === call.me.userId,
  );
  const asked = onShownPath || isWhole ? onShownPath : await storedMessage(call, chat, clientId);
  if (!asked) return null;
  if (text !== null) requireSameWords(asked, text);
  const message = await wireMessage(call.platform, call.db, asked);
  const [answer] = await call.db
    .select()
    .from(messages)
    .where(and(eq(messages.parentId, asked.id), eq(messages.kind, 'guide')))
    .orderBy(messages.seq)
    .limit(1);
  if (answer) return { message, answer: await wireMessage(call.platform, call.db, answer) };
  const waits = more > 0 || path.at(-1)?.id !== asked.id;
  return { message, answer: waits ? null : await answerLate(call, asking, asked, message) };
}

async function answerLate(
  call: Call,
  asking: Asking,
  asked: MessageRow,
  message: Message,
): Promise<Message> {
  const { person, path } = asking;
  const caring = { care: asked.care, judgedFrom: null };
  const reserved = await reserveAnswer(call, person, {
    caring,
    analyses: await picturesNewToGuide(call, turnAtEnd(path)),
  });
  const [row] = await storeMessages(call, asking.chat, [emptyAnswer(asked)]);
  if (!row) throw new Error('an inserted message comes back');
  const before = path.slice(0, -1);
  return answerTo(call, asking, { asked, message, row, before, reserved, caring });
}
