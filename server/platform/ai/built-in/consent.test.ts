import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo, untilOffer } = guidedChat({
  seed: 'consent',
  at: '2026-11-20T12:00:00Z',
  laysCards: true,
});

const lastOf = (language: Language, ...texts: string[]) => lastReplyTo(language, texts);

const plan = { en: 'I’ll call Dana on Sunday', he: 'אתקשר לדנה ביום ראשון' };

describe('a yes to an offered step', () => {
  test.each([
    ['en', 'Yes. Thank you.'],
    ['en', 'yup, ta, that is great'],
    ['en', 'Yes please, that helps a lot'],
    ['en', 'oh yes! at last'],
    ['en', 'Sure. She will be surprised.'],
    ['en', '👍🏽'],
    ['en', '✅'],
    ['en', '👍 thanks'],
    ['he', 'כן, תודה רבה!'],
    ['he', 'כןןן סוף סוף'],
    ['he', 'בטח. היא תשמח.'],
    ['he', '👌'],
  ] as const)('%s: may come with thanks, with joy or as a sign: %s', (language, text) => {
    expect(lastOf(language, plan[language], text)).toMatchObject({
      rule: 'saved',
      accepted: { payload: { due_on: '2026-11-22' } },
    });
  });

  test.each([
    ['en', 'yes but not on Sunday'],
    ['en', 'yeah, maybe, if she is at home'],
    ['en', 'yes?'],
    ['en', 'thank you'],
    ['en', '🤷'],
    ['en', '👎'],
    ['he', 'כן, אבל לא ביום ראשון'],
    ['he', 'כן?'],
    ['he', '👎'],
  ] as const)('%s: is none with a condition, a doubt or a question: %s', (language, text) => {
    expect(lastOf(language, plan[language], text).accepted).toBeNull();
  });

  test.each([
    ['en', 'I’ll call the plumber', 'Yes. It has been dripping for years.'],
    ['he', 'אני אסדר את השולחן הקטן', 'כן. הוא מפריע לי כבר שנים.'],
  ] as const)('%s: without a day the day is asked for again', (language, step, yes) => {
    expect(lastOf(language, step, yes).rule).toBe('ask_day');
  });

  test('takes a stage that was offered, too', () => {
    const story = untilOffer('en', ['I want to tell Tom about the shelf']);
    expect(lastOf('en', ...story).proposals).toMatchObject([{ kind: 'stage' }]);
    expect(lastOf('en', ...story, 'Yes. What matters is that I say it.').stage).toBe('ED');
    expect(lastOf('en', ...story, '👍').stage).toBe('ED');
  });
});

describe('a no to an offered step', () => {
  test.each([
    ['en', 'No. On Monday I’ll write her a long letter.', 'write her a long letter', '2026-11-23'],
    ['en', 'nope, I’ll text her instead', 'text her', '2026-11-22'],
    ['he', 'לא. אכתוב לה מכתב ביום שני.', 'אכתוב לה מכתב', '2026-11-23'],
  ] as const)('%s: with another step brings that one: %s', (language, text, title, day) => {
    const { proposals } = lastOf(language, plan[language], text);
    expect(proposals).toMatchObject([
      { kind: 'action', payload: { title: expect.stringContaining(title), due_on: day } },
    ]);
  });

  test.each([
    [
      'en',
      'No. The point is hearing her voice, not just calling.',
      'hear her voice for ten minutes',
    ],
    ['en', 'no, wrong step', 'drive past her house and ring the bell'],
    ['he', 'לא, זה לא הצעד הנכון', 'לבקר אותה אחרי העבודה'],
  ] as const)('%s: with a correction asks for the words: %s', (language, text, wording) => {
    expect(lastOf(language, plan[language], text).rule).toBe('ask_wording');
    const { proposals } = lastOf(language, plan[language], text, wording);
    expect(proposals).toMatchObject([{ kind: 'action', payload: { title: wording } }]);
  });

  test.each([
    ['en', 'no. I’d rather visit her', 'visit her', '2026-11-22'],
    ['he', 'לא. עדיף לבקר אותה', 'לבקר אותה', '2026-11-22'],
  ] as const)(
    '%s: with another act in its place keeps the day: %s',
    (language, text, title, day) => {
      expect(lastOf(language, plan[language], text).proposals).toEqual([
        { kind: 'action', payload: { title, due_on: day } },
      ]);
    },
  );

  test('is not read into a doubt, and the offer stays', () => {
    expect(lastOf('en', plan.en, 'hmm, not sure').rule).toBe('step_waits');
    expect(lastOf('en', plan.en, 'hmm, not sure', 'ok, yes').rule).toBe('saved');
  });

  test.each([
    ['en', 'no thanks', 'let’s do it'],
    ['he', 'לא תודה', 'תרשום את זה'],
  ] as const)('%s: is not offered again', (language, no, later) => {
    const refused = lastOf(language, plan[language], no, later);
    expect(refused.proposals).toEqual([]);
  });

  test.each([
    ['en', 'No, that’s no step, it’s a thought.'],
    ['he', 'לא, זה לא צעד, זאת מחשבה'],
  ] as const)('%s: of what was a thought takes it back: %s', (language, text) => {
    expect(lastOf(language, plan[language], text)).toMatchObject({
      rule: 'step_declined',
      proposals: [],
    });
  });
});

describe('a question whether the step is noted', () => {
  test.each([
    ['en', 'Did you note the step?'],
    ['en', 'is it saved now?'],
    ['he', 'רשמת את זה?'],
    ['he', 'הצעד נשמר?'],
  ] as const)('%s: is answered, and the offer stays open: %s', (language, text) => {
    const yes = language === 'en' ? 'yes' : 'כן';
    expect(lastOf(language, plan[language], text).rule).toBe('answer:step');
    expect(lastOf(language, plan[language], text, yes).rule).toBe('saved');
    expect(lastOf(language, plan[language], yes, text).text).toMatch(/Dana|לדנה/u);
  });
});

describe('a refused card', () => {
  test.each([
    ['en', 'no card please'],
    ['en', 'I don’t want any cards'],
    ['he', 'לא רוצה קלף'],
    ['he', 'בלי קלפים בבקשה'],
  ] as const)('%s: lays none and offers none: %s', (language, text) => {
    const start = language === 'en' ? 'I am torn about work' : 'אני מתלבטת בעבודה';
    const reply = lastOf(language, start, text);
    expect(reply).toMatchObject({ rule: 'card_declined', deals: null });
    expect(reply.proposals).toEqual([]);
  });

  test.each([
    ['en', 'No cards. On Sunday I’ll invite them all for soup.', /invite them all for soup/u],
    ['he', 'בלי קלף. ביום ראשון אני מזמינה את כולם למרק.', /מזמינה את כולם למרק/u],
  ] as const)('%s: is not the end of the message: %s', (language, text, title) => {
    const { deals, proposals } = lastOf(language, text);
    expect(deals).toBeNull();
    expect(proposals).toMatchObject([{ payload: { title: expect.stringMatching(title) } }]);
  });

  test.each([
    ['en', 'I don’t know, maybe a card'],
    ['en', 'draw me a card'],
    ['he', 'תן לי קלף'],
    ['he', 'לא יודעת, אולי קלף'],
  ] as const)('%s: is none where a card is asked for: %s', (language, text) => {
    expect(lastOf(language, text).rule).not.toBe('card_declined');
  });
});

test.each([
  ['en', 'Thanks. Have a good weekend'],
  ['he', 'יום טוב'],
  ['he', 'תודה. שבוע טוב'],
] as const)('%s: a good wish after the end begins nothing: %s', (language, text) => {
  const yes = language === 'en' ? 'yes' : 'כן';
  const reply = lastOf(language, plan[language], yes, text);
  expect(reply.rule).toMatch(/^(?:goodbye|thanks)$/u);
  expect(reply.text).not.toContain('?');
});
