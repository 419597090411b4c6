import { and, eq, isNull } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Act, Call, Input } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { agrees } from '../account/consents.ts';
import { personOf } from '../account/people.ts';
import { lockedChat, reachableMessage, type MessageRow } from '../sight/doors.ts';
import { careAmongPeople, careBefore, careShown, emitCare, isCared } from '../messages/care.ts';
import { speakerIdOf, wordsOf } from '../messages/message-rows.ts';
import { wireMessage } from '../messages/messages.ts';
import { announceMessage } from '../sight/messages.ts';
import { fileKey } from '../media/media.ts';
import { wordsHeard } from './words-heard.ts';
import { messages } from '#db/schema/messages.ts';

/** Parallel requests for the same transcript share one. */
const underWay = new Map<string, Promise<string>>();

/**
 * Writes out a recording for all who are in its chat. It goes to the provider only if the one who
 * spoke agreed to that, no matter who asks.
 * @throws Refusal message.not_found, message.not_allowed, voice.not_configured, guide.consent_required,
 * voice.consent_missing, voice.transcription_failed
 */
export async function transcribe(call: Call, { params }: Input<typeof api.voice.transcribe>) {
  const { message } = await reachableMessage(call, params.id);
  const { audioId } = message;
  if (audioId === null || message.deletedAt) throw new Refusal('message.not_allowed');
  if (message.transcript === null) {
    await requireConsent(call, message);
    const words = await wordsIn(call.platform, audioId);
    await change(call.platform, (unit) => keepWords({ ...unit, me: call.me }, message, words));
  }
  const { message: row } = await reachableMessage(call, params.id);
  return { message: await wireMessage(call.platform, call.db, row, call.me.userId) };
}

async function requireConsent({ db, me, platform }: Call, message: MessageRow): Promise<void> {
  const { transcribe: provided, provider } = platform.guide;
  if (!provided) throw new Refusal('voice.not_configured');
  const speakerId = speakerIdOf(message);
  const speaker = speakerId === null ? null : await personOf(db, speakerId);
  if (agrees(platform, speaker)) return;
  throw new Refusal(speakerId === me.userId ? 'guide.consent_required' : 'voice.consent_missing', {
    params: { provider },
  });
}

function wordsIn(platform: Platform, audioId: string): Promise<string> {
  const asked =
    underWay.get(audioId) ?? askForWords(platform, audioId).finally(() => underWay.delete(audioId));
  underWay.set(audioId, asked);
  return asked;
}

async function askForWords(platform: Platform, audioId: string): Promise<string> {
  const file = await platform.files.read(fileKey('audio', audioId));
  if (!file) throw new Refusal('message.not_allowed');
  return wordsHeard(platform, file);
}

/** The first words stay; nothing is kept of a message that was deleted meanwhile. */
async function keepWords(
  unit: Change & Pick<Act, 'me'>,
  heard: MessageRow,
  words: string,
): Promise<void> {
  const { id, chatId, authorId } = heard;
  const { chat } = await lockedChat(unit, chatId);
  const speaker = authorId === null ? null : await personOf(unit.db, authorId);
  const known = await careBefore(unit.db, heard);
  const said = wordsOf({ ...heard, transcript: words });
  const care = isCared(heard) ? heard.care : speaker && careAmongPeople(known, said, speaker);
  const [row] = await unit.db
    .update(messages)
    .set({ transcript: words, care })
    .where(and(eq(messages.id, id), isNull(messages.transcript), isNull(messages.deletedAt)))
    .returning();
  if (!row) return;
  const message = await wireMessage(unit.platform, unit.db, row);
  await announceMessage(unit, row, {
    type: 'message.updated',
    chat_id: chat.id,
    message,
    mentions_before: message.mentions,
  });
  if (isCared(row)) emitCare(unit, row, careShown(care));
}
