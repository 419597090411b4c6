import { and, eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { hasCard, laidCards } from '../cards/lay.ts';
import { keepingFiles } from '../media/keeping-files.ts';
import { type StoredFiles, removeMedia, storePictures, storeRecording } from '../media/media.ts';
import { encodePictures } from '../media/pictures.ts';
import { readRecording } from '../media/recordings.ts';
import { refusals } from '../assistant/group-answer.ts';
import { type ChatRow, reachableChat, type MessageRow } from '../sight/doors.ts';
import { imageSizes, keepImage } from '../media/message-images.ts';
import { mentionsIn } from '../messages/mentions.ts';
import { requireSameWords, storedMessage, wireMessage } from '../messages/messages.ts';
import { keepRecording } from '../media/message-recordings.ts';
import { postToPeople } from './post-to-people.ts';
import { isThereFor } from '../sight/messages.ts';
import { messages } from '#db/schema/messages.ts';
import { writableChat } from '../messages/writable-chat.ts';

type SendInput = Input<typeof api.messages.sendUser>;

/** The stored picture and recording of a message; none where the message is stored already. */
interface SentFiles {
  image: StoredFiles | null;
  recording: StoredFiles | null;
  isRepeat: boolean;
}

type Sent = Awaited<ReturnType<typeof sendToPeople>>;

export async function withSentFiles(
  call: Call,
  input: SendInput,
  go: (files: SentFiles) => Promise<Sent>,
): Promise<Sent> {
  const files = await sentFiles(call, input);
  return keepingFiles(call.platform, [files.image, files.recording], () => go(files));
}

/** Stores a message to the people of a chat. A resend answers the first message again. */
export async function sendToPeople(call: Call, input: SendInput, files: SentFiles) {
  const writing = await writableChat(call, input.params.id);
  const { message: text = '', client_id: clientId = null, reply_to: replyTo } = input.body;
  if (text === '' && !input.files.image && !input.files.audio && !hasCard(input.body))
    throw refuseField('message', 'field.required');
  const { chat, person } = writing;
  if (files.isRepeat) return firstExchange(call, chat, clientId, text);
  const original = replyTo === undefined ? null : await quotable(call, chat, replyTo);
  const image = files.image
    ? await keepImage(call, person, { stored: files.image, alt: input.body.image_alt ?? '' })
    : null;
  const kept = files.recording ? await keepRecording(call, person, files.recording) : null;
  const cards = await laidCards(call, input.body);
  const mentions = await mentionsIn(call.db, chat.id, text);
  const albumId = image ? (input.body.album_id ?? null) : null;
  const post = { text, clientId, original, image, albumId, recording: kept, cards, mentions };
  const posted = await postToPeople(call, writing, post);
  if (posted) return posted;
  if (image) await removeMedia(call, image.id);
  if (kept) await removeMedia(call, kept.id);
  return firstExchange(call, chat, clientId, text);
}

/** Only for somebody who is in the chat, and not again for a message that is stored. */
async function sentFiles(call: Call, input: SendInput): Promise<SentFiles> {
  const { image, audio } = input.files;
  if (!image && !audio) return { image: null, recording: null, isRepeat: false };
  const { chat } = await reachableChat(call, input.params.id);
  const { client_id: clientId } = input.body;
  if (clientId !== undefined && (await storedMessage(call, chat, clientId)))
    return { image: null, recording: null, isRepeat: true };
  const { platform } = call;
  // At most one of the two is there (multipart.ts), so the deadline of one is that of the request.
  const recording = audio ? await storeRecording(platform, await readRecording(audio)) : null;
  const pictures = image ? await encodePictures(call.me.userId, image, imageSizes) : null;
  return {
    image: pictures ? await storePictures(platform, 'image', pictures) : null,
    recording,
    isRepeat: false,
  };
}

async function quotable(call: Call, chat: ChatRow, id: string): Promise<MessageRow> {
  const [row] = isUuid(id)
    ? await call.db
        .select()
        .from(messages)
        .where(and(eq(messages.id, id), eq(messages.chatId, chat.id)))
    : [];
  if (!row || !isThereFor(call.me.userId, row)) throw new Refusal('message.not_found');
  // A message that was deleted while the reply was written, or waited for the network, is quoted as removed.
  if (row.kind === 'system') throw new Refusal('message.not_allowed');
  return row;
}

/** The first result of a request that is repeated with the same client id. */
async function firstExchange(call: Call, chat: ChatRow, clientId: string | null, text: string) {
  const asked = clientId === null ? undefined : await storedMessage(call, chat, clientId);
  if (!asked) throw new Error('what conflicts is stored');
  requireSameWords(asked, text);
  const [answer] = await call.db
    .select()
    .from(messages)
    .where(and(eq(messages.parentId, asked.id), eq(messages.kind, 'guide')));
  return {
    message: await wireMessage(call.platform, call.db, asked, call.me.userId),
    answer: answer ? await wireMessage(call.platform, call.db, answer) : null,
    answer_refused: refusals.find((code) => code === asked.error) ?? null,
  };
}
