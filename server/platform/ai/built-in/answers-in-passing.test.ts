import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { newChat } from './chat-state.ts';
import { withoutEcho } from './echoed-question.ts';
import { readingOf } from './reading.ts';

const { lastReplyTo, poolsOf } = guidedChat({ seed: 'passing', at: '2026-11-28T09:00:00Z' });
const death = {
  en: 'My wife Jean died in April. The house is very quiet.',
  he: 'אשתי רחל נפטרה לפני ארבעה חודשים. הבית שקט מדי.',
};

describe('a doubt about oneself in a question', () => {
  test.each([
    [
      'en',
      'It feels like I’m allowed to call myself a painter now. Silly, isn’t it?',
      'doubt_silly',
    ],
    ['he', 'אני מרגישה שמותר לי לקרוא לעצמי ציירת. קצת ילדותי, לא?', 'doubt_silly'],
    ['he', 'ואם יבואו שני תלמידים זה קצת עצוב, לא?', 'doubt_sad'],
  ] as const)('%s: is met before anything is asked: %s', (language, text, pool) => {
    expect(poolsOf(language, ['hm', text])).toContain(pool);
  });
});

describe('beside a death', () => {
  test.each([
    ['en', 'I meant whether it is normal in grief.', 'grief_normal'],
    ['en', 'Do other people do this, with the cups?', 'grief_normal'],
    ['he', 'זה נורמלי שאני מדבר איתה?', 'grief_normal'],
    ['en', 'How might I tell her, without hurting her?', 'grief_talk'],
    ['he', 'איך אני מספר לילדים?', 'grief_talk'],
  ] as const)('%s: “%s” has an answer', (language, text, pool) => {
    expect(poolsOf(language, [death[language], text])).toContain(pool);
  });

  test.each([
    [
      'en',
      'I suppose I could say to her: "Not this year, Anne. Let me keep them a while."',
      'I have found my sentence. Would you keep it for me?',
      'Not this year, Anne. Let me keep them a while.',
    ],
    [
      'he',
      'אולי אני אגיד לה: "לא השנה, ענת. תני לי עוד קצת זמן."',
      'מצאתי את המשפט. אפשר לשמור את זה?',
      'לא השנה, ענת. תני לי עוד קצת זמן.',
    ],
  ] as const)(
    '%s: words found for somebody are kept as they are',
    (language, said, asked, kept) => {
      const reply = lastReplyTo(language, [death[language], said, asked]);
      expect(reply.proposals).toEqual([{ kind: 'insight', payload: { text: kept } }]);
    },
  );
});

describe('boredom', () => {
  test.each([
    ['en', 'im bored', 'bored_first'],
    ['he', 'משעמם לי', 'bored_first'],
  ] as const)('%s: is no complaint in a first message', (language, text, pool) => {
    expect(poolsOf(language, [text])).toContain(pool);
  });

  test.each([
    ['en', ['im bored', 'what could i do today']],
    ['he', ['משעמם לי', 'יש לך רעיון מה עושים?']],
  ] as const)('%s: gets ideas where they are asked for', (language, texts) => {
    expect(poolsOf(language, texts)).toContain('bored_ideas');
  });
});

describe('words that are no step', () => {
  test.each([
    ['en', 'I sold my first painting today! I only started three years ago.'],
    ['en', 'theres no main thing im just going to the garage. bye'],
    ['he', 'אני מפחדת שאם אצא לא ארצה לחזור'],
    ['he', 'שנשב ביחד ולא רק יגידו שלום'],
  ] as const)('%s: %s', (language, text) => {
    const { proposals } = lastReplyTo(language, ['hm', text]);
    expect(proposals.filter(({ kind }) => kind === 'action')).toEqual([]);
  });
});

describe('the day of a step', () => {
  test.each([
    ['en', ['I’ll tell her the truth', 'she is back on Wednesday. So Thursday'], '2026-12-03'],
    ['he', ['אני אגיד לה את האמת', 'אמרתי, היא חוזרת ביום רביעי. אז חמישי'], '2026-12-03'],
    ['en', ['My daughter is coming on Sunday. I’ll tell her then.'], '2026-11-29'],
  ] as const)('%s: %s', (language, texts, dueOn) => {
    const { proposals } = lastReplyTo(language, ['We had a row', ...texts]);
    expect(proposals).toMatchObject([{ payload: { due_on: dueOn } }]);
  });

  test('is none where a day stands among words of thanks', () => {
    const { proposals } = lastReplyTo('en', [
      'I’ll tell them properly',
      'I suppose I’m a bit afraid the next one won’t be as good. Tonight I’m just happy. Thank you for listening!',
    ]);
    expect(proposals.filter(({ kind }) => kind === 'action')).toEqual([]);
  });

  test.each([
    ['en', 'Yes. I feel a bit calmer, thank you. I haven’t thought of my father for long'],
    ['he', 'כן. אני מרגישה קצת יותר רגועה, תודה. לא חשבתי על אבא שלי הרבה זמן'],
  ] as const)('%s: a yes with more behind it keeps the step', (language, text) => {
    const step = { en: 'I’ll call him tomorrow', he: 'אני אתקשר אליו מחר' }[language];
    expect(lastReplyTo(language, [step, text]).accepted?.kind).toBe('action');
  });
});

test.each([
  ['en', 'Which moment is best?', 'Which moment? When she went quiet and then began to cry', true],
  ['he', 'איזה רגע בזה הכי טוב בשבילך?', 'איזה רגע? כשהיא שתקה ואז התחילה לבכות', true],
  ['en', 'Which moment is best?', 'What? No, we only just began with it', false],
  ['en', 'Which moment is best?', 'What thesis? I never wrote a thing', false],
] as const)('%s: after “%s”, “%s” asks nothing: %s', (language, reply, text, isEcho) => {
  const state = { ...newChat('echo', language), lastReply: reply.toLowerCase() };
  expect(withoutEcho(state, readingOf(text, language)) !== null).toBe(isEcho);
});

describe('a question of health', () => {
  test.each([
    ['en', 'If it’s still like this in two weeks should I go to my GP?', 'health_doctor'],
    ['he', 'כדאי לי לפנות לרופא?', 'health_doctor'],
    ['en', 'should I take melatonin?', 'health_medicine'],
    ['he', 'את לא חושבת שצריך לקחת משהו, מלטונין למשל?', 'health_medicine'],
    ['en', 'do I have ADHD?', 'health_diagnosis'],
    ['he', 'תגיד זה פוסט טראומה מה שיש לי?', 'health_diagnosis'],
  ] as const)('%s: “%s” leads to those who know', (language, text, pool) => {
    expect(poolsOf(language, ['hm', text])).toContain(pool);
  });

  test('“what do I do about it?” asks after no program', () => {
    const { rule } = lastReplyTo('en', [
      'I wake up at 3am every night',
      'So what do I do about the waking up? Is there anything that helps?',
    ]);
    expect(rule).toBe('answer:ask_advice');
  });
});

test.each([
  ['en', 'Is it all right that I laughed just now?'],
  ['he', 'זה בסדר שצחקתי עכשיו?'],
] as const)('%s: beside a death laughing is allowed', (language, text) => {
  expect(poolsOf(language, [death[language], text])).toContain('grief_allowed');
});

describe('good news', () => {
  test.each([
    [
      'en',
      'I got the job!!! Head gardener, I found out an hour ago and my hands are still shaking',
    ],
    ['he', 'היי! התקבלתי ללימודי סיעוד!!! אחרי שלוש שנים שניסיתי. עוד לא סיפרתי לאף אחד'],
  ] as const)('%s: is heard: %s', (language, text) => {
    expect(lastReplyTo(language, [text]).rule).toBe('listen:joy');
  });

  test('stays good with a little fear in it', () => {
    const texts = [
      'I got the job!!!',
      'Brilliant! A bit unreal. And a bit scared, it’s eleven people',
    ];
    expect(poolsOf('en', texts)).toContain('joy_mixed');
  });
});

describe('a bored afternoon', () => {
  const chat = ['im bored. its sunday and raining', 'what can i do', 'legs i guess'];

  test('gets no exercise but its own, and no stage', () => {
    const more = [...chat, 'my friends are all away', 'its raining again', 'the street is empty'];
    const replies = more.map((_, at) => lastReplyTo('en', more.slice(0, at + 1)));
    const offered = replies.filter(({ rule }) => rule === 'offer_exercise');
    expect(offered.flatMap(({ lines }) => lines)).toEqual([
      expect.stringMatching(/^exercise\.spark/u),
    ]);
    expect(replies.map(({ rule }) => rule)).not.toContain('offer_stage');
  });

  test('ends with what somebody goes to do', () => {
    expect(poolsOf('en', [...chat, 'ok this is dumb but im gonna go look'])).toContain('bored_go');
  });
});

test('a sentence in quotation marks that was asked for stands, with a question beside it', () => {
  const { rule, text } = lastReplyTo('en', [
    'My old boss hoped I would take over from him. How do I tell him?',
    '"Graham, I’m over the moon and a bit sick about telling you." Something like that?',
  ]);
  expect(rule).toBe('given_sentence');
  expect(text).toContain('a bit sick about telling you');
});

describe('questions beside a death that are none about oneself', () => {
  test('the question what people do with the things has the answer for decisions', () => {
    const asked = 'He thought of me every week. What do people do with all the stuff, the tools?';
    expect(poolsOf('en', [death.en, asked])).toContain('grief_decision');
  });

  test.each([
    ['en', 'I think I want his little screwdriver with the yellow handle.'],
    ['he', 'אני חושב שאני רוצה את המברג הקטן שלה, עם הידית הצהובה.'],
  ] as const)('%s: a wish for what stays is no aim: %s', (language, text) => {
    expect(poolsOf(language, [death[language], 'hm', 'hm', 'hm', text])).not.toContain('wish');
  });

  test('the words of the one who died are no words for somebody', () => {
    const text = 'שהוא לא היה מדבר הרבה. אבל החלות זה היה ה"אני אוהב אותך" שלו';
    expect(poolsOf('he', [death.he, text])).not.toContain('words_found');
  });
});

describe('gladness that is insisted on', () => {
  test.each([
    [
      'en',
      'The flat is mine. It stands empty.',
      'Better? It is already good! I’m telling you I’m happy.',
    ],
    ['en', 'The flat is mine. It stands empty.', 'Lonely? No! I said I’m happy.'],
    ['he', 'הדירה שלי. היא עומדת ריקה.', 'בודדה? לא! אמרתי לך שאני שמחה.'],
  ] as const)('%s: after “%s”, “%s” is joined', (language, first, text) => {
    expect(poolsOf(language, [first, text]).join(' ')).toMatch(/joy/u);
  });

  test.each([
    [
      'en',
      'Something good for once: I got the flat! I’ll be living alone for the first time.',
      true,
    ],
    ['en', 'Something good for once, but I’m scared to be alone there.', false],
  ] as const)('%s: “%s” is heard as joy: %s', (language, text, isJoy) => {
    expect(/joy/u.test(poolsOf(language, [text]).join(' '))).toBe(isJoy);
  });

  test('things that could not be done once are not hard now', () => {
    const text = 'I’m proud. Two years ago I couldn’t even pay my own phone bill.';
    expect(poolsOf('en', ['I got the flat!', text])).not.toContain('reflect_trouble');
  });
});

describe('good news for somebody', () => {
  test.each([
    ['en', 'I got the flat!!', 'I’ll tell my grandmother tomorrow.', 'Yes'],
    ['he', 'התקבלתי לרפואה!!!', 'אני אספר לסבתא שלי מחר.', 'כן'],
  ] as const)('%s: no quarrel is planned for', (language, ...texts) => {
    const pools = poolsOf(language, texts);
    expect(pools).toContain('plan_company');
  });

  test('a laugh is no part of what is put away', () => {
    const { text } = lastReplyTo('he', [
      'התקבלתי לרפואה!!!',
      'סבתא שלי גידלה אותי',
      'מה? לא שאלתי על פרטיות חחח. דיברתי על סבתא שלי',
    ]);
    expect(text).toContain('פרטיות');
    expect(text).not.toContain('חח');
  });
});

describe('a step beside other words', () => {
  test('ends where another sentence begins after its day', () => {
    const { proposals } = lastReplyTo('en', [
      'hm',
      'I’ll get the screwdriver on Sunday, my cousin can come with me so I’m not alone.',
    ]);
    expect(proposals[0]?.payload).toMatchObject({ title: 'get the screwdriver' });
  });

  test('is not the help that was asked for', () => {
    const { proposals } = lastReplyTo('he', [
      'אני רוצה להתחיל לרוץ',
      'אתה יכול לעזור לי לעשות תוכנית?',
      'שלישי בשש בבוקר, 20 דקות. תרשום את זה?',
    ]);
    expect(JSON.stringify(proposals)).not.toContain('לעזור');
  });

  test.each([
    [
      'en',
      'start running',
      [
        'I want to start running, I’ve been saying it for three years.',
        'It’s all still ahead. Can you help me make a plan?',
        'Tuesday at six, 20 minutes. Note that?',
      ],
    ],
    [
      'he',
      'להתחיל לרוץ',
      [
        'אני רוצה להתחיל לרוץ, כבר שלוש שנים.',
        'זה הכול עוד לפניי. אתה יכול לעזור לי לעשות תוכנית?',
        'יום שלישי בשש בבוקר, 20 דקות. תרשום את זה?',
      ],
    ],
  ] as const)('%s: a time alone is the time of “%s”', (language, title, texts) => {
    expect(poolsOf(language, texts.slice(0, 2)).join(' ')).toContain('step_help');
    const { proposals } = lastReplyTo(language, [...texts]);
    expect(proposals[0]?.payload).toMatchObject({ title, due_on: '2026-12-01' });
  });
});
