import { expect, test } from 'vitest';
import { subjects } from '#content/guide/subjects.ts';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { newChat } from './chat-state.ts';
import { heardInJoy } from './joy.ts';
import { readingOf } from './reading.ts';
import { noticeSubject, subjectOf } from './subjects.ts';

const { repliesTo } = guidedChat({ seed: 'subject', at: '2026-11-26T09:00:00Z' });

function subjectAfter(language: Language, texts: readonly string[]): string | undefined {
  const state = newChat('subject', language);
  for (const text of texts) noticeSubject(state, readingOf(text, language));
  return subjectOf(state)?.key;
}

test.each([
  ['en', ['I got promoted to team lead and my old peers stop talking'], 'new_leader'],
  ['en', ['my daughter is moving out in august and the house will be empty'], 'child_leaves_home'],
  ['he', ['אמא שלי מתקשרת חמש פעמים ביום ומאשימה אותי'], 'demanding_parent'],
  ['he', ['אני לא מצליחה לסיים את התזה'], 'thesis_stuck'],
] as const)('%s: is found in a first message: %s', (language, texts, key) => {
  expect(subjectAfter(language, texts)).toBe(key);
});

test.each([
  ['en', ['he laughed at that yesterday']],
  ['he', ['לא יודעת מה לחשוב על זה']],
] as const)('%s: is none where nothing shows one: %s', (language, texts) => {
  expect(subjectAfter(language, texts)).toBeUndefined();
});

test('no side noun turns a chat to another subject', () => {
  const texts = [
    'I can’t finish my thesis, the defence is in five weeks',
    'I open the file and then I clean the kitchen',
    'my sister says the kitchen never looked better',
  ];
  expect(subjectAfter('en', texts)).toBe('thesis_stuck');
});

test.each([
  ['en', ['I can’t finish my thesis', 'I open the file and close it', 'My supervisor is on leave']],
  ['he', ['אני לא מצליחה לסיים את התזה', 'פתחתי את הקובץ וסגרתי', 'המנחה בחופשה']],
] as const)('%s: its questions come in their order', (language, texts) => {
  const place = language === 'en' ? 0 : 1;
  const lines = subjects.find(({ key }) => key === 'thesis_stuck')?.lines.PS ?? [];
  const asked = repliesTo(language, texts).flatMap(({ text }) => {
    const at = lines.findIndex((line) => text.includes(line[place]));
    return at < 0 ? [] : [at];
  });
  expect(asked.length).toBeGreaterThanOrEqual(2);
  expect(asked).toEqual(asked.toSorted((one, other) => one - other));
});

test('good news is none where the subject is a hard one', () => {
  const reading = readingOf('I got the promotion!', 'en');
  const state = newChat('subject', 'en');
  expect(heardInJoy(state, reading).intent).toBe('joy');
  expect(heardInJoy({ ...state, subject: 'lost_job' }, reading).intent).toBe('story');
});
