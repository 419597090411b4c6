import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { careAfter } from './care.ts';
import { dangerIn } from './danger.ts';

const near = JSON.parse(
  readFileSync(
    new URL('../../../../content/guide/examples/near-danger.json', import.meta.url),
    'utf8',
  ),
) as Record<Language, string[]>;

const askedMax = 0.02;
const notedMax = 0.1;

describe.each(['en', 'he'] as const)(
  'ordinary sentences with words of danger in %s',
  (language) => {
    const sentences = near[language];
    const repliedTo = sentences.flatMap((text) => {
      const { reply } = careAfter(null, text, { language, timezone: 'Europe/London' });
      return reply ? [{ text, isNote: reply.beside === true }] : [];
    });
    const textsOf = (isNote: boolean) =>
      repliedTo.filter((one) => one.isNote === isNote).map(({ text }) => text);

    test('are at least 150, and none is sure danger', () => {
      expect(sentences.length).toBeGreaterThanOrEqual(150);
      expect(sentences.filter((text) => dangerIn(text)?.level === 'sure')).toEqual([]);
    });

    test.each([
      ['asked about', false, askedMax],
      ['noted', true, notedMax],
    ])('are rarely %s', (_, isNote, most) => {
      const texts = textsOf(isNote);
      expect(texts.length / sentences.length, texts.join('\n')).toBeLessThanOrEqual(most);
    });
  },
);

describe('everyday words beside the person or thing that makes them danger', () => {
  test.each([
    'My ex is waiting outside my house again',
    'he is threatening me',
    "I'm scared of my husband",
    'Nobody needs me anymore',
    'I put the gun to my head',
    'there is a hit list in his notebook',
    'I wrote a goodbye letter to each of my kids',
    'האקס שלי מחכה לי מתחת לבית',
    'הוא מאיים עליי',
    'אף אחד לא צריך אותי יותר',
    'אני מפחדת ממנו',
    'עוד יראו מה אני אעשה להם',
    'כתבתי מכתב פרידה לכל אחד מהילדים',
  ])('are asked about or sure: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });
});

describe('ordinary words', () => {
  test.each([
    ['en', 'both ways lol. sleep on one side, the girls on the other. but ive got nothing left'],
    ['en', 'On one side there is the pension, on the other side I am worn out'],
    ['en', "She said to Noah in front of me: mummy doesn't give you enough vegetables to eat"],
    ['en', 'At night I hear him say that he cannot see himself with me and I see myself with him'],
    ['en', "I'm sitting down at least. I don't know what I'll do and I don't have to know today."],
    ['en', "Right, the next time they ring for an extra shift I'm saying no"],
    ['en', "I'll write a real letter to my brother and say that I'm sorry for what I said"],
    ['en', 'I cannot breathe in this marriage and he never notices'],
    ['en', 'The school sent a letter yesterday about a fine, as if I was keeping him at home'],
    ['en', 'You never answer me. I saw a running club at the beach, maybe I will go there'],
    ['he', 'מצד אחד הפנסיה והביטחון, מצד שני אני נשחק'],
    [
      'he',
      'הכי מפריע לי שהיא עושה את זה מול הילדים. השבוע היא אמרה לנועם "אמא לא נותנת לך לאכול כמו שצריך". מולי!',
    ],
    ['he', 'בלילה. כשאני נכנסת למיטה. אני שומעת אותו אומר "אני לא רואה את עצמי איתך" שוב ושוב'],
    [
      'he',
      'אמרתי כבר, שיהיה לי עם מי לצאת. אתה לא עונה לי. ראיתי קבוצת ריצה בפייסבוק בחוף דדו, אולי אלך',
    ],
    ['he', 'בתל אביב אני משלמת 5,400 על חדר וחצי עם נוף לקיר. זה לא רק הכסף, אני פשוט לא נושמת פה'],
    ['he', 'אני רוצה לכתוב לה מכתב ולהגיד סליחה על מה שאמרתי'],
    ['he', 'בפעם הבאה הם מבקשים ממני משמרת ואני אומרת לא'],
    ['he', 'כל מה שכתבתי נשמר שם לתמיד ואין מה לעשות?'],
  ] as const)('have neither a question nor a note (%s): %s', (language, text) => {
    const person = { language, timezone: 'Europe/London' };
    expect(careAfter(null, text, person).reply).toBeNull();
  });

  test.each([
    'her face is hanging on one side',
    'הפנים שלה נפולים בצד אחד',
    'צד אחד של הגוף שלי רדום',
    "next time they come they won't just talk",
    'אמא לא נותנת לי לאכול',
    "my dad doesn't give my brother food",
    'I have nothing left to live for',
    "there's nothing left",
    'אני לא רואה את עצמי בעוד שנה',
    "I'm scared of what I might do",
    'he is not breathing here on the floor',
    'הוא לא נושם פה',
  ])('take nothing away from words of danger that are like them: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });
});
