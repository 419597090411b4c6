import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { understood } from './understood.ts';

const { lastReplyTo } = guidedChat({ seed: 'app', at: '2026-11-26T07:00:00Z' });
const lastOf = (language: 'en' | 'he', ...texts: string[]) => lastReplyTo(language, texts);

describe('a question of the guide alone is about the guide', () => {
  test.each([
    ['en', 'oh come on. can you help me write the text or not'],
    ['en', 'I can do 300 now and the rest end of feb. is that ok or too blunt?'],
    ['en', 'I want to know what to say to my mother about the 34 people. Can you help with that?'],
    ['en', "No, what does it do with the 'though then she sees it'. I think I want her to see it"],
    ['he', 'אתה עוזר בכלל? טוב, הטלפון אצל אמא, מחר ב10 שאלה 1'],
    ['he', 'מה זה איפה זה יושב? אני צריך להחליט אם לדבר איתו או פשוט למצוא שותף אחר'],
    ['he', 'איזה אמא? אמא שלי לא הייתה שם, אני האמא'],
    ['he', 'אכתוב לו שאני לא משלם יותר. זה בסדר או חזק מדי?'],
  ] as const)('%s: is none beside a matter: %s', (language, text) => {
    expect(understood(text, language).intent).not.toMatch(/^about_/u);
  });

  test.each([
    ['en', 'are you a real person? I feel silly writing here'],
    ['en', 'would my husband be able to see this? he does not know that I write'],
    ['en', 'what can you do?'],
    ['en', 'can you help me?'],
    ['he', 'אתה בן אדם? מוזר לי לכתוב ככה על אמא שלי'],
    ['he', 'מי רואה את מה שכתבתי כאן? בעלי לא יודע על זה כלום'],
    ['he', 'במה אתה יכול לעזור לי?'],
  ] as const)('%s: is one where it names the guide: %s', (language, text) => {
    expect(understood(text, language).intent).toMatch(/^about_/u);
  });

  test.each([
    [
      'en',
      'I wrote to my boss',
      'It says talk with my boss. I said Marc, twice now. Can you change it to Marc?',
    ],
    [
      'en',
      'I hid a letter from my wife',
      'So can you note that one then: tell Ingrid at supper and open the letter together',
    ],
  ] as const)(
    '%s: no word of models answers a request beside a matter: %s',
    (language, ...texts) => {
      expect(lastOf(language, ...texts).text).not.toMatch(/built in|model|rules/u);
    },
  );
});

test.each([
  [
    'en',
    "I'm 35, I do insurance claims and I want to study physiotherapy. Is that mad?",
    'study physiotherapy',
  ],
  [
    'en',
    'my dad wants me to take over the shop and I want to be a baker. Is it weird?',
    'shop|baker',
  ],
  ['he', 'אני עוד גר עם ההורים בגיל 32 ולא בא לי לעבור. זה מוזר?', 'ההורים|לעבור'],
  ['he', 'אני בת 61 וכבר שנה אני אומרת שאחזור לצייר ולא עושה כלום. זה נורמלי?', 'לצייר|צייר|כלום'],
] as const)(
  '%s: beside “is that mad?” the matter is said back and asked about: %s',
  (language, text, matter) => {
    const reply = lastOf(language, text);
    expect(reply.lines[0]).toMatch(/^(?:reassured|judgement|not_silly|judged_self)/u);
    expect(reply.text).toMatch(new RegExp(matter, 'u'));
    expect(reply.text).toMatch(/\?$/u);
  },
);

test.each([
  ['en', 'is that ok or too blunt?'],
  ['en', 'is it too harsh?'],
  ['he', 'זה בסדר או חריף מדי?'],
  ['he', 'מה אתה אומר, חזק מדי?'],
] as const)('%s: a text of the person’s own is looked at: %s', (language, text) => {
  const draft = language === 'en' ? 'Fine, I can do 300 now.' : 'אחי, אני לא משלם את החלק שלך.';
  const { lines } = lastOf(language, draft, `${draft} ${text}`);
  expect(lines.join(' ')).toMatch(/^draft_/u);
});

describe('an idea that is asked for', () => {
  test.each([
    [
      'en',
      'I know nobody here since I moved',
      'stop with the questions, just give me an idea',
      /^way_meet/u,
    ],
    ['en', 'I can’t get to sleep', 'do you have any ideas?', /^way_sleep/u],
    [
      'he',
      'אני לא מכיר כאן אף אחד',
      'אין לי כוח לשאלות כאלה. אולי פשוט תן לי רעיון איך מכירים אנשים',
      /^way_meet/u,
    ],
    ['he', 'אני לא מצליחה לישון', 'יש לך רעיון?', /^way_sleep/u],
  ] as const)('%s: %s / %s', (language, before, text, pool) => {
    const reply = lastOf(language, before, text);
    expect(reply.lines.join(' ')).toMatch(pool);
    expect(reply.text).not.toMatch(/questions|כוח/u);
  });

  test.each([['give me an idea what to cook tonight'], ['any idea why he left?']])(
    'of the world there is none: %s',
    (text) => {
      expect(lastOf('en', 'I know nobody here', text).lines.join(' ')).not.toMatch(/^way/u);
    },
  );

  test('“I have no idea” asks for none', () => {
    expect(
      lastOf('en', 'I know nobody here', "I don't have any idea why he left").lines.join(' '),
    ).not.toMatch(/^way/u);
  });
});

describe('after a correction and a question that was not understood', () => {
  test('nothing is said of what can’t be known', () => {
    const reply = lastOf(
      'he',
      'הבן שלי מתגייס בעוד חודשיים ורוצה קרבי. אני לא ישנה בלילות מזה',
      'איזה אמא? אמא שלי לא הייתה שם, אני האמא. אתה מתכוון לקטן?',
    );
    expect(reply.lines.join(' ')).toMatch(/protest_back/u);
  });

  test.each([
    ['en', "I don't get the question. so what do I do tomorrow?"],
    ['he', 'לא הבנתי. טוב בוא נתקדם, מה אני עושה מחר בבוקר'],
  ] as const)('%s: the question behind it is answered: %s', (language, text) => {
    const before = language === 'en' ? 'My son won’t get dressed' : 'הבן שלי לא מתלבש בבוקר';
    expect(lastOf(language, before, text).lines.join(' ')).toMatch(/ way/u);
  });

  test('“you missed that …” adds to the matter, and is no complaint', () => {
    const text = 'פספסת שאם אני אלחץ אותו אני מאבד חבר. פשוט לא יודע איך לפתוח את השיחה הזאת';
    expect(understood(text, 'he').intent).not.toBe('insult');
    expect(understood('פספסת אותי לגמרי', 'he').intent).toBe('insult');
  });

  test('a furious question about a death is not said back', () => {
    const text = 'תגיד לי אתה נורמלי? אם הבן שלי ייהרג מה הדבר הראשון שאני עושה??';
    const reply = lastOf('he', 'הבן שלי מתגייס בעוד חודשיים', text);
    expect(reply.rule).toBe('insult');
    expect(reply.text).not.toMatch(/ייהרג|אנושי|הרבה אנשים/u);
  });

  test('a phrase of the guide is asked after, and the rest is the message', () => {
    const reply = lastOf(
      'he',
      'יש לי שותף לדירה שלא משלם',
      'אתמול שוב ירד לי כל הסכום מהחשבון ונכנסתי למינוס',
      'מה זה איפה זה יושב? אני צריך להחליט אם לדבר איתו או פשוט למצוא שותף אחר',
    );
    expect(reply.text).toContain('לדבר איתו');
  });

  test.each([
    ['en', 'He presented my work', 'yesterday, I said. I sat there and said nothing at all'],
    ['he', 'הוא הציג אתמול את העבודה שלי', 'אמרתי כבר, אתמול. ישבתי שם בישיבה ושתקתי כמו אידיוט'],
  ] as const)('%s: one word is not quoted alone: %s', (language, before, text) => {
    expect(lastOf(language, before, text).text).not.toMatch(/[“״](?:yesterday|אתמול)[”״]/iu);
  });
});
