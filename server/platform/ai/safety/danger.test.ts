import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unseenPhrases } from '#content/guide/crisis-phrases-second.ts';
import { crisisPhrases } from '#content/guide/crisis-phrases.ts';
import type { Language } from '#contract/shapes.ts';
import { dangerIn } from './danger.ts';

interface Phrases {
  dangerous: { text: string; kind: string }[];
  everyday: string[];
}

const tuning = JSON.parse(
  readFileSync(
    new URL('../../../../content/guide/examples/safety-tuning.json', import.meta.url),
    'utf8',
  ),
) as Record<Language, Phrases>;

const shareOf = (texts: string[], level: 'sure' | 'perhaps' | undefined) =>
  texts.filter((text) => dangerIn(text)?.level === level).length / texts.length;

describe.each(['en', 'he'] as const)('phrases in %s', (language) => {
  const { dangerous, everyday } = tuning[language];

  test('danger is noticed in at least 97 of 100 phrases', () => {
    const missed = dangerous.filter(({ text }) => !dangerIn(text));
    expect(
      missed.length / dangerous.length,
      missed.map(({ text }) => text).join('\n'),
    ).toBeLessThanOrEqual(0.03);
  });

  test('everyday talk is almost never sure danger and rarely asked about', () => {
    expect(shareOf(everyday, 'sure')).toBeLessThanOrEqual(0.01);
    expect(shareOf(everyday, 'perhaps')).toBeLessThanOrEqual(0.1);
  });

  test('older lists of calls for help are heard, and their everyday messages are never sure danger', () => {
    const positive = [...crisisPhrases[language].positive, ...unseenPhrases[language].positive];
    const missed = positive.filter((text) => !dangerIn(text));
    expect(missed.length / positive.length, missed.join('\n')).toBeLessThanOrEqual(0.02);
    const negative = [...crisisPhrases[language].negative, ...unseenPhrases[language].negative];
    expect(negative.filter((text) => dangerIn(text)?.level === 'sure')).toEqual([]);
  });
});

describe.each(['en', 'he'] as const)('a message of 15,000 characters in %s', (language) => {
  const { dangerous, everyday } = tuning[language];
  const calm = everyday.filter((text) => !dangerIn(text));
  const long = Array.from({ length: 400 }, (_, at) => calm[at % calm.length])
    .join('\n')
    .slice(0, 15_000);
  const sure = dangerous.filter(({ text }) => dangerIn(text)?.level === 'sure');

  test('is no sure danger if its sentences are none', () => {
    expect(dangerIn(long)?.level).not.toBe('sure');
  });

  test.each([0, 0.5, 1])('hides no sure danger at %d of its length', (part) => {
    const cut = Math.max(0, long.indexOf('\n', long.length * part - 200));
    const missed = sure.filter(
      ({ text }) => !dangerIn(`${long.slice(0, cut)}\n${text}\n${long.slice(cut)}`),
    );
    expect(missed).toEqual([]);
  });
});

describe('the sentence beside a sure one', () => {
  test.each([
    ['We sat in the garden until it was dark. I want to kill myself. It was cold.', 'sure'],
    ['I am writing a novel. I want to kill myself.', 'perhaps'],
    ['אני כותבת רומן. אני רוצה להתאבד.', 'perhaps'],
  ])('makes %j %s', (text, level) => {
    expect(dangerIn(text)?.level).toBe(level);
  });
});

describe('writing that hides words', () => {
  test.each([
    'i want to dieeee',
    'I want to d\u200bie',
    'I w\u0336ant to d\u0336ie',
    '𝗜 𝘄𝗮𝗻𝘁 𝘁𝗼 𝗱𝗶𝗲',
    'k1ll myself',
    'thinking about killing myslef',
    'i w4nt to d!e',
    'my baby isnt breathing',
    'I told him אני רוצה למות and he left the room',
    'אֲנִי רוֹצָה לָמוּת',
    'אני רוצה למותתתת',
    'ı want to kıll myself',
    'אני רוצה ל-מ-ו-ת',
    'ani rotze lamut',
    'אני רוצה להת*בד',
    'אני רוצה להתא בד',
    'אניי רוצהה למותת',
  ])('%j is sure danger', (text) => {
    expect(dangerIn(text)?.level).toBe('sure');
  });
});

describe('the danger', () => {
  test.each([
    ['I want to kill myself', 'self_harm', 'self'],
    ['my daughter says she wants to kill herself', 'self_harm', 'child'],
    ['my friend texted that she is going to kill herself', 'self_harm', 'other'],
    ['my boss makes me want to kill myself', 'self_harm', 'self'],
    ['the kids would be better off without me', 'self_harm', 'self'],
    ["I'm 13 and I want to die", 'self_harm', 'self'],
    ['I have given my guitar to my brother, I will not need it any more', 'self_harm', 'self'],
    ['My mum called. I want to die.', 'self_harm', 'self'],
    ["I'm worried my daughter wants to die", 'self_harm', 'child'],
    ['My 8 year old says he wants to die', 'self_harm', 'child'],
    ['I want to kill my boss, I have the knife in my bag', 'violence', 'other'],
    ['My stepdad touches me when mum is on night shift', 'abuse', 'self'],
    ['My husband beats me and I am locked in', 'abuse', 'self'],
    ['I drank the drain cleaner', 'medical', 'self'],
    ['my husband hits me', 'abuse', 'self'],
    ['my dad beats my little brother every day', 'abuse', 'child'],
    ['my baby isnt breathing', 'medical', 'child'],
    ['אני רוצה להתאבד', 'self_harm', 'self'],
    ['הבת שלי אמרה שהיא רוצה למות', 'self_harm', 'child'],
    ['חברה שלי אמרה שהיא הולכת להתאבד', 'self_harm', 'other'],
    ['נתתי את השעון לאחיין, אני כבר לא אצטרך אותו', 'self_harm', 'self'],
    ['אני חוששת שהבת שלי רוצה למות', 'self_harm', 'child'],
    ['בלעתי ארבעים אקמול לפני שעה', 'medical', 'self'],
    ['בעלי מכה אותי', 'abuse', 'self'],
    ['אבא התמוטט והוא לא נושם', 'medical', 'other'],
    ['My father is on the floor and half his face droops', 'medical', 'other'],
    ['אבא שלי שוכב על הרצפה וחצי מהפנים שלו נפלו', 'medical', 'other'],
    ['אני הולך לדקור את אח שלי', 'violence', 'other'],
    ['he grabbed my throat again last night', 'abuse', 'self'],
    ['My family would be better off with the insurance money than with me', 'self_harm', 'self'],
    ['בתור ילדה אבא שלי הרביץ לי', 'abuse', 'self'],
    ['הדוד שלי פגע בי כשהייתי בת תשע', 'abuse', 'self'],
  ])('of %j is %s, of %s', (text, kind, who) => {
    expect(dangerIn(text)).toMatchObject({ kind, who });
  });

  test.each([
    "I don't want to die",
    'this deadline is killing me',
    'I want to stop being the manager',
    'הבוס השפיל אותי מול כולם',
    'my son hit me, he is four',
    'אני מת על הסדרה הזאת',
    'My sister tried to kill herself last year and is fine now',
    'אחותי ניסתה להתאבד בשנה שעברה והיום היא בסדר',
    'R500',
    'עוגן זה דבר שלא זז',
    'the R500 printer broke again',
    'my flight R429 was late',
    'He hit on me at the conference',
    'I ate a whole cake last night and felt gross',
    'אין לי אוויר, שלושה ילדים ומשרה מלאה',
    'I want to disappear to an island for two weeks',
    'בא לי להיעלם לאי לשבועיים',
    'Saw a documentary about suicide prevention',
    '',
    '   ',
    '😀',
  ])('of %j is none', (text) => {
    expect(dangerIn(text)).toBeNull();
  });

  test('of many years ago is past', () => {
    expect(dangerIn('I was raped years ago')?.when).toBe('past');
    expect(dangerIn('I was raped yesterday')?.when).toBe('now');
  });

  test.each([
    ['Ten years ago I tried to kill myself. Today I coach others.', 'perhaps', 'past'],
    ['I tried to kill myself when I was 19', 'perhaps', 'past'],
    ['ניסיתי לשים לזה סוף בצבא', 'perhaps', 'past'],
    ['I tried to kill myself last night', 'sure', 'now'],
    ['ניסיתי להתאבד אתמול', 'sure', 'now'],
    ['I tried to kill myself years ago and I want to again', 'sure', 'now'],
    ['When I was twelve it began. I want to kill myself.', 'sure', 'now'],
  ])('of %j is %s and %s', (text, level, when) => {
    expect(dangerIn(text)).toMatchObject({ level, when });
  });
});

describe('speed', () => {
  const spentMs = (before: NodeJS.CpuUsage) => process.cpuUsage(before).user / 1_000;

  test.each([
    'i want to ',
    'not ',
    'my ',
    'kill ',
    'לא רוצה ',
    'a',
    'ש',
    '!',
    'i ',
    'want really just ',
  ])('100 kB of %j take at most 50 ms', (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      dangerIn(text);
      return spentMs(before);
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });

  test('a normal message takes well below half a millisecond', () => {
    const texts = tuning.en.everyday;
    for (const text of texts) dangerIn(text);
    const before = process.cpuUsage();
    for (let round = 0; round < 10; round++) for (const text of texts) dangerIn(text);
    expect(spentMs(before) / (10 * texts.length)).toBeLessThan(0.5);
  });
});

test.each([
  'לא אובדנית או משהו, פשוט גמורה',
  'אני לא רוצה לפגוע בו או בי, רק לישון לילה אחד',
  'נשבר לי מכל העולם',
  'not going to hurt myself or anything, just done',
  'I would never do anything to myself or the baby, I just want one night of sleep',
  "don't worry I'm not suicidal, only empty",
])('harm that is denied is asked about: %s', (text) => {
  expect(dangerIn(text)?.level).toBe('perhaps');
});

test.each(['to end it all', 'לגמור עם הכל', 'לגמור עם הכול'])(
  'an end of everything is asked about, also where nothing else is said: %s',
  (text) => {
    expect(dangerIn(text)?.level).toBe('perhaps');
  },
);

test.each(['לגמור עם הכל היום בעבודה', 'רוצה לגמור עם כל הסידורים'])(
  'an end of work is none: %s',
  (text) => {
    expect(dangerIn(text)).toBeNull();
  },
);

describe('words that are sure danger', () => {
  test.each([
    // Attacks on many
    ["I'm going to shoot up my school", 'violence', 'child'],
    ['I will blow up the office', 'violence', 'other'],
    ['אני אירה בכולם בבית הספר', 'violence', 'other'],
    ['אני אפוצץ את המשרד', 'violence', 'other'],
    // A partner or parent who hits
    ['הבעל שלי מרביץ לי', 'abuse', 'self'],
    ['הבעל שלי הרביץ לי אתמול', 'abuse', 'self'],
    ['הבעל שלי מכה אותי', 'abuse', 'self'],
    ['הבעל שלי מרביץ לילדים', 'abuse', 'child'],
    ['האישה שלי מרביצה לי', 'abuse', 'self'],
    ['החבר שלי מרביץ לי', 'abuse', 'self'],
    ['בן הזוג שלי מרביץ לי', 'abuse', 'self'],
    ['הבן זוג שלי מכה אותי', 'abuse', 'self'],
    ['הבן זוג שלי הרביץ לי', 'abuse', 'self'],
    ['אבא שלי מרביץ לי', 'abuse', 'self'],
    ['my husband forces me to have sex', 'abuse', 'self'],
    ['בעלי מכריח אותי לשכב איתו', 'abuse', 'self'],
    ['my boyfriend threatens me with a knife', 'abuse', 'self'],
    ['החבר שלי מאיים עליי עם סכין', 'abuse', 'self'],
    // Danger from others
    ['someone is breaking into my house', 'violence', 'self'],
    ['someone is breaking into my house and my kids are asleep', 'violence', 'self'],
    ["someone broke into my house and I'm hiding", 'violence', 'self'],
    ['there is a man with a knife in my house', 'violence', 'self'],
    ["there's a man outside my door with a knife", 'violence', 'self'],
    ['someone is trying to kill me', 'violence', 'self'],
    ['he pointed a gun at me', 'violence', 'self'],
    ["There's someone in my house, I'm in the wardrobe", 'violence', 'self'],
    ['he came at me with a knife', 'violence', 'self'],
    ['הבן זוג של אמא רודף אחרינו עם סכין', 'violence', 'self'],
    ['פורצים לי הביתה', 'violence', 'self'],
    ['מישהו מנסה להרוג אותי', 'violence', 'self'],
    ['יש איש עם סכין מחוץ לדלת שלי', 'violence', 'self'],
    ['הוא כיוון עליי אקדח', 'violence', 'self'],
    // Poison and sudden illness
    ["I'm drinking bleach", 'medical', 'self'],
    ['I took 30 tylenols', 'medical', 'self'],
    ['אני שותה אקונומיקה', 'medical', 'self'],
    ['לקחתי 30 אקמולים', 'medical', 'self'],
    ['בלעתי 30 אקמולים', 'medical', 'self'],
    ["I'm having a stroke", 'medical', 'self'],
    ["I think I'm having a heart attack", 'medical', 'self'],
    ['אני עובר שבץ', 'medical', 'self'],
    ['אבא שלי עובר התקף לב', 'medical', 'other'],
    ['my baby is blue', 'medical', 'child'],
    ['התינוק שלי כחול', 'medical', 'child'],
    // Means at hand
    ['I slit my wrists', 'self_harm', 'self'],
    ['חתכתי את הוורידים', 'self_harm', 'self'],
    ["I have the pills in front of me and I'm going to take them", 'self_harm', 'self'],
    ['הכדורים מולי ואני הולכת לקחת אותם', 'self_harm', 'self'],
    ['I am about to drink bleach', 'self_harm', 'self'],
    ['בלי התרופות אני רוצה למות', 'self_harm', 'self'],
    ['הבן זוג שלי רוצה למות', 'self_harm', 'other'],
  ])('%j is %s, of %s', (text, kind, who) => {
    expect(dangerIn(text)).toMatchObject({ level: 'sure', kind, who });
  });
});

describe('words that are asked about', () => {
  test.each([
    ["I don't feel safe with my boyfriend", 'abuse', 'self'],
    ['אני לא מרגישה בטוחה עם החבר שלי', 'abuse', 'self'],
    ['I think my teacher touches my son', 'abuse', 'child'],
    ['אני חושבת שהמורה נוגע בבת שלי', 'abuse', 'child'],
    ['there is a stranger in my house', 'violence', 'self'],
    ['I have no will to live', 'self_harm', 'self'],
    ['אין לי רצון לחיות', 'self_harm', 'self'],
    ['goodbye everyone, forgive me', 'self_harm', 'self'],
    ['להתראות לכולם, סליחה על הכול', 'self_harm', 'self'],
  ])('%j is perhaps %s, of %s', (text, kind, who) => {
    expect(dangerIn(text)).toMatchObject({ level: 'perhaps', kind, who });
  });
});

describe('everyday words', () => {
  test.each([
    'her friends blow up my phone all day',
    "I'm going to bomb my college interview",
    "I'll burn my school books",
    'this will blow up online',
    'I am going to blow up balloons for the office',
    'אני אפוצץ בלונים לכיתה',
    'I took two painkillers for my headache',
    'לקחתי אקמול כי כאב לי הראש',
    "my baby's eyes are blue",
    'my baby is blue eyed like her dad',
    'העיניים של התינוק שלי כחולות',
    "I'm having a stroke of luck",
    'כמעט חטפתי התקף לב מהמחיר',
    'my ex hit on my friend',
    'my trainer is trying to kill me',
    "there's someone at the door",
    'someone is trying to break into my email',
    "I don't feel safe driving with my boyfriend",
    'thank you, goodbye',
    'goodbye everyone',
    'תודה, להתראות',
    'תודה רבה, להתראות',
    'I want to end this relationship',
    'אני רוצה לגמור את הקשר הזה',
    'אני לא רוצה למות',
  ])('show no danger: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });
});

test('a plan to hurt others is of them, also with a weapon', () => {
  expect(dangerIn('I want to kill someone at my door with a gun')).toMatchObject({ who: 'other' });
});

describe('words of everyday anger and worry', () => {
  test.each([
    // A wish to hurt that is denied
    "I don't want to hurt her, she means well",
    'I never want to hurt him',
    'אני לא רוצה לפגוע בה, היא מתכוונת לטוב',
    // Strangling beside affection
    'I miss him and I also want to strangle him',
    'אני מתגעגעת אליו וגם רוצה לחנוק אותו',
    // Hebrew letters before a word that are part of it
    'אני משאירה אותו שם והולכת לעבודה',
    'השאלה אם להזמין אותה',
    // Words of harm in another sense
    "I'll keep my head down till she moves on",
    "I don't know how to tell my wife about the savings",
    'היא אומרת שסבתא תקבל התקף לב',
    "we'd kill each other within a week",
  ])('show no danger: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  });

  test.each(['I want to strangle him', 'אני רוצה לחנוק אותו'])('are asked about: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({ level: 'perhaps', kind: 'violence' });
  });

  test.each(["I'm going to strangle him tonight when he sleeps", 'אני הולך לחנוק אותו הלילה'])(
    'do not hide a plan: %s',
    (text) => {
      expect(dangerIn(text)).toMatchObject({ level: 'sure', kind: 'violence' });
    },
  );
});
