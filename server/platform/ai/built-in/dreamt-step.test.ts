import { expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo } = guidedChat({ seed: 'dreamt', at: '2026-11-26T09:00:00Z' });
const dream = {
  en: [
    'I’m thinking of leaving teaching',
    'I dream of opening a bike shop',
    'my husband says it’s a midlife crisis',
    'maybe he’s right',
  ],
  he: [
    'אני חושבת לעזוב את ההוראה',
    'אני חולמת לפתוח חנות אופניים',
    'בעלי אומר שזה משבר גיל ארבעים',
    'אולי הוא צודק',
  ],
};
const meant = ['I had a fight with my boss', 'I could apologise to him', 'it was my fault'];

test.each([
  ['he', 'כן בוא נמשיך'],
  ['he', 'כן, נמשיך'],
  ['en', 'let’s go on'],
  ['en', 'let’s continue'],
  ['en', 'ok let’s do it'],
] as const)('%s: a yes makes no step of a dream: %s', (language, text) => {
  const reply = lastReplyTo(language, [...dream[language], text]);
  expect(reply.proposals.filter(({ kind }) => kind === 'action')).toEqual([]);
});

test('to go on is no step, and to do it is', () => {
  expect(lastReplyTo('en', [...meant, 'yes let’s go on']).rule).not.toBe('ask_day');
  expect(lastReplyTo('en', [...meant, 'let’s do it']).rule).toBe('ask_day');
  expect(lastReplyTo('en', [...meant, 'go ahead']).text).not.toContain('go ahead');
});

test.each([
  ['en', 'I’m ready for the next step'],
  ['en', 'ok, ready for the next stage'],
  ['he', 'אני מוכן לצעד הבא'],
  ['he', 'מוכנה לשלב הבא'],
] as const)('%s: the next stage is wanted: %s', (language, text) => {
  const begun = { en: 'my flatmate never cleans', he: 'השותף שלי אף פעם לא מנקה' }[language];
  expect(lastReplyTo(language, [begun, text])).toMatchObject({ stage: 'ED', stageMoved: true });
});

test.each([
  ['en', 'I’m ready for the next step in my career'],
  ['en', 'what’s the next step?'],
  ['he', 'הבוס אומר שאני מוכן לצעד הבא'],
] as const)('%s: of another step is spoken: %s', (language, text) => {
  const begun = { en: 'my flatmate never cleans', he: 'השותף שלי אף פעם לא מנקה' }[language];
  expect(lastReplyTo(language, [begun, text]).stageMoved).toBe(false);
});
