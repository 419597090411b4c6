import { limits } from '#contract/values.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * The provider's transcript of a recording; may be empty.
 * @throws Refusal voice.not_configured, voice.transcription_failed
 */
export async function wordsHeard({ guide, log }: Platform, recording: Uint8Array): Promise<string> {
  if (!guide.transcribe) throw new Refusal('voice.not_configured');
  try {
    // Also when the one who asked has left: the words are there for another try.
    const words = await guide.transcribe(recording, new AbortController().signal);
    return words.replaceAll('\0', '').trim().slice(0, limits.transcriptLengthMax).toWellFormed();
  } catch (error) {
    log.warn({ err: error }, 'a recording could not be written out');
    throw new Refusal('voice.transcription_failed');
  }
}
