import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { agrees } from '../account/consents.ts';
import { personOf } from '../account/people.ts';
import { requireUse } from '../billing/usage.ts';
import { type ChatRow, reachableChat } from '../sight/doors.ts';
import { storedMessage } from '../messages/messages.ts';
import { type StoredFiles, storeRecording } from '../media/media.ts';
import {
  type Recording,
  readRecording,
  storedBytes,
  storedRecording,
} from '../media/recordings.ts';
import { requireStorage } from '../billing/storage.ts';
import { wordsHeard } from '../voice/words-heard.ts';
import { messages } from '#db/schema/messages.ts';

type SpokenInput = Pick<
  Input<typeof api.messages.send | typeof api.analysis.send>,
  'files' | 'body'
>;

/** A stored recording for the guide, with its transcript. */
export interface Spoken {
  stored: StoredFiles;
  words: string;
}

/** Stays well above the time that it takes to store a message whose words are known. */
const keptMs = 60_000;

/** A resend that comes before the first is stored gets the same words. */
const heard = new Map<string, Promise<string>>();

/**
 * Writes out a recording for the guide, not again for a message that is stored. What would refuse its
 * message is asked before, so that nothing is paid for that is not sent.
 * @throws Refusal voice.not_configured, guide.consent_required, plan.limit_reached, message.being_answered,
 * voice.no_words, voice.transcription_failed, voice.type_unsupported, voice.unreadable, voice.too_long
 */
export async function spokenWords(
  call: Call,
  chatId: string,
  input: SpokenInput,
  chatType: ChatRow['chatType'],
): Promise<Spoken | null> {
  const { audio } = input.files;
  if (!audio) return null;
  const { chat } = await reachableChat(call, chatId);
  const { client_id: clientId } = input.body;
  if (await storedMessage(call, chat, clientId)) return null;
  if (chat.chatType !== chatType) throw new Refusal('chat.wrong_type');
  const recording = await readRecording(audio);
  await requireHearing(call, chat, recording);
  const words = await wordsOnce(call, `${chat.id} ${clientId}`, recording);
  if (words === '') throw new Refusal('voice.no_words');
  return { stored: await storeRecording(call.platform, recording), words };
}

async function requireHearing(call: Call, chat: ChatRow, recording: Recording): Promise<void> {
  const { db, me, platform } = call;
  const { transcribe, provider } = platform.guide;
  if (!transcribe) throw new Refusal('voice.not_configured');
  const person = await personOf(db, me.userId);
  if (!person || !agrees(platform, person))
    throw new Refusal('guide.consent_required', { params: { provider } });
  await requireUse(call, person, 'answers', 1);
  await requireStorage(call, person, storedBytes(recording));
  const [running] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chat.id), eq(messages.status, 'streaming')))
    .limit(1);
  if (running) throw new Refusal('message.being_answered');
}

async function wordsOnce({ platform }: Call, key: string, recording: Recording): Promise<string> {
  const before = heard.get(key);
  if (before) return before;
  const words = buffer(storedRecording(recording)).then((bytes) => wordsHeard(platform, bytes));
  heard.set(key, words);
  const forget = () => heard.delete(key);
  words.then((said) => (said === '' ? forget() : setTimeout(forget, keptMs).unref()), forget);
  return words;
}
