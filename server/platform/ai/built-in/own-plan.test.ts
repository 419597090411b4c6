import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { type GuideReply, guideReply } from './guide.ts';

const toOffer = {
  en: ['The garage is full of boxes', 'I’ll go for a walk on Saturday'],
  he: ['המחסן מלא בארגזים', 'אצא להליכה בשבת'],
};
const yes = { en: 'yes', he: 'כן' };

/** The reply to the last of these messages, after a step was offered. */
function afterOffer(language: Language, texts: readonly string[]): GuideReply {
  return guideReply({
    seed: 'own plan',
    turns: [...toOffer[language], ...texts].map((text, place) => ({
      text,
      at: new Date(Date.UTC(2026, 10, 26, 9, place)),
    })),
    person: { displayName: 'Dana', language, timezone: 'UTC' },
    introduces: false,
    keepsActions: true,
  });
}

const afterYes = (language: Language, text: string) => afterOffer(language, [yes[language], text]);
const shown = ({ text }: GuideReply) => text.replaceAll(/[\u2066-\u2069]/gu, '');

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
    expect(shown(reply)).toContain(text);
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
    expect(shown(reply)).toContain(plan);
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
    expect(shown(kept)).toMatch(expected);
    const offered = afterOffer(language, [text]);
    expect(offered.rule).toBe('obstacle');
    expect(shown(offered)).toMatch(expected);
    expect(afterOffer(language, [text, yes[language]]).rule).toBe('saved');
  });

  test.each(['And if I close the chat?', 'what if you forget it?', 'and if i lose the app?'])(
    'is a question about Zavit where it names that: %s',
    (text) => {
      expect(afterYes('en', text).rule).not.toBe('obstacle');
    },
  );
});
