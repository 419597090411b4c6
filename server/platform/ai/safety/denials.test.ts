import { describe, expect, test } from 'vitest';
import { careAnswers, careMisread } from '#content/guide/safety-replies.ts';
import type { CareState, Danger } from '#db/schema/care-state.ts';
import { careAfter, type CareOutcome } from './care.ts';

const people = {
  en: { language: 'en', timezone: 'Europe/London' },
  he: { language: 'he', timezone: 'Asia/Jerusalem' },
} as const;

const inCare = (danger: Pick<Danger, 'kind' | 'who'>): CareState => ({
  phase: 'care',
  danger: { level: 'sure', when: 'now', clarity: 1, signs: [], ...danger },
  step: 1,
  cleared: [],
});

const words = {
  en: {
    denied: [
      'nobody did anything to me',
      "what?? no one hurt me. I'm a nurse, I spoke of a child who died",
      "I wasn't attacked",
      "you misread me, I'm a nurse",
      "that's not about me",
      "why do you send me numbers for sexual assault?? I wasn't raped. Can we go back?",
      'nothing happened to me, I wrote about a film',
    ],
    small: [
      'he said sorry',
      'it was nothing',
      "he didn't mean it",
      "that's not about me, he was stressed",
      'nobody hurt me, he only pushed me',
      'nobody hit me today',
      'nobody hurt me as much as he does',
      "I wasn't attacked, it was my fault",
      'you misread me, he hits me every week',
      'did nobody do anything to me?',
      'he says nobody did anything to me, but he raped me',
      "it's fine",
    ],
    misreadAs: [
      'you misread me, I was talking about my character in the play',
      "You've got it wrong. I was writing about a patient",
      "you misunderstood, it's about my grandmother",
    ],
    notMisread: ['I was talking about tonight', 'you misread me', 'you misread me, I want to die'],
    asides: [
      'The exam on Thursday is about glaciers',
      'My brother wants to sell the old car to a colleague',
      'And the landlord painted the stairs green',
      'The soup needs more salt than the recipe says',
    ],
    near: ['he is outside the door', "I'm scared", 'I locked myself in the bathroom'],
  },
  he: {
    denied: [
      'מה?? אף אחד לא עשה לי כלום. אני אחות, דיברתי על ילד שנפטר',
      'למה אתה שולח לי מספרים של תקיפה מינית?? לא הותקפתי',
      'לא הבנת, זה לא עליי',
      'הבנת לא נכון, כתבתי על סרט',
      'לא קרה לי כלום',
      'אף אחד לא פגע בי, אפשר לחזור לשיחה?',
      'לא נפגעתי, סיפרתי על מטופלת',
    ],
    small: [
      'הוא לא התכוון',
      'הוא ביקש סליחה',
      'זה היה כלום',
      'לא נפגעתי קשה',
      'אף אחד לא פגע בי כמוהו',
      'לא הותקפתי, הוא רק דחף אותי',
      'אף אחד לא הרביץ לי היום',
      'זה לא עליי, הוא היה לחוץ',
      'לא הבנת, הוא מרביץ לי כל שבוע',
      'אף אחד לא נגע בי חוץ ממנו',
      'בסדר',
    ],
    misreadAs: [
      'לא הבנת, דיברתי על הדמות שלי בהצגה',
      'הבנת לא נכון. כתבתי על מטופל',
      'קראת לא נכון, זה על סבתא שלי',
    ],
    notMisread: ['דיברתי על הלילה', 'לא הבנת', 'לא הבנת, אני רוצה למות'],
    asides: [
      'המבחן ביום חמישי הוא על קרחונים',
      'אח שלי מוכר את האוטו הישן לקולגה',
      'ובעל הבית צבע את המדרגות בירוק',
      'במרק חסר מלח לפי המתכון',
    ],
    near: ['הוא בחוץ ליד הדלת', 'אני מפחדת', 'נעלתי את עצמי בשירותים, אני מסתתרת'],
  },
} as const;

describe.each(['en', 'he'] as const)('care that misread, in %s', (language) => {
  const own = words[language];
  const after = (state: CareState, ...texts: string[]) => {
    let outcome: CareOutcome = { state, reply: null };
    for (const text of texts) outcome = careAfter(outcome.state, text, people[language]);
    return outcome;
  };
  const abuse = inCare({ kind: 'abuse', who: 'self' });
  const death = inCare({ kind: 'self_harm', who: 'self' });

  test.each(own.denied)('of abuse ends with one apology after %j', (text) => {
    expect(after(abuse, text)).toMatchObject({
      state: { phase: 'calm' },
      reply: { text: careMisread[language], beside: true },
    });
    const asked = { ...abuse, phase: 'asked' } as const;
    expect(after(asked, text).state?.phase).toBe('calm');
    expect(careAfter(null, text, people[language]).state?.phase).not.toBe('care');
  });

  test.each(own.small)('of abuse goes on after %j', (text) => {
    expect(after(abuse, text).state?.phase).toBe('care');
  });

  test.each(own.denied)('of one’s own death does not end after %j', (text) => {
    expect(after(death, text).state?.phase).not.toBe('calm');
  });

  test.each(own.misreadAs)('of one’s own death has the question after %j', (text) => {
    const { state, reply } = after(death, text);
    expect(state?.phase).toBe('asked');
    expect(reply?.suggestions).toEqual([careAnswers.yes[language], careAnswers.no[language]]);
    expect(reply?.text).toMatch(/safe now|הרגע הזה בטוח/u);
  });

  test.each(own.notMisread)('of one’s own death has no question after %j', (text) => {
    expect(after(death, text).state?.phase).toBe('care');
  });

  test.each([
    { kind: 'self_harm', who: 'child' },
    { kind: 'abuse', who: 'self' },
    { kind: 'violence', who: 'other' },
    { kind: 'medical', who: 'self' },
  ] as const)('is asked about after two messages about something else: %j', (danger) => {
    const [first, second] = own.asides;
    expect(after(inCare(danger), first).state?.phase).toBe('care');
    const { state, reply } = after(inCare(danger), first, second);
    expect(state?.phase).toBe('asked');
    expect(reply?.suggestions).toHaveLength(2);
    expect(after(inCare(danger), first, second, careAnswers.yes[language]).state?.phase).toBe(
      'care',
    );
  });

  test('is not let go where its question is passed by, and the question comes again', () => {
    const texts = [...own.asides, ...own.asides];
    expect(after(death, ...texts).state?.phase).not.toBe('calm');
    const phases = texts.map((_, at) => after(abuse, ...texts.slice(0, at + 1)).state?.phase);
    expect(phases).not.toContain('calm');
    const more = [...texts, ...texts];
    const asked = more.findLastIndex(
      (_, at) => after(abuse, ...more.slice(0, at + 1)).state?.phase === 'asked',
    );
    expect(asked).toBeGreaterThan(own.asides.length);
    const no = careAnswers.no[language];
    expect(after(abuse, ...more.slice(0, asked + 1), no).state?.phase).toBe('calm');
  });

  test.each(own.near)('is not asked about where a message between says %j', (text) => {
    const [first, second] = own.asides;
    expect(after(abuse, first, text, second).state?.phase).toBe('care');
  });

  test('says no line twice, also where a question comes again', () => {
    const question = { en: 'why do you write like that?', he: 'למה לכתוב ככה?' }[language];
    const [first] = own.near;
    const texts = [question, first, question, first, question];
    const replies = texts.map((_, at) => after(abuse, ...texts.slice(0, at + 1)).reply?.text);
    expect(new Set(replies).size).toBe(texts.length);
  });
});

describe('the end of care is the person’s own word', () => {
  const after = (language: 'en' | 'he', ...texts: string[]) => {
    let state: Parameters<typeof careAfter>[0] = null;
    for (const text of texts)
      state = careAfter(state, text, { language, timezone: 'Europe/London' }).state;
    return state?.phase;
  };

  test.each([
    ['en', 'I want to kill myself', 'everyone says I’m safe now'],
    ['en', 'my husband hits me', 'I’m safe as long as he’s asleep'],
    ['he', 'אני רוצה למות', 'אמא שלי אומרת שאני במקום בטוח'],
    ['he', 'בעלי מרביץ לי', 'אני במקום בטוח כל עוד הוא ישן'],
  ] as const)('%s: “%s” is not ended by “%s”', (language, danger, text) => {
    expect(after(language, danger, text)).toBe('care');
  });

  test.each([
    ['en', 'I want to kill myself', 'I’m safe now, my sister is here', 'I don’t feel safe now'],
    ['he', 'אני רוצה למות', 'דיברתי עם מישהי ואני במקום בטוח עכשיו', 'אני לא מרגישה בטוחה עכשיו'],
  ] as const)('%s: who takes it back is cared for at once', (language, danger, safe, back) => {
    expect(after(language, danger, safe)).toBe('calm');
    expect(after(language, danger, safe, back)).toBe('care');
  });

  test.each([
    [
      'en',
      'I will shoot my brother tonight, I have a gun',
      'sorry, I meant a water gun, it was a game',
    ],
    ['en', 'my friend said he wants to die tonight', 'he was quoting a song, I misunderstood'],
    ['he', 'חברה שלי אמרה שהיא רוצה למות', 'היא רק ציטטה שיר'],
  ] as const)('%s: a plain misunderstanding ends it', (language, danger, text) => {
    expect(after(language, danger, text)).toBe('calm');
  });
});
