import { describe, expect, test } from 'vitest';
import { type StageChoice, guideReply } from './guide.ts';

const at = new Date('2026-11-20T12:00:00Z');

function endOf(language: 'en' | 'he', texts: readonly string[], stageChoices: StageChoice[] = []) {
  return guideReply({
    seed: 'insight',
    turns: texts.map((text) => ({ text, at })),
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    introduces: false,
    keepsActions: true,
    stageChoices,
  });
}

/** The insight that the end of a chat offers; its stages were chosen with the stage bar. */
function insightOf(
  language: 'en' | 'he',
  texts: readonly string[],
  stageChoices: StageChoice[] = [],
) {
  const reply = endOf(language, texts, stageChoices);
  expect(reply.rule).toBe('saved');
  const [proposal] = reply.proposals;
  return proposal?.kind === 'insight' ? proposal.payload.text : null;
}

const story = {
  en: ['My boss ignored me in front of everyone and I felt so ashamed and hurt by it'],
  he: ['הבוס השפיל אותי מול כולם והרגשתי בושה נוראית וכאב לי מאוד'],
};
const step = { en: ['I’ll write to him on Thursday', 'yes'], he: ['אכתוב לו ביום חמישי', 'כן'] };

describe('the insight at the end of a chat', () => {
  test.each([
    ['en', 'I think I’ve been avoiding it because I want him to like me'],
    ['en', 'What really scares me is that he might be right'],
    ['en', 'I realised I never told him how much I do'],
    ['en', 'So maybe it was never about the slides'],
    ['he', 'מה שבאמת מפחיד אותי זה שהוא צודק'],
    ['he', 'הבנתי שאף פעם לא סיפרתי לו כמה אני עושה'],
    ['en', 'I don’t cook for them, I cook so that somebody stays'],
    ['en', 'I’m not slow, I’m careful'],
    ['he', 'אז אולי אני פשוט מחכה שיראו אותי'],
    ['he', 'אני לא מבשלת בשבילם, אני מבשלת כדי שמישהו יישאר'],
    ['he', 'נראה לי שאני נמנעת מזה כל הזמן'],
  ] as const)('%s: is the turn, not the story: %s', (language, turn) => {
    const later = language === 'en' ? 'He gave my slides away' : 'הוא נתן את המצגת שלי';
    expect(insightOf(language, [...story[language], turn, later, ...step[language]])).toBe(turn);
  });

  test.each([
    ['en', 'I miss her morning songs'],
    ['en', 'I don’t have anybody here'],
    ['en', 'I’m afraid he thinks I’m lazy'],
    ['en', 'NO I don’t want that, I’m afraid of it'],
    ['en', 'I said I’m not angry'],
    ['en', 'I never thought of it like that'],
    ['en', 'I guess I’m not angry at the shoes'],
    ['he', 'אני מתגעגעת לשירים שלה בבוקר'],
    ['he', 'אין לי פה אף אחד'],
    ['he', 'אני פוחדת שהוא חושב שאני עצלנית'],
    ['he', 'אמרתי שאני לא כועסת'],
    ['he', 'לא הסתכלתי על זה ככה'],
  ] as const)(
    '%s: is no longing, fear, sad fact or correction, and the step alone is kept: %s',
    (language, said) => {
      const chat = [...story[language], said, ...step[language]];
      expect(insightOf(language, chat)).toBeNull();
      expect(endOf(language, chat).text).toMatch(
        /worth keeping too|can be written here|משפט ששווה לשמור|ששווה לזכור/u,
      );
    },
  );

  test.each([
    [
      'en',
      ['I don’t want to be a nurse. There’s the answer. What now?'],
      'I don’t want to be a nurse',
    ],
    [
      'en',
      ['My own kitchen is enough for me.', 'That’s really all it is.'],
      'My own kitchen is enough for me',
    ],
    [
      'en',
      ['so yeah what matters is that I ask for it myself'],
      'what matters is that I ask for it myself',
    ],
    [
      'en',
      ['that it’s the waiting that’s hard, not the answer'],
      'it’s the waiting that’s hard, not the answer',
    ],
    ['he', ['אני רוצה להרגיש ששמעו אותי. זה מה שחשוב.'], 'אני רוצה להרגיש ששמעו אותי'],
    ['he', ['שאני לא קרה, אני פשוט נזהרת'], 'אני לא קרה, אני פשוט נזהרת'],
  ] as const)(
    '%s: is the sentence that the person points at, without its lead: %s',
    (language, said, kept) => {
      expect(insightOf(language, [...story[language], ...said, ...step[language]])).toBe(kept);
    },
  );

  test.each([
    ['en', 'He is kinder than I tell people', 'He is kinder than I tell people'],
    ['he', 'הוא יותר טוב אליי ממה שאני מספרת', 'הוא יותר טוב אליי ממה שאני מספרת'],
  ] as const)('%s: can be written after an end without one', (language, said, kept) => {
    const reply = endOf(language, [...story[language], ...step[language], said]);
    expect(reply.proposals).toEqual([{ kind: 'insight', payload: { text: kept } }]);
    expect(reply.text).not.toContain('?');
  });

  test.each([
    ['en', 'that’s not it. the insight is I wait for permission', 'I wait for permission'],
    ['he', 'לא זה מה שלקחתי. לקחתי שאני מחכה לאישור', 'אני מחכה לאישור'],
  ] as const)('%s: is replaced where the person names another one: %s', (language, said, kept) => {
    const turn = language === 'en' ? 'I realise I never told him' : 'הבנתי שאף פעם לא סיפרתי לו';
    const reply = endOf(language, [turn, ...step[language], said]);
    expect(reply.proposals).toEqual([{ kind: 'insight', payload: { text: kept } }]);
  });

  test('a good wish after the end is none', () => {
    expect(endOf('en', [...story.en, ...step.en, 'have a good evening']).proposals).toEqual([]);
  });

  test.each([
    ['en', 'I miss the quiet of that house', 'I am tired of the meetings'],
    ['he', 'אני מתגעגעת לשקט של הבית', 'אני עייפה מהישיבות'],
  ] as const)('%s: what was felt in Focus says more than before', (language, looked, before) => {
    const stages: StageChoice[] = [
      { beforeTurn: 1, stage: 'FC' },
      { beforeTurn: 2, stage: 'PS' },
    ];
    const chat = [...story[language], looked, before, ...step[language]];
    expect(insightOf(language, chat, stages)).toBe(looked);
  });

  test.each([
    ['en', ['I want to call my sister', 'Am I afraid of him?', 'thanks, that is kind']],
    ['he', ['אני רוצה לכתוב לדנה', 'אני מפחדת ממנו?', 'תודה, זה נחמד']],
  ] as const)('%s: is no question, no courtesy and no step', (language, texts) => {
    expect(insightOf(language, [...texts, ...step[language]])).toBeNull();
  });

  test.each([
    ['en', 'Silence protects nobody', 'He gave my slides away'],
    ['he', 'שתיקה לא מגנה על אף אחד', 'הוא נתן את המצגת שלי לדנה'],
  ] as const)(
    '%s: is what the person answers when Doing begins without one',
    (language, answer, later) => {
      const toDoing: StageChoice[] = [{ beforeTurn: 1, stage: 'FC' }];
      const doing = language === 'en' ? 'doing' : 'מעשה';
      const { lines } = guideReply({
        seed: 'insight',
        turns: [...story[language], later, doing].map((text) => ({ text, at })),
        person: { displayName: 'Noa', language, timezone: 'UTC' },
        introduces: false,
        stageChoices: toDoing,
      });
      expect(lines.join(' ')).toMatch(/insight_ask/u);
      const chat = [...story[language], later, doing, answer, ...step[language]];
      expect(insightOf(language, chat, toDoing)).toBe(answer);
    },
  );

  test('is what stands before the step in the same sentence', () => {
    const chat = [
      ...story.en,
      'I think I’ve been hiding from his answer, so I’ll call him tomorrow',
      'yes',
    ];
    expect(insightOf('en', chat)).toBe('I think I’ve been hiding from his answer');
  });
});

test.each([
  ['en', 'Maybe just give me an idea how to meet people here at 29'],
  ['he', 'אולי פשוט תן לי רעיון איך מכירים אנשים בחיפה בגיל 29'],
] as const)('%s: a request to the guide is no insight: %s', (language, text) => {
  expect(insightOf(language, [...story[language], text, ...step[language]])).not.toBe(text);
});

test.each([
  [
    'en',
    'I have been thinking about my father for weeks',
    'I think the point is that I never asked him',
    'Yes, note it',
  ],
  ['he', 'אני חושב על אבא שלי כבר שבועות', 'הבנתי שאף פעם לא שאלתי אותו', 'כן, תרשום את זה'],
] as const)('%s: an insight is noted when that is asked for', (language, ...texts) => {
  const reply = endOf(language, texts);
  expect(reply.proposals).toEqual([{ kind: 'insight', payload: { text: texts[1] } }]);
  expect(reply.text).not.toContain('?');
});
