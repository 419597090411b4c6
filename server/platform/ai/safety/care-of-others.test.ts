import { describe, expect, test } from 'vitest';
import { careAfter } from './care.ts';
import { dangerIn } from './danger.ts';

describe('answers in care about somebody else in danger', () => {
  test.each([
    [
      'en',
      'my friend told me she wants to kill herself tonight',
      'what do I say to her?',
      /ask plainly/u,
    ],
    [
      'en',
      'my friend told me she wants to kill herself tonight',
      'what should I do?',
      /stay with them/u,
    ],
    ['he', 'חברה שלי אמרה שהיא רוצה להתאבד הלילה', 'מה להגיד לה?', /לשאול ישר/u],
    [
      'en',
      'the neighbour beats his child every night, I hear it',
      'what should I do?',
      /has to be proved/u,
    ],
    ['he', 'השכן מכה את הילד שלו כל לילה', 'מה עושים?', /להוכיח/u],
    ['en', 'I want to kill myself tonight', 'what should I do?', /be near another person/u],
    [
      'en',
      'I will kill my boss with a knife tonight',
      'what should I do?',
      /away from whatever could hurt/u,
    ],
  ] as const)('%s: %s %s', (language, danger, question, answer) => {
    const person = { language, timezone: language === 'he' ? 'Asia/Jerusalem' : 'Europe/London' };
    const { state } = careAfter(null, danger, person);
    expect(careAfter(state, question, person).reply?.text).toMatch(answer);
  });
});

test('somebody who is hit hard is in danger, and what hits hard as news is not', () => {
  expect(dangerIn('my dad hit me hard yesterday')?.level).toBe('sure');
  expect(dangerIn('my husband hits me hard when he drinks')?.level).toBe('sure');
  expect(dangerIn('my dad’s death hit me hard')).toBeNull();
  expect(dangerIn('my wife’s words hit me hard')).toBeNull();
});

test.each([
  ['en', 'I hit my wife yesterday', /happen again/u],
  ['en', 'I slapped my son this morning', /happen again/u],
  ['he', 'אתמול הרבצתי לאשתי', /לקרות שוב/u],
] as const)('%s: harm that was done has a question of its own: %s', (language, text, question) => {
  const { reply } = careAfter(null, text, { language, timezone: 'Europe/London' });
  expect(reply?.text).toMatch(question);
  expect(reply?.suggestions).toHaveLength(2);
});
