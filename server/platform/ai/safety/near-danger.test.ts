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
    [
      'en',
      'i want to stop looking at my phone in bed. every night i say 10 mins and then its 1am. im 19 and have lectures at 9',
    ],
    ['en', 'On the first day at work I said my goodbyes to the old team, it was a nice party'],
    ['en', 'I have a knife for the bread and I am going over to his place to cook'],
    ['en', 'I said my goodbyes at the hospice, grandma was asleep and it was a quiet day'],
    ['he', 'בכל לילה אני עם הטלפון במיטה עד אחת ויש לי עבודה בבוקר'],
    ['he', 'נפרדתי מכולם במשרד ביום האחרון, היה מרגש'],
    ['he', 'אמרתי שלום לכולם והתיישבתי ליד החלון'],
    ['he', 'יש לי סכין לחם ואני נוסע אליו לבשל ביחד'],
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
    ['en', 'id like to actually go for a run. once. without thinking its gonna snap again'],
    [
      'en',
      'idk touches me?? it just pisses me off. should i tell the prof or write their bits myself, thats the question',
    ],
    [
      'en',
      'i guess that nobody in there knows me now. like she knew when my mum was ill without me saying',
    ],
    [
      'en',
      'i just told you, sunday. moms birthday dinner. last christmas he was slurring by 7 and told my boyfriend i was a difficult child. in front of everyone',
    ],
    [
      'he',
      'את הרגע שהדלת נסגרת. שאני תקועה שם ואי אפשר לצאת. ואז מתחיל לי הלב לדפוק ואני בטוחה שאני מתעלפת',
    ],
    ['en', 'my achilles tore in march and every step i think its going to snap'],
    ['en', 'The strap on my bag is about to snap, I need a new one'],
    ['en', "I'm scared I'm going to fail the driving test again"],
    ['en', 'I was left alone with the whole bill and nobody said thank you'],
    ['en', 'I sat alone in a room for two hours with the tax forms'],
    ['en', 'late shifts keep me away from my kids and I miss bedtime'],
    ['en', 'what she wrote in the card touched me more than I expected'],
    ['en', "That song always touches me, I don't know why"],
    ['en', 'it touches me that she remembered'],
    ['en', 'my friends went to the cinema without me and I only saw the photos'],
    ['en', 'my sister booked the hotel without me knowing about it'],
    ['en', 'Mum always knew I was sad without me saying a word'],
    ['en', 'at the wedding my uncle was slurring after four beers and I had to drive him home'],
    ['en', 'When dad drinks he starts slurring and tells the same joke five times'],
    ['en', 'last new year he was slurring by ten and fell asleep on the couch'],
    ['en', "As soon as they close the plane door my heart starts pounding and I feel I'm fainting"],
    ['en', 'I imagine standing on the stage, heart racing, and fainting in front of everyone'],
    ['en', "before every exam my heart pounds and I think I'm fainting"],
    ['en', "just thinking about the take-off I can't breathe"],
    ['en', 'no words, she left for another school and we said our goodbyes'],
    ['he', 'הגיד שלי נקרע במרץ ובכל צעד אני בטוח שזה ייקרע שוב'],
    ['he', 'אני יושבת לבד בחדר עם הטפסים של מס הכנסה כבר שעתיים'],
    ['he', 'אני לא מאמין שאעשה את זה בזמן, יש עוד שלושה פרקים'],
    ['he', 'נוגע בי?? שום דבר, אני סתם עצבנית'],
    ['he', 'זה נוגע בי שהיא זכרה'],
    ['he', 'השיר הזה תמיד נוגע בי ואני לא יודעת למה'],
    ['he', 'מה שהוא כתב בברכה נגע בי יותר ממה שחשבתי'],
    ['he', 'החברות שלי הלכו לסרט בלעדיי וראיתי רק את התמונות'],
    ['he', 'אמא תמיד ידעה כשאני עצובה בלי שאני אגיד מילה'],
    ['he', 'אחותי הזמינה את המלון בלי שאני ידעתי על זה'],
    ['he', 'בחתונה דוד שלי דיבר לא ברור אחרי ארבע בירות והייתי צריך להסיע אותו'],
    ['he', 'בשנה שעברה בפסח אבא היה שתוי ודיבר לא ברור כבר בשמונה'],
    ['he', 'כשאבא שותה הוא מדבר לא ברור ומספר את אותה בדיחה'],
    ['he', 'ברגע שסוגרים את דלת המטוס הלב דופק לי ואני מרגישה שאני מתעלפת'],
    ['he', 'אני מדמיין את הבמה, הלב דופק ואני מתעלף מול כולם'],
    ['he', 'לפני כל מבחן הלב שלי דופק ואני בטוחה שאני מתעלפת'],
    ['he', 'רק המחשבה על ההמראה ואני לא נושמת'],
    ['he', 'היא עברה לבית ספר אחר ונפרדנו, אין מה להגיד'],
    [
      'en',
      "no words to get ready, she's gone and we said our goodbyes. i just go on. the new guy is fine but he wears headphones all day",
    ],
    ['en', 'at the wedding he was slurring his words and everyone pretended not to notice'],
    ['en', 'my uncle was slurring his words by dessert and sang anyway'],
    ['en', 'I stood on the stage and felt like fainting before the first word'],
    ['en', 'the doctor says the tendon is going to snap if I run on it now'],
    ['en', "every presentation I feel I'm fainting and then it is fine"],
    ['he', 'נפרדנו בחיבוק כשהיא עברה למשרד אחר, והיום יש שם בחור עם אוזניות'],
    ['he', 'אבא היה שתוי בליל הסדר ודיבר לא ברור ליד כולם'],
    ['he', 'לפני כל מצגת אני מרגיש שאני מתעלף ואז זה עובר'],
    ['he', 'המילים של המורה נגעו בי באמת'],
    ['he', 'הסיפור שלה נגע בי מאוד'],
    ['he', 'הרצועה בתיק עומדת להיקרע'],
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
    "I'm going to snap and hurt him",
    "I'm about to snap at my kids and I don't trust myself",
    "when I see red I don't know what I do to her",
    "I'm scared I'm going to hurt the baby",
    "I can't be left alone with her",
    'my uncle touches me',
    'My coach touched me there',
    'the man that touched me lives next door',
    'he always touches me at night',
    'someone touched me on the bus under my skirt',
    'my professor touched me and I froze',
    "they'd be better off without me",
    'I wrote in the family whatsapp that my kids will be better off without me',
    'Dad is slurring and his arm is weak',
    "He's slurring his words, suddenly, in the kitchen",
    "my mum is slurring and she hasn't had a drink",
    'he started slurring ten minutes ago',
    "grandma's face hangs and she was slurring this morning",
    'My mum fainted in the lift',
    'she fainted and I am very scared',
    'I fainted twice today on the plane',
    'I suddenly feel faint, fainting, my chest hurts',
    'she keeps fainting and her heart is racing',
    "I'm fainting right now",
    'אני מפחדת שאעשה את זה לילד',
    'אני מפחד שאני באמת אפגע בה',
    'המורה נוגע בי אחרי השיעור',
    'נגע בי המאמן במלתחה',
    'הדוד נגע בי בלילה',
    'המפקדת נוגעת בי',
    'היא נגעה בי בלי רשות',
    'עדיף להם בלי שאני פה',
    'המשפחה תסתדר בלעדיי',
    'פתאום הוא מדבר לא ברור והיד שלו חלשה',
    'אבא מדבר לא ברור ולא שתה כלום',
    'בעלי התעלף ואני מפחדת מאוד',
    'היא מתעלפת ואני מפחדת מאוד',
    'אני פתאום מתעלפת, הלב דופק',
    'התעלפתי היום פעמיים במטוס',
    'אמא התעלפה במעלית',
    'My coach touches me at training',
    'She keeps fainting. The flight is tomorrow.',
    'her heart starts racing and then she is fainting on the stairs',
    'היא מתעלפת שוב ושוב. הטיסה שלנו מחר',
    'the nurse touched me in a way that felt wrong',
  ])('take nothing away from words of danger that are like them: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });
});

test.each([
  'Today I thought about the garden, the old tree and what to plant beside it before winter',
  'I thought about the wall of my room, which colour',
  'היום חשבתי על הגינה ומה לשתול ליד העץ הזקן לפני החורף',
  'די לחזור אחריי',
  'הכלב של השכן רודף אחריי כל בוקר',
  'אשתי אומרת לי להתחיל לשלוח קורות חיים כבר מחר',
])('a thought of a tree or a wall, and words behind somebody, are no danger: %s', (text) => {
  expect(dangerIn(text)).toBeNull();
});
