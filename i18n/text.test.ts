import { expect, test } from 'vitest';
import { formatText } from './text.ts';

const plain = (words: string) => words.replaceAll(/[\u2068\u2069]/gu, '');
const said = (message: string, name: string) => plain(formatText('en', message, { name }));
const saidInHebrew = (message: string, name: string) => plain(formatText('he', message, { name }));

test('a sentence that ends with a name gets no second full stop if the name ends with one', () => {
  expect(said('You blocked {name}.', 'Dana')).toBe('You blocked Dana.');
  for (const name of ['J. R.', 'Yahoo!', 'Who?', 'And so on…'])
    expect(said('You blocked {name}.', name)).toBe(`You blocked ${name}`);
  expect(said('{name}. Tap to open.', 'Dr. No Jr.')).toBe('Dr. No Jr. Tap to open.');
  expect(said('It is called “{name}”.', 'Who am I?')).toBe('It is called “Who am I?”');
  expect(said('It is called “{name}”.', 'Mornings')).toBe('It is called “Mornings”.');
  expect(saidInHebrew('נחסם: {name}.', 'ד״ר כהן ובניו בע״מ.')).toBe('נחסם: ד״ר כהן ובניו בע״מ.');
  expect(saidInHebrew('השם הוא ״{name}״.', 'מי אני?')).toBe('השם הוא ״מי אני?״');
});

test('a name with a final mark stays unchanged inside of a sentence, a file name or before three dots', () => {
  expect(said('{name}: a message', 'Dr.')).toBe('Dr.: a message');
  expect(said('{name}.zip', 'Who?')).toBe('Who?.zip');
  expect(said('{name} is typing…', 'Jr.')).toBe('Jr. is typing…');
});

test('nested names are one name', () => {
  const names = '\u2068Dana\u2069 and \u2068J. R.\u2069';
  expect(said('With {name}.', names)).toBe('With Dana and J. R.');
});

test('a word that selects a branch selects it, in the middle of a plural too, and a shown word is isolated', () => {
  const by = '{language, select, he {In Hebrew} other {In English}}, by {name}';
  expect(formatText('en', by, { language: 'he', name: 'Lamp' })).toBe(
    'In Hebrew, by \u2068Lamp\u2069',
  );
  expect(formatText('en', by, { language: 'en', name: 'he' })).toBe(
    'In English, by \u2068he\u2069',
  );
  const inner =
    '{count, plural, one {one} other {{kind, select, a {many of a} other {many of b}}}}';
  expect(formatText('en', inner, { count: 2, kind: 'a' })).toBe('many of a');
});
