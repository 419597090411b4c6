import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { dayNamedIn } from './dates.ts';

/** On a Saturday. */
const at = '2026-11-28T10:00:00Z';
const { lastReplyTo } = guidedChat({ seed: 'step redated', at });
const saturday = '2026-11-28';
const sunday = '2026-11-29';

const dayOf = (language: 'en' | 'he', text: string) =>
  dayNamedIn(text, language, new Date(at), 'UTC')?.dueOn ?? null;

describe('the day in a message', () => {
  test.each([
    ['en', 'Tomorrow. Today I’m too angry', sunday],
    ['en', 'Today I can’t, so tomorrow', sunday],
    ['en', 'Not Sunday, tonight', saturday],
    ['he', 'מחר. היום אני עצבני מדי', sunday],
    ['he', 'היום אני עייפה מדי, אז מחר', sunday],
    ['he', 'לא יום ראשון, הערב', saturday],
  ] as const)('%s: %s', (language, text, day) => {
    expect(dayOf(language, text)).toBe(day);
  });

  test.each([
    ['en', 'I teach and its only Saturday and I already feel sick about Monday'],
    ['en', 'I’m dreading Monday'],
    ['he', 'אני מורה בחטיבה ומחר ראשון'],
  ] as const)('%s: a day that only passes is none: %s', (language, text) => {
    expect(dayOf(language, text)).toBeNull();
  });

  test.each([
    ['en', 'I could text Ron tonight to come tomorrow', 'text Ron in the evening to come tomorrow'],
    [
      'he',
      'הצעד הוא: לכתוב לרונית עוד הערב שתבוא מחר לשיעור',
      'לכתוב לרונית בערב שתבוא מחר לשיעור',
    ],
  ] as const)('%s: the day of the other stays in the title: %s', (language, text, title) => {
    expect(lastReplyTo(language, ['hm', text]).proposals).toEqual([
      { kind: 'action', payload: { title, due_on: saturday } },
    ]);
  });
});

describe('an offered step', () => {
  const offered = { en: 'I’ll call my sister today', he: 'אני אתקשר לאחותי היום' };
  test.each([
    ['en', ['Yes. Add at seven'], 'call my sister at seven'],
    ['he', ['כן. תוסיף בשבע'], 'אתקשר לאחותי בשבע'],
    ['en', ['Yes. Add at seven', 'No, today! Saturday at seven'], 'call my sister at seven'],
    ['he', ['כן. תוסיף בשבע', 'לא לא, היום! בשבת בשבע'], 'אתקשר לאחותי בשבע'],
  ] as const)('%s: keeps its day with an hour: %j', (language, texts, title) => {
    expect(lastReplyTo(language, [offered[language], ...texts]).proposals).toEqual([
      { kind: 'action', payload: { title, due_on: saturday } },
    ]);
  });

  test.each([
    ['en', 'It should say phone my sister about Dad', 'phone my sister about Dad'],
    ['he', 'זה צריך להיות לדבר עם אחותי על אבא', 'לדבר עם אחותי על אבא'],
  ] as const)('%s: takes the words that it should have: %s', (language, text, title) => {
    expect(lastReplyTo(language, [offered[language], text]).proposals).toEqual([
      { kind: 'action', payload: { title, due_on: saturday } },
    ]);
  });

  test.each([
    ['en', 'Yes, but phone or text?', /“phone”,? or “text”/u],
    ['he', 'כן, אבל טלפון או ווטסאפ?', /״טלפון״,? או ״ווטסאפ״/u],
  ] as const)('%s: waits while two ways are asked about: %s', (language, text, ways) => {
    const before = [offered[language], text];
    expect(lastReplyTo(language, before).text).toMatch(ways);
    const yes = { en: 'Yes', he: 'כן' }[language];
    expect(lastReplyTo(language, [...before, yes]).accepted).toMatchObject({ kind: 'action' });
  });
});

test.each([
  ['en', 'I’ll call my sister', 'Tomorrow. But by phone or by text, what do you think?'],
  ['he', 'אני אדבר עם אחותי', 'מחר. אבל בטלפון או בווטסאפ? מה דעתך?'],
] as const)('%s: a day and a question beside it are both heard: %s', (language, act, text) => {
  const reply = lastReplyTo(language, [act, text]);
  expect(reply.lines.some((line) => line.startsWith('your_view_sides'))).toBe(true);
  expect(reply.proposals).toMatchObject([{ payload: { due_on: sunday } }]);
});
