import { describe, expect, test } from 'vitest';
import { careMisread } from '#content/guide/safety-replies.ts';
import type { CareState } from '#db/schema/care-state.ts';
import { dangerIn } from './danger.ts';
import { careAfter, careNo, type CareOutcome, careYes, isPerhaps } from './care.ts';

const words = {
  en: {
    timezone: 'Europe/London',
    sure: 'I want to kill myself',
    perhaps: 'soon it wont hurt anymore, take care of each other',
    abuse: 'my husband hits me',
    yes: ['yes', 'Yeah', 'kind of', 'sometimes', 'i guess so', 'maybe', 'a little', "I don't know"],
    no: [
      'no',
      "not at all, it's about food",
      'No, something else',
      'nah its just work',
      'of course not',
      'not really',
      'I just miss him',
    ],
    named: "I'd be grateful if I just didn't wake up",
    alike: [
      'No more hospital for me, no more being brave for the visitors. I saved up the patches, under the mattress',
      'The ladder is already in the barn. I fed the hens double so they last till someone comes',
    ],
    signs: [
      'ive been counting the pills in the cabinet again',
      'i wrote the letters for the kids last night',
    ],
    lie: 'actually yes. I lied before',
    storyLie: 'I lied about my age on the form',
    offer: "Yes, let's",
    relief: "I'm okay now",
    otherRelief: "I'm fine",
    noRelief: ['no', 'nobody', "it's better if I just die", 'no, I am alone'],
    means: "I've saved up all my sleeping pills, there's enough now",
    asideKin: 'my brother texted me goodbye and now his phone is off',
    plan: "maybe I'll talk to him on Sunday",
    other: 'My sister bought a boat',
    safe: [
      "I'm safe",
      "I'm safe now",
      "I'm safe now, my sister is with me",
      'I feel safe now',
      "I'm in a safe place",
      "I don't want to hurt myself anymore",
      "I don't want to die anymore",
      'the police are here',
      "I'm safe, he is not here anymore",
      "I'm safe because I'm going to my sister's",
      "I'm safe now, the police are on the way",
      'the ambulance took him to the hospital',
    ],
    unsafe: [
      "i'm not going to do anything",
      'i called',
      'fine',
      "I'm okay now",
      'ok',
      "i'm not safe",
      'am i safe?',
      'if i am safe tomorrow',
      "i'm safe at work, i mean my job is safe",
      "I'm safe in the knowledge that it ends tonight",
      'the doctor has me on new pills',
      'he is safe from me',
      'the police took me for a fool',
      'the police are here every day',
      'the police are not here yet',
      'the ambulance is on its way here',
      "everyone is safe now that I'm leaving",
      'I feel safe on the roof',
      'they asked do I feel safe at home',
      "I don't want to die now, I'll do it tomorrow",
      "I don't feel safe now",
      "I'm fine",
      "I'm safe, nobody will find me here",
      "yes i'm safe... no, I'm not",
    ],
    unanswered: [
      'nobody picked up',
      "nobody's answering the phone",
      "they didn't answer",
      'the line is busy',
      'they did not answer either',
      'no answer',
      "they haven't answered",
    ],
    called: 'i called them',
    question: 'are you a real person?',
    answers: ['Yes', 'No, something else'],
    line: '116 123',
    nextLine: '85258',
  },
  he: {
    timezone: 'Asia/Jerusalem',
    sure: 'אני רוצה למות',
    perhaps: 'עוד מעט כבר לא יכאב לי, תשמרו אחד על השנייה',
    abuse: 'בעלי מכה אותי',
    yes: ['כן', 'קצת', 'לפעמים', 'אולי', 'לא יודעת', 'סוג של'],
    no: ['לא', 'לא, משהו אחר', 'חס וחלילה', 'מה פתאום', 'ממש לא'],
    named: 'הייתי שמחה פשוט לא להתעורר',
    alike: [
      'אני אמא נוראית, וילד צריך אמא נורמלית או בלי בכלל. אחותי כבר הסכימה לגדל, היא חושבת שזה בצחוק',
      'תמסור לסבתא שהקציצות היו הכי טובות ושאני כבר לא אבוא בשישי, לא בזה ולא באחרים',
    ],
    signs: ['אני סופרת שוב את הכדורים בארון', 'כתבתי אתמול מכתבים לילדים'],
    lie: 'שיקרתי קודם',
    storyLie: 'שיקרתי על הגיל בטופס',
    offer: 'כן, בוא נמשיך',
    relief: 'אני בסדר עכשיו',
    otherRelief: 'אני בטוחה עכשיו',
    noRelief: ['לא', 'אף אחד', 'יותר טוב לי למות', 'לא, אני לבד'],
    means: 'אספתי כבר מספיק כדורים',
    asideKin: 'אח שלי כתב לי שהוא רוצה להתאבד ועכשיו הטלפון שלו כבוי',
    plan: 'אולי אתקשר אליה מחר',
    other: 'אחותי קנתה אתמול סירה חדשה',
    safe: [
      'אני בטוח עכשיו, אמא שלי פה',
      'אני בטוחה, אחותי איתי',
      'אני בטוחה עכשיו, אני אצל אחותי',
      'אני בבטחה עכשיו, אמא איתי',
      'אני כבר לא רוצה לפגוע בעצמי',
      'אני במקום בטוח',
      'אני מרגישה בטוחה עכשיו, אחותי איתי',
      'אני במקום בטוח, שרה איתי',
      'אני כבר לא רוצה למות',
      'אני כבר לא רוצה להתאבד',
      'אני לא רוצה למות יותר',
      'אני לא רוצה יותר למות',
      'המשטרה כאן',
      'האמבולנס לקח אותו לבית החולים',
    ],
    unsafe: [
      'אני בטוחה עכשיו',
      'אני בטוחה פה שאף אחד לא אוהב אותי',
      'אני במקום בטוח שאין ממנו דרך חזרה',
      'אני במקום בטוח לעשות את זה',
      'אני בטוח עם הכדורים',
      'המשטרה הגיעה והלכה',
      'הוא מוגן ממני',
      'המשטרה כאן ליד הבית כל יום',
      'הרופא לקח לי את הכדורים',
      'אני לא מרגישה בטוחה',
      'אני בטוח עכשיו שאני עושה את זה',
      'אני בסדר עכשיו',
      'אני בטוח שיהיה רע',
      'התקשרתי',
      'בסדר',
      'אני לא בטוחה',
      'אם אהיה במקום בטוח',
      'אני במקום בטוח, אף אחד לא ימצא אותי פה',
    ],
    unanswered: [
      'לא ענו',
      'אף אחד לא ענה',
      'אף אחד לא הרים',
      'אף אחד לא עונה',
      'הקו תפוס',
      'לא עונים',
    ],
    called: 'התקשרתי אליהם',
    question: 'זה בוט?',
    answers: ['כן', 'לא, משהו אחר'],
    line: '1201',
    nextLine: '1-800-363-363',
  },
} as const;

describe.each(['en', 'he'] as const)('a chat in %s', (language) => {
  const own = words[language];
  const person = { language, timezone: own.timezone };
  const after = (texts: readonly string[], from: CareState | null = null) => {
    let outcome: CareOutcome = { state: from, reply: null };
    for (const text of texts) outcome = careAfter(outcome.state, text, person);
    return outcome;
  };

  test('without danger knows nothing and lets the guide answer', () => {
    expect(after([own.other])).toEqual({ state: null, reply: null });
  });

  test('with sure danger gets the caring text with the lines of the place', () => {
    const { state, reply } = after([own.sure]);
    expect(state).toMatchObject({ phase: 'care', danger: { level: 'sure', kind: 'self_harm' } });
    expect(reply?.text).toContain(own.line);
    expect(reply?.text).not.toMatch(/[{}]/u);
    expect(reply?.suggestions).toEqual([]);
  });

  test('with unclear words gets one question with two answers and no numbers', () => {
    const { state, reply } = after([own.perhaps]);
    expect(state?.phase).toBe('asked');
    expect(reply?.asks).toBe(true);
    expect(reply?.suggestions).toEqual(own.answers);
    expect(reply?.text).not.toMatch(/\d/u);
  });

  test.each(own.yes)('gets the caring text after the answer %j', (yes) => {
    const { state, reply } = after([own.perhaps, yes]);
    expect(state?.phase).toBe('care');
    expect(reply?.text).toContain(own.line);
  });

  test.each(own.no)('goes on at once after the answer %j and is not asked again', (no) => {
    const { state, reply } = after([own.perhaps, no]);
    expect(reply).toMatchObject({ text: careMisread[language], beside: true });
    expect(state).toMatchObject({ phase: 'calm', cleared: [{ kind: 'self_harm' }] });
    expect(after([own.perhaps], state).reply).toBeNull();
    expect(after([own.sure], state).state?.phase).toBe('care');
  });

  test('that answers something else goes on, and may be asked again', () => {
    expect(after([own.perhaps, own.other]).reply?.asks).toBe(true);
    const { state, reply } = after([own.perhaps, own.other, own.other]);
    expect(reply).toBeNull();
    expect(state).toMatchObject({ phase: 'calm', cleared: [{ clarity: 0 }] });
    expect(after([own.perhaps], state).state?.phase).toBe('asked');
  });

  test('that only reads like danger is asked once, whatever the answer', () => {
    expect(dangerIn(own.alike[0])).toMatchObject({ level: 'perhaps', clarity: 0 });
    for (const answer of [own.no[0], own.other]) {
      const { state } = after([own.alike[0], answer]);
      expect(after([own.alike[1]]).state?.phase).toBe('asked');
      expect(after([own.alike[1]], state).reply).toBeNull();
    }
  });

  test('that answers in a few unclear words is asked once more, in other words, and not again', () => {
    const again = after([own.perhaps, own.called]);
    expect(again.reply).toMatchObject({ asks: true });
    expect(again.reply?.text).not.toBe(after([own.perhaps]).reply?.text);
    const { state, reply } = after([own.called], again.state);
    expect(reply).toBeNull();
    expect(state?.phase).toBe('calm');
  });

  test('with unclear words again hears another wording, then the caring text', () => {
    const first = after([own.perhaps]);
    const second = after([own.perhaps], first.state);
    expect(second.state).toMatchObject({ phase: 'asked', step: 2 });
    expect(second.reply?.text).not.toBe(first.reply?.text);
    expect(after([own.perhaps], second.state).state?.phase).toBe('care');
  });

  test('with words that name death is asked again after a no to a hint, and once', () => {
    const hint = after([own.perhaps, own.no[0]]).state;
    const named = after([own.named], hint);
    expect(named.state?.phase).toBe('asked');
    const { state } = after([own.no[0]], named.state);
    expect(after([own.named], state).reply).toBeNull();
    expect(after([own.perhaps], state).reply).toBeNull();
  });

  test('asks again after a no where another sign names means or letters, and cares when the no was a lie', () => {
    const first = after([own.signs[0], own.no[0]]).state;
    const second = after([own.signs[1]], first);
    expect(second.state?.phase).toBe('asked');
    const { state } = after([own.no[0]], second.state);
    for (const sign of own.signs) expect(after([sign], state).reply).toBeNull();
    expect(after([own.lie], state).state?.phase).toBe('care');
    expect(after([own.lie]).reply).toBeNull();
    expect(after([own.storyLie], state).reply).toBeNull();
  });

  test('asks about somebody else after a no about the person', () => {
    const { state } = after([own.perhaps, own.no[0]]);
    expect(after([own.asideKin], state).reply).not.toBeNull();
  });

  test('with the means at hand is asked again after a no to named death', () => {
    const { state } = after([own.perhaps, own.no[0], own.named, own.no[0]]);
    expect(after([own.means], state).state?.phase).toBe('asked');
  });

  test('takes a plan that begins with maybe for no yes', () => {
    expect(after([own.perhaps, own.plan]).state?.phase).not.toBe('care');
  });

  test('takes an accepted offer for no answer and asks once more', () => {
    expect(after([own.perhaps, own.offer]).state).toMatchObject({ phase: 'asked', step: 2 });
  });

  test.each(own.noRelief)('in care takes %j for no relief', (text) => {
    const relief = after([own.sure, own.relief]).reply?.text;
    const { state, reply } = after([own.sure, text]);
    expect(state?.phase).toBe('care');
    expect(reply?.text).not.toBe(relief);
  });

  test('in care asks for plain safety after words of relief', () => {
    for (const relief of [own.relief, own.otherRelief]) {
      const { state, reply } = after([own.sure, relief]);
      expect(state?.phase).toBe('care');
      expect(reply?.text).toMatch(/“I’m safe now”|״אני במקום בטוח״/u);
    }
  });

  test('moves by the buttons as by typed answers', () => {
    const asked = after([own.perhaps]).state as CareState;
    expect(careYes(asked, person)).toEqual(after([own.yes[0]], asked));
    expect(careNo(asked).state).toEqual(after([own.no[0]], asked).state);
    const calm = careNo(asked).state as CareState;
    expect(careYes(calm, person)).toEqual({ state: calm, reply: null });
    expect(careNo(calm)).toEqual({ state: calm, reply: null });
  });

  test('follows the judgement of a model about unclear words', () => {
    expect(isPerhaps(null, own.perhaps)).toBe(true);
    expect(isPerhaps(null, own.sure)).toBe(false);
    expect(isPerhaps(after([own.perhaps]).state, own.perhaps)).toBe(false);
    expect(careAfter(null, own.perhaps, person, { verdict: 'none' })).toEqual({
      state: null,
      reply: null,
    });
    expect(careAfter(null, own.perhaps, person, { verdict: 'danger' }).state?.phase).toBe('care');
    expect(careAfter(null, own.other, person, { verdict: 'danger' }).reply).toBeNull();
  });

  test.each(own.safe)('in care ends with one sentence after %j', (safe) => {
    const { state, reply } = after([own.sure, safe]);
    expect(state?.phase).toBe('calm');
    expect(reply?.text).not.toBe('');
    expect(reply?.asks).toBe(false);
  });

  test.each(own.unsafe)('stays in care after %j', (unsafe) => {
    const { state, reply } = after([own.sure, unsafe]);
    expect(state?.phase).toBe('care');
    expect(reply).not.toBeNull();
  });

  test('waits for plain words after messages about something else, is not let go by them, and repeats no line', () => {
    let state = after([own.sure]).state;
    const texts: string[] = [];
    const phases: (string | undefined)[] = [];
    for (let at = 0; at < 12; at++) {
      const outcome = after([own.other], state);
      state = outcome.state;
      phases.push(state?.phase);
      texts.push(outcome.reply?.text ?? '');
    }
    expect(new Set(phases)).toEqual(new Set(['care']));
    expect(texts[1]).toMatch(/“I’m safe now”|״אני במקום בטוח״/u);
    expect(new Set(texts).size).toBe(12);
    for (const text of own.no) expect(after([text], state).state?.phase).toBe('care');
  });

  test.each(own.unanswered)('gets another line after %j', (text) => {
    const first = after([own.sure, text]).reply?.text;
    expect(first).toMatch(own.nextLine);
    expect(after([own.sure, text, text]).reply?.text).not.toBe(first);
  });

  test('names another line than the first where nobody answers, however late it is said', () => {
    for (let before = 0; before < 4; before++) {
      const state = after([own.sure, ...Array.from({ length: before }, () => own.other)]).state;
      const { reply } = after([own.unanswered[0]], state);
      expect(reply?.text).not.toContain(own.line);
      expect(reply?.text).toMatch(/another (?:line|one): |קו (?:אחר|נוסף): |עוד קו: /u);
    }
  });

  test('answers a call and a question in care', () => {
    const care = after([own.sure]).state;
    const called = after([own.called], care).reply?.text;
    const answer = after([own.question], care).reply?.text;
    expect(called).toMatch(/Good that you called|טוב שהתקשרת/u);
    expect(answer).toMatch(/program and not a person|תוכנה ולא אדם/u);
  });

  test('in care gets the lines of another kind when that danger is named', () => {
    const { state, reply } = after([own.sure, own.abuse]);
    expect(state?.danger?.kind).toBe('abuse');
    expect(reply?.text).toMatch(/not your fault|לא אשמתך/u);
  });
});
