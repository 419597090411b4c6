import { expect, test } from 'vitest';
import { goOnWriting, exerciseChips, exercises } from '#content/guide/exercises.ts';
import { actBeside } from './act-beside.ts';
import { isTitle } from './step-title.ts';

test.each([
  ['en', 'lol what. ok. mail bakery tmrw 8am,', 'mail bakery 8am'],
  ['en', 'But that IS it. Ring Gerald, tomorrow.', 'Ring Gerald'],
  ['he', 'זה מה שיש. להתקשר לגרשון, מחר', 'להתקשר לגרשון'],
] as const)('%s: a sentence that begins with an act says it: %s', (language, text, title) => {
  expect(actBeside(text, language)).toBe(title);
});

test.each([
  ['en', 'the evenings are hard'],
  ['en', 'tell me about Sunday'],
  ['en', 'put it there'],
  ['en', 'should I ring Gerald?'],
  ['he', 'הערבים קשים'],
  ['he', 'לי זה קשה'],
] as const)('%s: no act begins: %s', (language, text) => {
  expect(actBeside(text, language)).toBeNull();
});

test('the words of a button are no step', () => {
  const texts = [...exercises.map(({ pick }) => pick), goOnWriting, exerciseChips.stop];
  for (const [en, he] of texts) {
    expect(isTitle(en, 'en')).toBe(false);
    expect(isTitle(he, 'he')).toBe(false);
  }
});
