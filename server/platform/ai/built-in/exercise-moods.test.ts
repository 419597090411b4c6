import { describe, expect, test } from 'vitest';
import { exercises } from '#content/guide/exercises.ts';
import type { Mood } from '#content/guide/exercises/exercise.ts';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { textIn } from './exercises.ts';

const setting = { seed: 'moods', at: '2026-11-28T09:00:00Z' };
const { lastReplyTo, repliesTo, poolsOf } = guidedChat(setting);
const amongPeople = guidedChat({ ...setting, amongPeople: true });
const chipFor = (mood: Mood, language: Language) => {
  const found = exercises.find((one) => one.mood === mood);
  if (!found) throw new Error(`there is no exercise for ${mood}`);
  return textIn(found.pick, language);
};

const chats: { mood: Mood; language: Language; begun: string[]; answers: string[] }[] = [
  {
    mood: 'grief',
    language: 'en',
    begun: ['My dad died three weeks ago', 'I reach for the phone on Sundays', 'it is so quiet'],
    answers: [
      'how he whistled when he parked',
      'Dad, the tomatoes are ripe',
      'sorry I was short with you',
      'he folded the newspaper in eight',
    ],
  },
  {
    mood: 'grief',
    language: 'he',
    begun: ['סבתא שלי נפטרה לפני חודש', 'אני כל הזמן במטבח שלה', 'אף אחד לא הכין חריימה'],
    answers: ['הידיים שלה עם הקמח', 'סבתא, השולחן גדול מדי', 'סליחה שלא באתי', 'המילה נשמה'],
  },
  {
    mood: 'joy',
    language: 'en',
    begun: ['I got the job!!!', 'They called me on the bus'],
    answers: ['my face in the bus window', 'eleven rejections', 'stubborn', 'my sister: told you'],
  },
  {
    mood: 'joy',
    language: 'he',
    begun: ['התקבלתי לתואר שני!!', 'עוד לא סיפרתי לאף אחד חוץ מאמא'],
    answers: ['אמא על המסך', 'שנתיים של פסיכומטרי', 'עקשנות', 'אח שלי'],
  },
  {
    mood: 'boredom',
    language: 'en',
    begun: ['im bored', 'nothing on tv'],
    answers: ['building that bike', 'the hands', 'a broken lamp in the hallway'],
  },
  {
    mood: 'boredom',
    language: 'he',
    begun: ['משעמם לי', 'אין כלום בטלוויזיה'],
    answers: ['כשציירתי בקיץ', 'השקט', 'מחברת ישנה'],
  },
];

describe.each(chats)('the questions for $mood, in $language', (chat) => {
  const { mood, language, begun, answers } = chat;
  const chip = chipFor(mood, language);

  test('are offered in that mood, beside going on, and no others are', () => {
    const reply = lastReplyTo(language, begun);
    expect(reply.rule).toBe('offer_exercise');
    expect(reply.suggestions).toHaveLength(2);
    expect(reply.suggestions[0]).toBe(chip);
  });

  test('are asked in order, and end with all answers', () => {
    const replies = repliesTo(language, [...begun, chip, ...answers]).slice(begun.length);
    expect(replies.map(({ rule }) => rule)).toEqual([
      'exercise:begin',
      ...answers.slice(1).map(() => 'exercise:next'),
      'exercise:end',
    ]);
    for (const answer of answers) expect(replies.at(-1)?.text).toContain(answer);
  });

  test('are not offered among people, and not twice', () => {
    const texts = [...begun, 'ok', ...begun.slice(1)];
    const offers = repliesTo(language, texts).filter(({ suggestions }) =>
      suggestions.includes(chip),
    );
    expect(offers).toHaveLength(1);
    expect(amongPeople.lastReplyTo(language, begun).suggestions).not.toContain(chip);
  });
});

describe('lines to keep, beside a death', () => {
  const [en, he] = chats;
  const after = (chat: typeof en, ...more: string[]) => {
    if (!chat) throw new Error('there is no chat');
    const chip = chipFor('grief', chat.language);
    return lastReplyTo(chat.language, [...chat.begun, chip, ...chat.answers, ...more]);
  };

  test('ask for no step, and nothing after them', () => {
    for (const chat of [en, he]) {
      expect(after(chat).text).not.toContain('?');
      expect(after(chat).proposals).toEqual([]);
    }
    expect(after(en, 'a bit lighter now').text).not.toContain('?');
    expect(after(he, 'קצת יותר קל').text).not.toContain('?');
  });

  test('name the one who died, and nobody whom the death is not of', () => {
    const chip = chipFor('grief', 'en');
    const asked = (first: string) =>
      lastReplyTo('en', [first, 'it is quiet', 'it is so quiet', chip]).text;
    expect(asked('My dad died three weeks ago')).toContain('about your dad');
    expect(asked('My sister has not called since the funeral')).not.toContain('sister');
  });

  test('are not offered to somebody who wants no questions', () => {
    const texts = ['My dog died on Tuesday', 'please don’t ask me anything', 'she slept here'];
    expect(lastReplyTo('en', texts).rule).not.toBe('offer_exercise');
  });
});

test('somebody bored who goes to do something is let go, in the middle of the questions', () => {
  const texts = ['im bored', 'nothing on tv', chipFor('boredom', 'en'), 'im gonna go look'];
  expect(poolsOf('en', texts)).toContain('bored_go');
  const bike = ['the hands', 'a broken lamp', 'take it apart now'];
  const whole = [...texts.slice(0, 3), 'building that bike', ...bike];
  expect(poolsOf('en', whole)).toContain('bored_go');
});

test('a celebration on a day is a step', () => {
  const [, , , joy] = chats;
  const chip = chipFor('joy', 'he');
  const texts = [...(joy?.begun ?? []), chip, ...(joy?.answers ?? [])];
  const { proposals } = lastReplyTo('he', [...texts, 'ארוחת ערב אצל ההורים ביום חמישי']);
  expect(proposals).toMatchObject([
    {
      kind: 'action',
      payload: { title: expect.stringContaining('אצל ההורים'), due_on: '2026-12-03' },
    },
  ]);
});

describe('good news stays the matter', () => {
  test.each([
    ['en', ['She said yes!!!!', 'I was so nervous I dropped the ring in the pasta']],
    ['he', ['נולדה לי אחיינית!!!', '9 חודשים של פחד']],
  ] as const)('%s: with a fear that is over', (language, texts) => {
    expect(lastReplyTo(language, [...texts]).suggestions).toContain(chipFor('joy', language));
  });

  test('with a fear that is there it does not', () => {
    const texts = ['I got the job!!!', 'but I was so nervous and now I’m scared of Monday'];
    expect(lastReplyTo('en', texts).suggestions).not.toContain(chipFor('joy', 'en'));
  });
});

describe('beside a death', () => {
  test('every second message has no question', () => {
    const texts = [
      'My mum died in spring',
      'her flat is full of paper',
      'it smells of her there',
      'I found her shopping list',
      'it said buttons',
      'I kept the list',
      'there was a coat, too',
      'blue, with a torn pocket',
    ];
    const asks = repliesTo('en', texts)
      .slice(3)
      .map(({ text }) => text.includes('?'));
    const inARow = asks.filter((asked, at) => asked && asks[at + 1] === true);
    expect(inARow).toEqual([]);
    expect(asks).toContain(true);
  });

  test('a promise to ask nothing is kept', () => {
    const texts = [
      'My dog died on Tuesday',
      'please don’t ask me anything',
      'she slept on my feet',
    ];
    expect(lastReplyTo('en', texts).text).not.toContain('?');
  });

  test.each([
    ['en', 'Am I being bitter?'],
    ['he', 'זה מטופש?'],
  ] as const)('%s: “%s” is answered', (language, text) => {
    const death = { en: 'My dad died in May', he: 'אבא שלי נפטר במאי' }[language];
    expect(poolsOf(language, [death, 'hm', text])).toContain('grief_normal');
  });
});

test.each([
  ['en', ['My boss laughed at my draft', 'did you hear what I said?'], 'laughed at your draft'],
  ['he', ['הבוס צחק על הטיוטה שלי', 'שמעת מה אמרתי?'], 'הטיוטה'],
] as const)('%s: whether it was heard is answered with what was', (language, texts, heard) => {
  const { text, lines } = lastReplyTo(language, [...texts]);
  expect(lines.join(' ')).toContain('understood_me_back');
  expect(text).toContain(heard);
});
