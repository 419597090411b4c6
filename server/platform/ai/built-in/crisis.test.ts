import { describe, expect, test } from 'vitest';
import { crisisIn } from './crisis.ts';
import { unseenPhrases } from '#content/guide/crisis-phrases-second.ts';
import { crisisPhrases } from '#content/guide/crisis-phrases.ts';
import { guideReply } from './guide.ts';

const at = new Date('2026-11-20T12:00:00Z');

const recallMin = 0.95;
const falseAlarmsMax = 0.1;

describe.each([
  ['first list', 'en', 100, crisisPhrases.en],
  ['first list', 'he', 100, crisisPhrases.he],
  ['second list', 'en', 60, unseenPhrases.en],
  ['second list', 'he', 60, unseenPhrases.he],
] as const)('phrases of the %s in %s', (_, language, count, { positive, negative }) => {
  const person = { language, timezone: 'UTC' };

  test('at least 95 of 100 calls for help are heard', () => {
    expect(positive).toHaveLength(count);
    const missed = positive.filter((text) => crisisIn(text, person) === null);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(count * (1 - recallMin));
  });

  test('at most 10 of 100 other messages raise an alarm', () => {
    expect(negative).toHaveLength(count);
    const alarms = negative.filter((text) => crisisIn(text, person) !== null);
    expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(count * falseAlarmsMax);
  });
});

describe('the caring reply', () => {
  const replyIn = (text: string, language: 'en' | 'he', timezone: string) =>
    crisisIn(text, { language, timezone })?.reply ?? '';

  test.each([
    ['Asia/Jerusalem', '1201', '101'],
    ['Asia/Tel_Aviv', '1201', '101'],
    ['America/New_York', '988', '911'],
    ['US/Pacific', '988', '911'],
    ['America/Toronto', '988', '911'],
    ['Europe/London', '116 123', '999'],
    ['Europe/Dublin', '116 123', '112'],
    ['Europe/Berlin', 'findahelpline.com', '112'],
    ['Asia/Tokyo', 'findahelpline.com', '112'],
  ])('in %s names the local help lines', (timezone, line, emergency) => {
    for (const language of ['en', 'he'] as const) {
      const reply = replyIn(
        language === 'en' ? 'I want to die' : 'אני רוצה למות',
        language,
        timezone,
      );
      expect(reply).toContain(line);
      expect(reply).toContain(emergency);
      expect(reply).not.toMatch(/[{}]/u);
    }
  });

  test('without a known place the language decides, and English names several countries', () => {
    expect(replyIn('אני רוצה למות', 'he', 'UTC')).toContain('1201');
    const reply = replyIn('I want to die', 'en', 'UTC');
    for (const number of ['988', '116 123', '112', 'findahelpline.com'])
      expect(reply).toContain(number);
  });

  test('is written in the language of the message, not of the interface', () => {
    expect(replyIn('I want to die', 'he', 'Asia/Jerusalem')).toMatch(/real person beside you/u);
  });

  test('recognises the other language and stretched, marked or hidden letters', () => {
    for (const text of [
      'I told him אני רוצה למות and he left the room',
      'i want to dieeee',
      'I want to d\u200bie',
      'i dont wanna be alive anymore, cant keep living',
      'thinking about killing myslef',
      'my baby isnt breathing',
      'I w\u0336ant to d\u0336ie',
      '𝗜 𝘄𝗮𝗻𝘁 𝘁𝗼 𝗱𝗶𝗲',
    ]) {
      expect(crisisIn(text, { language: 'en', timezone: 'UTC' }), text).not.toBeNull();
    }
  });
});

describe('a chat in care', () => {
  const person = { displayName: 'Noa', language: 'en', timezone: 'Europe/London' } as const;
  const repliesTo = (texts: string[]) =>
    texts.map((_, index) =>
      guideReply({
        seed: 'care',
        person,
        introduces: true,
        turns: texts.slice(0, index + 1).map((text) => ({ text, at })),
      }),
    );

  test('offers no cards, stages or actions during three calm messages, then begins at Pause', () => {
    const replies = repliesTo([
      'I had a fight with my sister about the house',
      'I want to kill myself',
      'give me a card',
      'I will call my sister tomorrow',
      'The room is quiet now and I made tea',
      'It was about the house of our parents again',
    ]);
    expect(replies.map(({ rule }) => rule).slice(1, 5)).toEqual([
      'crisis:self_direct',
      'care',
      'care',
      'care',
    ]);
    for (const reply of replies.slice(1, 5)) {
      expect(reply.proposals).toEqual([]);
      expect(reply.suggestions).toEqual([]);
    }
    expect(replies[1]?.crisis).toBe('self_direct');
    expect(replies[4]?.stage).toBe('PS');
    expect(replies[5]?.rule).not.toMatch(/^c(?:are|risis)/u);
  });

  test('ends with an answer of its own when the person says that they are safe', () => {
    const replies = repliesTo(['I want to die', "I'm safe, my brother is here with me"]);
    expect(replies[1]?.rule).toBe('care.end');
  });

  test('never quotes words from a message in danger', () => {
    const replies = repliesTo([
      'I bought strong rope yesterday and I want to hang myself',
      "I'm safe now, my sister came",
      ...Array.from(
        { length: 12 },
        (_, day) => `On day ${day} my sister and I walked a little along the river bank`,
      ),
    ]);
    for (const { text } of replies.slice(1)) expect(text).not.toMatch(/\b(?:rope|hang)/u);
  });

  test('a first message in danger gets only the caring text', () => {
    const [reply] = repliesTo(['I want to die']);
    expect(reply?.text).toBe(crisisIn('I want to die', person)?.reply);
  });
});
