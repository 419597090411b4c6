import { describe, expect, test } from 'vitest';
import { careEnd, careMisread } from '#content/guide/safety-replies.ts';
import type { CareState, Danger } from '#db/schema/care-state.ts';
import { careAfter, type CareOutcome } from './care.ts';

const people = {
  en: { language: 'en', timezone: 'Europe/London' },
  he: { language: 'he', timezone: 'Asia/Jerusalem' },
} as const;
const languages = ['en', 'he'] as const;

const inState = (
  phase: 'asked' | 'care',
  danger: Pick<Danger, 'kind' | 'who'>,
  step = 2,
): CareState => ({
  phase,
  danger: { level: 'sure', when: 'now', clarity: 1, signs: [], ...danger },
  step,
  cleared: [],
});

const anger = { kind: 'violence', who: 'other' } as const;
const ownDeath = { kind: 'self_harm', who: 'self' } as const;

describe.each(languages)('violence in anger, in %s', (language) => {
  const after = (text: string) => careAfter(inState('care', anger), text, people[language]);
  const left = {
    en: [
      'Come on, it’s an expression. Nobody is strangling anybody. I’m angry and I miss him',
      'sorry what?? nobody is in danger. my kid doesn’t want to go to school',
      'No one is hurt or going to be. Can we talk about the morning?',
      'wrong person, it’s about school',
      'I was just venting',
      'I didn’t mean it like that',
      'I don’t want to hurt him',
      'you misunderstood, I’m talking about my brother',
      'yes I’m in the living room with a coffee. can we go back to my brother?',
      'I’m home safe! enough',
    ],
    he: [
      'נו באמת, זה ביטוי. אף אחד לא חונק אף אחד. אני כועסת ומתגעגעת ביחד, זה מה שאמרתי',
      'סליחה אבל מה?? אף אחד לא בסכנה. הילד שלי לא רוצה ללכת לבית ספר',
      'די עם המוקד. אף אחד לא נפגע ולא ייפגע. אפשר לדבר על הבוקר?',
      'כן אני בסלון עם קפה. אפשר לחזור לאח שלי?',
      'אני בבית בטוח! די. רק רוצה לכתוב לו הודעה',
      'אני בבית, בטוח',
      'סתם כעסתי, לא התכוונתי',
      'הבנת לא נכון, אני מדברת על אח שלי',
      'אני לא רוצה לפגוע בו',
    ],
  }[language];

  test.each(left)('is left after %j', (text) => {
    expect(after(text)).toMatchObject({ state: { phase: 'calm' } });
  });

  const kept = {
    en: [
      'it is not a joke',
      'I’m not going to do anything',
      'I called',
      'I was joking before, but I will do it tomorrow',
      'I’m serious, that is no figure of speech',
      'is it only an expression?',
      'ok',
    ],
    he: [
      'זה לא ביטוי',
      'אני לא אעשה כלום',
      'התקשרתי',
      'אני רצינית, זה לא צחוק',
      'זה ביטוי?',
      'בסדר',
    ],
  }[language];

  test.each(kept)('is not left after %j', (text) => {
    expect(after(text)).toMatchObject({ state: { phase: 'care' } });
  });

  test('ends with one sentence of apology, and the guide reads the explanation', () => {
    const { reply } = after(left[0] ?? '');
    expect(reply).toEqual({
      text: careMisread[language],
      suggestions: [],
      asks: false,
      beside: true,
    });
    expect(reply?.text.match(/[.?!]/gu)).toHaveLength(1);
  });

  test('takes an everyday place for an answer only where the place was asked for', () => {
    const text = { en: 'I’m in the kitchen', he: 'אני במטבח' }[language];
    expect(after(text).state?.phase).toBe('calm');
    const later = careAfter(inState('care', anger, 4), text, people[language]);
    expect(later.state?.phase).toBe('care');
  });
});

describe.each(languages)('sure danger of one’s own death, in %s', (language) => {
  const after = (text: string) => careAfter(inState('care', ownDeath), text, people[language]);

  test.each(
    {
      en: [
        'I never meant to die',
        'it was just a figure of speech',
        'I didn’t mean it literally',
        'I’m safe now, my sister is with me. Can we go on?',
      ],
      he: [
        'זה היה רק ביטוי',
        'אף פעם לא התכוונתי למות',
        'לא התכוונתי ברצינות',
        'אני בטוחה עכשיו, אחותי איתי. אפשר להמשיך?',
      ],
    }[language],
  )('is left after %j', (text) => {
    expect(after(text)).toMatchObject({
      state: { phase: 'calm' },
      reply: { text: careEnd.self[language] },
    });
  });

  test.each(
    {
      en: [
        'wrong person, it’s about school',
        'no one is hurt',
        'yes',
        'I’m in the living room with a coffee',
        'I’m not going to',
        'I don’t want to hurt them',
        'I was just angry',
        'am I safe?',
        'it was a figure of speech, but I still want to',
      ],
      he: [
        'אף אחד לא נפגע',
        'כן אני בסלון עם קפה',
        'אני לא הולכת לעשות כלום',
        'סתם כעסתי',
        'אני בטוח שזה ייגמר',
        'אני במקום בטוח?',
        'זה ביטוי, אבל אני עדיין רוצה',
      ],
    }[language],
  )('is not left after %j', (text) => {
    expect(after(text)).toMatchObject({ state: { phase: 'care' } });
  });
});

describe.each(languages)('a typed no, in %s', (language) => {
  const unclear = {
    en: [
      'soon it wont hurt anymore, take care of each other',
      'No more hospital for me, no more being brave for the visitors. I saved up the patches, under the mattress',
    ],
    he: [
      'עוד מעט כבר לא יכאב לי, תשמרו אחד על השנייה',
      'אני אמא נוראית, וילד צריך אמא נורמלית או בלי בכלל. אחותי כבר הסכימה לגדל, היא חושבת שזה בצחוק',
    ],
  }[language];
  const after = (...texts: string[]) => {
    let outcome: CareOutcome = { state: null, reply: null };
    for (const text of texts) outcome = careAfter(outcome.state, text, people[language]);
    return outcome;
  };
  const no = {
    en: [
      'what? no, I’m talking about a date',
      'no, nothing like that, just money stress',
      'No!! please stop asking me that. I’m saying that my son is scared that I will leave too, like his father did in September',
      'God no. Just work stuff',
      'Nope, I don’t want to die, it is about the rent',
      'No, I don’t want to hurt myself, I am only tired of the boxes in the hall',
      'wow no. where did that come from?',
      'No!',
      'nooo',
      'haha no',
      'lol no, the boiler',
      'no i mean the dog, she snores so loud that I get up to see if she is fine at night',
      'What? no',
    ],
    he: [
      'לא!! זה כסף. לא רוצה למות. איך מדברים עם בן אדם שבורח ממספרים?',
      'לא, אין מחשבות כאלה. אמרתי כבר. אני בסדר, רק הלחץ מהכסף',
      'מה? לא, חלילה. לפגוע ברגשות שלה',
      'מה פתאום, לא. אני בסך הכל יוצא לפנסיה',
      'וואו לא. ממש לא. מאיפה זה הגיע? דיברתי על יומולדת',
      'לא!!',
      'לאאא',
      'חחח לא',
      'מה? לא',
      'חס ושלום!',
      'לא אני מדברת על הכלבה, היא נוחרת כל כך חזק שקמתי שלוש פעמים לבדוק שהכול בסדר איתה',
      'לא, אני לא רוצה לפגוע בעצמי, פשוט נמאס לי מהארגזים במסדרון',
    ],
  }[language];

  test.each(no)('is %j: an apology, and no second question for such words', (text) => {
    for (const words of unclear) {
      const isNote = after(words).reply?.beside === true;
      const { state, reply } = after(words, text);
      const apology = { text: careMisread[language], asks: false, beside: true };
      if (isNote) expect(reply).toBeNull();
      else expect(reply).toMatchObject(apology);
      expect(state?.phase).toBe('calm');
      expect(careAfter(state, words, people[language]).reply).toBeNull();
    }
  });

  test('hides no danger that the same message names', () => {
    const text = {
      en: 'No, I don’t want to hurt him. I want to kill myself.',
      he: 'לא, אני לא רוצה לפגוע בו. אני רוצה להתאבד.',
    }[language];
    expect(after(unclear[0] ?? '', text).state?.phase).toBe('care');
  });
});
