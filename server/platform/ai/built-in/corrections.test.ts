import { describe, expect, test } from 'vitest';
import { replies } from '#content/guide/replies.ts';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { newChat } from './chat-state.ts';
import { withoutProtest } from './protests.ts';
import { readingOf } from './reading.ts';

const { lastReplyTo, repliesTo } = guidedChat({ seed: 'amiss', at: '2026-11-27T09:00:00Z' });
const story = {
  en: ['My flatmate owes me money', 'I wait till I hear his door shut before I make tea'],
  he: ['הבן שלי עבר לתיכון חדש', 'הוא נכנס לחדר וסוגר את הדלת'],
};
/** The message to whose answer exercises are offered. */
const third = {
  en: 'I don’t know how to tell him that I need it back',
  he: 'אני לא יודעת איך להגיד לו שאני דואגת',
};
const replyTo = (language: Language, text: string) =>
  lastReplyTo(language, [...story[language], text]);

/** The reading of a message after a reply of the guide. */
function heardAfter(language: Language, said: string, lastReply: string, text: string) {
  const state = { ...newChat('amiss', language), turn: 2, said: [said], lastReply };
  state.kept = [{ language, text: said, weight: 2 }];
  return withoutProtest(state, readingOf(text, language));
}

describe('a correction of the last line', () => {
  test.each([
    ['en', 'I dont get what you’re asking', 'protest'],
    ['en', 'wait, what?', 'protest'],
    ['en', 'that makes no sense', 'protest'],
    ['en', 'you didn’t answer my question', 'protest'],
    ['en', 'I said that already', 'protest'],
    ['en', 'what kettle?', 'protest'],
    ['he', 'מה איך נשמע לי? לא הבנתי', 'protest'],
    ['he', 'לא ענית על השאלה שלי', 'protest'],
    ['he', 'זה לא מה שאמרתי', 'protest'],
    ['he', 'לא על זה דיברתי', 'protest'],
  ] as const)('%s: is admitted, and leads back to the person: %s', (language, text, rule) => {
    const reply = replyTo(language, text);
    expect(reply.rule).toBe(rule);
    expect(reply.text).toMatch(
      language === 'en' ? /his door shut|owes you money/u : /סוגר את הדלת|תיכון/u,
    );
    expect(reply.proposals).toEqual([]);
  });

  test.each([
    ['en', 'I don’t follow'],
    ['en', 'I don’t get the question'],
    ['he', 'לא הבנתי'],
  ] as const)(
    '%s: after an offer of exercises has the exercises explained: %s',
    (language, text) => {
      expect(lastReplyTo(language, [...story[language], third[language], text]).rule).toBe(
        'exercise_how',
      );
    },
  );

  test.each([
    ['en', 'No! I’m talking about my dog', /your dog/u],
    ['en', 'no, I mean the landlord thing', /the landlord thing/u],
    ['en', 'I don’t follow. I never said sorry to him for it', /never said sorry/u],
    ['en', 'huh? no i mean i just changed the subject', /just changed the subject/u],
    ['en', 'the kettle, I said', /the kettle/u],
    ['en', 'I said I wait till his door shuts', /wait till his door/u],
    ['he', 'לא, התכוונתי לבית ספר', /בית ספר/u],
    ['he', 'אמרתי כבר שאין שתיקה..', /אין שתיקה/u],
    ['he', 'אמרתי, אינסטגרם', /אינסטגרם/u],
    ['he', 'לא הבנתי, מי אומר? הוא רוצה לגור אצל אבא שלו', /לגור אצל אבא/u],
  ] as const)('%s: holds what the message says besides: %s', (language, text, held) => {
    const reply = replyTo(language, text);
    expect(reply.lines[0]).toMatch(/^protest_/u);
    expect(reply.text).toMatch(held);
  });

  test.each([
    ['en', 'my uncle died', 'you and your uncle died.', 'um i didnt die lol. he did.', 'amiss'],
    ['en', 'it is late', 'what of it is really gone?', 'what gone? nothing is gone', 'amiss'],
    ['en', 'she laughed', 'i’m glad with you.', 'glad? I was humiliated', 'amiss'],
    ['en', 'maybe I stop', 'you just stop.', 'i don’t just stop, I said maybe', 'said'],
    ['en', 'we met', 'which silence hurt?', 'which silence? she has not seen it yet', 'amiss'],
    ['he', 'נפגשנו', 'שתיקה מתמלאת בניחושים.', 'איזו שתיקה? היא עוד לא ראתה כלום', 'amiss'],
    ['he', 'רבנו', 'טבעת, מגירה, מפתח.', 'לא יודעת, אין פה טבעת ומגירה', 'amiss'],
    ['he', 'אנחנו ביחד', 'לצעד כזה יש משקל.', 'לא להציע לה נישואין!! די.', 'amiss'],
  ] as const)('%s: takes up words of the guide’s after “%s”, “%s”: %s', (...words) => {
    const [language, said, lastReply, text, kind] = words;
    expect(heardAfter(language, said, lastReply, text).protest?.kind).toBe(kind);
  });

  test.each([
    ['en', 'I said to her that I’d had enough and she cried'],
    ['en', 'I meant to call her but I was tired'],
    ['en', 'nobody helps me with any of it'],
    ['en', 'there’s no money left for the trip'],
    ['en', 'I don’t understand why she does this'],
    ['en', 'I mean it’s not like he ever listens to me'],
    ['en', 'I said no to the job'],
    ['en', 'I didn’t say a word when he shouted at me'],
    ['he', 'אמרתי לו שאני עייפה והוא הלך'],
    ['he', 'אמרתי אתמול לבוס שאני עוזב'],
    ['he', 'לא הבנתי למה הוא כועס עליי'],
    ['he', 'אף אחד לא עוזר לי'],
    ['he', 'התכוונתי להתקשר אבל שכחתי'],
  ] as const)('%s: is none of its own story: %s', (language, text) => {
    expect(replyTo(language, text).lines[0] ?? '').not.toMatch(/^protest_/u);
  });

  test.each(['en', 'he'] as const)('%s: repeats no line in a row of them', (language) => {
    const row = {
      en: ['huh?', 'I don’t get it', 'I don’t follow', 'what?', 'I don’t understand you'],
      he: ['מה??', 'לא הבנתי', 'הא?', 'לא הבנתי אותך', 'סליחה מה?'],
    }[language];
    const lines = repliesTo(language, [...story[language], ...row]).flatMap((one) => one.lines);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('a direct question', () => {
  test.each([
    ['en', 'do you think he’s angry with me?', /^mind/u],
    ['en', 'will he be mad at me?', /^mind/u],
    ['en', 'why do you think he said that?', /^mind/u],
    ['he', 'אתה חושב שהיא תסלח לי?', /^mind/u],
    ['he', 'הוא מתבייש בי?', /^mind/u],
    ['en', 'is that a good idea?', /^advice/u],
    ['en', 'what about the idea of asking the neighbours?', /^advice/u],
    ['he', 'ומה עם הרעיון לשאול את הלקוחות?', /^advice/u],
    ['he', 'אמרתי שאולי אראה לה ציור. זה רעיון טוב?', /^advice/u],
    ['he', 'לחכות עד ראשון?', /^advice/u],
    ['en', 'how do I start that talk?', /^way_say/u],
    ['en', 'how do I say no to my mother?', /^way_refuse/u],
    ['en', 'how do you make friends at my age?', /^way_meet/u],
    ['en', 'how can I sleep when my head is so full?', /^way_sleep/u],
    ['he', 'איך מפסיקים לחשוב על זה?', /^way_stop/u],
    ['he', 'יש לך רעיון איך לדבר איתו בלי שזה יהפוך לריב?', /^way_say/u],
    ['he', 'איך מחליטים?', /^way_decide/u],
    ['en', 'does that make sense?', /^sense\./u],
    ['en', 'am I being silly?', /^reassured/u],
    ['he', 'זה הגיוני?', /^sense\./u],
    ['he', 'אני מגזימה?', /^reassured/u],
  ] as const)('%s: is answered before anything is asked: %s', (language, text, pool) => {
    const reply = replyTo(language, text);
    expect(reply.lines.some((line) => pool.test(line))).toBe(true);
    expect(reply.text).toContain('?');
    expect(reply.text).not.toMatch(/model|server|rules|מודל|שרת|כללים/u);
  });

  test.each([
    ['en', 'what’s the capital of Peru?'],
    ['en', 'how do I delete my account?'],
    ['en', 'I know how to swim'],
    ['en', 'what about my mother?'],
    ['he', 'מה בירת פרו?'],
    ['he', 'איך עוברים שלב?'],
    ['he', 'הוא שאל אותי איך מתחילים'],
  ] as const)('%s: is another one here: %s', (language, text) => {
    const { lines } = replyTo(language, text);
    expect(lines.join(' ')).not.toMatch(/^(?:way|mind|sense)/u);
  });

  test('has eight lines of each kind, and ten ways', () => {
    for (const pool of [
      'mind',
      'sense',
      'advice',
      'question_open',
      'reassured',
      'not_silly',
      'judged_self',
    ])
      expect(replies[pool]?.length).toBeGreaterThanOrEqual(8);
    expect(replies['way']).toHaveLength(10);
  });
});
