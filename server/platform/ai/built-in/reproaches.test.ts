import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

const stories = { en: 'My son failed three classes', he: 'הבן שלי נכשל בשלושה מקצועות' };
const ofModels = /model|look(?:ed)? (?:that )?up|beyond me|looked up|מודל|מעבר לי/u;

const { lastReplyTo } = guidedChat({ seed: 'reproach', at: '2026-11-26T09:00:00Z' });
const lastReply = (language: Language, texts: readonly string[], seed?: string) =>
  lastReplyTo(language, [stories[language], ...texts], seed);

describe('a reproach for the question of the guide', () => {
  test.each([
    ['en', 'What does that have to do with anything'],
    ['en', 'what has that got to do with it?'],
    ['en', 'What kind of question is that'],
    ['en', 'why does that matter'],
    ['en', "Didn't I just say that?"],
    ['en', "isn't that obvious?"],
    ['he', 'מה זה קשור בכלל?'],
    ['he', 'איזו מין שאלה זאת?'],
    ['he', 'למה זה משנה?'],
    ['he', 'הרגע אמרתי את זה, לא?'],
  ] as const)('%s: gets responsibility and the words of the person: %s', (language, text) => {
    const reply = lastReply(language, [text]);
    expect(reply.rule).toBe('protest');
    expect(reply.text).toMatch(
      language === 'en' ? /your son failed three classes/u : /הבן של[יך] נכשל בשלושה מקצועות/u,
    );
    expect(reply.text).toMatch(/^[^?]+\?$/u);
  });

  test.each([
    ['en', 'My boss asked what that has to do with anything'],
    ['en', 'I already told him this morning'],
    ['he', 'הבוס שאל למה זה משנה לי כל כך הרבה בזמן האחרון'],
  ] as const)('%s: is not heard in a story: %s', (language, text) => {
    expect(lastReply(language, [text]).rule).not.toMatch(/insult|protest/u);
  });
});

describe('a word about models', () => {
  test.each([
    ['en', 'what difference does it make?'],
    ['en', 'why is everything so hard?'],
    ['en', 'is that so much to ask?'],
    ['en', 'what else was i supposed to do?'],
    ['en', 'Is it strange to talk to a machine?'],
    ['en', 'does it always end like that?'],
    ['en', 'And if I lose my nerve?'],
    ['he', 'מה כבר ביקשתי?'],
    ['he', 'למה הכול כל כך קשה?'],
    ['he', 'זה מוזר לדבר עם מכונה?'],
    ['he', 'ואם לא יהיה לי אומץ?'],
  ] as const)('%s: is not the answer to a question that asks for no fact: %s', (language, text) => {
    for (let seed = 0; seed < 6; seed++) {
      const reply = lastReply(language, [text], `talk ${seed}`);
      expect(reply.text).not.toMatch(ofModels);
      expect(reply.rule).not.toBe('answer:about_memory');
    }
  });

  test.each([
    ['en', "what's the capital of Peru?"],
    ['en', 'how many calories are in an egg'],
    ['en', 'how far is the moon'],
    ['en', 'will it rain tomorrow?'],
    ['he', 'מה בירת פרו?'],
    ['he', 'כמה קלוריות יש בביצה?'],
  ] as const)('%s: comes with a question for a fact of the world: %s', (language, text) => {
    expect(lastReply(language, [text]).text).toMatch(ofModels);
  });
});
