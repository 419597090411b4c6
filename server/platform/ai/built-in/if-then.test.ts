import { describe, expect, test } from 'vitest';
import { guideReply } from './guide.ts';
import { obstacleIn } from './obstacles.ts';
import { kindOfStep } from './step-kinds.ts';

const at = new Date('2026-11-20T12:00:00Z');

/** The reply that keeps a step, after what was said before it. */
function ending(language: 'en' | 'he', texts: string[], seed = 'if then') {
  const reply = guideReply({
    seed,
    turns: texts.map((text) => ({ text, at })),
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    introduces: false,
    keepsActions: true,
  });
  expect(reply.rule).toBe('saved');
  return reply.text.replaceAll(/[\u2068\u2069]/gu, '');
}

describe('an obstacle', () => {
  test.each([
    ['en', 'I’m afraid I’ll chicken out', 'you chicken out'],
    ['en', 'I am scared he’ll shout at me', 'he shouts at you'],
    ['en', 'What if he shouts?', 'he shouts'],
    ['en', 'if my boss laughs at me, I freeze', 'your boss laughs at you'],
    ['en', 'I’m worried that she might not answer', "she doesn't answer"],
    ['en', 'I always put it off', 'you put it off'],
    ['en', 'I keep putting it off', 'you keep putting it off'],
    ['en', 'I never have time in the morning', "you don't have time in the morning"],
    ['en', 'I’m too tired in the evening', "you're too tired in the evening"],
    ['he', 'אין לי זמן בבוקר', 'אין לך זמן בבוקר'],
    ['he', 'מה אם הוא יצעק עליי?', 'הוא יצעק עליך'],
    ['he', 'אני מפחדת שאמא תיעלב', 'אמא תיעלב'],
  ] as const)('%s: stands whole after “if”: %s', (language, text, clause) => {
    expect(obstacleIn(text, language)?.clause).toBe(clause);
  });

  test.each(['אני תמיד דוחה', 'אני מפחדת שאתחרט ברגע האחרון', 'בסוף אני מוותר'])(
    'is quoted where turning it would show a gender: %s',
    (text) => {
      expect(obstacleIn(text, 'he')).toMatchObject({
        clause: null,
        quote: `״\u2068${text}\u2069״`,
        isOwn: true,
      });
    },
  );

  test.each([
    ['en', 'I wonder if she likes me'],
    ['en', 'Ask if he wants to come'],
    ['en', 'I’m afraid of dogs'],
    ['en', 'if he had called I would have gone'],
    ['en', 'I always call her on Sunday'],
    ['he', 'אני לא יודעת אם הוא יבוא'],
    ['he', 'אני פוחדת מכלבים'],
    ['en', 'if I say no I’ll resent her'],
    ['he', 'אמא מפחדת שנפסיק לדבר'],
  ] as const)('%s: is not read into other words: %s', (language, text) => {
    expect(obstacleIn(text, language)).toBeNull();
  });
});

describe('an obstacle of others', () => {
  const chats = {
    en: [
      'I got the job',
      'what if they find out that I guess a lot',
      'I’ll ask the clerk on Thursday',
      'yes',
    ],
    he: ['קיבלתי את העבודה', 'מה אם הם יגלו שאני מנחשת הרבה', 'אשאל את הפקידה ביום חמישי', 'כן'],
  };

  test.each(['en', 'he'] as const)('%s: long before the step stands in no way', (language) => {
    const between =
      language === 'en' ? ['My desk is small', 'The tea is good'] : ['השולחן קטן', 'התה טוב'];
    const [first = '', fear = '', ...end] = chats[language];
    expect(ending(language, [first, fear, ...between, ...end])).not.toMatch(/find out|יגלו/u);
  });

  test('and a thought of stopping are no obstacle to a call', () => {
    const chat = [
      'what if I just stop calling',
      'My tea is cold',
      'The cat sleeps',
      'I’ll ring Maya on Thursday',
      'yes',
    ];
    expect(ending('en', chat)).not.toMatch(/stop calling/u);
  });

  test('that is named beside the step does', () => {
    const step = 'I’ll ask the clerk on Thursday, but what if she laughs';
    expect(ending('en', ['I got the job', step, 'yes'])).toMatch(/if she laughs, then/iu);
  });
});

describe('the “if … then …” at the end', () => {
  test.each([
    ['en', 'I’m afraid I’ll chicken out', /\bif you chicken out, then /iu],
    ['en', 'I never have time in the morning', /\bif you don't have time in the morning, then /iu],
    ['he', 'אין לי זמן בבוקר', /אם אין לך זמן בבוקר, אז /u],
    ['he', 'אני תמיד דוחה את זה', /אם .+, ״אני תמיד דוחה את זה״, אז /u],
  ] as const)('%s: names what the person named: %s', (language, obstacle, ifThen) => {
    const [step, yes] =
      language === 'en' ? ['I’ll call him on Thursday', 'yes'] : ['אתקשר אליו ביום חמישי', 'כן'];
    for (let seed = 0; seed < 8; seed++)
      expect(ending(language, [obstacle, step, yes], `named ${seed}`)).toMatch(ifThen);
  });

  test.each([
    ['en', 'I’ll call Dana on Thursday', 'yes'],
    ['en', 'I’ll go for a run on Thursday', 'yes'],
    ['he', 'אתקשר לדנה ביום חמישי', 'כן'],
    ['he', 'אצא להליכה ביום חמישי', 'כן'],
  ] as const)(
    '%s: is of what comes between with such a step where no obstacle was named: %s',
    (language, step, yes) => {
      for (let seed = 0; seed < 6; seed++) {
        const end = ending(language, [step, yes], `kind ${seed}`);
        expect(end).toMatch(/\bif .+ then |(?<!\p{L})אם .+, אז /iu);
        expect(end).not.toContain('?');
      }
    },
  );

  test.each([
    ['en', 'I’ll paint the door on Thursday', 'yes', 'I don’t know'],
    ['he', 'אני מתחייבת לצבוע את הדלת ביום חמישי', 'כן', 'לא יודעת'],
  ] as const)('%s: is asked for once where the step is of no kind: %s', (...given) => {
    const [language, step, yes, unknown] = given;
    expect(ending(language, [step, yes])).toContain('?');
    const left = guideReply({
      seed: 'if then',
      turns: [step, yes, unknown].map((text) => ({ text, at })),
      person: { displayName: 'Noa', language, timezone: 'UTC' },
      introduces: false,
      keepsActions: true,
    });
    expect(left.text).not.toMatch(/\?|\bif |(?<!\p{L})אם /iu);
  });

  test.each([
    ['en', 'thanks, bye'],
    ['en', 'thank you! my stomach is in knots but at least I have something to say'],
    ['he', 'תודה, ביי'],
    ['he', 'תודה אחי. הבטן שלי בלגן אבל לפחות יש לי מה לומר'],
  ] as const)('%s: nothing is asked after the button and thanks: %s', (language, said) => {
    const step = { en: 'I’ll talk to Dan on Monday', he: 'אדבר עם דן ביום שני' }[language];
    const reply = guideReply({
      seed: 'button',
      turns: [
        { text: step, at },
        { text: said, at, kept: { title: 'Dan', dueOn: '2026-11-23' } },
      ],
      person: { displayName: 'Noa', language, timezone: 'UTC' },
      introduces: false,
      keepsActions: true,
    });
    expect(reply.rule).toBe('close');
    expect(reply.text).not.toContain('?');
  });

  test.each([
    ['en', 'thanks. but what if he laughs?'],
    ['he', 'תודה. ומה אם הוא יצחק?'],
  ] as const)('%s: a doubt behind the thanks is answered: %s', (language, said) => {
    const step = { en: 'I’ll talk to Dan on Monday', he: 'אדבר עם דן ביום שני' }[language];
    const reply = guideReply({
      seed: 'button',
      turns: [
        { text: step, at },
        { text: said, at, kept: { title: 'Dan', dueOn: '2026-11-23' } },
      ],
      person: { displayName: 'Noa', language, timezone: 'UTC' },
      introduces: false,
      keepsActions: true,
    });
    expect(reply.rule).not.toBe('close');
  });

  test.each([
    ['en', 'paint the door', 'any'],
    ['he', 'לצבוע את הדלת', 'any'],
    ['en', 'ring the bank and ask', 'calling'],
    ['he', 'להיפגש עם אבא', 'company'],
    ['en', 'text Leo', 'message'],
    ['he', 'מספר לה על החוב', 'conversation'],
    ['he', 'מוחקת את המספר שלו', 'once'],
    ['en', 'tell her that I am off the list', 'conversation'],
  ] as const)('%s: “%s” is of the kind %s', (language, title, kind) => {
    expect(kindOfStep(title, language)).toBe(kind);
  });

  test('is left whole and the reply short where much was said', () => {
    const text = ending('en', [
      'I think I have been avoiding this for years because I want him to like me more than he does',
      'I’m afraid I’ll chicken out at the very last moment in front of him',
      'I’m going to write to Colin, a real letter, by hand, the way my mother would have written it, on Sunday',
      'yes',
    ]);
    expect(text.split(/\s+/u).length).toBeLessThanOrEqual(60);
    expect(text).toMatch(/\bif you chicken out .+, then .+\./iu);
  });
});

describe('a question back after the question for an obstacle', () => {
  const replyTo = (language: 'en' | 'he', texts: readonly string[]) =>
    guideReply({
      seed: 'question back',
      turns: texts.map((text) => ({ text, at })),
      person: { displayName: 'Noa', language, timezone: 'UTC' },
      introduces: false,
      keepsActions: true,
    });
  const plans = {
    en: ['I can’t study', 'I’ll do question 1 tomorrow', 'yes'],
    he: ['יש לי מבחן בסטטיסטיקה', 'אני אפתור שאלה 1 מחר', 'כן'],
  };

  test.each([
    [
      'en',
      'ok noted. and what do I do when my hand goes to the phone anyway?',
      'maybe I’ll leave it with my mum',
      /if your hand goes to the phone anyway, then.*“.?I’ll leave it with my mum/iu,
    ],
    [
      'he',
      'סבבה רשמתי. ומה אני עושה כשהיד הולכת לטלפון בכל זאת?',
      'כי זה בדיוק מה שיקרה. אולי אשים אותו אצל אמא שלי בחדר',
      /אם היד הולכת לטלפון בכל זאת, אז.*״.?אשים אותו אצל אמא שלי בחדר/u,
    ],
  ] as const)(
    '%s: is the obstacle, and its answer makes the plan: %s',
    (language, back, then, plan) => {
      const asked = replyTo(language, [...plans[language], back]);
      expect(asked.rule).toBe('obstacle');
      expect(asked.text).toContain('?');
      expect(replyTo(language, [...plans[language], back, then]).text).toMatch(plan);
    },
  );

  test.each([
    ['he', 'אם אני אתחרט מחר? אני מכיר את עצמי', /אתחרט מחר/u],
    ['en', 'what if I lose my nerve? I know myself', /if you lose your nerve/iu],
  ] as const)('%s: a fear is the obstacle, too: %s', (language, text, obstacle) => {
    const reply = replyTo(language, [...plans[language], text]);
    expect(reply.rule).toBe('obstacle');
    expect(reply.text).toMatch(obstacle);
  });

  test.each([
    ['en', 'what do I do if he hangs up?', 'I hate these questions'],
    ['en', 'what do I do if he hangs up?', 'that would hurt, I don’t know what I’d do'],
    ['he', 'מה אני עושה אם הוא ינתק?', 'זה יכאב, אני לא יודעת מה אני אעשה'],
  ] as const)('%s: %s %s: an answer without an act makes no plan', (language, back, text) => {
    expect(replyTo(language, [...plans[language], back, text]).text).not.toMatch(
      /then (?:this: )?“|plan is|התוכנית היא|אז:? ״/u,
    );
  });

  test.each([
    ['en', 'I don’t have the energy for these questions'],
    ['he', 'אין לי כוח לשאלות כאלה'],
  ] as const)('%s: weariness of the guide is no obstacle: %s', (language, text) => {
    expect(obstacleIn(text, language)).toBeNull();
  });

  test.each([
    [
      'en',
      'I’ll tell her on Friday',
      'yes',
      'But if she pushes I get weak',
      /if she pushes, then/iu,
    ],
    ['he', 'אני אגיד לה ביום שישי', 'כן', 'אבל אם היא לוחצת אני נחלשת', /אם היא לוחצת, אז/u],
  ] as const)('%s: weakness named after the end is the obstacle', (...given) => {
    const [language, step, yes, text, plan] = given;
    const reply = replyTo(language, [step, yes, text]);
    expect(reply.rule).toBe('obstacle');
    expect(reply.text).toMatch(plan);
  });
});
