import type { Message } from '#contract/messages.ts';
import { cardsIn } from '#contract/preview.ts';
import type { Language } from '#contract/shapes.ts';
import { clockLength } from '#i18n/clock-length.ts';
import type { Text } from '#web/platform/text.ts';
import { namedWords } from './named-words.ts';
import { plainText } from '#web/ui/markdown/markdown-text.ts';

export type Spoken = Pick<
  Message,
  'text' | 'mentioned' | 'image' | 'audio' | 'image_card' | 'word_card' | 'question_card'
>;

/** The content of a message for screen readers: recording, picture, cards, and its words. */
export function messageWords(
  text: Text,
  language: Language,
  message: Spoken,
  /** How many came together with it. */
  pictures = 1,
): string {
  const { audio, image } = message;
  const alt = image && !image.covered ? image.alt : '';
  return [
    audio && text('voice.one', { length: clockLength(audio.duration_ms) }),
    image &&
      (alt === '' || pictures > 1
        ? text('pictures.count', { count: pictures })
        : text('pictures.said', { text: alt })),
    ...cardsIn(message).map((card) =>
      card.covered ? text('cards.one') : text('cards.said', { text: card.texts[language] }),
    ),
    namedWords(text, { ...message, text: plainText(message.text) }),
  ]
    .filter((words) => words !== null && words !== '')
    .join(', ');
}
