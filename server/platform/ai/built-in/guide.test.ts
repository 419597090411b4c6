import { describe, expect, test } from 'vitest';
import { type GuideRequest, guideReply } from './guide.ts';

const at = new Date('2026-11-20T12:00:00Z');
const english = { displayName: 'Noa', language: 'en', timezone: 'UTC' } as const;
const hebrew = { displayName: 'נועה', language: 'he', timezone: 'UTC' } as const;

function chat(seed: string, texts: string[], options: Partial<GuideRequest> = {}) {
  return texts.map((_, index) =>
    guideReply({
      seed,
      turns: texts.slice(0, index + 1).map((text) => ({ text, at })),
      person: english,
      introduces: false,
      ...options,
    }),
  );
}

const withoutIsolates = (text: string) => text.replaceAll(/[\u2068\u2069]/gu, '');

describe('the sample dialogues of the policy', () => {
  const englishMessages = [
    "I've been offered a new job and I can't stop thinking about it at night.",
    'Mostly in my stomach. My team here is like family, but the work has become the same day over and over.',
    "I don't know.",
    "My mother would. She'd say I should be grateful for both.",
    'In my first year here. I learned something new every week.',
    'Could I have a picture card please?',
    "The path in it has no people. I'd put one person on it, walking slowly.",
    "To a classroom. I realise it isn't about staying or leaving. I miss learning.",
    'How to learn again without hurting my team, that is what matters.',
    'Room to grow, I suppose. Maybe one day a week for something new.',
    "The one day. I'll talk to my manager about it on Tuesday.",
    'yes',
  ];
  const hebrewMessages = [
    'כבר שבועיים לא דיברתי עם אחותי אחרי הריב שלנו, ואני עייפה מזה',
    'הטלפון שלה, היא תמיד התקשרה בשבת בבוקר',
    'הבטן מתכווצת. אני כועסת, אבל אני גם מתגעגעת',
    'לא יודעת',
    'אולי אמא. היא בטח תגיד ששתינו עקשניות',
    'אפשר קלף תמונה?',
    'שתי סירות שמחכות זו לזו',
    'אני צריכה להתנצל קודם, זה מה שכולם אומרים',
    'לוותר על מי צודקת. בעצם זה לא העניין, חשוב לי שהיא תהיה בחיים שלי',
    'על הגאווה. אני מתלבטת אם להתקשר או לכתוב לה הודעה',
    'הקול השקט רוצה לכתוב. אני אכתוב לה הודעה קצרה מחר בבוקר',
    'כן',
  ];

  test('English, with the picture card described in words', () => {
    const replies = chat('en-3', englishMessages, { introduces: true, keepsActions: true });
    expect(replies.map(({ text }) => withoutIsolates(text))).toEqual([
      'I answer from inside the app, without a model. If something I say misses, tell me and I’ll step aside.\n\nIt makes sense that this takes up room. What happens in your body as you write this?',
      'Some of it holds, and still “the work has become the same day over…”. What would you like me to understand about it first?',
      'That’s all right. Who might know, and what might they answer?',
      "Around work, this has been said: “I've been offered a new job”; “She'd say I should be grateful for both”. When was it otherwise, even a little?",
      'Try the view from five years on. What is “I learned something new every week” called by then?',
      'I drew this one, “Two chairs”. Two empty chairs face each other in a warm room crossed by slanting window light. What would you change in it?',
      'The card may be forgotten. “the path in it has no people” may stay. If there were a door at the back of this room, where would it lead?',
      "You started out with “I've been offered a new job”. Some lines later you wrote “I miss learning”. What is the question under the question?",
      '“team” could be the title of this chat. What would the subtitle be?',
      'It is safe to leave that here. Of all that, what matters most?',
      'A step with a date has better legs. “talk to my manager about it”, Tuesday 24 November: shall I save it?',
      'Done. The rest belongs to the day itself. Go well. “talk to my manager about it” is waiting for its day.',
    ]);
    expect(replies.map(({ stage }) => stage)).toEqual([
      'PS',
      'PS',
      'PS',
      'ED',
      'ED',
      'ED',
      'ED',
      'FC',
      'FC',
      'FC',
      'DG',
      'DG',
    ]);
    expect(replies[10]?.proposals).toEqual([
      { kind: 'action', payload: { title: 'talk to my manager about it', due_on: '2026-11-24' } },
    ]);
    expect(replies[11]?.accepted).toEqual(replies[10]?.proposals[0]);
  });

  test('Hebrew, which quotes the person’s words earlier than the policy’s sample', () => {
    const replies = chat('he-1', hebrewMessages, {
      introduces: true,
      keepsActions: true,
      person: hebrew,
    });
    expect(replies.map(({ text }) => withoutIsolates(text))).toEqual([
      'לפני שמתחילים: אני מלווה מובנה, בלי להעמיד פנים. אפשר לצפות ממני לשאלות, לקלפים ולמקום לצעד הבא.\n\nגם עייפות היא סוג של מידע. איזה צליל שייך למשפחה שלך?',
      'המבט שלי חוזר אל ״היא תמיד התקשרה בשבת בבוקר״. מה קורה בגוף תוך כדי הכתיבה?',
      'לפני שממשיכים, שתי שורות שלך: ״כבר שבועיים לא דיברתי עם אחותי אחרי הריב…״ וגם ״אני גם מתגעגעת״. מה בחלק אחר של החיים דומה לזה?',
      'זה בסדר. אצל מי אולי יש תשובה, ומה היא?',
      'יש שני סיפורים בתוך ״היא בטח תגיד ששתינו עקשניות״: זה שסופר, וזה שנשאר בחוץ. מה יש בשני?',
      'שהעיניים ילכו קודם. וילון מתנפנף אל תוך החדר מחלון שפתוח אל שדות מוארים; מטוס נייר אדום מרחף באוויר. בחפיסה שם הקלף הוא ״חלון פתוח״. איזו כותרת מתאימה לו היום?',
      'הקלף הוא רק קלף. מה שנראה בו הוא שלך: ״שתי סירות שמחכות זו לזו״. מה עוד לא נוסה, רק כי זה נראה טיפשי?',
      'הנה מה שנאמר, כדי שאפשר יהיה לראות: ״כבר שבועיים לא דיברתי עם אחותי אחרי הריב…״, וגם ״אני צריכה להתנצל קודם״. מה נעשה פשוט יותר, אם מוותרים על דבר אחד?',
      'טוב. שישקע קצת לפני שמשתמשים בזה. על מה מוותרים בבחירה הזאת?',
      'איזה קול בפנים מדבר בשם ״להתקשר״, ואיזה בשם ״לכתוב לה הודעה״?',
      '״אכתוב לה הודעה קצרה בבוקר״, מחר. להוסיף לפעולות שלך?',
      'יפה. זה יחכה במקום שקל למצוא. אפשר לחזור ולספר איך היה, ואפשר גם לא. שניהם בסדר.',
    ]);
    expect(replies.map(({ stage }) => stage)).toEqual([
      'PS',
      'PS',
      'ED',
      'ED',
      'ED',
      'ED',
      'ED',
      'FC',
      'FC',
      'FC',
      'DG',
      'DG',
    ]);
    expect(replies[10]?.suggestions).toEqual(['כן', 'יום אחר', 'לא עכשיו']);
  });

  test('without storage for actions the guide does not say that one is saved', () => {
    for (const [seed, messages, person] of [
      ['en-3', englishMessages, english],
      ['he-1', hebrewMessages, hebrew],
    ] as const) {
      const replies = chat(seed, messages, { person });
      expect(replies.map(({ rule }) => rule).slice(-2)).toEqual(['propose', 'saved']);
      for (const { text } of replies)
        expect(text).not.toMatch(/\bsave|\bkept\b|\bactions\b|לשמור|נשמר|פעולות/iu);
    }
  });
});

describe('reproducibility', () => {
  const messages = [
    'My sister called about the garden yesterday',
    'It felt strange, but I liked her voice',
    'A card please',
    'It looks like our old gate in winter',
  ];

  test('same seed, same messages, same chat; another seed, another chat', () => {
    expect(chat('one', messages)).toEqual(chat('one', messages));
    const other = guideReply({
      seed: 'one',
      turns: messages.map((text) => ({ text, at })),
      person: english,
      introduces: false,
    });
    expect(chat('one', messages).at(-1)).toEqual(other);
    expect(chat('two', messages).map(({ text }) => text)).not.toEqual(
      chat('one', messages).map(({ text }) => text),
    );
  });

  test('another version of an answer differs from all earlier ones', () => {
    for (const text of [
      ...messages,
      'are you a robot?',
      'yes',
      'thank you',
      'ok',
      '👍',
      'Привет как дела',
    ]) {
      const texts = Array.from(
        { length: 8 },
        (_, variation) =>
          guideReply({
            seed: 'versions',
            turns: [{ text, at }],
            person: english,
            introduces: true,
            variation,
          }).text,
      );
      expect(new Set(texts).size, text).toBe(texts.length);
    }
  });

  test('the lines of a version on the path do not repeat', () => {
    const turns = messages.map((text) => ({ text, at, answerVersion: 2 }));
    const lines = turns.flatMap(
      (_, index) =>
        guideReply({
          seed: 'path',
          turns: turns.slice(0, index + 1),
          person: english,
          introduces: false,
          variation: 2,
        }).lines,
    );
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('stages', () => {
  test('a choice with the stage bar takes effect at its turn, in both directions', () => {
    const messages = [
      'My work is full of meetings',
      'I think about the garden',
      'My brother is in town',
    ];
    const replies = chat('bar', messages, {
      stageChoices: [
        { beforeTurn: 1, stage: 'FC' },
        { beforeTurn: 2, stage: 'PS' },
      ],
    });
    expect(replies.map(({ stage }) => stage)).toEqual(['PS', 'FC', 'PS']);
    expect(replies.every(({ stageMoved }) => !stageMoved)).toBe(true);
  });

  test('the person decides about moving on, staying and going back', () => {
    const replies = chat('words', [
      'Our kitchen is too small for us',
      'next',
      'go on',
      'stay here',
      'go back to the start',
    ]);
    expect(replies.map(({ stage }) => stage)).toEqual(['PS', 'ED', 'FC', 'FC', 'PS']);
    expect(replies.map(({ stageMoved }) => stageMoved)).toEqual([false, true, true, false, true]);
  });

  test('a message after a kept step begins a new round at Pause', () => {
    const replies = chat('again', [
      'I will call Dana tomorrow',
      'yes',
      'thanks',
      'There is also my brother and his boat',
    ]);
    expect(replies.map(({ stage }) => stage)).toEqual(['DG', 'DG', 'DG', 'PS']);
  });
});

describe('open offers', () => {
  test('the guide asks for the day of a step, and takes it from the next message', () => {
    const replies = chat('day', [
      'I will clear the small table',
      'next',
      "I'll clear the small table",
      'on Thursday',
      'another day',
      'tomorrow',
      'yes',
    ]);
    expect(replies.slice(2).map(({ rule }) => rule)).toEqual([
      'propose_nodate',
      'date',
      'propose_nodate',
      'date',
      'saved',
    ]);
    expect(replies.at(-1)?.accepted).toEqual({
      kind: 'action',
      payload: { title: 'clear the small table', due_on: '2026-11-21' },
    });
  });

  test('a declined step is dropped', () => {
    const replies = chat('declined', ['I will call Dana tomorrow', 'no thanks']);
    expect(replies[1]?.rule).toBe('declined');
    expect(replies[1]?.accepted).toBeNull();
  });

  test('every suggestion is understood when it is tapped', () => {
    for (const person of [english, hebrew]) {
      const opening = person === english ? 'I will call Dana tomorrow' : 'אני אתקשר לדנה מחר';
      const [first] = chat('tap', [opening], { person });
      const rules = first?.suggestions.map(
        (text) => chat('tap', [opening, text], { person }).at(-1)?.rule,
      );
      expect(rules).toEqual(['saved', 'propose_nodate', 'declined']);
      const undated =
        chat('tap', [opening, first?.suggestions[1] ?? ''], { person }).at(-1)?.suggestions ?? [];
      expect(undated).toHaveLength(3);
      for (const day of undated) {
        expect(
          chat('tap', [opening, first?.suggestions[1] ?? '', day], { person }).at(-1)?.rule,
        ).toBe('date');
      }
    }
  });

  test('a fear of a future event is answered as a fear, not proposed as a step', () => {
    const [reply] = chat('fear', ["I'm terrified, I'm going to meet my father on Tuesday"]);
    expect(reply?.proposals).toEqual([]);
  });
});

describe('statements about itself', () => {
  test('introduces itself in the first answer, and only there', () => {
    const replies = chat('intro', ['My garden is full of weeds', 'I like them anyway'], {
      introduces: true,
    });
    expect(replies[0]?.lines[0]).toMatch(/^intro\./u);
    expect(replies[1]?.lines.join(' ')).not.toMatch(/intro\./u);
  });

  test.each([
    ['en', 'are you a bot?', /built[- ]in|no person|not a person|rules|script|no one is typing/iu],
    ['he', 'זה בוט?', /מובנה|לא אדם|כללים|תסריט|אין כאן מישהו/u],
  ] as const)(
    'says that it is built in whenever it is asked, however often (%s)',
    (language, question, honest) => {
      const person = language === 'en' ? english : hebrew;
      const replies = chat(
        'asked',
        Array.from({ length: 12 }, () => question),
        { person },
      );
      for (const { text } of replies) expect(text).toMatch(honest);
      expect(new Set(replies.map(({ text }) => text)).size).toBe(replies.length);
    },
  );

  test('follows a change of the person’s language', () => {
    const replies = chat('switch', [
      'My brother sold the boat',
      'אני חושב על הסירה כל הזמן',
      'and on the sea',
    ]);
    expect(replies.map(({ language }) => language)).toEqual(['en', 'he', 'en']);
    expect(replies[1]?.text).toMatch(/[א-ת]/u);
  });
});

test('a recurring word is quoted as it was written', () => {
  const lines = [
    'We lived near the harbour of Haifa for ten years',
    'The train to Haifa was full of soldiers this week',
    'My uncle still has the shop in Haifa, by the stairs',
    'Haifa is where the light is',
  ];
  const held = Array.from({ length: 12 }, (_, seed) => chat(`haifa-${seed}`, lines))
    .flat()
    .map(({ text }) => withoutIsolates(text));
  expect(held.some((text) => text.includes('“Haifa”'))).toBe(true);
  expect(held.filter((text) => text.includes('“haifa”'))).toEqual([]);
});
