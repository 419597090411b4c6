import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

const stories = { en: 'My sister and I barely speak', he: 'אחותי ואני כמעט לא מדברות' };

/** On a Thursday. */
const { lastReplyTo } = guidedChat({ seed: 'own step', at: '2026-11-26T09:00:00Z' });
const lastReply = (language: Language, texts: readonly string[]) =>
  lastReplyTo(language, [stories[language], ...texts]);

const step = (title: string, dueOn: string | null) => [
  { kind: 'action', payload: { title, due_on: dueOn } },
];

describe('a step with its day', () => {
  test.each([
    ['en', 'mute her tonight', 'mute her in the evening', '2026-11-26'],
    ['en', 'return her keys on Monday', 'return her keys', '2026-11-30'],
    ['en', 'to write her a card, on Friday', 'write her a card', '2026-11-27'],
    ['en', 'to call her, Sunday', 'call her', '2026-11-29'],
    ['en', "I think I'd like to call her, Sunday", 'call her', '2026-11-29'],
    ['en', "I'd love to invite her for lunch on Saturday", 'invite her for lunch', '2026-11-28'],
    ['en', 'I could take her the photos on Friday I suppose', 'take her the photos', '2026-11-27'],
    ['en', 'I suppose I could ask her tomorrow', 'ask her', '2026-11-27'],
    ['en', 'I could just knock. tomorrow after work', 'knock after work', '2026-11-27'],
    ['en', 'I could tell her like tomorrow after work', 'tell her after work', '2026-11-27'],
    ['en', 'maybe i could ask her for coffee, saturday?', 'ask her for coffee', '2026-11-28'],
    ['en', 'We could meet for a coffee on Sunday?', 'meet for a coffee', '2026-11-29'],
    ['he', 'אוכל לכתוב לה מחר אחרי העבודה', 'לכתוב לה אחרי העבודה', '2026-11-27'],
    ['he', 'נראה לי שבא לי להתקשר אליה הערב', 'להתקשר אליה בערב', '2026-11-26'],
    ['he', 'מתחשק לי לכתוב לה מכתב מחר', 'לכתוב לה מכתב', '2026-11-27'],
    ['he', 'אולי אוכל להתקשר אליה בשבת?', 'להתקשר אליה', '2026-11-28'],
  ] as const)('%s: is offered to be noted: %s', (language, text, title, day) => {
    expect(lastReply(language, [text]).proposals).toEqual(step(title, day));
  });

  test.each([
    ['en', 'can you note it? call Lieve on Sunday at four', 'call Lieve at four', '2026-11-29'],
    ['en', 'call Lieve on Sunday at four. can you note it?', 'call Lieve at four', '2026-11-29'],
    ['en', 'Please note this. Return her keys on Monday', 'Return her keys', '2026-11-30'],
    ['he', 'אפשר לרשום? להתקשר אליה בשבת', 'להתקשר אליה', '2026-11-28'],
    ['he', 'להתקשר אליה בשבת. תרשום את זה', 'להתקשר אליה', '2026-11-28'],
    ['he', 'תרשמי את זה. לכתוב לה מחר', 'לכתוב לה', '2026-11-27'],
  ] as const)('%s: is found beside the request to note it: %s', (language, text, title, day) => {
    expect(lastReply(language, [text]).proposals).toEqual(step(title, day));
  });

  test.each([
    ['en', 'half my family comes on Sunday'],
    ['en', 'exam the day after tomorrow'],
    ['en', 'told him today'],
    ['en', 'without her tonight is quiet'],
    ['en', 'to be honest, tomorrow scares me'],
    ['en', 'to me the worst day is Sunday'],
    ['en', 'bothers me a lot since Monday'],
    ['he', 'לפני המבחן מחר קשה לי'],
  ] as const)('%s: is not read into a story with a day: %s', (language, text) => {
    expect(lastReply(language, [text]).proposals).toEqual([]);
  });
});

describe('a step that was said before', () => {
  test.each([
    ['en', ['I could call her', 'i said what im gonna do. tomorrow.'], 'call her'],
    ['en', ["I'm going to call her", 'no', 'I already told you. Tomorrow'], 'call her'],
    ['en', ['I could write to her', 'like i said, tomorrow'], 'write to her'],
    ['he', ['אולי אוכל להתקשר אליה', 'כבר אמרתי מה אעשה. מחר.'], 'להתקשר אליה'],
    ['he', ['אולי אוכל לכתוב לה', 'הרי אמרתי לך. מחר'], 'לכתוב לה'],
  ] as const)('%s: takes the day that follows: %j', (language, texts, title) => {
    const reply = lastReply(language, texts);
    expect(reply.proposals).toEqual(step(title, '2026-11-27'));
    expect(reply.text).toMatch(/passed over|missed it|take it up|עברתי|הקשבתי|פספסתי/u);
  });

  test.each([
    ['en', 'i said what im gonna do. is that a plan or not?'],
    ['en', 'is that a step or not'],
    ['en', 'So is this a real plan?'],
    ['he', 'אמרתי מה אעשה. זה צעד או לא?'],
    ['he', 'אז זאת תוכנית או לא?'],
  ] as const)('%s: is offered again where it is asked about: %s', (language, text) => {
    const said = language === 'en' ? "I'm going to call her tomorrow" : 'אתקשר אליה מחר';
    const title = language === 'en' ? 'call her' : 'אתקשר אליה';
    expect(lastReply(language, [said, text]).proposals).toEqual(step(title, '2026-11-27'));
  });

  test('is kept where the person insists on it', () => {
    const reply = lastReply('en', ["I'm going to call her tomorrow", 'I told you. Tomorrow']);
    expect(reply.accepted).toEqual(step('call her', '2026-11-27')[0]);
  });

  test('is no step in a story about words', () => {
    const { proposals } = lastReply('en', ['I could call her', 'I told her what I think']);
    expect(proposals.filter(({ kind }) => kind === 'action')).toEqual([]);
  });
});
