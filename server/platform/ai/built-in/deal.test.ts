import { expect, test } from 'vitest';
import { guideReply } from './guide.ts';

const at = new Date('2026-11-21T10:00:00Z');
const talks = {
  en: ['The new flat is on the fourth floor', 'The kitchen looks at a yard', 'We went on Tuesday'],
  he: ['הדירה החדשה בקומה רביעית', 'המטבח פונה לחצר', 'היינו שם ביום שלישי'],
};
const short = {
  en: ['I do not know', 'no idea'],
  he: ['לא יודע', 'אין לי מושג'],
};
/** Whole words, which in Hebrew have no prefix. */
const named = {
  image: /(?<!\p{L})(?:picture|תמונה)(?!\p{L})/u,
  word: /(?<!\p{L})(?:word|מילה)(?!\p{L})/u,
  question: /(?<!\p{L})(?:question|שאלה)(?!\p{L})/u,
};

test.each(['en', 'he'] as const)(
  'the offered card has a kind that the text names, %s',
  (language) => {
    const person = { displayName: 'Ana', language, timezone: 'Europe/London', aboutMe: '' };
    let naming = 0;
    for (let seed = 0; seed < 150; seed++) {
      const texts = [...talks[language], ...short[language], ...talks[language]];
      for (let count = 1; count <= texts.length; count++) {
        const turns = texts.slice(0, count).map((text) => ({ text, at }));
        const reply = guideReply({
          seed: `offer-${seed}`,
          turns,
          person,
          introduces: false,
          laysCards: true,
        });
        const offered = reply.proposals.find(({ kind }) => kind === 'card');
        if (offered?.kind !== 'card') continue;
        const kinds = (['image', 'word', 'question'] as const).filter((kind) =>
          named[kind].test(reply.text.toLowerCase()),
        );
        if (kinds.length === 0) continue;
        naming += 1;
        expect(kinds, reply.text).toContain(offered.payload.card_type);
      }
    }
    expect(naming).toBeGreaterThan(20);
  },
);
