import { describe, expect, test } from 'vitest';
import { assistant as english } from '#i18n/en/assistant.ts';
import { assistant as hebrew } from '#i18n/he/assistant.ts';
import type { Language } from '#contract/shapes.ts';
import { languages } from '#contract/values.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { type GuideRequest, guideReply } from './guide.ts';

const at = '2026-11-26T09:00:00Z';
const { lastReplyTo, untilOffer } = guidedChat({ seed: 'pressed', at });
const begun = { en: 'My flatmate never cleans the kitchen', he: 'השותף שלי אף פעם לא מנקה' };

function reply(language: Language, texts: readonly string[], pressed: Partial<GuideRequest>) {
  return guideReply({
    seed: 'pressed',
    turns: texts.map((text) => ({ text, at: new Date(at) })),
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    introduces: false,
    keepsActions: true,
    ...pressed,
  });
}

describe.each(languages)('the words of a pressed button, in %s', (language) => {
  const words = { en: english, he: hebrew }[language];

  test('begin the stage with a question', () => {
    const texts = untilOffer(language, [begun[language]]);
    const [offer] = lastReplyTo(language, texts).proposals;
    const stage = offer?.kind === 'stage' ? offer.payload.stage : 'PS';
    const stageChoices = [{ beforeTurn: texts.length, stage }];
    const { rule, text } = reply(language, [...texts, words['assistant.yes_stage']], {
      stageChoices,
    });
    expect(rule).toBe('moved');
    expect(text).toContain('?');
  });

  test('may be followed by others at once', () => {
    const texts = untilOffer(language, [begun[language]]);
    const [offer] = lastReplyTo(language, texts).proposals;
    const stage = offer?.kind === 'stage' ? offer.payload.stage : 'PS';
    const stageChoices = [{ beforeTurn: texts.length, stage }];
    const aside = { en: 'he is messy', he: 'הוא מבולגן' }[language];
    expect(reply(language, [...texts, aside], { stageChoices }).text).not.toBe('');
  });

  test('end a chat with the step, its day and what may get in the way', () => {
    const step = { en: 'I will talk to him tomorrow', he: 'אני אדבר איתו מחר' }[language];
    const texts = [begun[language], step];
    const [offer] = lastReplyTo(language, texts).proposals;
    if (offer?.kind !== 'action') throw new Error('a step is offered');
    const { title, due_on: dueOn } = offer.payload;
    const turns = [...texts, words['assistant.yes_action']].map((text) => ({
      text,
      at: new Date(at),
    }));
    turns[2] = { ...turns[2], kept: { title, dueOn: dueOn ?? '' } } as (typeof turns)[number];
    const { rule, text, proposals } = reply(language, [], { turns });
    expect(rule).toBe('saved');
    expect(text).toContain(title);
    expect(proposals.filter(({ kind }) => kind === 'action')).toEqual([]);
  });

  test('leave the question open that was asked after them', () => {
    const texts = {
      en: ['the garage is a mess', 'I’ll clean it out on Saturday', 'sounds good', 'rain maybe'],
      he: ['המחסן בבלגן', 'אנקה את המחסן בשבת', 'כן', 'הוא תמיד שוכח'],
    }[language];
    const turns: GuideRequest['turns'] = texts.map((text) => ({ text, at: new Date(at) }));
    const title = { en: 'clean it out', he: 'אנקה את המחסן' }[language];
    const asked = reply(language, [], { turns: turns.slice(0, 3) });
    expect(asked.lines.join(' ')).toContain('obstacle_ask');
    // The app counts the step as kept once the words have done it.
    const kept = { title, dueOn: '2026-11-28' };
    const later = turns.map((turn, place) => (place === 2 ? { ...turn, kept } : turn));
    expect(reply(language, [], { turns: later }).rule).toBe('obstacle');
  });
});
