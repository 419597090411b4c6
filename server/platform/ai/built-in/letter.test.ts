import { expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { stepOfLetter } from './letter.ts';

/** On a Friday. */
const { lastReplyTo } = guidedChat({ seed: 'letter', at: '2026-11-27T09:00:00Z' });
const story = { en: 'My rent went up again', he: 'שכר הדירה עלה שוב' };

test.each([
  [
    'en',
    'keep this then: "Hi Mr Okafor, would you let me sublet the flat from February? I’d stay on the lease."',
    'send this: Hi Mr Okafor…',
    null,
  ],
  [
    'en',
    'note this for tomorrow: "Hi Anna, could we talk on Monday about Dad?"',
    'send this: Hi Anna…',
    '2026-11-28',
  ],
  [
    'he',
    'תשמור את זה: "שלום מר כהן, האם אפשר להשכיר את הדירה לחצי שנה? אמצא מישהו אמין."',
    'לשלוח את זה: שלום מר כהן…',
    null,
  ],
] as const)('%s: a letter to be kept is a step to send it: %s', (language, text, title, day) => {
  expect(lastReplyTo(language, [story[language], text]).proposals).toEqual([
    { kind: 'action', payload: { title, due_on: day } },
  ]);
});

test.each([
  ['en', 'ask him about the flat'],
  ['en', '"call Dad and ask about the keys"'],
  ['he', 'לשאול אותו על הדירה'],
  ['he', 'להגיד שלום לשכנה'],
] as const)('%s: an act is none: %s', (language, words) => {
  expect(stepOfLetter(words, language)).toBeNull();
});

test('the day of a quoted letter is not the day of the step', () => {
  const text = 'I will write to her: "Hi Anna, could we talk on Sunday about Dad?"';
  expect(lastReplyTo('en', [story.en, text]).proposals).toMatchObject([
    { payload: { due_on: null } },
  ]);
});
