import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { catalogue as english } from '#i18n/en/index.ts';
import { catalogue as hebrew } from '#i18n/he/index.ts';
import { formatText } from '#i18n/text.ts';
import { exampleMessage } from '#web/testing/example-message.ts';
import type { Text } from '#web/platform/text.ts';
import { clockTime } from '#web/platform/time.ts';
import { type Ended, endedNews, endingOf } from './ending.ts';

const catalogues = { en: english, he: hebrew };
const textIn =
  (language: Language): Text =>
  (key, params) =>
    formatText(language, catalogues[language][key], params).replaceAll(/[\u2066-\u2069]/gu, '');
const noon = new Date(2026, 10, 25, 12).getTime();
const minuteMs = 60_000;

describe('a busy model', () => {
  const busyFor = (minutes: number): Ended => ({
    status: 'failed',
    error: 'answer.busy',
    retry_at: new Date(noon + minutes * minuteMs - 1).toISOString(),
  });

  test('can be asked again at a time that is said, later than today with its day', () => {
    const time = clockTime(noon + 60 * minuteMs);
    expect(endingOf(textIn('en'), busyFor(60), noon)).toBe(
      `The model is busy. Try again after ${time}.`,
    );
    expect(endingOf(textIn('he'), busyFor(60), noon)).toBe(
      `המודל עמוס. אפשר לנסות שוב אחרי ${time}.`,
    );
    const later = endingOf(textIn('en'), busyFor(25 * 60), noon);
    expect(later).toMatch(new RegExp(`^The model is busy. Try again later: .+, ${time}\\.$`, 'u'));
  });

  test('can be asked again in a moment, where it does not say, and when its time has come', () => {
    const soon = 'The model is busy. Try again in a moment.';
    expect(endingOf(textIn('en'), { status: 'failed', error: 'answer.busy' }, noon)).toBe(soon);
    expect(endingOf(textIn('en'), busyFor(1), noon)).toBe(soon);
    expect(endingOf(textIn('en'), busyFor(-60), noon)).toBe(soon);
  });
});

describe('the announcement of an ended answer', () => {
  const news = (more: Parameters<typeof exampleMessage>[0]) =>
    endedNews(textIn('en'), 'en', exampleMessage(more));

  test('is its words, with what is said below them', () => {
    expect(news({ text: 'A **word**' })).toBe('The guide answered: A word');
    expect(news({ text: 'A word', shortened: true })).toBe(
      'The guide answered: A word The message is longer than the model can read at once, so its middle was left out.',
    );
    expect(news({ text: 'A word', status: 'interrupted', error: 'answer.cut' })).toContain(
      'A word The connection to the model was cut.',
    );
  });

  test('is the failure alone where there are none', () => {
    expect(news({ status: 'failed', error: 'answer.key_rejected' })).toBe(
      'The model’s key was not accepted. The operator has to check it.',
    );
    expect(news({ status: 'failed' })).toBe('The guide could not finish. Your message is safe.');
    expect(news({ status: 'stopped' })).toBe('Stopped');
  });
});
