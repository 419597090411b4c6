import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

const toOffer = {
  en: ['The garage is full of boxes', 'I’ll go for a walk on Saturday'],
  he: ['המחסן מלא בארגזים', 'אצא להליכה בשבת'],
};
const yes = { en: 'yes', he: 'כן' };

const { lastReplyTo } = guidedChat({ seed: 'own plan', at: '2026-11-26T09:00:00Z' });
const afterOffer = (language: Language, texts: readonly string[]) =>
  lastReplyTo(language, [...toOffer[language], ...texts]);
const afterYes = (language: Language, text: string) => afterOffer(language, [yes[language], text]);

describe('after a step was kept, an “if … then …” of the person', () => {
  test.each([
    ['en', "if it rains, i'll do ten minutes at home"],
    ['en', "that he isn't home, then i'd leave a note"],
    ['en', "And if she's not there then I'll text her"],
    ['en', "If I don't feel like it I'll just put on my shoes and see"],
    ['en', "then i'd leave a note if he isn't home"],
    ['en', "if it rains, i'll go on Sunday"],
    ['en', 'if he shouts I leave the room'],
    ['he', 'אם ירד גשם, אעשה עשר דקות בבית'],
    ['he', 'ואם הוא לא בבית, אשאיר פתק'],
    ['he', 'שהוא לא יהיה בבית, אז אשאיר פתק'],
    ['he', 'אשאיר הודעה אם היא לא עונה'],
  ] as const)('%s: stands beside it in their words: %s', (language, text) => {
    const reply = afterYes(language, text);
    expect(reply.rule).toBe('obstacle');
    expect(reply.text).toContain(text);
    expect(reply.text).not.toContain('?');
    expect(reply.proposals).toEqual([]);
  });

  test.each([
    ['en', "if I'm honest, I'd rather stay home"],
    ['en', 'If only I could sleep'],
    ['en', 'I wonder if he likes me'],
    ['he', 'אם אני כנה, זה לא בשבילי'],
    ['he', 'לא ברור לי אם הוא בבית'],
  ] as const)('%s: is not read into other words: %s', (language, text) => {
    expect(afterYes(language, text).rule).not.toBe('obstacle');
  });

  test('beside an offered step leaves it open, and needs no other one at the end', () => {
    const plan = "and if it rains i'll do ten minutes at home";
    const reply = afterOffer('en', [plan]);
    expect(reply.text).toContain(plan);
    const kept = afterOffer('en', [plan, 'yes']);
    expect(kept.accepted).toMatchObject({ payload: { title: 'go for a walk' } });
    expect(kept.text).not.toMatch(/\bif\b.+\bthen\b|get in the way/iu);
  });
});

describe('a “what if” beside a step', () => {
  test.each([
    ['en', 'And if I lose my nerve?', /if you lose your nerve, then/iu],
    ['en', 'what if my brother laughs', /if your brother laughs, then/iu],
    ['en', 'But what if it goes wrong?', /if it goes wrong, then/iu],
    ['he', 'ואם לא יהיה לי אומץ?', /אם לא יהיה לך אומץ, אז/u],
    ['he', 'מה אם היא תצעק עליי?', /אם היא תצעק עליך, אז/u],
    ['he', 'ואם אני אפחד?', /אז/u],
  ] as const)('%s: is the obstacle of its “if … then …”: %s', (language, text, expected) => {
    const kept = afterYes(language, text);
    expect(kept.rule).toBe('obstacle');
    expect(kept.text).toMatch(expected);
    const offered = afterOffer(language, [text]);
    expect(offered.rule).toBe('obstacle');
    expect(offered.text).toMatch(expected);
    expect(afterOffer(language, [text, yes[language]]).rule).toBe('saved');
  });

  test.each(['And if I close the chat?', 'what if you forget it?', 'and if i lose the app?'])(
    'is a question about Zavit where it names that: %s',
    (text) => {
      expect(afterYes('en', text).rule).not.toBe('obstacle');
    },
  );
});
