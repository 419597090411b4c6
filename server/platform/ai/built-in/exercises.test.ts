import { describe, expect, test } from 'vitest';
import { exerciseChips, exercises, goOnWriting } from '#content/guide/exercises.ts';
import type { Language } from '#contract/shapes.ts';
import { languages } from '#contract/values.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { guideReply } from './guide.ts';
import { countOf, lowestIn, shortAnswer, textIn } from './exercises.ts';

const { lastReplyTo, repliesTo } = guidedChat({ seed: 'exercise', at: '2026-11-27T09:00:00Z' });
const begun = {
  en: [
    'my flatmate never does the dishes',
    'I asked her three times and she says sorry and then nothing changes',
  ],
  he: [
    'השותפה שלי אף פעם לא שוטפת כלים',
    'ביקשתי ממנה שלוש פעמים והיא אומרת סליחה ושום דבר לא משתנה',
  ],
};
const exerciseNamed = (key: string) => {
  const found = exercises.find((one) => one.key === key);
  if (!found) throw new Error(`there is no exercise ${key}`);
  return found;
};
const chipOf = (key: string, language: Language) => textIn(exerciseNamed(key).pick, language);
const chatWith = (language: Language, ...more: string[]) => [...begun[language], ...more];
const answers = {
  en: [
    'that I am not her mother',
    'Can we talk about the kitchen for a minute?',
    'she will say that she is busy with exams',
    'I know, and we still need a plan',
  ],
  he: [
    'שאני לא אמא שלה',
    'אפשר לדבר רגע על המטבח?',
    'היא תגיד שהיא עסוקה במבחנים',
    'ברור לי, ועדיין נחוצה לנו תוכנית',
  ],
};

describe.each(languages)('an exercise, in %s', (language) => {
  const talk = chipOf('talk', language);

  test('is offered with its chips, beside going on', () => {
    const reply = lastReplyTo(language, chatWith(language));
    expect(reply.rule).toBe('offer_exercise');
    expect(reply.suggestions).toContain(talk);
    expect(reply.suggestions.at(-1)).toBe(textIn(goOnWriting, language));
  });

  test('asks its questions in order, holds each answer in the next, and ends with all of them and a step', () => {
    const replies = repliesTo(language, chatWith(language, talk, ...answers[language])).slice(2);
    expect(replies.map(({ rule }) => rule)).toEqual([
      'exercise:begin',
      'exercise:next',
      'exercise:next',
      'exercise:next',
      'exercise:end',
    ]);
    for (const [place, { text }] of replies.slice(1, 4).entries()) {
      const own = (answers[language][place] ?? '').replaceAll(/^ש|\?$|^that /gu, '');
      expect(text).toContain(own);
    }
    const [end] = replies.slice(-1);
    for (const answer of answers[language]) expect(end?.text).toContain(answer);
    const dated = lastReplyTo(
      language,
      chatWith(
        language,
        talk,
        ...answers[language],
        { en: 'on Sunday', he: 'ביום ראשון' }[language],
      ),
    );
    expect(dated.proposals).toMatchObject([{ kind: 'action', payload: { due_on: '2026-11-29' } }]);
  });

  test('is not offered among people', () => {
    const reply = guideReply({
      seed: 'exercise',
      turns: chatWith(language).map((text) => ({ text, at: new Date('2026-11-27T09:00:00Z') })),
      person: { displayName: 'Noa', language, timezone: 'UTC' },
      introduces: false,
      amongPeople: true,
    });
    expect(reply.rule).not.toMatch(/exercise/u);
  });

  test('is not begun by going on, and is not offered at the next message', () => {
    const more = { en: 'she cooks a lot too', he: 'היא גם מבשלת הרבה' }[language];
    const [declined, next] = repliesTo(
      language,
      chatWith(language, textIn(goOnWriting, language), more),
    ).slice(-2);
    expect(declined?.rule).toBe('exercise_declined');
    expect(next?.rule).not.toMatch(/exercise/u);
  });

  test('is passed by with a message of another kind, and begun by its chip later', () => {
    const more = { en: 'we never talk about it any more', he: 'אנחנו כבר לא מדברות על זה' }[
      language
    ];
    const [passed, begins] = repliesTo(language, chatWith(language, more, talk)).slice(-2);
    expect(passed?.rule).not.toMatch(/^exercise/u);
    expect(begins?.rule).toBe('exercise:begin');
  });

  test('gives an example, and leaves a question out', () => {
    const unknown = { en: 'I don’t know', he: 'לא יודעת' }[language];
    const [helped, left] = repliesTo(language, chatWith(language, talk, unknown, unknown)).slice(
      -2,
    );
    expect(helped?.rule).toBe('exercise:help');
    expect(left?.rule).toBe('exercise:next');
    const skip = textIn(exerciseChips.skip, language);
    const replies = repliesTo(language, chatWith(language, talk, skip, skip, skip, skip));
    expect(replies.at(-1)?.rule).toBe('exercise:end');
  });

  test('stops when it is asked to', () => {
    for (const stop of [
      textIn(exerciseChips.stop, language),
      { en: 'this isn’t helping', he: 'זה לא עוזר' }[language],
    ]) {
      const [left, next] = repliesTo(
        language,
        chatWith(language, talk, stop, answers[language][1] ?? ''),
      ).slice(-2);
      expect(left?.rule).toBe('exercise_left');
      expect(next?.rule).not.toMatch(/^exercise/u);
    }
  });

  test('answers a question to the guide, and asks its own again', () => {
    const question = { en: 'do you save this?', he: 'זה נשמר אצלך?' }[language];
    const reply = lastReplyTo(language, chatWith(language, chipOf('scene', language), question));
    expect(reply.rule).toBe('exercise:beside');
    const again = lastReplyTo(
      language,
      chatWith(language, chipOf('scene', language), question, answers[language][2] ?? ''),
    );
    expect(again.rule).toBe('exercise:next');
  });

  test('gives way to a death', () => {
    const loss = { en: 'my grandmother died this morning', he: 'סבתא שלי נפטרה הבוקר' }[language];
    expect(lastReplyTo(language, chatWith(language, talk, loss)).rule).toBe('grief');
  });

  test('begins with the second question where both ways are named', () => {
    const choice = {
      en: [
        'I can’t decide whether to stay in London or move to Leeds',
        'the pay is better there and my friends are here',
        'I go back and forth every night',
      ],
      he: [
        'אני מתלבטת בין להישאר בתל אביב לבין לעבור לצפון',
        'שם זול יותר, וכאן החברים',
        'כל לילה אני מחליטה אחרת',
      ],
    }[language];
    const reply = lastReplyTo(language, [...choice, chipOf('ways', language)]);
    expect(reply.text).toContain({ en: 'London', he: 'תל אביב' }[language]);
  });
});

const short = (text: string) => shortAnswer({ text, part: {} }, 'en');

describe('an answer', () => {
  test('is held by the next question where it is short', () => {
    expect(short('that I need a break')).toContain('I need a break');
    expect(short('No! Never? I *mean* it')).toBeNull();
    expect(short(Array(40).fill('word').join(' '))).toBeNull();
  });

  test('is counted as a list', () => {
    expect(countOf('tax form, mum’s doctor\nthe report; shirts and shoes')).toBe(5);
    expect(countOf('everything')).toBe(1);
  });

  test('shows its lowest number from 0 to 10', () => {
    expect(lowestIn('sleep 5 work 10 people 3')).toBe(3);
    expect(lowestIn('about 100, since 2019')).toBeNull();
    expect(lowestIn('a lot')).toBeNull();
  });
});

describe('within an exercise', () => {
  test.each([
    ['en', 'stock', 'I want to know what to say to my mother about it. Can you help with that?'],
    ['he', 'worry', 'אני רק רוצה לדעת איך להגיד לו שאני מפחדת'],
  ] as const)('%s: a wish for another one begins it: %s', (language, key, text) => {
    const reply = lastReplyTo(language, chatWith(language, chipOf(key, language), text));
    expect(reply.rule).toBe('exercise:begin');
  });

  test.each([
    ['en', 'sleep 4, work 7. don’t see what that’s got to do with my mother'],
    ['he', 'איזה מין שאלה זאת. אני לא עושה סטטיסטיקה'],
  ] as const)('%s: an objection ends it, and others are offered: %s', (language, text) => {
    const reply = lastReplyTo(language, chatWith(language, chipOf('stock', language), text));
    expect(reply.rule).toBe('exercise_left');
    expect(reply.suggestions).toContain(textIn(goOnWriting, language));
  });

  test.each([
    ['en', 'Marc. that it was my work. do you think I should go to my boss?', 'talk with Marc'],
    ['he', 'ליואב, שזה לא הוגן', 'לומר את זה ליואב'],
  ] as const)(
    '%s: the step is with the person of the first answer: %s',
    (language, text, title) => {
      const skip = textIn(exerciseChips.skip, language);
      const texts = chatWith(language, chipOf('talk', language), text, skip, skip, skip);
      const reply = lastReplyTo(language, texts);
      expect(reply.proposals).toMatchObject([{ payload: { title } }]);
      expect(reply.text).not.toContain('do you think');
    },
  );

  test.each([
    [
      'he',
      'לא ענית לי אם זה יבש. הוא בטח יגיד שיש לו יותר מדי פרויקטים',
      'הוא בטח יגיד שיש לו יותר מדי פרויקטים',
    ],
    [
      'en',
      'you didn’t answer me. she will say that she has too much to do',
      'she will say that she has too much to do',
    ],
  ] as const)('%s: an answer behind words to the guide is taken: %s', (language, text, own) => {
    const skip = textIn(exerciseChips.skip, language);
    const reply = lastReplyTo(
      language,
      chatWith(language, chipOf('talk', language), skip, skip, text),
    );
    expect(reply.rule).toBe('exercise:next');
    expect(reply.text).toContain(own);
  });

  test.each([
    ['en', 'You look tired. But what if she says that I nag?', 'what if she says that I nag'],
    ['he', 'יש לך רגע? אבל מה אם הוא יגיד שאני חופרת', 'מה אם הוא יגיד שאני חופרת'],
  ] as const)('%s: an answer that is feared is named already: %s', (language, text, fear) => {
    const skip = textIn(exerciseChips.skip, language);
    const reply = lastReplyTo(language, chatWith(language, chipOf('talk', language), skip, text));
    expect(reply.text).toContain(fear);
  });

  test.each([
    ['en', 'whats the moment thing?', 'exercise_how'],
    ['he', 'מה זה להכין מה לומר? למי?', 'exercise_how'],
    ['en', 'I don’t need words, I have to decide', 'exercise:begin'],
    ['he', 'לא צריכה להכין מה לומר, אני צריכה להחליט', 'exercise:begin'],
  ] as const)('%s: the answer to an offer is understood: %s', (language, text, rule) => {
    expect(lastReplyTo(language, chatWith(language, text)).rule).toBe(rule);
  });

  test.each([
    [
      'en',
      'hey, can we talk about it? idk sounds like i’m scolding her',
      'hey, can we talk about it?',
    ],
    ['he', 'יש לך רגע? לא יודעת, זה נשמע תוקפני', 'יש לך רגע?'],
  ] as const)(
    '%s: doubts stand behind the words, and are no part of them: %s',
    (language, text, own) => {
      const skip = textIn(exerciseChips.skip, language);
      const texts = chatWith(language, chipOf('talk', language), skip, text, skip, skip);
      const result = lastReplyTo(language, texts).text;
      expect(result).toContain(own);
      expect(result).not.toMatch(/scolding|תוקפני/u);
    },
  );

  test.each([
    ['en', 'that wasn’t my sentence, just “can we talk tonight?”', 'can we talk tonight?'],
    ['he', 'זה לא המשפט, רק ״אפשר לדבר הערב?״', 'אפשר לדבר הערב?'],
  ] as const)('%s: a correction replaces the words before it: %s', (language, text, own) => {
    const skip = textIn(exerciseChips.skip, language);
    const first = { en: 'umm hello you', he: 'אממ שלום לך' }[language];
    const texts = chatWith(language, chipOf('talk', language), skip, first, text, skip, skip);
    const result = lastReplyTo(language, texts).text;
    expect(result).toContain(own);
    expect(result).not.toContain(first);
  });

  test.each([
    ['en', 'this weekend? he is off. we meet on wednesday', '2026-12-02'],
    ['he', 'ביום ראשון, מחר שבת', '2026-11-29'],
  ] as const)('%s: the day that is meant is taken: %s', (language, text, due) => {
    const reply = lastReplyTo(
      language,
      chatWith(language, chipOf('talk', language), ...answers[language], text),
    );
    expect(reply.proposals).toMatchObject([{ payload: { due_on: due } }]);
  });

  test.each([
    ['en', 'I think I’m done, good night', 'goodbye'],
    ['he', 'אני הולכת לישון, לילה טוב', 'goodbye'],
  ] as const)('%s: a farewell shows the answers, and asks nothing: %s', (language, text, rule) => {
    const answer = answers[language][0] ?? '';
    const reply = lastReplyTo(
      language,
      chatWith(language, chipOf('scene', language), answer, text),
    );
    expect(reply.rule).toBe(rule);
    expect(reply.text).toContain(answer);
    expect(reply.text).not.toContain('?');
  });

  test.each([
    ['en', 'Ugh. I don’t know. I am glad that you help', 'I am glad that you help'],
    ['he', 'אוף. לא יודעת. אני שמחה שיש עזרה', 'אני שמחה שיש עזרה'],
  ] as const)('%s: an answer begins behind its sighs: %s', (language, text, own) => {
    const skip = textIn(exerciseChips.skip, language);
    const texts = chatWith(language, chipOf('talk', language), skip, skip, skip, text);
    const { text: result } = lastReplyTo(language, texts);
    expect(result).toContain(own);
    expect(result).not.toMatch(/Ugh|אוף/u);
  });

  test('a step in an answer ends the questions', () => {
    const texts = [
      chipOf('scene', 'en'),
      'her voice on the phone',
      'that I used to be on her side',
      'to be allowed to go off script. I’ll look at other jobs on Monday',
    ];
    const reply = lastReplyTo('en', chatWith('en', ...texts));
    expect(reply.rule).toBe('exercise:end');
    expect(reply.proposals).toMatchObject([{ kind: 'action', payload: { due_on: '2026-11-30' } }]);
  });
});
