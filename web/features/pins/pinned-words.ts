import type { Message } from '#contract/messages.ts';
import { previewOf } from '#contract/preview.ts';
import type { Language } from '#contract/shapes.ts';
import { myId } from '#web/platform/session.ts';
import { namedWords } from '#web/features/messages/named-words.ts';
import type { Text } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { clockLength } from '#i18n/clock-length.ts';

/** The author of a pinned message, and its beginning on one line. */
export function pinnedWords(
  text: Text,
  language: Language,
  message: Message,
): { name: string; line: string } {
  const { author, audio } = message;
  const preview = previewOf(message);
  const { card } = preview;
  const written = namedWords(text, preview);
  const laid = card ? text('cards.said', { text: card[language] }) : '';
  const spoken = audio ? text('voice.one', { length: clockLength(audio.duration_ms) }) : '';
  const other =
    'username' in author
      ? shownName(author) || text('messages.gone_person')
      : text('assistant.guide');
  return {
    name: author.id === myId() ? text('chat.you') : other,
    line: written || spoken || laid || text('pins.picture'),
  };
}
