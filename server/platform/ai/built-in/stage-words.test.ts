import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo, untilOffer } = guidedChat({ seed: 'stages', at: '2026-11-20T12:00:00Z' });

const lastOf = (language: Language, ...texts: string[]) => lastReplyTo(language, texts);

const story = { en: 'My boss ignores me', he: 'הבוס מתעלם ממני' };
const offered = untilOffer('en', ['I want to tell Tom about the shelf']);

describe('a question about a stage', () => {
  test.each([
    ['en', 'I don’t know what Expand is', /more sides/u],
    ['en', 'hm, I asked you what this focus thing is', /matters most/u],
    ['en', 'what do you mean by doing?', /small step/u],
    ['he', 'לא הבנתי מה זה מיקוד', /הכי חשוב/u],
    ['he', 'שאלתי מה זה המרחב הזה', /מעוד צדדים/u],
    ['he', 'תסביר לי מה זה שלב מעשה', /צעד קטן/u],
  ] as const)('%s: is explained and moves nothing: %s', (language, text, meaning) => {
    const reply = lastOf(language, story[language], text);
    expect(reply).toMatchObject({ stage: 'PS', rule: 'answer:about_guide', proposals: [] });
    expect(reply.text).toMatch(meaning);
  });

  test('leaves the offer open, and a yes beside it is taken', () => {
    expect(lastOf('en', ...offered).proposals).toMatchObject([{ kind: 'stage' }]);
    expect(lastOf('en', ...offered, 'what is that?').stage).toBe('PS');
    expect(lastOf('en', ...offered, 'what is that?', 'yes').stage).toBe('ED');
    expect(lastOf('en', ...offered, 'wait, what’s that? ok yes').stage).toBe('ED');
  });

  test.each([
    ['en', 'I can’t focus'],
    ['en', 'He asked me what I was doing'],
    ['he', 'אני לא יודעת מה הוא רוצה'],
  ] as const)('%s: is none in a story: %s', (language, text) => {
    expect(lastOf(language, story[language], text)).toMatchObject({
      stage: 'PS',
      rule: expect.stringMatching(/^(?:listen|remark|offer_exercise)/u),
    });
  });
});

describe('a move without agreement', () => {
  test.each([
    ['en', 'ok, next', 'I never agreed to that'],
    ['en', 'Expand please', 'wait, I didn’t ask you to move on'],
    ['en', 'go to focus', 'why did you change the stage?'],
    ['he', 'מרחב בבקשה', 'אני לא הסכמתי לזה'],
    ['he', 'מיקוד', 'למה עברנו שלב?'],
  ] as const)('%s: is taken back: %s, %s', (language, move, text) => {
    expect(lastOf(language, story[language], move).stage).not.toBe('PS');
    expect(lastOf(language, story[language], move, text)).toMatchObject({
      stage: 'PS',
      stageMoved: true,
      rule: 'stage_undone',
    });
  });

  test('is none where nothing was moved', () => {
    expect(lastOf('en', story.en, 'I didn’t agree to that').rule).not.toBe('stage_undone');
  });
});

describe('a stage that is wanted', () => {
  test.each([
    ['en', 'Focus please, I think I know enough', 'FC'],
    ['en', 'forget the slides. doing now', 'DG'],
    ['en', 'I’m late. ok next stage pls', 'ED'],
    ['en', 'Now we can look at this boss thing from other sides', 'ED'],
    ['en', 'No, I meant the expand stage', 'ED'],
    ['he', 'עכשיו אפשר לעבור למיקוד', 'FC'],
    ['he', 'טוב, עכשיו נסתכל רחב', 'ED'],
    ['he', 'התכוונתי לשלב מעשה', 'DG'],
  ] as const)('%s: is entered and makes no step: %s', (language, text, stage) => {
    expect(lastOf(language, story[language], text)).toMatchObject({ stage, proposals: [] });
  });

  test.each([
    ['en', 'I’ll call him tomorrow', 'No, that’s no step. I meant expand.'],
    ['he', 'אני אתקשר אליו מחר', 'לא, זה לא צעד. התכוונתי לשלב מרחב'],
  ] as const)('%s: puts an offered step away: %s', (language, step, text) => {
    expect(lastOf(language, step, text)).toMatchObject({ stage: 'ED', proposals: [] });
  });
});
