import { expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo } = guidedChat({ seed: 'reminded', at: '2026-11-27T09:00:00Z' });
const story = {
  en: ['My best mate Callum has stopped replying to me', 'I miss him'],
  he: ['קיבלתי השבוע שתי הצעות עבודה ואני צריכה לתת תשובה', 'אני לבד עם הילדים'],
};

test.each([
  ['en', 'Mate I said. The curry, the taking the piss. I asked can we do the text', /the text/u],
  ['en', 'I asked if we could write the message to him', /the message to him/u],
  ['en', 'which scale? you didn’t get it. I asked about the mail', /the mail/u],
  ['he', 'איזה כף? לא הבנת. שאלתי על המייל למגייסת', /המייל למגייסת/u],
  ['he', 'ביקשתי שנכתוב את ההודעה אליו', /ההודעה אליו/u],
] as const)(
  '%s: a reminder leads back to its matter, and is not quoted: %s',
  (language, text, own) => {
    const reply = lastReplyTo(language, [...story[language], text]);
    expect(reply.rule).toBe('protest');
    expect(reply.text).toMatch(own);
    expect(reply.text).toMatch(/\?$/u);
    expect(reply.text).not.toMatch(/you asked|שאלתי|ביקשת/iu);
  },
);

test.each([
  ['en', 'I asked about the holidays and he laughed'],
  ['en', 'I asked can we do the holiday in june and he said no'],
  ['he', 'שאלתי על החופשה והוא צחק'],
] as const)('%s: a story of asking somebody else is no reminder: %s', (language, text) => {
  expect(lastReplyTo(language, [...story[language], text]).rule).not.toBe('protest');
});

test.each([
  [
    'he',
    ['אבל אתה חושב שזה היה בסדר?', 'איזו החלטה?? לא ביקשתי להחליט כלום. שאלתי אם זה היה בסדר'],
  ],
  [
    'en',
    ['is it a good question for the essay?', 'what card. dude i asked if it’s a good question'],
  ],
] as const)('%s: a question that is asked again is no quotation: %j', (language, texts) => {
  const { rule, text } = lastReplyTo(language, [...story[language], ...texts]);
  expect(rule).toMatch(/^answer/u);
  expect(text).not.toMatch(/i asked|שאלתי/iu);
});

test('the matter of a protest is heard without the words that lead to it', () => {
  const { text } = lastReplyTo('he', [
    'בעלי לא רואה כמה אני עובדת',
    'זה קשה',
    'מה הקשר? אני מדברת על זה שהוא תמיד שוכח את הילדים',
  ]);
  expect(text).toMatch(/שוכח את הילדים/u);
  expect(text).not.toMatch(/על זה ש/u);
});
