import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { type LaidCard, messages } from '#db/schema/chat.ts';
import { firstWords } from '../../platform/ai/model.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { noteLaid } from '../cards/draw.ts';
import { keepingFiles } from '../media/keeping-files.ts';
import { cardsOf, makersOf, textsOf } from '../cards/laid-cards.ts';
import { hasCard, laidCards } from '../cards/lay.ts';
import { isGuided, reachableMessage } from '../chat/doors.ts';
import { type NewImage, imagesOf, keepImage } from '../chat/images.ts';
import { type MessageRow, wordsOf } from '../chat/message-rows.ts';
import { editAmongPeople } from '../chat/edit-among-people.ts';
import { requireSameWords, storedMessage, wireMessage } from '../chat/messages.ts';
import { requireSpeakersConsent } from '../chat/shown-message.ts';

import { type Asking, askingAboutMessage, askingInChat, onPath, requireQuiet } from './asking.ts';
import {
  asSeenBy,
  beginAnswer,
  caringReply,
  hidePathAfter,
  isNewToGuide,
  nextVersion,
  reserveAnswer,
  storeMessages,
} from './begin-answer.ts';
import { goOnAmongPeople, unfinished } from './go-on-among-people.ts';
import { shownPicture } from './shown-pictures.ts';
import { forgetTranslations } from './translations.ts';

export interface Exchange {
  message: Message;
  answer: Message;
}

type SendInput = Input<typeof api.messages.send>;

export async function withShownPicture(
  call: Call,
  input: SendInput,
  go: (picture: NewImage | null) => Promise<Exchange>,
): Promise<Exchange> {
  const picture = input.files['image'] ? await shownPicture(call, input.params.id, input) : null;
  return keepingFiles(call.platform, [picture?.stored ?? null], () => go(picture));
}

/** Stores a message for the guide and begins its answer. A resend answers the first exchange again. */
export async function sendToGuide(
  call: Call,
  input: SendInput,
  picture: NewImage | null,
): Promise<Exchange> {
  const asking = await askingInChat(call, input.params.id);
  const { message: text = '', client_id: clientId, parent_id: parentId } = input.body;
  if (asking.chat.chatType !== 'AI') throw new Refusal('chat.wrong_type');
  if (text === '' && !input.files['image'] && !hasCard(input.body))
    throw refuseField('message', 'field.required');
  const before = await earlierExchange(call, asking, clientId, text);
  if (before) return before;
  requireQuiet(asking);
  const parent = await parentOf(call, asking, parentId);
  const cards = await laidCards(call, input.body);
  return exchange(call, asking, { text, clientId, parent, picture, cards });
}

/** Told by nothing: the end of the shown path; by null: the beginning. */
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
  if (!isGuided(reached.chat))
    return editAmongPeople(call, reached.chat.id, reached.message.id, input.body.text);
  const asking = await askingAboutMessage(call, input.params.id);
  const { message } = asking;
  const { text } = input.body;
  if (message.authorId !== call.me.userId || message.deletedAt)
    throw new Refusal('message.not_allowed');
  requireQuiet(asking);
  const parent = message.parentId === null ? null : await onPath(call, asking, message.parentId);
  const { imageId, cards, forwarded, wordsOfId, drawnFrom } = message;
  // What was passed on stays somebody else’s, also where some of it is written anew.
  const passedOn = forwarded ? { wordsOfId, drawnFrom } : null;
  if (passedOn) await requireSpeakersConsent(call, message);
  return exchange(call, asking, { text, clientId: null, parent, imageId, cards, passedOn });
}

/** Whose words were written elsewhere. */
type PassedOn = Pick<MessageRow, 'wordsOfId' | 'drawnFrom'>;

/** What somebody wrote to the guide. */
interface Written {
  /** May be empty beside a picture or a card. */
  text: string;
  clientId: string | null;
  parent: MessageRow | null;
  /** A picture that comes with it. */
  picture?: NewImage | null;
  /** The picture that an edited message has. */
  imageId?: string | null;
  /** What was written elsewhere and is passed on. */
  passedOn?: PassedOn | null;
  cards?: LaidCard[];
}

/** A message after `parent` and the answer that follows it; what was shown after `parent` gives way. */
export async function exchange(
  call: Call,
  asking: Asking,
  { text, clientId, parent, picture = null, imageId = null, passedOn, cards = [] }: Written,
): Promise<Exchange> {
  const { chat, person } = asking;
  const caring = caringReply(person, wordsOf({ text, transcript: null, cards }));
  const reserved = await reserveAnswer(call, person, {
    isCaring: caring !== null,
    analyses: picture !== null || (await isNewToGuide(call, imageId)),
  });
  const image = picture
    ? await keepImage(call, person, picture)
    : ((await imagesOf(call.platform, call.db, [{ imageId }])).get(imageId ?? '') ?? null);
  const parentId = parent?.id ?? null;
  const parentSeq = parent?.seq ?? 0;
  const branches = parentSeq < chat.lastSeq;
  if (branches) await hidePathAfter(call, chat, parentSeq);
  const askedId = newId();
  const guarded = caring !== null;
  const [asked, row] = await storeMessages(call, chat, [
    {
      id: askedId,
      kind: 'user',
      seq: chat.lastSeq + 1,
      parentId,
      versionIndex: branches ? await nextVersion(call, chat, parentId, 'user') : 1,
      text,
      imageId: image?.id ?? null,
      cards,
      clientId,
      guarded,
      ...(passedOn && { forwarded: true, ...passedOn }),
    },
    {
      id: newId(),
      kind: 'guide',
      seq: chat.lastSeq + 2,
      parentId: askedId,
      versionIndex: 1,
      text: '',
      clientId: null,
      guarded,
    },
  ]);
  if (!asked || !row) throw new Error('two inserted messages come back');
  await noteLaid(call, chat.id, cards);
  const makers = await makersOf(call.platform, call.db, [asked]);
  const message = asSeenBy(call, asking, asked, {
    image,
    cards: cardsOf(call.platform, asked, makers),
  });
  const answer = await beginAnswer(call, asking, {
    answer: row,
    path: [...asking.path.filter(({ seq }) => seq <= parentSeq), asked],
    reserved,
    caring,
    lastReadSeq: asked.seq,
    title:
      chat.titleBy === 'nobody' && !guarded
        ? (firstWords(image?.alt ?? '') ??
          firstWords(text) ??
          firstWords(textsOf(asked)?.[person.language] ?? ''))
        : null,
  });
  call.emit(chat.id, { type: 'message.created', chat_id: chat.id, message, after_seq: parentSeq });
  call.emit(chat.id, {
    type: 'message.created',
    chat_id: chat.id,
    message: answer,
    after_seq: message.seq,
  });
  return { message, answer };
}

/** Asks the guide for another version of its answer; among people an answer that ended early is written anew. */
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
  const caring = caringReply(person, wordsOf(asked));
  const reserved = await reserveAnswer(call, person, {
    isCaring: caring !== null,
    analyses: await isNewToGuide(call, asked.imageId),
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
      guarded: message.guarded,
    },
  ]);
  if (!row) throw new Error('an inserted message comes back');
  const answer = await beginAnswer(call, asking, {
    answer: row,
    path: asking.path.filter(({ seq }) => seq <= asked.seq),
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
  const caring = caringReply(person, wordsOf(asked));
  const reserved = await reserveAnswer(call, person, {
    isCaring: caring !== null,
    analyses: await isNewToGuide(call, asked.imageId),
  });
  const [row] = await call.db
    .update(messages)
    .set({ status: 'streaming', error: null })
    .where(eq(messages.id, message.id))
    .returning();
  if (!row) throw new Refusal('message.not_found');
  await forgetTranslations(call.db, row.id);
  const answer = await beginAnswer(call, asking, {
    answer: row,
    path: asking.path.filter(({ seq }) => seq <= asked.seq),
    reserved,
    caring: caring?.slice(row.text.length) ?? null,
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

/** What a resend with the same client id asks for again. */
export async function earlierExchange(
  call: Call,
  asking: Asking,
  clientId: string,
  /** What it says now; null where it is not written by the person. */
  text: string | null,
): Promise<Exchange | null> {
  const { chat, path } = asking;
  const isWhole = path.length === chat.lastSeq;
  const onShownPath = path.find(
    (row) => row.clientId === clientId && row.authorId === call.me.userId,
  );
  const asked = onShownPath || isWhole ? onShownPath : await storedMessage(call, chat, clientId);
  if (!asked) return null;
  if (text !== null) requireSameWords(asked, text);
  const [answer] = await call.db
    .select()
    .from(messages)
    .where(and(eq(messages.parentId, asked.id), eq(messages.kind, 'guide')))
    .orderBy(messages.seq)
    .limit(1);
  if (!answer) return null;
  return {
    message: await wireMessage(call.platform, call.db, asked),
    answer: await wireMessage(call.platform, call.db, answer),
  };
}
