import { describe, expect, test } from 'vitest';
import { guideReply } from './guide.ts';

const at = new Date('2026-11-26T09:00:00Z');

function lastOf(language: 'en' | 'he', texts: readonly string[]) {
  return guideReply({
    seed: 'noted',
    turns: texts.map((text) => ({ text, at })),
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    introduces: false,
    keepsActions: true,
  });
}

const step = (title: string, dueOn: string | null) => [
  { kind: 'action', payload: { title, due_on: dueOn } },
];

describe('a step in the words of the person', () => {
  test.each([
    [
      'en',
      ['My wife and I only circle', 'Note it: tell Sara on Saturday'],
      'tell Sara',
      '2026-11-28',
    ],
    ['en', ['I’ll call him on Sunday', 'yes but just ‘call Dad’'], 'call Dad', '2026-11-29'],
    [
      'en',
      ['I’ll call the bank tomorrow', 'the title should be: ring the bank'],
      'ring the bank',
      '2026-11-27',
    ],
    ['he', ['אנחנו לא מדברים', 'לרשום: לדבר עם רועי ביום ראשון'], 'לדבר עם רועי', '2026-11-29'],
    [
      'he',
      ['אדבר איתו ביום ראשון', 'לא זה. הצעד הוא לדבר עם רועי ביום שני'],
      'לדבר עם רועי',
      '2026-11-30',
    ],
    [
      'en',
      ['I’ll clear a table tomorrow', 'the step is to gather the receipts, not a free table'],
      'gather the receipts',
      '2026-11-27',
    ],
    [
      'he',
      ['אפנה שולחן מחר', 'הצעד זה לאסוף את הקבלות, לא שולחן פנוי'],
      'לאסוף את הקבלות',
      '2026-11-27',
    ],
    [
      'en',
      ['I could tell my boss that I want fewer hours', 'just remind me of what i said id do tmrw'],
      'tell my boss that I want fewer hours',
      '2026-11-27',
    ],
  ] as const)('%s: %j', (language, texts, title, day) => {
    expect(lastOf(language, texts).proposals).toEqual(step(title, day));
  });

  test('loses what the person takes out of it', () => {
    const texts = ['I’ll bravely call Dad on Sunday', 'yes, without ‘bravely’'];
    expect(lastOf('en', texts).proposals).toEqual(step('call Dad', '2026-11-29'));
  });

  test('is none where a memory is to be kept', () => {
    expect(lastOf('en', ['note: the evenings are hard']).proposals).not.toMatchObject([
      { kind: 'action' },
    ]);
  });

  test('after the end another sentence can be kept', () => {
    const texts = ['I’ll call Dad on Sunday', 'yes', 'I’d keep ‘sit down and eat’'];
    expect(lastOf('en', texts).proposals).toEqual([
      { kind: 'insight', payload: { text: 'sit down and eat' } },
    ]);
  });
});

test.each([
  ['en', ['My rent went up', 'just listen', 'you can ask me things again']],
  ['he', ['שכר הדירה עלה', 'רק להקשיב', 'אפשר לשאול שאלות שוב']],
] as const)('%s: questions come again where they are asked for', (language, texts) => {
  expect(lastOf(language, texts.slice(0, 2)).text).not.toContain('?');
  expect(lastOf(language, texts).text).toContain('?');
});

test.each([
  ['en', ['My rent went up', 'just listen', 'please don’t ask me anything']],
  ['en', ['My rent went up', 'just listen', 'people ask me questions all day']],
  ['he', ['שכר הדירה עלה', 'רק להקשיב', 'אל תשאל שאלות']],
] as const)('%s: and nowhere else: %j', (language, texts) => {
  expect(lastOf(language, texts).rule).not.toBe('asks_again');
});
