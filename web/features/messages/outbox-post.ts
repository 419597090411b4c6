import { api } from '#contract/index.ts';
import { unconfirmed } from '#contract/values.ts';
import type { Message } from '#contract/messages.ts';
import { call } from '#web/platform/api.ts';
import { noteRefusal } from './answer-refusals.ts';
import { applyToCache } from '#web/features/chats/chat-cache.ts';
import { changeWindow, refreshWindow, shownWindow } from './message-queries.ts';
import { withExchange } from './message-window.ts';
import type { OutboxEntry } from './outbox-order.ts';
import { uploads } from './uploads.ts';

/** A send that hangs holds up all that wait behind it, in every tab; the client id makes another try harmless. */
const silenceMaxMs = 30_000;

/** Sends to the guide, whose answer waits for `more` pictures of the album; a refusal is thrown. */
export async function postToGuide(entry: OutboxEntry, more: number): Promise<void> {
  const { chatId } = entry;
  const { message, answer } = await (entry.aboutPicture
    ? askAboutPicture(entry, more)
    : ask(entry, more));
  if (shownWindow(chatId)?.next) await refreshWindow(chatId).catch(() => undefined);
  else changeWindow(chatId, (shown) => withExchange(shown, answer ? [message, answer] : [message]));
}

function ask(entry: OutboxEntry, more: number) {
  const { chatId, clientId, text, image, audio } = entry;
  const params = { id: chatId };
  const written = { client_id: entry.asks ?? clientId, ...saidOf(text), ...placeOf(entry, more) };
  const cards = cardFields(entry);
  return image || audio
    ? withFiles(clientId, written, entry, (form) => call(api.messages.send, { params, ...form }))
    : call(api.messages.send, { params, body: { ...written, ...cards }, silenceMaxMs });
}

function askAboutPicture(entry: OutboxEntry, more: number) {
  const { chatId, clientId, text, image, audio } = entry;
  const written = {
    chat_id: chatId,
    client_id: entry.asks ?? clientId,
    ...saidOf(text),
    ...placeOf(entry, more),
  };
  return image || audio
    ? withFiles(clientId, written, entry, (form) => call(api.analysis.send, form))
    : call(api.analysis.send, { body: { ...written, ...cardFields(entry) }, silenceMaxMs });
}

/** Words that are not there are not sent. */
function saidOf(text: string): { message?: string } {
  return text === '' ? {} : { message: text };
}

/** The position of a picture in its album. */
function placeOf({ album }: OutboxEntry, more = 0): { album_id?: string; more?: string } {
  if (!album) return {};
  return { album_id: album.id, ...(more > 0 && { more: String(more) }) };
}

/** The cards of a message as the fields of a body. */
function cardFields({ cards = [] }: Pick<OutboxEntry, 'cards'>) {
  return Object.fromEntries(cards.map(({ id, card_type: type }) => [`${type}_card`, { id }]));
}

/** Sends to the people of a chat; a refusal of the guide to answer is noted with the message. */
export async function postToPeople(entry: OutboxEntry): Promise<void> {
  const { chatId, clientId, text, replyTo, image, audio } = entry;
  const params = { id: chatId };
  const written = {
    client_id: clientId,
    ...saidOf(text),
    ...(replyTo && { reply_to: replyTo.id }),
    ...placeOf(entry),
  };
  const {
    message,
    answer,
    answer_refused: refused,
  } = image || audio
    ? await withFiles(clientId, written, entry, (form) =>
        call(api.messages.sendUser, { params, ...form }),
      )
    : await call(api.messages.sendUser, {
        params,
        body: { ...written, ...cardFields(entry) },
        silenceMaxMs,
      });
  if (refused) noteRefusal(message.id, refused);
  if (shownWindow(chatId)?.next) await refreshWindow(chatId).catch(() => undefined);
  // The event that the live stream brings too, applied before it arrives.
  for (const each of answer ? [message, answer] : [message]) {
    const event = { chat_id: chatId, message: each, after_seq: null };
    if (!isKnown(each))
      applyToCache({ type: 'message.created', ...event, stream: chatId, version: unconfirmed });
  }
}

/** A form upload: it can be cancelled, and reports its progress. */
type Leaving = {
  form: FormData;
  signal: AbortSignal;
  silenceMaxMs: number;
  onProgress: (share: number) => void;
};

/** Sends files with their words; how much has left is known by the client id. */
export async function withFiles<Answer>(
  clientId: string,
  fields: Record<string, string | undefined>,
  files: Pick<OutboxEntry, 'image' | 'audio' | 'cards'>,
  send: (leaving: Leaving) => Promise<Answer>,
): Promise<Answer> {
  const { image, audio } = files;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, image_alt: image?.alt ?? '' }))
    if (value) form.append(name, value);
  for (const [name, card] of Object.entries(cardFields(files)))
    form.append(name, JSON.stringify(card));
  if (image) form.append('image', image.file);
  if (audio) form.append('audio', audio.file, 'audio.wav');
  const { end, ...leaving } = uploads.begin(clientId);
  try {
    return await send({ form, silenceMaxMs, ...leaving });
  } finally {
    end();
  }
}

/** Known already means newer: the answer may have grown since, the message may be edited. */
function isKnown({ id, chat_id: chatId }: Message): boolean {
  return shownWindow(chatId)?.items.some((item) => item.id === id) ?? false;
}
