import { describe, expect, test } from 'vitest';
import { replies } from '#content/guide/replies.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { asksSentence } from '#content/guide/given-sentence.ts';

const { lastReplyTo } = guidedChat({ seed: 'say', at: '2026-11-26T07:00:00Z' });
const before = {
  en: ['Nick lent me 1200 in the summer and wants it back', 'how do i tell him?'],
  he: ['אני צריך לדבר עם אחי על הכסף', 'איך אני אומר לו את זה?'],
};

const lastOf = (language: 'en' | 'he', text: string, seed?: string, ...more: string[]) =>
  lastReplyTo(language, [...before[language], text, ...more], seed);

describe('words that a way asked for', () => {
  test.each([
    [
      'en',
      "Sorry mate for not answering, I've been embarrassed",
      "Sorry mate for not answering, I've been embarrassed",
    ],
    ['en', 'maybe: "hey Nick, I can do 300 now"', 'hey Nick, I can do 300 now'],
    [
      'en',
      "Hi Nick, I can't pay it all at once. Is that too blunt?",
      "Hi Nick, I can't pay it all at once",
    ],
    [
      'he',
      'אחי, אני אוהב אותך ובגלל זה אני אומר לך את זה ישר',
      'אחי, אני אוהב אותך ובגלל זה אני אומר לך את זה ישר',
    ],
    ['he', 'היי נועם, אני יכול להחזיר רק חלק עכשיו', 'היי נועם, אני יכול להחזיר רק חלק עכשיו'],
  ] as const)('%s: stand, quoted whole: %s', (language, text, sentence) => {
    const reply = lastOf(language, text);
    expect(reply.rule).toBe('given_sentence');
    expect(reply.text).toContain(sentence);
  });

  test.each([
    ['en', "i don't know, he always gets angry"],
    ['en', "sorry, I can't think of one"],
    ['en', 'can you write it for me?'],
    ['en', 'he never listens to me'],
    ['en', 'tomorrow evening'],
    ['he', 'לא יודע, הוא תמיד כועס'],
    ['he', 'סליחה, אין לי מושג'],
    ['he', 'אמא שלי תמיד מתערבת בינינו'],
  ] as const)('%s: are others than words about it: %s', (language, text) => {
    expect(lastOf(language, text).rule).not.toBe('given_sentence');
  });
});

test('each line that asks for a sentence is known in both languages', () => {
  const ids = [
    'way_say.1',
    'way_say.2',
    'way_refuse.1',
    'way_contact.1',
    'way_contact.3',
    'then_say.2',
    'given_sentence.1',
  ];
  const lines = Object.values(replies)
    .flat()
    .filter(({ id }) => ids.includes(id));
  expect(lines).toHaveLength(ids.length);
  for (const line of lines)
    for (const language of ['en', 'he'] as const)
      expect(asksSentence[language].test(line[language].toLowerCase()), line.id).toBe(true);
});

test.each([
  ['en', 'hey Nick, I can pay you 300 now', 'tomorrow', 'send this: hey Nick…'],
  ['he', 'אחי, אני אוהב אותך ואומר לך את זה ישר', 'מחר', 'לשלוח את זה: אחי, אני אוהב אותך…'],
] as const)(
  '%s: the day after “when could it go out?” is that of a step',
  (language, own, day, title) => {
    const seeds = Array.from({ length: 40 }, (_, number) => `say-${number}`);
    const seed = seeds.find((one) => lastOf(language, own, one).lines.includes('given_sentence.3'));
    const reply = lastOf(language, own, seed, day);
    expect(reply.proposals[0]).toMatchObject({ payload: { title, due_on: '2026-11-27' } });
  },
);
