import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { poolsOf, repliesTo } = guidedChat({ seed: 'judged', at: '2026-11-20T12:00:00Z' });

const essay = 'I have to write an essay about loyalty';
const letter = 'I wrote to him: I miss you and do not know why you stopped calling';
const letterHe = 'כתבתי לו: אני מתגעגע ולא מבין למה הפסקת להתקשר';

describe('a question of judgement about one’s own text or plan', () => {
  test.each([
    ['en', [essay, 'would that work as an essay question?'], 'draft_judged'],
    ['en', [essay, 'is it a good question for the essay'], 'draft_judged'],
    ['en', [essay, '??? dude i asked if its a good question for the essay'], 'draft_judged'],
    ['en', [letter, 'what do you think of it?'], 'draft_judged'],
    ['en', [letter, 'Is that too blunt?'], 'draft_tone'],
    ['en', ['Jude, I need you to take Dad every other weekend. Is that too blunt?'], 'draft_tone'],
    ['en', ["I'd send Greg an email on Monday. What do you think?"], 'plan_small'],
    ['en', ["I'm going to repaint the kitchen. What do you think?"], 'plan_judged'],
    ['he', [letterHe, 'ככה זה טוב?'], 'draft_judged'],
    ['he', ["אולי: 'מה התכוונת כשאמרת את זה? זה כאב לי'. ככה זה טוב?"], 'draft_judged'],
    ['he', [letterHe, 'זו שאלה טובה לחיבור?'], 'draft_judged'],
    ['he', [letterHe, 'זה לא חריף מדי?'], 'draft_tone'],
    ['he', ['לשלוח מייל למגייסת עוד היום ולשאול אם אפשר יומיים מהבית. מה דעתך?'], 'plan_small'],
  ] as const)('%s: takes up the text or plan: %s', (language, texts, pool) => {
    expect(poolsOf(language, texts)).toContain(pool);
  });

  test.each([
    ['en', ['She left me in March.', 'What do you think?']],
    ['en', ['I do not want to go on today. is that ok?']],
    ['en', ['The drive is 200 km. is it too long?']],
    ['he', ['היא עזבה אותי במרץ', 'מה דעתך?']],
  ] as const)('%s: none is judged without a text or a plan: %s', (language, texts) => {
    const pools = poolsOf(language, texts);
    expect(pools.filter((pool) => /^(?:draft|plan)_/u.test(pool))).toEqual([]);
  });
});

describe('a question whether a rest is all right', () => {
  test.each([
    ['en', 'I do not want to go on today. is that ok?'],
    ['en', "I'd like to take a break here. Is that ok?"],
    ['he', 'אני לא רוצה לדבר על זה היום. זה בסדר?'],
  ] as const)('%s: gets a yes: %s', (language, text) => {
    expect(poolsOf(language, ['It is hard at work', text])).toContain('left_to_you');
  });
});

describe('a question of judgement about people', () => {
  test.each([
    ['en', ['He read my diary.', 'was that ok of him?'], 'others_judged'],
    ['en', ['My mother said it.', 'do you think she was right to say that?'], 'others_judged'],
    ['en', ["He said 'you are ugly and nobody wants you'. is that ok?"], 'others_judged'],
    ['en', ['He is strict.', 'is it normal that he reads my messages?'], 'others_usual'],
    ['en', ['She forgot my birthday.', 'what, am I not important enough?'], 'worth_hurt'],
    ['en', ['She forgot my birthday.', "don't I matter to her?"], 'worth_hurt'],
    ['he', ['היא צעקה.', 'אבל אתה חושב שזה היה בסדר מה שהיא אמרה?'], 'others_judged'],
    ['he', ['אמא צעקה עליי', 'לדעתך זה בסדר מצידה?'], 'others_judged'],
    ['he', ['אמא צעקה עליי', 'זה נורמלי שהיא קוראת לי את ההודעות?'], 'others_usual'],
    ['he', ['לא יודע.. נעלבתי. 10 שנים חברים. מה, אני לא מספיק חשוב?'], 'worth_hurt'],
  ] as const)('%s: hears the hurt and judges nobody: %s', (language, texts, pool) => {
    const pools = poolsOf(language, texts);
    expect(pools).toContain(pool);
    expect(pools).not.toContain('advice');
  });

  test.each([
    ['en', 'is it normal that I cry?'],
    ['en', 'Is that true?'],
    ['he', 'זה נורמלי שאני בוכה?'],
    ['he', 'אני לא חשוב כרגע.'],
  ] as const)('%s: of oneself, or without a hurt, it is another question: %s', (language, text) => {
    const pools = poolsOf(language, [text]);
    expect(pools.filter((pool) => /^(?:others|worth)_/u.test(pool))).toEqual([]);
  });
});

describe('a question about the next time with somebody', () => {
  test.each([
    ['en', "What do I do when he says again 'just tell me what to do'?", 'then_say'],
    ['en', 'how should I react when he shouts at me?', 'then_calm'],
    ['he', "אבל מה אני עושה כשהוא יגיד שוב 'תגידי לי מה לעשות'?", 'then_say'],
    ['he', 'אין לי מושג. מה עושים כשהיא ככה?', 'then_do'],
    ['he', 'אבל עדיין לא ענית לי מה עושים אם היא אומרת סבבה וחוזרת לטלפון', 'then_say'],
  ] as const)('%s: is answered with something to have ready: %s', (language, text, pool) => {
    expect(poolsOf(language, [text])).toContain(pool);
  });

  test('a trouble of one’s own is another question', () => {
    const pools = poolsOf('en', ["what do I do when I can't sleep?"]);
    expect(pools.filter((pool) => pool.startsWith('then_'))).toEqual([]);
  });
});

describe('a question about the ways of other people', () => {
  test.each([
    ['en', 'what do other people do, seriously'],
    ['en', 'what do other people do'],
    ['en', "the pickup!! i said. i'm just tired. what do other people do, seriously"],
    ['he', 'מה אנשים אחרים עושים?'],
    ['he', 'מה אחרים עושים, ברצינות'],
  ] as const)('%s: is answered and not quoted: %s', (language, text) => {
    expect(poolsOf(language, [text])).toContain('peers');
  });
});

describe('the way follows the act that is asked about', () => {
  test.each([
    ['en', 'can you just tell me how to start', 'way_start'],
    ['en', 'how do i write an essay', 'way_start'],
    ['en', 'how do people tell?', 'way_know'],
    ['en', "how do people tell when it's over?", 'way_know'],
    ['en', "how do i tell him it's over?", 'way_say'],
    ['he', 'איך כותבים חיבור?', 'way_start'],
    ['he', 'תגיד לי רגע, איך מתחילים את זה?', 'way_start'],
    ['he', 'איך אנשים יודעים שזה נגמר?', 'way_know'],
  ] as const)('%s: %s', (language, text, pool) => {
    expect(poolsOf(language, ['It is hard at work', text])).toContain(pool);
  });
});

describe('a question after means', () => {
  test.each([
    ['en', 'its in 7 hours. i just need to sleep. any tips??', 'way_sleep'],
    ['en', 'what else can I do about the noise at home?', 'way'],
    ['he', 'דיברתי איתו מיליון פעם. מה אפשר לעשות אחרת?', 'way'],
  ] as const)('%s: gets a way that people use: %s', (language, text, pool) => {
    expect(poolsOf(language, [text])).toContain(pool);
  });
});

describe('an angle of decisions', () => {
  test.each([
    ['en', 'Why is my sister always like that?'],
    ['en', 'am I allowed to keep the deposit?'],
    ['he', 'למה אחותי תמיד כזאת?'],
  ] as const)('%s: is for decisions alone: %s', (language, text) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const reply = guidedChat({ seed, at: '2026-11-20T12:00:00Z' }).repliesTo(language, [text])[0];
      expect(reply?.lines.some((line) => line.startsWith('advice.'))).toBe(false);
    }
  });

  test.each([
    ['en', 'should I leave my job?'],
    ['he', 'כדאי לי לעזוב את העבודה?'],
  ] as const)('%s: stays for them: %s', (language, text) => {
    expect(poolsOf(language, [text])).toContain('advice');
  });
});

describe('a day that is to be kept', () => {
  test.each([
    ['en', 'Sad more than angry. Anyway can you keep Saturday for me or not?'],
    ['he', 'עצוב לי יותר מכעס. תוכל לשמור לי את שבת?'],
  ] as const)('%s: is about the step, and not about privacy: %s', (language, text) => {
    expect(poolsOf(language, [text]).join(' ')).toMatch(/step_(?:to_keep|wording|what)/u);
  });

  test('a question about kept words is about privacy', () => {
    expect(repliesTo('en', ['do you keep what I write?']).at(-1)?.rule).toBe(
      'answer:about_privacy',
    );
  });
});

describe('the laughter of others at somebody', () => {
  test.each([
    [
      'en',
      "My manager made a joke of me in front of twelve people today. I presented the numbers and he said 'did you do these on the bus?' and everyone laughed. I'm still shaking.",
    ],
    ['en', 'I fell off the stage and everyone laughed'],
    ['he', 'הבוס עשה ממני צחוק היום בישיבה. כולם צחקו עליי.'],
    ['he', 'נפלתי מהבמה וכולם צחקו, וגם חייכתי'],
  ] as const)('%s: is no good news: %s', (language, text) => {
    expect(repliesTo(language, [text]).at(-1)?.rule).not.toBe('listen:joy');
  });

  test.each([
    ['en', 'I told a joke at the wedding and everyone laughed! best day ever'],
    ['en', "I got the job! I'm still shaking"],
    ['he', 'התקבלתי לעבודה! אני עוד רועדת'],
  ] as const)('%s: a joke that came off, and good news, are: %s', (language, text) => {
    expect(repliesTo(language, [text]).at(-1)?.rule).toBe('listen:joy');
  });
});
