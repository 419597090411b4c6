import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { repliesTo } = guidedChat({ seed: 'repair', at: '2026-11-20T12:00:00Z' });
const seeds = ['one', 'two', 'three', 'four'];

describe('a topic that the person leaves', () => {
  test.each([
    [
      'en',
      ['My laptop is broken and I miss my deadline', 'forget the laptop, I am so tired of it all'],
      ['all right', 'nobody helps me', 'yes', 'I keep going'],
      /laptop/iu,
    ],
    [
      'he',
      ['הרופאה אמרה לי להוריד במשקל', 'תעזבי את הרופאה, אני פשוט עייפה'],
      ['כן', 'אף אחד לא עוזר לי', 'אוקיי', 'אני ממשיכה'],
      /רופאה/u,
    ],
  ] as const)('%s: does not come back', (language, before, after, topic) => {
    for (const seed of seeds) {
      const replies = repliesTo(language, [...before, ...after], seed).map(({ text }) => text);
      expect(replies.slice(before.length).join('\n'), seed).not.toMatch(topic);
    }
  });

  test.each([
    ['en', ['My landlord rang again', 'what’s with the landlord?? forget the landlord']],
    ['he', ['המנהלת שלי שוב התקשרה', 'די עם המנהלת']],
    ['en', ['I cried in the lift', 'enough with the lift']],
    ['he', ['בכיתי במעלית', 'תפסיקי עם המעלית']],
  ] as const)('%s: is taken leave of without a quotation', (language, texts) => {
    const reply = repliesTo(language, texts)[1];
    expect(reply?.rule).toBe('topic_dropped');
    expect(reply?.text).not.toMatch(/“|״/u);
  });

  test.each([
    ['en', ['I argue with my sister a lot', 'I want to leave my job']],
    ['en', ['I argue with my sister a lot', 'stop with the questions']],
    ['he', ['רבתי עם אחותי', 'די עם השאלות']],
    ['en', ['My job eats me up', 'I haven’t told my sister about my job']],
    ['he', ['רבתי עם אחותי', 'לא סיפרתי על זה לאחותי']],
  ] as const)('%s: “%s” leaves none', (language, texts) => {
    expect(repliesTo(language, texts)[1]?.rule).not.toBe('topic_dropped');
  });

  test.each([
    ['en', 'my boyfriend dumped me on sunday', 'boyfriend'],
    ['he', 'החבר שלי נפרד ממני ביום ראשון', 'החבר שלך'],
  ] as const)(
    '%s: nobody is asked how it is with a partner who left',
    (language, text, partner) => {
      const more = {
        en: ['no', 'it was over a text', 'whatever', 'ok'],
        he: ['לא', 'זה היה בהודעה', 'לא משנה', 'אוקיי'],
      };
      for (const seed of seeds) {
        const replies = repliesTo(language, [text, ...more[language]], seed).slice(1);
        expect(replies.map((one) => one.text).join('\n'), seed).not.toContain(partner);
      }
    },
  );
});

describe('a mistake of the guide', () => {
  test.each([
    ['en', ['my gran was buried in May', 'no wait, she’s not dead, that was a joke']],
    ['he', ['סבתא שלי נקברה, היא מתה', 'סתם, היא לא מתה, זו הייתה בדיחה']],
  ] as const)('%s: nobody is condoled after “not dead”', (language, texts) => {
    expect(repliesTo(language, [...texts, 'ok'])[1]?.rule).toBe('not_lost');
    expect(repliesTo(language, [...texts, 'ok'])[2]?.rule).not.toBe('grief');
  });

  test.each([
    ['en', ['the boss wants to see me', 'I said I’m not scared'], /fear|scared/iu],
    ['he', ['הבוס רוצה לראות אותי', 'אמרתי שאני לא כועסת'], /כעס/u],
  ] as const)('%s: a denied feeling is believed', (language, texts, feeling) => {
    for (const seed of seeds) {
      const reply = repliesTo(language, texts, seed)[1];
      expect(reply?.rule, seed).toBe('denied');
      expect(reply?.text, seed).toMatch(feeling);
      expect(reply?.text, seed).not.toMatch(/sounds like|No wonder|לא פלא|נשמע שיש/u);
    }
  });

  test.each([
    ['en', ['the film was sad', 'I can’t stop crying']],
    ['he', ['הסרט היה עצוב', 'לא מפסיקה לבכות']],
    ['he', ['ההלוויה הייתה אתמול', 'לא בכיתי שם']],
  ] as const)('%s: “%s” denies no feeling of the guide’s', (language, texts) => {
    expect(repliesTo(language, texts)[1]?.text).not.toMatch(/take your word|קרובה יותר|אז לא\./u);
  });

  test.each([
    ['en', ['my brother moved out', 'you’re not listening. I feel lonely'], /lonely|loneliness/iu],
    ['en', ['my brother moved out', 'you don’t read. I said he left at night'], /left at night/u],
    ['he', ['אחי עבר דירה', 'אתה לא מקשיב. אמרתי יוגה בבוקר'], /״יוגה בבוקר״/u],
    [
      'en',
      ['my brother moved out', 'I wasn’t asking about files. I asked if I should visit him'],
      /right for you|no advice|guessing|decision|no better|yes or no from me/u,
    ],
  ] as const)('%s: the words beside a complaint are heard', (language, texts, heard) => {
    const reply = repliesTo(language, texts)[1];
    expect(reply?.rule).toBe('insult');
    expect(reply?.text).toMatch(heard);
  });

  test.each([
    ['en', ['my house is empty', 'you are useless', 'no not you, my days']],
    ['he', ['הבית שלי ריק', 'אתה חסר תועל', 'לא עליך, על החיים שלי']],
  ] as const)('%s: a complaint is taken back', (language, texts) => {
    expect(repliesTo(language, texts)[2]?.rule).toBe('not_me');
  });

  test.each([
    ['en', ['my husband died in March', 'the house is quiet', 'why don’t you ask me anything?']],
    ['he', ['בעלי נפטר במרץ', 'הבית שקט', 'למה את לא שואלת אותי כלום?']],
  ] as const)('%s: whoever misses a question is asked one', (language, texts) => {
    const reply = repliesTo(language, texts)[2];
    expect(reply?.rule).toBe('asks_again');
    expect(reply?.text).toContain('?');
  });
});

test.each([
  [
    'en',
    ['my aunt and I fell out', 'I’ll write to my aunt tomorrow', 'ugh that is rubbish'],
    'step_declined',
  ],
  ['he', ['רבתי עם דודה שלי', 'מחר אכתוב לדודה שלי', 'אוף לא זה טיפשי'], 'step_declined'],
  ['en', ['my aunt and I fell out', 'I’ll write to my aunt tomorrow', 'you are rubbish'], 'insult'],
  ['he', ['רבתי עם דודה שלי', 'מחר אכתוב לדודה שלי', 'אתה מטומטם'], 'insult'],
] as const)('%s: %s: an own idea may be found stupid', (language, texts, rule) => {
  expect(repliesTo(language, texts)[2]?.rule).toBe(rule);
});

describe('a loss that is not the subject', () => {
  test.each([
    [
      'en',
      ['my grandmother died twelve years ago', 'I want to talk about work', 'my boss shouts a lot'],
    ],
    ['he', ['סבתא שלי נפטרה לפני שתים עשרה שנים', 'בא לי לדבר על העבודה', 'הבוס שלי צועק']],
    [
      'en',
      ['I argue with my son', 'not my mother, she died. I’m talking about my son', 'he shouts'],
    ],
    ['he', ['אני רבה עם הבן שלי', 'לא אמא שלי, היא מתה. אני מדברת על הבן', 'הוא צועק']],
  ] as const)('%s: gives way to it', (language, texts) => {
    const [, second, third] = repliesTo(language, texts).map(({ rule }) => rule);
    expect([second, third]).not.toContain('grief');
  });

  test.each([
    [
      'en',
      [
        'my son died ten years ago and I still set his plate',
        'the house is quiet',
        'his room is as it was',
      ],
    ],
    [
      'he',
      ['הבן שלי נהרג לפני עשר שנים ואני עדיין עורכת לו צלחת', 'הבית שקט', 'החדר שלו כמו שהיה'],
    ],
  ] as const)('%s: an old one that is near stays', (language, texts) => {
    expect(repliesTo(language, texts)[2]?.lines.join(' ')).toMatch(/exercise\.keepsake|stay_with/u);
  });
});

describe('a stage that is asked for', () => {
  test.each([
    ['en', 'That helps, honestly. Can we go to Expand?', 'ED'],
    ['en', 'Please. Focus.', 'FC'],
    ['en', 'yes, Expand please', 'ED'],
    ['en', 'Sure, let’s look at it from another angle', null],
    ['en', 'okay let’s look at it from another side', null],
    ['en', 'yes let’s see it from other sides', 'ED'],
    ['he', 'זה עוזר. אפשר אל המיקוד?', 'FC'],
    ['he', 'יאללה נרחיב', 'ED'],
    ['he', 'בוא נסתכל על זה מצד אחר', 'ED'],
  ] as const)('%s: “%s” enters %s', (language, text, stage) => {
    const before = { en: 'I have to choose a school', he: 'אני צריכה לבחור בית ספר' };
    const reply = repliesTo(language, [before[language], text])[1];
    expect(reply?.stage).toBe(stage ?? 'PS');
  });

  test.each([
    ['en', 'I want to move on to Focus', /move on to/u],
    ['he', 'אני רוצה לעבור לשלב מיקוד', /לעבור לשלב/u],
  ] as const)('%s: is no wish to be asked about', (language, text, wish) => {
    for (const seed of seeds) {
      const replies = repliesTo(language, [text, text, text], seed);
      expect(replies.map((one) => one.text).join('\n'), seed).not.toMatch(wish);
    }
  });
});

describe('somebody at the end of their strength', () => {
  test.each([
    ['en', 'no I would never hurt myself, I am just worn thin', /doctor|tiredness/u],
    ['en', 'not suicidal or so, only tired', /doctor|tiredness/u],
    ['he', 'אני לא אובדנית, רק עייפה', /רופא|עייפות/u],
    ['he', 'אין לי כוונה לפגוע בעצמי, אני רק מותשת', /רופא|עייפות/u],
    ['en', 'I feel completely numb', null],
    ['he', 'אני פשוט קורסת', null],
    ['he', 'אין לי כוח להמשיך', null],
  ] as const)('%s: “%s” is stayed with, and not quoted', (language, text, help) => {
    const [reply] = repliesTo(language, [text]);
    expect(reply?.rule).toBe('worn_out');
    expect(reply?.text).not.toMatch(/“|״/u);
    if (help) expect(reply?.text).toMatch(help);
  });

  test.each([
    ['en', 'the fridge is empty'],
    ['en', 'I am done being nice to the council'],
    ['en', 'nobody is dying here, it is only a cold'],
    ['en', 'my phone is broken'],
    ['he', 'המקרר ריק'],
    ['he', 'הטלפון נשבר'],
    ['he', 'היא לא רצתה לפגוע בי כשאמרה את זה'],
  ] as const)('%s: “%s” is no such word', (language, text) => {
    expect(repliesTo(language, [text])[0]?.rule).not.toBe('worn_out');
  });

  test.each([['he', 'סבתא שלי בהוספיס והיא ישנה כל היום']] as const)(
    '%s: “%s” is sat with',
    (language, text) => {
      const [reply] = repliesTo(language, [text]);
      expect(reply?.rule).toBe('grief');
      expect(reply?.text).not.toContain('?');
    },
  );
});

test.each([
  ['en', 'I feel so ashamed, and my aunt says it passes', /ashamed/u],
  ['he', 'אני מתביישת בעצמי, ואמא שלי אומרת שזה יעבור', /מתביישת/u],
] as const)('%s: of a feeling, its own words are said back', (language, text, felt) => {
  expect(repliesTo(language, [text])[0]?.text).toMatch(felt);
});

test.each([
  ['en', ['I argue with my boss', 'have a good day']],
  ['he', ['אני רבה עם הבוס', 'שבת שלום']],
  ['he', ['אני רבה עם הבוס', 'יום טוב']],
] as const)('%s: a good wish after the beginning takes leave', (language, texts) => {
  const reply = repliesTo(language, texts)[1];
  expect(reply?.rule).toBe('goodbye');
  expect(reply?.text).not.toContain('?');
});
