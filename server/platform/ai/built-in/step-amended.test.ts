import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

/** On a Friday. */
const { lastReplyTo } = guidedChat({ seed: 'amended', at: '2026-11-27T09:00:00Z' });
const begun = {
  en: ['My boss checks every mail of mine', 'I’ll speak to him tomorrow'],
  he: ['הבוס שלי בודק כל מייל', 'אדבר איתו מחר'],
};
const replyTo = (language: Language, text: string) =>
  lastReplyTo(language, [...begun[language], text]);
const firstReply = (language: Language, text: string) =>
  lastReplyTo(language, [begun[language][0] ?? '', text]);

describe('an offered step', () => {
  test.each([
    ['en', 'yes but write that it’s 20 minutes', 'speak to him, 20 minutes', '28'],
    ['en', 'not like that. just: write him a letter on Sunday', 'write him a letter', '29'],
    ['en', 'that sounds odd. I’ll send him a card', 'send him a card', '28'],
    ['en', 'but tomorrow is Saturday, so on Sunday he asks and I’ll say no', 'speak to him', '29'],
    ['he', 'כן, אבל תכתוב שזה 20 דקות', 'אדבר איתו, 20 דקות', '28'],
    ['he', 'הניסוח יצא עקום. פשוט: לכתוב לו מכתב ביום ראשון', 'לכתוב לו מכתב', '29'],
    ['he', 'לא ככה. אשלח לו כרטיס', 'אשלח לו כרטיס', '28'],
    ['he', 'אבל מחר שבת, אז ביום ראשון הוא יבקש ואני אגיד שרק בשלישי', 'אדבר איתו', '29'],
  ] as const)('%s: is amended: %s', (language, text, title, day) => {
    expect(replyTo(language, text).proposals).toEqual([
      { kind: 'action', payload: { title, due_on: `2026-11-${day}` } },
    ]);
  });

  test.each([
    ['en', 'that’s not a step, just a maybe'],
    ['en', 'it’s only an idea'],
    ['he', 'זה לא צעד, זה רק ״אולי״'],
    ['he', 'זה רק רעיון'],
  ] as const)('%s: is taken back: %s', (language, text) => {
    const { rule, proposals } = replyTo(language, text);
    expect({ rule, proposals }).toEqual({ rule: 'step_declined', proposals: [] });
  });
});

describe('a thing to come', () => {
  test.each([
    ['en', 'In a year I’ll live in Spain'],
    ['en', 'I’ll laugh about it on Sunday'],
    ['en', 'I’ll understand him one day'],
    ['en', 'I’ll surely call him tonight'],
    ['he', 'בעוד שנה אני אגור בספרד'],
    ['he', 'אני אבין אותו מחר'],
    ['he', 'אני אשרוד את השבוע'],
    ['he', 'כנראה אשב בבית מחר'],
  ] as const)('%s: is no step: %s', (language, text) => {
    expect(firstReply(language, text).proposals).toEqual([]);
  });

  test.each([
    ['en', 'I’ll call him tomorrow and I’ll feel better', 'call him'],
    ['he', 'אני אדבר איתו מחר ואני ארגיש יותר טוב', 'אדבר איתו'],
    ['he', 'מחר בערב אחרי שהיא נרדמת אני אסמס לה', 'אסמס לה בערב אחרי שהיא נרדמת'],
    ['he', 'ואולי אני אשלח לה הודעה מחר', 'אשלח לה הודעה'],
    ['en', 'I’ll apologise tomorrow', 'apologise'],
    ['he', 'אתנצל מחר', 'אתנצל'],
  ] as const)('%s: is a step where something is done: %s', (language, text, title) => {
    expect(firstReply(language, text).proposals).toEqual([
      { kind: 'action', payload: { title, due_on: '2026-11-28' } },
    ]);
  });
});
