import type { Message } from '#contract/messages.ts';
import { previewOf } from '#contract/preview.ts';
import type { Language } from '#contract/shapes.ts';
import { myId } from '#web/features/chat/chat-queries.ts';
import type { Text } from '#web/platform/language.tsx';
import { clockLength } from '#i18n/clock-length.ts';

/** Who wrote a pinned message, and its beginning on one line. */
export function pinnedWords(
  text: Text,
  language: Language,
  message: Message,
): { name: string; line: string } {
  const { author, audio } = message;
  const { text: written, card } = previewOf(message);
  const laid = card ? text('cards.said', { text: card[language] }) : '';
  const spoken = audio ? text('voice.one', { length: clockLength(audio.duration_ms) }) : '';
  const other =
    'display_name' in author
      ? author.display_name || text('messages.gone_person')
      : text('assistant.guide');
  return {
    name: author.id === myId() ? text('chat.you') : other,
    line: written || spoken || laid || text('pins.picture'),
  };
}
