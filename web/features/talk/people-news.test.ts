import { describe, expect, test } from 'vitest';
import type { Card } from '#contract/cards.ts';
import type { MessageImage } from '#contract/messages.ts';
import type { Language } from '#contract/shapes.ts';
import { catalogue as english } from '#i18n/en/index.ts';
import { catalogue as hebrew } from '#i18n/he/index.ts';
import { formatText } from '#i18n/text.ts';
import type { Ended } from '#web/features/assistant/ending.ts';
import type { Spoken } from '#web/features/messages/message-words.ts';
import type { Text } from '#web/platform/text.ts';
import { newsOf } from './people-news.ts';

const noa = { id: 'noa', username: 'noa', display_name: 'Noa', avatar_url: null };
const catalogues = { en: english, he: hebrew };
/** Marks around names say nothing. */
const isolates = /[\u2066-\u2069]/gu;

function heard(parts: Partial<Spoken & Ended>, language: Language = 'en'): string {
  const text: Text = (key, params) => formatText(language, catalogues[language][key], params);
  const nothing = { image: null, audio: null, image_card: null, word_card: null };
  const ended = { status: 'sent' as const, error: null };
  const message = { author: noa, text: '', question_card: null, ...ended, ...nothing, ...parts };
  return newsOf(text, language, message, new Set()).replaceAll(isolates, '');
}

const audio = { url: '', duration_ms: 12_000, peaks: [], transcript: null };
const image: MessageImage = {
  id: 'i',
  url: '',
  thumb_url: '',
  width: 1,
  height: 1,
  alt: 'Boats in the rain',
  analysis: null,
  covered: null,
};
const card: Card = {
  id: 'c',
  card_index: 3,
  card_type: 'question',
  deck: 'questions',
  title: 'What waits?',
  card_text: 'What waits?',
  texts: { en: 'What waits?', he: 'מה מחכה?' },
  text: 'What waits?',
  word: null,
  image_url: null,
  alt: 'What waits?',
  alts: { en: 'What waits?', he: 'מה מחכה?' },
  stage: null,
  owner: null,
  covered: null,
};

describe('announcements of new messages', () => {
  test('a voice message with its length', () => {
    expect(heard({ audio })).toBe('Noa: Voice message, 0:12');
    expect(heard({ audio }, 'he')).toContain('הודעה קולית');
  });

  test('a picture with its description, and without one as a picture', () => {
    expect(heard({ image })).toBe('Noa: Picture: Boats in the rain');
    expect(heard({ image: { ...image, alt: '' } }, 'he')).toBe('Noa: תמונה');
  });

  test('a covered picture without its description', () => {
    expect(heard({ image: { ...image, covered: 'by_me' } })).toBe('Noa: Picture');
  });

  test('a card with its words in the reader’s language, a covered one as a card', () => {
    expect(heard({ question_card: card })).toBe('Noa: A card: What waits?');
    expect(heard({ question_card: card }, 'he')).toBe('Noa: קלף: מה מחכה?');
    expect(heard({ question_card: { ...card, covered: 'by_me' } })).toBe('Noa: Card');
  });

  test('a picture together with what is written to it', () => {
    expect(heard({ image, text: '**Look**' })).toBe('Noa: Picture: Boats in the rain, Look');
  });

  test('an answer without words by its failure', () => {
    expect(heard({ status: 'failed', error: 'answer.timeout' })).toBe(
      'Noa: The model took too long. Your message is safe.',
    );
  });
});
