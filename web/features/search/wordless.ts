import type { SearchResult } from '#contract/search.ts';
import { clockLength } from '#i18n/clock-length.ts';
import type { Text } from '#web/platform/text.ts';

/** The description of a found message without words: a picture, a recording, or a covered card. */
export function wordless(
  text: Text,
  { image_alt: alt = null, audio_ms: audioMs = null }: Pick<SearchResult, 'image_alt' | 'audio_ms'>,
): string {
  if (audioMs !== null) return text('voice.one', { length: clockLength(audioMs) });
  if (alt === null) return text('cards.one');
  return alt === '' ? text('pictures.count', { count: 1 }) : text('pictures.said', { text: alt });
}
