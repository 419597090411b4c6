import { describe, expect, test } from 'vitest';
import { guideReply } from './guide.ts';

const at = new Date('2026-11-20T12:00:00Z');
const story = { en: 'I fought with my brother about the car', he: 'רבתי עם אחי על המכונית' };

function lastOf(language: 'en' | 'he', text: string) {
  return guideReply({
    seed: 'meant',
    turns: [story[language], text].map((one) => ({ text: one, at })),
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    introduces: false,
  });
}

describe('a question for the guide’s view', () => {
  test.each([
    ['en', 'what do you think, should I ring him?', /your brother/u],
    ['en', 'so what would you say, tell him or leave it', /tell him.*leave it/u],
    ['en', 'sell it or not?', /your brother/u],
    ['he', 'מה את חושבת, לבקש סליחה?', /אחיך|אח/u],
    ['he', 'נו מה אתה אומר, כדאי להתקשר?', /אחיך|אח/u],
    ['he', 'למכור או לחכות?', /למכור.*לחכות/u],
  ] as const)(
    '%s: is answered honestly, with the words of the person: %s',
    (language, text, own) => {
      const reply = lastOf(language, text);
      expect(reply.rule).toBe('answer:ask_advice');
      expect(reply.lines).toEqual([expect.stringMatching(/^(?:your_view|option_own)/u)]);
      expect(reply.text).toMatch(own);
    },
  );

  test.each([
    ['en', 'what do you think of me?'],
    ['en', 'call her or I go mad.'],
    ['he', 'מה אתה חושב עליי?'],
  ] as const)('%s: is another question here: %s', (language, text) => {
    expect(lastOf(language, text).lines.join(' ')).not.toMatch(/your_view/u);
  });
});

describe('a complaint that the guide does not understand', () => {
  test.each([
    ['en', 'you don’t understand anything'],
    ['en', 'do you listen at all?'],
    ['en', 'did you even read my message?'],
    ['en', 'why do you keep dodging the question?'],
    ['he', 'אתה בכלל לא מבין אותי'],
    ['he', 'את קוראת בכלל?'],
    ['he', 'למה את מתחמקת מהשאלה?'],
  ] as const)('%s: is met with responsibility and a choice: %s', (language, text) => {
    expect(lastOf(language, text)).toMatchObject({ rule: 'insult' });
    expect(lastOf(language, text).text).toMatch(/\?$/u);
  });

  test.each([
    ['en', 'are you listening'],
    ['he', 'אתה מבין אותי?'],
  ] as const)('%s: is no description of the program either way: %s', (language, text) => {
    expect(lastOf(language, text).lines).toEqual([expect.stringMatching(/^understood_me/u)]);
  });

  test.each([
    ['en', 'My wife says I don’t understand her'],
    ['he', 'אמא שלי לא מבינה אותי'],
  ] as const)('%s: is none about somebody else: %s', (language, text) => {
    expect(lastOf(language, text).rule).not.toBe('insult');
  });
});

test.each([
  ['en', 'Everybody has advice. What do they know about it.'],
  ['en', 'What does she know anyway'],
  ['he', 'כולם נותנים עצות. מה הם מבינים בזה'],
  ['he', 'מה הוא יודע על זה בכלל'],
] as const)('%s: a question that asks nothing is a story: %s', (language, text) => {
  expect(lastOf(language, text).rule).not.toMatch(/^answer/u);
});

describe('an insult about repeating', () => {
  test.each([
    ['en', 'you’re useless, you just repeat what I say'],
    ['en', 'stop repeating me'],
    ['en', 'stop just repeating what I write'],
    ['he', 'אתה סתם תוכי, לא מבין כלום'],
    ['he', 'אתה דפוק'],
    ['he', 'תפסיק לחזור על מה שאני אומר'],
    ['he', 'את רק חוזרת על מה שאני אומרת'],
  ] as const)('%s: is met with responsibility, and never quoted: %s', (language, text) => {
    const { rule, lines } = lastOf(language, text);
    expect(rule).toBe('insult');
    expect(lines.join(' ')).toMatch(/^insulted/u);
  });

  test.each([
    ['en', 'why do you keep repeating what I say?'],
    ['en', 'do you just repeat what I say?'],
    ['he', 'למה אתה חוזר על מה שאני אומר?'],
  ] as const)('%s: a question about it is answered: %s', (language, text) => {
    expect(lastOf(language, text).lines.join(' ')).toMatch(/^repeats/u);
  });

  test.each([
    ['en', 'I bought a parrot'],
    ['en', 'my therapist just repeats what I say'],
    ['en', 'my mother said stop repeating me'],
    ['he', 'קניתי תוכי'],
    ['he', 'הבן שלי חוזר על כל מה שאני אומר'],
    ['he', 'הבן זוג שלי אמר לי את דפוקה'],
  ] as const)('%s: none is meant: %s', (language, text) => {
    expect(lastOf(language, text).rule).not.toBe('insult');
  });
});

test.each([
  ['en', 'fine, ask something better'],
  ['en', 'give me a better one'],
  ['he', 'נו, תשאל משהו יותר טוב'],
  ['he', 'תשאל שאלה טובה יותר'],
] as const)('%s: a better question is asked at once: %s', (language, text) => {
  const reply = lastOf(language, text);
  expect(reply.rule).toMatch(/^(?:other_way|asks_again)$/u);
  expect(reply.text).toMatch(/\?$/u);
  expect(reply.text).not.toMatch(/[“״]/u);
});

test.each([
  ['en', 'I want something better'],
  ['he', 'מגיע לי משהו יותר טוב'],
] as const)('%s: a wish asks for no question: %s', (language, text) => {
  expect(lastOf(language, text).rule).not.toMatch(/^(?:other_way|asks_again)$/u);
});
