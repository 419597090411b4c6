import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

const stepIn = (at: string, language: Language, texts: readonly string[]) =>
  guidedChat({ seed: 'workday', at })
    .lastReplyTo(language, texts)
    .proposals.flatMap((one) => (one.kind === 'action' ? [one.payload] : []))[0];
const ruleOf = (at: string, language: Language, texts: readonly string[]) =>
  guidedChat({ seed: 'workday', at }).lastReplyTo(language, texts).rule;

/** The weekend begins on the day after these. */
const eve = { en: '2026-11-27T12:00:00Z', he: '2026-11-26T12:00:00Z' };

describe('a step at work that falls on the weekend', () => {
  test.each([
    ['en', ['my colleague Dan showed my work as his', 'I’ll talk to Dan tomorrow']],
    ['en', ['x', 'I’ll ask my boss tomorrow']],
    ['he', ['יעל מהעבודה הציגה את מה שכתבתי', 'אדבר עם יעל מחר']],
    ['he', ['x', 'אבקש מהמנהלת מחר']],
  ] as const)('%s: is asked about once: %j', (language, texts) => {
    const at = eve[language];
    const reply = guidedChat({ seed: 'workday', at }).lastReplyTo(language, texts);
    expect(reply.rule).toBe('ask_workday');
    expect(reply.text).toMatch(
      { en: /Saturday.*Monday|Monday.*Saturday/u, he: /שישי.*ראשון/u }[language],
    );
    const answers = {
      en: { 'tomorrow all the same': '2026-11-28', Monday: '2026-11-30' },
      he: { 'בכל זאת מחר': '2026-11-27', 'ביום ראשון': '2026-11-29' },
    }[language];
    for (const [answer, day] of Object.entries(answers))
      expect(stepIn(at, language, [...texts, answer])?.due_on).toBe(day);
  });

  test.each([
    ['en', ['my brother Dan showed my work as his', 'I’ll talk to Dan tomorrow']],
    ['en', ['x', 'I’ll ask my boss on Saturday']],
    ['en', ['x', 'I’ll call mum after work tomorrow']],
    ['he', ['x', 'אדבר עם אחותי מחר']],
    ['he', ['x', 'אדבר עם הבוס ביום שישי']],
  ] as const)('%s: another step, or a day that is meant so, is offered: %j', (language, texts) => {
    expect(ruleOf(eve[language], language, texts)).toBe('propose');
  });

  test.each([
    ['en', ['x', 'I’ll ask my boss tomorrow'], '2026-11-26T12:00:00Z'],
    ['he', ['x', 'אדבר עם הבוס מחר'], '2026-11-28T12:00:00Z'],
  ] as const)('%s: a working day is no matter: %j', (language, texts, at) => {
    expect(ruleOf(at, language, texts)).toBe('propose');
  });
});
