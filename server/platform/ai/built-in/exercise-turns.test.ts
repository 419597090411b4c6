import { describe, expect, test } from 'vitest';
import { exerciseChips, exercises } from '#content/guide/exercises.ts';
import type { Language } from '#contract/shapes.ts';
import { languages } from '#contract/values.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { textIn } from './exercises.ts';

const { lastReplyTo, repliesTo } = guidedChat({ seed: 'turns', at: '2026-11-27T09:00:00Z' });
const begun = {
  en: ['my flatmate never does the dishes', 'she says sorry and then nothing changes'],
  he: ['השותפה שלי אף פעם לא שוטפת כלים', 'היא אומרת סליחה ושום דבר לא משתנה'],
};
const chipOf = (key: string, language: Language) => {
  const found = exercises.find((one) => one.key === key);
  if (!found) throw new Error(`there is no exercise ${key}`);
  return textIn(found.pick, language);
};
const within = (language: Language, key: string, ...texts: string[]) => [
  ...begun[language],
  chipOf(key, language),
  ...texts,
];
const skipIn = (language: Language) => textIn(exerciseChips.skip, language);

describe('both ways', () => {
  test.each([
    [
      'en',
      ['I have two offers. One is a hospital in Hull, the other a school nearby', 'I like both'],
      'a hospital in Hull',
    ],
    [
      'en',
      [
        'my wife does not know about the card',
        'I need to decide whether to tell her before or after the loan',
      ],
      'tell her before the loan',
    ],
    ['he', ['לא יודעת אם להישאר בעיר או לעבור לצפון', 'כל לילה זה משתנה'], 'להישאר בעיר'],
  ] as const)('%s: are not asked for where the chat named them: %s', (language, texts, way) => {
    const reply = lastReplyTo(language, [...texts, chipOf('ways', language)]);
    expect(reply.rule).toBe('exercise:begin');
    expect(reply.text).toContain(way);
  });

  test.each([
    ['en', 'First one: a real team. The second one: afternoons with Noah', 'afternoons with Noah'],
    ['he', 'בראשונה יש לי שקט. בשנייה יש חברים חדשים', 'יש חברים חדשים'],
  ] as const)('%s: may be answered at once: %s', (language, text, second) => {
    const named = { en: 'the hospital or the school', he: 'בית הספר או הגן' }[language];
    const reply = lastReplyTo(language, within(language, 'ways', named, text));
    expect(reply.lines).toContainEqual(expect.stringContaining('ways.lost'));
    expect(reply.text).toContain(second);
  });

  test.each([
    [
      'en',
      'Leeds General, band 6',
      'No, that’s the same one. The other way is the surgery. There I’d see Noah every day',
      'There I’d see Noah every day',
    ],
    [
      'he',
      'עירייה, ליד הבית',
      'לא, זה אותו מקום. הדרך השנייה היא סטארטאפ. שם יש יותר כסף',
      'שם יש יותר כסף',
    ],
  ] as const)('%s: are put right within an answer: %s', (language, named, text, own) => {
    const first = { en: 'a real team', he: 'שקט בבוקר' }[language];
    const texts = within(language, 'ways', named, first, text);
    const reply = lastReplyTo(language, texts);
    expect(reply.lines.join(' ')).toContain('exercise_mistake');
    expect(reply.text).toContain(own);
    const skip = skipIn(language);
    const result = lastReplyTo(language, [...texts, skip, skip]);
    expect(result.text).not.toMatch(/same one|אותו מקום/u);
    expect(result.text).toContain(own);
  });
});

describe('a message within an exercise', () => {
  test.each([
    ['en', 'from his side? I don’t want to be fair right now'],
    ['he', 'מהצד שלה? לא בא לי להיות הוגנת עכשיו. לדלג על השאלה'],
  ] as const)('%s: leaves a question out in its own words: %s', (language, text) => {
    const skip = skipIn(language);
    const said = { en: 'her face in the door', he: 'הפנים שלה בדלת' }[language];
    const { rule, text: result } = lastReplyTo(
      language,
      within(language, 'scene', said, skip, skip, text),
    );
    expect(rule).toBe('exercise:end');
    expect(result).not.toMatch(/fair|הוגנת/u);
  });

  test.each([
    ['en', 'from his side? he’d say I nag', 'he’d say I nag', false],
    ['en', 'how does this work?? she would call it a joke', 'she would call it a joke', true],
    ['he', 'מהצד שלה? היא תגיד שאני חופרת', 'היא תגיד שאני חופרת', false],
  ] as const)('%s: answers behind a short question: %s', (language, text, own, isAsked) => {
    const skip = skipIn(language);
    const reply = lastReplyTo(language, within(language, 'scene', 'x y z', skip, skip, text));
    expect(reply.rule).toBe('exercise:end');
    expect(reply.text).toContain(own);
    expect(reply.text).not.toContain('?? ');
    expect(/exercise_later|protest/u.test(reply.lines.join(' '))).toBe(isAsked);
  });

  test.each(languages)('%s: a question that is asked again names no cards', (language) => {
    const goOn = { en: 'No, go on', he: 'לא, ממשיכים' }[language];
    const said = { en: 'her face in the door', he: 'הפנים שלה בדלת' }[language];
    const replies = repliesTo(language, within(language, 'scene', said, goOn, goOn));
    const [first, second] = replies.slice(-2);
    expect(first?.rule).toBe('exercise:again');
    expect(second?.text).not.toBe(first?.text);
    for (const reply of [first, second])
      expect(reply?.text).not.toMatch(/on the table|מונחים על השולחן/u);
  });

  test.each([
    [
      'en',
      'Liv, I think you should ... ugh no, sounds weak',
      'Liv, this is not working for me',
      'ugh',
    ],
    ['he', 'דנה, נראה לי ש... אוף לא. נשמע חלש', 'דנה, ככה לא מתאים לי יותר', 'אוף'],
  ] as const)('%s: words that are taken back are said anew: %s', (language, text, newer, sigh) => {
    const skip = skipIn(language);
    const texts = within(language, 'talk', skip, text);
    expect(lastReplyTo(language, texts).rule).toBe('exercise:anew');
    const { text: result } = lastReplyTo(language, [...texts, newer, skip, skip]);
    expect(result).toContain(newer);
    expect(result).not.toContain(sigh);
    // Without newer words the older ones stand.
    const kept = lastReplyTo(language, [...texts, skip, skip, skip]).text;
    expect(kept).toContain(text.split(',')[0]);
    expect(kept).not.toContain(sigh);
  });

  test.each([
    ['en', 'you are not listening. I never wanted that. anyway, get my words ready'],
    ['he', 'אתה לא מקשיב. לא רציתי את זה. בכל מקרה, להכין מה לומר'],
  ] as const)(
    '%s: begins an exercise behind a reproach, with a word of regret: %s',
    (language, text) => {
      const reply = lastReplyTo(language, [...begun[language], text]);
      expect(reply.rule).toBe('exercise:begin');
      expect(reply.lines.join(' ')).toMatch(/insulted_heard|protest/u);
    },
  );

  test.each([
    ['en', 'I don’t want to get my words ready'],
    ['he', 'אני לא רוצה להכין מה לומר'],
  ] as const)('%s: declines an exercise by its name: %s', (language, text) => {
    expect(lastReplyTo(language, [...begun[language], text]).rule).not.toBe('exercise:begin');
  });
});

describe('an exercise', () => {
  test.each([
    ['en', 'I have to decide by Friday. One offer is in Hull, the other ten minutes away', 'ways'],
    ['en', 'I want to tell my sister that I can’t host Christmas again', 'talk'],
    ['he', 'אני לא יודעת אם להישאר בעבודה או לעזוב', 'ways'],
    ['he', 'אני צריך לדבר עם אבא שלי על הכסף', 'talk'],
  ] as const)('%s: is offered at once where its use is plain: %s', (language, text, key) => {
    const reply = lastReplyTo(language, [text]);
    expect(reply.rule).toBe('offer_exercise');
    expect(reply.suggestions).toContain(chipOf(key, language));
    // A sentence about the matter comes first.
    expect(reply.text).not.toMatch(/^(?:We could|אפשר)/u);
  });

  test.each([
    ['en', ['work is a lot at the moment']],
    ['he', ['העבודה לא נגמרת בזמן האחרון']],
  ] as const)('%s: is not offered at once elsewhere: %s', (language, texts) => {
    expect(lastReplyTo(language, texts).rule).not.toBe('offer_exercise');
  });

  test.each([
    [
      'en',
      [
        'I want to stop looking at my phone in bed',
        'the room is so quiet. charger in the kitchen maybe. my sister does that',
      ],
    ],
    [
      'en',
      [
        'We’re having a baby!! Found out this morning, I’m so happy',
        'the two lines while I was brushing my teeth',
        'Tom lands at six',
        'I bought tiny socks',
        'the car park has bad lighting',
        'my mum knitted a blue hat in the meantime',
        'my brother sang on the phone',
        'my sister painted the little room in yellow',
      ],
    ],
    [
      'he',
      [
        'נולד לי נכד! אני כל כך שמח',
        'הוא שוקל שלוש קילו',
        'אחותי צרחה בטלפון',
        'קראו לו על שם אמא שלי',
        'הבן שלי הפתיע אותי במסדרון',
        'שתינו קפה גרוע מהמכונה',
        'הכלה שלי סרגה לו כובע כחול',
        'אחותי צבעה לו את החדר בצהוב',
      ],
    ],
    ['en', ['four years together', 'he left me on Friday after dinner with his parents']],
    ['he', ['ארבע שנים היינו יחד', 'נפרדנו ביום שישי אחרי הארוחה אצל ההורים שלו']],
  ] as const)('%s: is no answer to an idea, to joy or to a parting: %s', (language, texts) => {
    const offered = repliesTo(language, texts).filter(({ rule }) => rule === 'offer_exercise');
    // Joy has one of its own.
    for (const { lines } of offered) expect(lines.join(' ')).toContain('exercise.savour');
  });

  test.each([
    ['en', 'That’s not the choice. The jobs are one in town and one from home', 'in town'],
    ['he', 'לא אלה הדרכים. ההתלבטות היא אם לשכור או לקנות', 'לשכור'],
  ] as const)('%s: regrets ways that are none, at any question: %s', (language, text, way) => {
    const named = { en: 'to leave, or to stay', he: 'לעזוב, או להישאר' }[language];
    const first = { en: 'a real team', he: 'שקט בבוקר' }[language];
    for (const before of [[named], [named, first]]) {
      const reply = lastReplyTo(language, within(language, 'ways', ...before, text));
      expect(reply.lines.join(' ')).toContain('exercise_mistake');
      expect(reply.lines.join(' ')).toContain('exercise.ways.first');
      expect(reply.text).toContain(way);
    }
  });

  test.each([
    ['en', ['my sister never looks at her phone in bed', 'I scroll until one every night']],
    ['he', ['אחותי אף פעם לא עם הטלפון במיטה', 'אני גולשת עד אחת כל לילה']],
  ] as const)('%s: about words is not offered where nothing is unsaid: %s', (language, texts) => {
    const { suggestions } = lastReplyTo(language, texts);
    expect(suggestions).not.toContain(chipOf('talk', language));
  });

  test.each([
    [
      'en',
      [
        'I check his profile all day',
        'I don’t know if there is someone else. if I stop looking then it is over',
      ],
    ],
    ['he', ['אני בודקת אותו כל היום', 'לא יודעת אם יש לו מישהי. אם אפסיק לבדוק זה נגמר']],
  ] as const)('%s: about two ways is not offered where there is one: %s', (language, texts) => {
    const { suggestions } = lastReplyTo(language, texts);
    expect(suggestions).not.toContain(chipOf('ways', language));
  });
});

describe('a choice that an exercise was offered for', () => {
  const choice = {
    en: 'I can’t decide between staying in Boston and moving to Austin with Mark',
    he: 'אני לא מצליחה להחליט בין להישאר בבוסטון לבין לעבור לאוסטין עם מארק',
  };

  test.each([
    ['en', ['I wish I could have both', 'I have to decide by the 15th']],
    ['en', ['I just have to decide']],
    ['he', ['הלוואי שיכולתי גם וגם', 'אני חייבת להחליט עד ה-15']],
  ] as const)('%s: begins with no statement: %s', (language, texts) => {
    expect(lastReplyTo(language, [choice[language], ...texts]).rule).not.toBe('exercise:begin');
  });

  test.each([
    ['en', ['nah', 'not yet', 'nope'], /nah|not yet|nope/iu],
    ['en', ['no way', 'I don’t think so', 'no'], /no way|think so/iu],
    ['he', ['לא', 'עדיין לא', 'לא נראה לי'], /״(?:לא|עדיין לא|לא נראה לי)״/u],
  ] as const)('%s: a no leaves its question out: %s', (language, noes, quoted) => {
    const replies = repliesTo(language, [
      choice[language],
      chipOf('ways', language),
      ...noes,
    ]).slice(2);
    for (const reply of replies) {
      expect(reply.lines.join(' ')).toMatch(/exercise_skip/u);
      expect(reply.text).not.toMatch(quoted);
    }
  });

  test.each([
    ['en', 'not now'],
    ['he', 'לא עכשיו'],
  ] as const)('%s: and “%s” stops', (language, text) => {
    const texts = [choice[language], chipOf('ways', language), text];
    expect(lastReplyTo(language, texts).rule).toBe('exercise_left');
  });

  test.each([
    ['en', 'no traffic in the mornings'],
    ['he', 'לא צריך לנסוע כל בוקר'],
  ] as const)('%s: an answer that begins with a no is one: %s', (language, text) => {
    const texts = [choice[language], chipOf('ways', language), text];
    expect(lastReplyTo(language, texts).text).toContain(text);
  });
});
