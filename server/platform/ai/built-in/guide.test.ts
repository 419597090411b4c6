import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
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

describe('a chat from its first line to a step', () => {
  const english = [
    'yes, let’s',
    'Maybe he is under pressure himself',
    'I realise I never told him how much I do',
    'I’ll write to him on Thursday',
    'Yes, note it',
    'thanks',
  ];
  const hebrew = [
    'כן, יאללה',
    'אולי גם הוא בלחץ',
    'הבנתי שאף פעם לא סיפרתי לו כמה אני עושה',
    'אכתוב לו ביום חמישי',
    'כן אחי, תרשום',
    'תודה',
  ];

  test.each([
    ['en', 'My boss ignored me in front of everyone yesterday', english, /your boss ignored you/iu],
    ['he', 'הבוס השפיל אותי מול כולם', hebrew, /הבוס השפיל אותך/u],
  ] as const)('%s', (language, first, messages, mirror) => {
    const { repliesTo, untilOffer } = guidedChat({ seed: 'whole', at: at.toISOString() });
    const said = untilOffer(language, [first]);
    const replies = repliesTo(language, [...said, ...messages]);
    const texts = replies.map(({ text }) => text);
    expect(texts[0]).toMatch(mirror);
    const ending = replies.slice(said.length - 1);
    expect(ending.map(({ rule }) => rule)).toEqual([
      'offer_stage',
      'moved',
      expect.any(String),
      expect.any(String),
      'propose',
      'saved',
      'thanks',
    ]);
    expect(ending.map(({ stage }) => stage)).toEqual(['PS', 'ED', 'ED', 'ED', 'ED', 'ED', 'ED']);
    const [proposed = '', kept = ''] = texts.slice(-3);
    const day = language === 'en' ? /Thursday 26 November/u : /יום חמישי, 26 בנובמבר/u;
    expect(proposed).toMatch(day);
    expect(kept).toMatch(day);
    expect(kept).toMatch(language === 'en' ? /\bif\b.+\bthen\b/iu : /אם .+אז /u);
    expect(kept).toMatch(
      language === 'en' ? /I realise I never told him/u : /הבנתי שאף פעם לא סיפרתי לו/u,
    );
    expect(replies.at(-2)?.proposals).toEqual([
      { kind: 'insight', payload: { text: expect.any(String) } },
    ]);
    for (const text of texts.slice(-2)) expect(text).not.toContain('?');
    expect(replies.at(-2)?.accepted).toEqual(replies.at(-3)?.proposals[0]);
  });

  test('without storage for actions the guide does not say that one is saved', () => {
    for (const messages of [english, hebrew]) {
      const person = {
        displayName: 'Noa',
        language: messages === english ? 'en' : 'he',
        timezone: 'UTC',
      } as const;
      for (const { text } of chat('whole', messages, { person }))
        expect(text).not.toMatch(/\bsave|\bnoted\b|\bactions\b|לשמור|נשמר|נרשם|פעולות/iu);
    }
  });
});

describe('direct questions', () => {
  const said = ['My sister moved to Canada in June', 'The house feels empty without her'];

  test.each([
    ['what is the capital of Peru?', /beyond me/u],
    ['who are you?', /not a person|no person|program|no one is typing|built in/iu],
    ['who can read this?', /stored|kept|delete|forward/u],
    ['do you remember what I said last week?', /chat/u],
    ['what have we covered today?', /Your sister moved to Canada in June/u],
    ['what do you mean?', /plain|other words|simply|badly|at the end/iu],
    ['what did I do wrong?', /fault|wrong|verdict|acquit/u],
  ])('“%s” is answered first, without a quotation of it', (asked, answer) => {
    const reply = chat('asked', [...said, asked]).at(-1);
    const [first = ''] = (reply?.text ?? '').split(/(?<=[.?])\s/u);
    expect(reply?.text).toMatch(answer);
    if (!asked.includes('mean')) expect(first).not.toContain('?');
    expect(reply?.text).not.toContain(asked.slice(0, -1));
  });

  test('a fact that it can’t know is owned up to once at length, and asks nothing back', () => {
    const replies = chat('facts', [
      'what is the capital of Peru?',
      'and of Chile?',
      'how tall is it?',
    ]);
    const texts = replies.map(({ text }) => text);
    expect(texts.join('\n')).not.toContain('?');
    expect(texts.filter((text) => /connect an AI model; then/u.test(text))).toHaveLength(1);
  });

  test('connecting a model, and the stages, are known', () => {
    expect(chat('know', ['How do I connect a model?'])[0]?.text).toMatch(/AI_PROVIDER/u);
    const [reply] = chat('know', ['what’s the difference between Expand and Focus?']);
    expect(reply?.text).toMatch(/Expand.*Focus/u);
  });

  test.each([
    ['why do you ask?', /Because|hear yourself/u],
    ['tell me a joke', /card/u],
    ['What was my last step?', /action hub/u],
    ['waht do you mean', /plain|other words|simply|badly|at the end/iu],
    ['Don’t tell me to breathe', /No advice|nothing to fix/u],
  ])('“%s” gets its own answer', (asked, answer) => {
    expect(chat('own', [...said, asked]).at(-1)?.text).toMatch(answer);
  });

  test.each([
    ['למה אתה שואל?', /שאלה יכולה להראות|לשמוע את זה בקול/u],
    ['ספר לי בדיחה', /קלף/u],
    ['מה היה הצעד האחרון שלי?', /מרכז הפעולה/u],
    ['מה זאת אומרת שלב?', /שלבים|שלב הוא/u],
    ['אל תגיד לי לנשום', /בלי עצות|אין כאן מה לתקן/u],
  ])('״%s״ gets its own answer', (asked, answer) => {
    const texts = ['אחותי עברה לקנדה ביוני', asked];
    expect(chat('own', texts, { person: hebrew }).at(-1)?.text).toMatch(answer);
  });

  test('a summary names wishes, in the language of the chat, and no questions', () => {
    const english = chat('sum', [
      'what did I do wrong',
      'I want to apply for the nursing course in spring but I keep putting it off',
      'What have we covered today?',
    ]).at(-1)?.text;
    expect(english).toMatch(/nursing course/u);
    expect(english).not.toMatch(/did I do wrong/u);
    const texts = ['אני רוצה לעבור לחיפה אבל אשתי לא רוצה', 'ok', 'מה אמרנו עד עכשיו?'];
    const replies = chat('sum', texts, { person: hebrew }).map(({ text }) => text);
    expect(replies[1]).toMatch(/[א-ת]/u);
    expect(replies[2]).toMatch(/לעבור לחיפה/u);
  });

  test('the day is a fact that it knows', () => {
    const [reply] = chat('day', ['what day is it today?']);
    expect(reply?.text).toContain('Friday 20 November');
  });

  test('the memory of Zavit is listed where the person allows it', () => {
    const asked = 'what do you remember about me?';
    const [allowed] = chat('memory', [asked], { remembered: ['Noa plays the cello'] });
    expect(allowed?.text).toContain('- Noa plays the cello');
    const [none] = chat('memory', [asked]);
    expect(none?.text).not.toContain('cello');
  });
});

describe('friction', () => {
  test('after an insult the mistake is the guide’s', () => {
    const [, reply] = chat('mine', ['you are useless', 'what did I do wrong?']);
    expect(reply?.text).toMatch(/mistake is mine|my mistake/u);
  });

  test('an insult is met with responsibility and a choice of two', () => {
    const [, reply] = chat('insult', ['My work is dull', 'you are useless']);
    expect(reply?.suggestions).toEqual(['Ask differently', 'Just listen']);
    const replies = chat('insult', [
      'My work is dull',
      'you are useless',
      'Just listen',
      'My chair squeaks all day',
      'And nobody says good morning',
    ]);
    for (const { text } of replies.slice(2)) expect(text).not.toContain('?');
  });

  test('grief is stayed with and never moved', () => {
    const replies = chat('grief', [
      'My father died in October and the house is so quiet',
      'His coat is still on the hook',
      'Not what to do next. I just want to say it',
      'He taught me to swim',
      'The whole street knew him',
      'I keep his phone charged',
    ]);
    expect(replies.flatMap(({ proposals }) => proposals)).toEqual([]);
    expect(new Set(replies.map(({ stage }) => stage))).toEqual(new Set(['PS']));
    expect(replies.filter(({ text }) => text.includes('?')).length).toBeLessThanOrEqual(3);
  });

  test('a refusal is heard: nothing is asked and nothing is offered', () => {
    const reply = chat('refusal', [
      'My brother sold the boat',
      'I don’t want to talk about that',
    ]).at(-1);
    expect(reply?.text).not.toContain('?');
    expect(reply?.proposals).toEqual([]);
  });

  test.each([
    ['en', '😭', 'tears'],
    ['he', '😭', 'דמעות'],
  ] as const)('a gesture is read as words (%s)', (language, text, word) => {
    const person = language === 'en' ? english : hebrew;
    expect(chat('gesture', [text], { person })[0]?.text.toLowerCase()).toContain(word);
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
      'move on',
      'stay here',
      'go back to the start',
      // Leave to go on, and no word of a stage.
      'go on',
    ]);
    expect(replies.map(({ stage }) => stage)).toEqual(['PS', 'ED', 'FC', 'FC', 'PS', 'PS']);
    expect(replies.map(({ stageMoved }) => stageMoved)).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  test('after a kept step nothing is asked of what follows, and the stage stays', () => {
    const replies = chat('again', [
      'I will call Dana tomorrow',
      'yes',
      'thanks',
      'There is also my brother and his boat',
    ]);
    expect(replies.map(({ stage }) => stage)).toEqual(['PS', 'PS', 'PS', 'PS']);
    for (const { text } of replies.slice(1)) expect(text).not.toContain('?');
  });

  test('an offer that is declined twice does not come again', () => {
    const texts = Array.from({ length: 24 }, (_, index) =>
      index % 2 === 0 ? `My neighbour number ${index} parks in my place` : 'not yet',
    );
    const offers = chat('twice', texts).flatMap(({ proposals }) =>
      proposals.filter(({ kind }) => kind === 'stage'),
    );
    expect(offers.length).toBeLessThanOrEqual(2);
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
