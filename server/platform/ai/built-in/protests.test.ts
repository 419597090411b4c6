import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo, untilOffer } = guidedChat({ seed: 'protest', at: '2026-11-27T09:00:00Z' });
const story = {
  en: ['I’m two weeks home after a long trip', 'My wife built her own routine with the kids'],
  he: ['אני שבועיים בבית אחרי מילואים', 'אשתי בנתה לעצמה שגרה עם הילדים'],
};
const own = { en: /your wife built her own routine/u, he: /אשתי בנתה לעצמה שגרה/u };
const ofServers = /model|server|search|beyond me|rules|מודל|שרת|חיפוש|מעבר לי|כללים/u;
const replyTo = (language: Language, text: string) =>
  lastReplyTo(language, [...story[language], text]);

describe('a protest about the last line', () => {
  test.each([
    ['en', 'what does that have to do with it?'],
    ['en', 'where did that come from?'],
    ['en', 'huh?'],
    ['en', 'I didn’t ask you anything'],
    ['en', 'why is that not it?'],
    ['en', 'how is that related to my kids?'],
    ['en', 'I feel like you’re talking to someone else'],
    ['en', 'Against what? Screaming? HR probably'],
    ['en', 'what? no, we only just began'],
    ['en', 'I never mentioned work'],
    ['en', 'who said anything about money?'],
    ['en', 'how do you know they’re mean?'],
    ['en', 'I don’t understand what you want from me'],
    ['en', 'you’re confusing me with somebody'],
    ['he', 'מה הקשר?'],
    ['he', 'מאיפה זה הגיע?'],
    ['he', 'מאיפה הבאת את זה'],
    ['he', 'הא?'],
    ['he', 'לא שאלתי אותך כלום'],
    ['he', 'למה זה לא זה?'],
    ['he', 'זה בכלל לא קשור'],
    ['he', 'אני מרגישה שאת מדברת עם מישהי אחרת'],
    ['he', 'למה מספיק? רק התחלנו'],
    ['he', 'לא דיברתי על עבודה'],
    ['he', 'אוף שוב אתה עם הכסף'],
    ['he', 'מאיפה אתה יודע שהוא כועס?'],
    ['he', 'למה אתה חושב שאני עצובה?'],
    ['he', 'לא הבנתי מה אתה רוצה ממני'],
  ] as const)('%s: is admitted, and leads back to the person: %s', (language, text) => {
    const reply = replyTo(language, text);
    expect(reply.rule).toBe('protest');
    expect(reply.text).toMatch(own[language]);
    expect(reply.text).toMatch(/\?$/u);
    expect(reply.text).not.toMatch(ofServers);
  });

  test.each([
    ['en', 'wow no. where did that come from? I was talking about the kids', /the kids/u],
    [
      'en',
      'I didn’t say anything about work. I’m talking about home, my wife and the kids',
      /work.*home, your wife and the kids/u,
    ],
    ['en', 'Friday evenings, when the kids are there. but I asked about the date', /the date/u],
    ['he', 'וואו לא. ממש לא. מאיפה זה הגיע? דיברתי על הבית', /הבית/u],
    [
      'he',
      'על עבודה לא דיברתי בכלל. אני מדבר על הבית, על אשתי והילדים',
      /עבודה.*הבית, על אשתך והילדים/u,
    ],
    ['he', 'לא, לא זה. אני מדברת על אחי', /אחיך/u],
    ['en', 'no, not that. I’m talking about my course', /your course/u],
    ['he', 'לא! מה הקשר, אני מדברת על דייט. בסדר, אני מתרגשת אבל לא משהו כזה', /דייט/u],
    ['he', 'הא? אה. ערבי שישי כשהילדים אצלו. אבל שאלתי על הדייט', /הדייט/u],
  ] as const)('%s: with its matter leads to that: %s', (language, text, about) => {
    const reply = replyTo(language, text);
    expect(reply).toMatchObject({ rule: 'protest', proposals: [] });
    expect(reply.text).toMatch(about);
    expect(reply.text).toMatch(/\?$/u);
  });

  test.each([
    ['en', 'What has regret got to do with it... my boy cried and sent me away', /boy cried/u],
    [
      'en',
      'I don’t get why you say it’s not in my hands. last night my son cried for his mother',
      /son cried/u,
    ],
    [
      'en',
      'not sure what you mean by ordinary day. quiet? coffee, radio. but the evenings drag',
      /evenings drag/u,
    ],
    [
      'en',
      'ouch when you put it like that. my husband never let me drive',
      /sorry.*never let you drive/iu,
    ],
    [
      'en',
      'nothing’s missing, I meant dead as in empty roads. the big roundabout scares me',
      /roundabout/u,
    ],
    ['he', 'מה זה קשור חרטה... הילד בכה ונשבר לי הלב', /נשבר לך הלב|נשבר לי הלב/u],
    [
      'he',
      'לא הבנתי למה אתה אומר שלא הכל בידיים שלי. טוב. אתמול הקטן לא רצה שאני אשכיב אותו',
      /אשכיב/u,
    ],
    ['he', 'למה מספיק? רק התחלנו. אני לא רוצה שהיא תיעלב', /תיעלב/u],
    ['he', 'שוב עבודה? הבית. מה שברור לי זה שהילד צריך זמן', /עבודה.*צריך זמן/u],
  ] as const)('%s: comes before the answer to the rest: %s', (language, text, heard) => {
    const reply = replyTo(language, text);
    expect(reply.rule).toMatch(/^listen/u);
    expect(reply.text).toMatch(heard);
    expect(reply.lines[0]).toMatch(/^protest_/u);
    expect(reply.text).toMatch(/\?$/u);
    expect(reply.text).not.toMatch(ofServers);
  });

  test.each([
    ['en', 'My boss asked where that came from'],
    ['en', 'I never talked about my dad with anyone'],
    ['en', 'It’s not easy. It’s a lot of work'],
    ['he', 'הבוס שאל מאיפה זה הגיע'],
    ['he', 'אף פעם לא דיברתי על זה עם אף אחד'],
    ['he', 'זה לא קל. זה סיוט'],
    ['he', 'לא הבנתי למה אמא שלי שותקת'],
  ] as const)('%s: is none in a story: %s', (language, text) => {
    expect(replyTo(language, text).text).not.toMatch(
      /sorry|badly put|True|You’re right|סליחה|(?<!הבנתי )נכון|לא היה ברור/u,
    );
  });

  test('is the way out of what the guide took for a loss', () => {
    const texts = [
      'I learn to drive',
      'on a sunday it is dead',
      'nothing’s missing, I meant dead as in empty roads. I text Sal tonight',
    ];
    expect(lastReplyTo('en', texts).rule).not.toBe('grief');
  });
});

describe('“not yet, first”', () => {
  test.each([
    ['en', 'not yet. first I want to understand how the nights became mine', /nights became/u],
    ['en', 'not yet. i want to work out the nights thing first', /the nights thing/u],
    [
      'en',
      'hang on not yet. I haven’t said the main bit. his dad moved out in september',
      /dad moved out/u,
    ],
    [
      'he',
      'עוד לא. קודם אני רוצה להבין איך אומרים לאשתי שאני לא רוצה את הרשימה',
      /איך אומרים לאשתי/u,
    ],
    ['he', 'רגע, קודם אני רוצה לספר על הלילות', /הלילות/u],
  ] as const)('%s: makes that the matter and puts the stage off: %s', (language, text, matter) => {
    const texts = untilOffer(language, [story[language][0] ?? '']);
    const reply = lastReplyTo(language, [...texts, text]);
    expect(reply).toMatchObject({
      stage: 'PS',
      proposals: [],
      decided: { kind: 'stage', state: 'dismissed' },
    });
    expect(reply.text).toMatch(matter);
    expect(reply.text).not.toMatch(/enough|מספיק/u);
  });
});

test.each([
  ['en', 'why is that not it? I said, tomorrow I talk to my aunt', /sorry|Fair|right|astray/u],
  ['he', 'למה זה לא זה? אמרתי, מחר אני מדבר עם הדודה', /סליחה|נכון|סטיתי/u],
] as const)('%s: the step after a protest is offered: %s', (language, text, sorry) => {
  const reply = replyTo(language, text);
  expect(reply.text).toMatch(sorry);
  expect(reply.proposals).toMatchObject([{ kind: 'action', payload: { due_on: '2026-11-28' } }]);
});

describe('an offered stage', () => {
  test.each([
    ['en', 'what’s Expand? ok, let’s go'],
    ['en', 'no idea what that is but sure'],
    ['en', 'sure, whatever that is'],
    ['he', 'מה זה מרחב? טוב, יאללה בוא'],
    ['he', 'לא יודע מה זה אבל סבבה'],
    ['he', 'אין לי מושג מה זה, אבל יאללה'],
  ] as const)('%s: is taken and explained: %s', (language, text) => {
    const texts = untilOffer(language, [story[language][0] ?? '']);
    const reply = lastReplyTo(language, [...texts, text]);
    expect(reply).toMatchObject({ stage: 'ED', rule: 'moved' });
    expect(reply.text).toMatch(/more sides|מעוד צדדים/u);
    expect(reply.text).not.toMatch(/only with your yes|רק אחרי/u);
  });

  test.each(['en', 'he'] as const)('%s: is said in plain words, without its name', (language) => {
    const texts = untilOffer(language, [story[language][0] ?? '']);
    const { text, proposals } = lastReplyTo(language, texts);
    expect(proposals).toEqual([{ kind: 'stage', payload: { stage: 'ED' } }]);
    expect(text).toMatch(/\?$/u);
    expect(text).not.toMatch(/Expand|Focus|מרחב|מיקוד/u);
  });

  test.each([
    ['en', 'Maybe she thinks I forgot her birthday on purpose'],
    ['en', 'Now I just have to not chicken out'],
    ['en', 'I always wanted to learn carpentry'],
    ['he', 'אולי היא חשבה שאני לא משקיע בה'],
    ['he', 'עכשיו רק נשאר לא לבטל ברגע האחרון'],
    ['he', 'תמיד רציתי ללמוד נגרות'],
  ] as const)('%s: is none at such a sentence: %s', (language, text) => {
    const before = untilOffer(language, [story[language][0] ?? '']).slice(0, -1);
    expect(lastReplyTo(language, [...before, text]).rule).not.toBe('offer_stage');
  });
});

describe('a question about what is kept', () => {
  const step = { en: 'I’ll call my sister on Sunday', he: 'אתקשר לאחותי ביום ראשון' };
  const asked = [
    ['en', 'what did you save?'],
    ['en', 'which sentence did you keep?'],
    ['en', 'what’s noted now?'],
    ['he', 'איזה משפט שמרת?'],
    ['he', 'מה רשום עכשיו?'],
    ['he', 'מה עומד? איזה משפט שמרת?'],
  ] as const;
  test.each(asked)('%s: is answered where nothing is: %s', (language, text) => {
    expect(replyTo(language, text).text).toMatch(/is kept|נשמר/u);
  });

  test.each(asked)('%s: reads out the step and the sentence: %s', (language, text) => {
    const yes = { en: 'yes', he: 'כן' }[language];
    const sentence = {
      en: 'I realised that I miss her more than I am angry',
      he: 'הבנתי שאני מתגעגע אליה יותר ממה שאני כועס',
    }[language];
    const reply = lastReplyTo(language, [step[language], yes, sentence, text]);
    expect(reply.text).toMatch(/call my sister.*miss her|אחותי.*מתגעגע/u);
  });
});

describe('a question for the guide’s view of a choice', () => {
  test.each([
    [
      'en',
      'I don’t know whether to tell her about it or keep it for another time. what do you think?',
      /tell her about it.*keep it/u,
    ],
    ['en', 'what would you do?', /your wife built/u],
    [
      'en',
      'my sister wants to come for a month, what would you say?',
      /your sister wants to come/u,
    ],
    [
      'he',
      'אני לא יודעת אם לספר לו על הגירושים או לשמור את זה לפעם אחרת. מה אתה אומר?',
      /לספר לו.*לשמור את זה/u,
    ],
    ['he', 'מה אתה אומר?', /אשתי בנתה/u],
    ['he', 'מה היית עושה במקומי?', /אשתי בנתה/u],
    ['he', 'היועצת אמרה שאבא יביא אותו במקומי, מה דעתך?', /היועצת אמרה/u],
  ] as const)('%s: is given back with the person’s own words: %s', (language, text, words) => {
    const reply = replyTo(language, text);
    expect(reply.lines).toEqual([expect.stringMatching(/^your_view/u)]);
    expect(reply.text).toMatch(words);
    expect(reply.text).not.toMatch(/belief|אמונ/u);
  });

  test.each([
    ['en', 'I’ll say ‘I need to talk to you’. does that sound ok?'],
    ['en', 'I want to ask her for a weekly talk. Would that be cheeky?'],
    ['he', 'חשבתי לומר לה שאני צריך רגע. זה נשמע בסדר?'],
  ] as const)('%s: of words of theirs is given back: %s', (language, text) => {
    expect(replyTo(language, text).text).toMatch(/aloud|change|בקול|משנה/u);
  });

  test('is no question about what the guide is', () => {
    const text = 'it’s just the smoke in my face with the tea, will that set me off do you think?';
    expect(replyTo('en', text).text).not.toMatch(/built in|model/iu);
  });
});

describe('a yes to a step', () => {
  test.each([
    ['en', 'yes please. feel a bit nervous but good'],
    ['en', 'lol that came out garbled but yes. ok he’s waking up gotta go, thanks'],
    ['he', 'יצא קצת מגומגם אבל כן. תודה, חייבת לזוז'],
  ] as const)('%s: is taken with what stands beside it: %s', (language, text) => {
    const step = { en: 'I’ll call my sister on Sunday', he: 'אתקשר לאחותי ביום ראשון' }[language];
    expect(lastReplyTo(language, [...story[language], step, text]).rule).toBe('saved');
  });
});

test.each([
  ['en', 'ok thats quite good actually. wish me luck friday'],
  ['he', 'נשמע טוב. תאחל לי בהצלחה'],
] as const)('%s: luck that is asked for is wished, and nothing is asked: %s', (language, text) => {
  const reply = replyTo(language, text);
  expect(reply.text).toMatch(/luck|best|בהצלחה/u);
  expect(reply.text).not.toContain('?');
});

test.each([
  ['en', 'not yet, there’s something else. my tutor wants to see me on monday', /tutor wants/u],
  ['he', 'עוד לא, יש לי עוד משהו לספר. אשתו של אחי בהריון', /בהריון/u],
  ['he', 'לא לא, חכה. קודם הסיפור עם המפתח', /הסיפור עם המפתח/u],
] as const)('%s: more to say is heard where nothing was offered: %s', (language, text, heard) => {
  expect(replyTo(language, text).text).toMatch(heard);
});
