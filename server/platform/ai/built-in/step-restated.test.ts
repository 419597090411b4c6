import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

/** On a Sunday. */
const { lastReplyTo } = guidedChat({ seed: 'restated', at: '2026-11-29T09:00:00Z' });
const plans = { en: 'I’ll talk to Dan tomorrow', he: 'אדבר עם יעל מחר' };
const yes = { en: 'yes', he: 'כן' };
const lastOf = (language: Language, ...texts: string[]) =>
  lastReplyTo(language, ['x', plans[language], ...texts]);
const stepOf = ({ proposals }: ReturnType<typeof lastOf>) =>
  proposals.find(({ kind }) => kind === 'action');

const same = [
  ['en', 'I’ll do it tomorrow'],
  ['en', 'I’ll talk with him tomorrow then'],
  ['en', 'the sentence for Dan is good, I’ll say it tomorrow'],
  ['he', 'אעשה את זה מחר'],
  ['he', 'אגיד ליעל מחר'],
  ['he', 'המשפט ליעל טוב, אני אגיד אותו מחר. ביי'],
] as const;
const others = [
  ['en', 'I’ll talk to Dan tomorrow after lunch'],
  ['en', 'I’ll call my sister tomorrow'],
  ['en', 'I’ll talk to Dan on Wednesday'],
  ['he', 'אדבר עם יעל ועם הבוס מחר'],
  ['he', 'אתקשר לאחותי מחר'],
  ['he', 'אדבר עם יעל ביום רביעי'],
] as const;

describe('a step in other words', () => {
  test.each(same)('%s: is confirmed once it is noted: %s', (language, text) => {
    const reply = lastOf(language, yes[language], text);
    expect(stepOf(reply)).toBeUndefined();
    expect(reply.text).not.toContain('?');
    expect(reply.text).toContain({ en: 'talk to Dan', he: 'אדבר עם יעל' }[language]);
  });

  test.each(same)('%s: is a yes while it is offered: %s', (language, text) => {
    expect(lastOf(language, text).accepted).toMatchObject({ payload: { due_on: '2026-11-30' } });
  });

  test.each(others)('%s: is another step beside another act or day: %s', (language, text) => {
    expect(stepOf(lastOf(language, yes[language], text))).toBeDefined();
    expect(lastOf(language, text).accepted).toBeNull();
  });

  test.each([
    ['en', 'maybe I’ll do it tomorrow'],
    ['en', 'but I’ll do it tomorrow only if he is in'],
    ['he', 'אולי אעשה את זה מחר'],
  ] as const)('%s: is no yes beside a doubt: %s', (language, text) => {
    expect(lastOf(language, text).accepted).toBeNull();
  });
});
