import { v7 as newId } from 'uuid';
import type { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal, reasonOf } from '../../platform/refusal.ts';
import { askingInChat, requireQuiet } from '../assistant/asking.ts';
import { earlierExchange, exchange } from '../assistant/exchange.ts';
import { type ChatRow, isGuided, reachableChat, type MessageRow } from '../sight/doors.ts';
import { type NewImage, imagesOf } from '../media/message-images.ts';
import { holdMedia } from '../messages/kept-media.ts';
import { requireSameWords, storedMessage, wireMessage } from '../messages/messages.ts';
import { recordingsOf } from '../media/message-recordings.ts';
import { postToPeople } from '../sending/post-to-people.ts';
import { keepingFiles } from '../media/keeping-files.ts';
import { requireSpeakersConsent, shownMessage } from '../messages/shown-message.ts';
import { pictureAgain } from './picture-again.ts';
import { writableChat } from '../messages/writable-chat.ts';

/**
 * Passes a message on to several chats, each in a transaction of its own: one that is closed to me
 * keeps none of the others from getting it.
 */
export async function forwardMessage(call: Call, input: Input<typeof api.forwarding.forward>) {
  const source = await shownMessage(call, input.params.id);
  const { chat_ids: chatIds, client_id: clientId = keyOf(call) ?? newId() } = input.body;
  const items = [];
  for (const chatId of new Set(chatIds)) {
    try {
      const message = await forwardTo(call, source, chatId, clientId);
      items.push({ chat_id: chatId, message, error: null });
    } catch (error) {
      items.push({ chat_id: chatId, message: null, error: reasonOf(error, call.language) });
    }
  }
  return { items };
}

/** A repeat with the same key means the same messages. */
function keyOf({ request }: Call): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !isUuid(key)) throw new Refusal('request.idempotency_key_invalid');
  return key;
}

async function forwardTo(
  call: Call,
  { id }: MessageRow,
  chatId: string,
  clientId: string,
): Promise<Message> {
  const { chat } = await reachableChat(call, chatId);
  const before = await storedMessage(call, chat, clientId);
  const shown = await shownMessage(call, id);
  if (before) {
    if (shown.editedAt === null) requireSameWords(before, shown.text);
    return wireMessage(call.platform, call.db, before, call.me.userId);
  }
  const picture = isGuided(chat) ? await pictureForGuide(call, shown) : null;
  return keepingFiles(call.platform, [picture?.stored ?? null], () =>
    change(call.platform, async (unit) => {
      const within: Call = { ...call, ...unit };
      // It may be gone by now.
      const source = await shownMessage(within, id);
      const passed = { source, clientId, picture };
      return isGuided(chat) ? toGuide(within, chat, passed) : toPeople(within, chat, passed);
    }),
  );
}

interface Passed {
  source: MessageRow;
  clientId: string;
  /** As it is shown to the guide. */
  picture: NewImage | null;
}

async function toPeople(call: Call, chat: ChatRow, { source, clientId }: Passed): Promise<Message> {
  await holdMedia(call, source);
  const writing = await writableChat(call, chat.id);
  const image = (await imagesOf(call.platform, call.db, [source])).get(source.imageId ?? '');
  const sound = (await recordingsOf(call.platform, call.db, [source])).get(source.audioId ?? '');
  if (source.text === '' && !image && !sound && source.cards.length === 0)
    throw new Refusal('message.not_allowed');
  const posted = await postToPeople(call, writing, {
    text: source.text,
    clientId,
    original: null,
    image: image ?? null,
    recording: sound && source.audioId ? { id: source.audioId, ...sound } : null,
    cards: source.cards,
    // Mentions of the original do not apply here, and the guide is not asked.
    mentions: [],
    passedOn: {
      transcript: source.transcript,
      wordsOfId: speakerOf(call, source),
      drawnFrom: source.drawnFrom,
    },
  });
  if (posted) return posted.message;
  const stored = await storedMessage(call, chat, clientId);
  if (!stored) throw new Error('what conflicts is stored');
  return wireMessage(call.platform, call.db, stored, call.me.userId);
}

async function toGuide(
  call: Call,
  chat: ChatRow,
  { source, clientId, picture }: Passed,
): Promise<Message> {
  await requireSpeakersConsent(call, source);
  const asking = await askingInChat(call, chat.id);
  const before = await earlierExchange(call, asking, clientId, null);
  if (before) return before.message;
  requireQuiet(asking);
  const sent = await exchange(call, asking, {
    text: source.text,
    clientId,
    parent: asking.path.at(-1) ?? null,
    picture,
    cards: source.cards,
    passedOn: { wordsOfId: speakerOf(call, source), drawnFrom: source.drawnFrom },
  });
  return sent.message;
}

/** The guide hears no recordings, and reads nothing of others who would not have it read. */
async function pictureForGuide(call: Call, source: MessageRow): Promise<NewImage | null> {
  const isEmpty = source.text === '' && source.imageId === null && source.cards.length === 0;
  if (source.audioId !== null || isEmpty) throw new Refusal('message.not_allowed');
  await requireSpeakersConsent(call, source);
  return source.imageId === null ? null : pictureAgain(call, source.imageId);
}

/** Null where they are mine, or the guide’s. */
function speakerOf({ me }: Call, { wordsOfId, authorId, kind }: MessageRow): string | null {
  if (wordsOfId !== null) return wordsOfId;
  return kind === 'user' && authorId !== me.userId ? authorId : null;
}
