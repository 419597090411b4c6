import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

const begun = {
  en: ['My boss checks every mail of mine', 'I’ll speak to him tomorrow'],
  he: ['הבוס שלי בודק כל מייל', 'אדבר איתו מחר'],
};
const yes = { en: 'yes', he: 'כן' };

/** On a Friday. */
const { lastReplyTo } = guidedChat({ seed: 'reworded', at: '2026-11-27T09:00:00Z' });
const replyTo = (language: Language, ...texts: string[]) =>
  lastReplyTo(language, [...begun[language], ...texts]);
const step = (title: string, dueOn: string) => [
  { kind: 'action', payload: { title, due_on: dueOn } },
];

describe('an offered step in other words', () => {
  test.each([
    ['en', 'put it properly: ask him for a trial month', 'ask him for a trial month', '28'],
    ['en', 'I meant Sunday, and call it ‘the small mails’', 'the small mails', '29'],
    [
      'en',
      'not saturday lol. I meant Sunday, and put it properly: tell him about the mails',
      'tell him about the mails',
      '29',
    ],
    ['en', 'no, write it as: ask him for a month', 'ask him for a month', '28'],
    ['he', 'תנסח את זה נורמלי: לבקש ממנו חודש ניסיון', 'לבקש ממנו חודש ניסיון', '28'],
    [
      'he',
      'לא בשבת חח. התכוונתי ביום ראשון, ותנסח את זה נורמלי: להגיד לו שאני שולח לבד',
      'להגיד לו שאני שולח לבד',
      '29',
    ],
    ['he', 'תקרא לזה "שיחה על המיילים"', 'שיחה על המיילים', '28'],
    ['he', 'תכתוב במקום זה: לבקש חודש', 'לבקש חודש', '28'],
  ] as const)('%s: takes those behind the request: %s', (language, text, title, day) => {
    expect(replyTo(language, text).proposals).toEqual(step(title, `2026-11-${day}`));
  });

  test.each([
    ['en', 'can you word it better?'],
    ['en', 'put it differently please'],
    ['he', 'תנסח את זה אחרת'],
    ['he', 'אפשר לנסח את זה אחרת?'],
  ] as const)('%s: is asked for where there are none: %s', (language, text) => {
    expect(replyTo(language, text).rule).toBe('ask_wording');
  });

  test.each([
    ['en', 'change the step: ask him for a month', 'ask him for a month'],
    ['he', 'תשנה את הצעד: לבקש חודש', 'לבקש חודש'],
  ] as const)('%s: is offered once more after it was noted', (language, text, title) => {
    expect(replyTo(language, yes[language], text).proposals).toEqual(step(title, '2026-11-28'));
  });

  test.each([
    ['en', 'yes please. feel a bit nervous but good'],
    ['he', 'כן, קצת לחוץ אבל שמח'],
  ] as const)('%s: is kept as it is with a glad yes: %s', (language, text) => {
    expect(replyTo(language, text).accepted).toMatchObject({ payload: { due_on: '2026-11-28' } });
  });
});

describe('a sentence that is announced', () => {
  test.each([
    [
      'en',
      'thanks. my sentence: "give me a month, then we see". but I’m scared he’ll mind',
      'give me a month, then we see',
    ],
    ['en', 'what I’m taking away: I don’t need permission', 'I don’t need permission'],
    ['en', 'keep this: I deserve some trust', 'I deserve some trust'],
    ['en', 'put “I’m not a child” beside the step', 'I’m not a child'],
    [
      'he',
      'תודה. המשפט שלי: "תן לי חודש, ואז נראה". אבל אני פוחד שהוא ייעלב',
      'תן לי חודש, ואז נראה',
    ],
    ['he', 'מה שאני לוקחת מכאן: מותר לי לבקש', 'מותר לי לבקש'],
    ['he', 'משפט: עדיף לבקש מאשר לכעוס', 'עדיף לבקש מאשר לכעוס'],
    ['he', 'תרשום ליד הצעד "אני לא ילד"', 'אני לא ילד'],
    ['he', 'תשמור את זה: אני לא ילד', 'אני לא ילד'],
  ] as const)('%s: is taken as it is, and said back: %s', (language, text, words) => {
    const reply = replyTo(language, yes[language], text);
    expect(reply.proposals).toEqual([{ kind: 'insight', payload: { text: words } }]);
    expect(reply.text).toContain(words);
  });

  test.each([
    [
      'en',
      [
        'my sentence: I’m not a child',
        'no, that’s the fear. keep the first sentence: give me time',
      ],
      'give me time',
    ],
    [
      'he',
      ['המשפט שלי: אני לא ילד', 'לא, זה הפחד. תשמור את המשפט הראשון: תן לי חודש'],
      'תן לי חודש',
    ],
  ] as const)('%s: gives way to another one', (language, texts, words) => {
    const reply = replyTo(language, yes[language], ...texts);
    expect(reply.proposals).toEqual([{ kind: 'insight', payload: { text: words } }]);
    expect(reply.text).toContain(words);
  });

  test.each([
    [
      'en',
      'what I take from here is that the pen is still in the drawer. I’ll draw a page tomorrow',
      'the pen is still in the drawer',
    ],
    ['he', 'מה שאני לוקח מפה זה שהעט עוד במגירה. אצייר מחר ב10 דף אחד', 'העט עוד במגירה'],
  ] as const)('%s: stands beside a step of the same message', (language, text, words) => {
    const noted = replyTo(language, text, yes[language]);
    expect(noted.proposals).toEqual([{ kind: 'insight', payload: { text: words } }]);
  });

  test.each([
    ['en', 'my sentence: I’m not a child', 'which sentence did you keep?', 'I’m not a child'],
    ['he', 'המשפט שלי: אני לא ילד', 'מה עומד? איזה משפט שמרת?', 'אני לא ילד'],
  ] as const)('%s: is named again where it is asked for', (language, text, asked, words) => {
    expect(replyTo(language, yes[language], text, asked).text).toContain(words);
    expect(replyTo(language, yes[language], asked).rule).toBe('answer:ask_summary');
  });
});
