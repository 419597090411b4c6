import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { dayNamedIn, withoutDateWords } from './dates.ts';
import { ownWordsOf } from './own-words.ts';
import { quotableIn } from './quotes.ts';
import { understood } from './understood.ts';

const begun = '2026-11-25T09:00:00Z';
const at = new Date(begun);
const { repliesTo, lastReplyTo: lastOf, untilOffer } = guidedChat({ seed: 'unsure', at: begun });

describe('a step', () => {
  test.each([
    'אני יושבת מול המחשב כבר שעתיים ולא כתבתי מילה. הדדליין של התזה בעוד שבועיים',
    'קיבלתי היום את החוזה לדירה בברלין!! אני בהלם',
    'זה בעיקר אחרי ריב עם אשתי. אני הולך למטבח',
    'אני הולכת לסבתא כל שבוע והיא לא זוכרת אותי',
  ])('is not made of a story, “%s”', (text) => {
    expect(understood(text, 'he').intent).not.toBe('commitment');
  });

  test.each([
    ['אני הולכת לדבר איתו', 'לדבר איתו'],
    ['אני הולך לקנות לה פרחים', 'לקנות לה פרחים'],
    ['אני אגיד לה מחר בערב, נמאס לדחות', 'אגיד לה בערב'],
    ['אני שמה את הטלפון במגירה עד הערב', 'שמה את הטלפון במגירה עד הערב'],
    ['אכתוב לו מחר, בלי להתנצל', 'אכתוב לו, בלי להתנצל'],
  ])('is whole, and no more: %s', (text, title) => {
    const [proposal] = lastOf('he', ['רבתי עם אחי', text]).proposals ?? [];
    expect(proposal?.payload).toMatchObject({ title });
  });

  test.each([
    ['he', 'אני אדבר איתם. אבל לא השבוע'],
    ['en', 'I will talk to them, but not this week'],
  ] as const)('%s: has no day that is denied: %s', (language, text) => {
    expect(dayNamedIn(text, language, at, 'UTC')).toBeNull();
    expect(lastOf(language, ['I argue with my parents', text]).rule).toBe('ask_day');
  });

  test('keeps the day beside a denied one', () => {
    expect(dayNamedIn('לא היום, מחר', 'he', at, 'UTC')?.dueOn).toBe('2026-11-26');
    expect(withoutDateWords('להיות בבית עד הערב', 'he')).toContain('עד  הערב');
  });

  test('that is declined leaves room for what stands beside the no', () => {
    const reply = lastOf('he', [
      'אכתוב לבעל הבית מחר',
      'לא לרשום כלום, סתם סיפרתי. אני שמח ומפוחד ביחד',
    ]);
    expect(reply?.rule).toBe('step_declined');
    expect(reply?.text).toContain('אני שמח ומפוחד ביחד');
  });
});

describe('a refusal', () => {
  test.each([
    ['אני רוצה לחפש משהו אחר אבל בשקט', 'wish'],
    ['אני חושב שאכתוב לו וואטסאפ. לא לדבר, לכתוב', 'commitment'],
    ['לא רוצה לדבר על זה', 'refusal'],
    ['רק להקשיב', 'refusal'],
  ])('is not made of other words: %s', (text, intent) => {
    expect(understood(text, 'he').intent).toBe(intent);
  });
});

describe('words of surprise', () => {
  test.each([
    ['he', 'מה? לא! אני לא הולך למטבח. אני הולך לשם כל פעם אחרי ריב'],
    ['en', 'What? No, I go there every time after a fight'],
  ] as const)('%s: ask for no meaning before more words', (language, text) => {
    expect(understood(text, language).intent).not.toBe('ask_meaning');
  });

  test('ask for one alone', () => {
    expect(understood('מה?', 'he').intent).toBe('ask_meaning');
  });
});

describe('the words of the person', () => {
  test('hold no aim of somebody else', () => {
    expect(ownWordsOf('היא לא יכולה לעזוב באמצע שנה', 'he').aims).toEqual([]);
    expect(ownWordsOf('אמא שלי רוצה לגור איתנו', 'he').aims).toEqual([]);
    expect(ownWordsOf('אני לא יכולה לעזוב באמצע שנה', 'he').aims).toHaveLength(1);
  });

  test('hold no half of something to say, and the person whom it is for', () => {
    const { aims, people } = ownWordsOf('אני צריכה להגיד לשותפה שלי שאני עוזבת', 'he');
    expect(aims).toEqual([]);
    expect(people).toEqual(['השותפה שלך']);
  });

  test('are no claim where they only answer', () => {
    expect(ownWordsOf('שאני לא קיימת. שזה הכסף שלו', 'he').mirrors).toEqual([]);
  });
});

describe('an insight', () => {
  test.each([
    ['he', ['התזה שלי תקועה', 'אולי אני פשוט לא מספיק טובה לתואר שני']],
    ['he', ['אמא שלי חלתה', 'מה שמטריף אותי זה שהאחים שלי גרים במרחק שעה ולא באים']],
    ['he', ['יום רע', 'גיליתי שהבת שלי מעשנת']],
    ['en', ['My thesis is stuck', 'Maybe I’m just not good enough for this']],
  ] as const)('%s: is no news, no complaint and no word against oneself: %s', (language, texts) => {
    expect(lastOf(language, texts).rule).not.toBe('listen:insight');
  });

  test('is what somebody says to have understood', () => {
    expect(lastOf('he', ['התזה שלי תקועה', 'הבנתי שאני כותבת בשביל אבא שלי']).rule).toBe(
      'listen:insight',
    );
  });

  test('is not the message before a step that is none', () => {
    const proposals = repliesTo('he', [
      'רבתי עם אחי',
      'אכתוב לו מחר',
      'לא, זה לא צעד, זה מה שקורה לי',
      'אדבר איתו מחר',
      'כן',
    ]).at(-1)?.proposals;
    expect(proposals).toEqual([]);
  });

  test('is left to the person where the sentence may be none', () => {
    const reply = lastOf('he', [
      'השותפה שלי לא יודעת שאני עוזבת',
      'אגיד לה מחר',
      'כן',
      'יש לי בחילה רק מלחשוב על זה',
    ]);
    expect(reply?.text).toContain('״יש לי בחילה רק מלחשוב על זה״');
  });
});

test.each([
  ['he', ['אחי חייב לי כסף כבר שנתיים', 'אני לא רוצה מלחמה במשפחה', 'טוב אז מה עושים']],
  ['he', ['אשתי אומרת לי להתפטר כבר שנה', 'יש לנו משכנתא', 'אוקיי אז מה הלאה']],
  ['en', ['My brother owes me money', 'I don’t want a war in the family', 'so what do we do now']],
] as const)('%s: “what now” gets a question about the matter, and no tour', (language, texts) => {
  const text = lastOf(language, texts).text ?? '';
  expect(text).toMatch(/\?$/u);
  expect(text).not.toMatch(/״הלאה״|“next”/u);
});

test.each([
  ['אני פותחת את הקובץ, כותבת משפט, מוחקת. וחוזר חלילה', 'אני פותחת את הקובץ, כותבת משפט, מוחקת'],
  ['זה לא רק הכסף, אני פשוט לא נושמת פה', 'זה לא רק הכסף, אני פשוט לא נושמת פה'],
  ['לא בשביל אבא שלי, בשביל השקט שלי', 'לא בשביל אבא שלי, בשביל השקט שלי'],
])('a short Hebrew sentence is quoted whole: %s', (text, quote) => {
  expect(quotableIn(text, 'he')).toBe(quote);
});

test.each(['חברות מגיל 6. אני לא מבינה מה עשיתי לה', 'אני לא מבין למה היא לא מתקשרת'])(
  'somebody who does not understand others asks for no meaning: %s',
  (text) => {
    expect(understood(text, 'he').intent).not.toBe('ask_meaning');
  },
);

test('words of somebody about themselves come before the acts of others', () => {
  const text = lastOf('he', ['הילדים דווקא הסתדרו. אני יושבת בבית ומחכה שהם יחזרו']).text;
  expect(text).toContain('״אני יושבת בבית ומחכה שהם יחזרו״');
});

test('the work of somebody else is no thing to ask about', () => {
  const { things, people } = ownWordsOf('עברנו לחיפה בגלל העבודה של בעלי', 'he');
  expect([...things, ...people]).toEqual([]);
  expect(ownWordsOf('רבתי עם בעלי', 'he').people).toEqual(['בעלך']);
});

test('an event to come with a fear beside it is no step', () => {
  const text = 'אני חוזר לעבודה ביום ראשון וכולם ישאלו מה שלומי';
  expect(understood(text, 'he').intent).not.toBe('commitment');
  expect(understood('אני חוזר לבריכה ביום ראשון', 'he').intent).toBe('commitment');
});

test.each([
  ['he', 'לא יודע איך להגיד לו לא', 'להגיד לו לא'],
  ['he', 'אני פשוט לא יודעת איך להתחיל לדבר איתה', 'להתחיל לדבר איתה'],
  ['he', 'אני רוצה לכתוב לה אבל אין לי מושג מה', 'לכתוב לה'],
  ['en', 'I don’t know how to say no to him', 'say no to him'],
] as const)(
  '%s: somebody at a loss is asked about it, without advice: %s',
  (language, text, own) => {
    const reply = lastOf(language, ['My boss wants me on Fridays', text]);
    expect(reply?.rule).toMatch(/^(?:listen:|remark:|offer_exercise)/u);
    expect(reply?.text).toContain(own);
  },
);

test.each([
  ['he', 'אני מורה ונשרפתי', 'לא, אני צריכה לדעת אם לעזוב'],
  ['en', 'I want to tell Tom about the shelf', 'No, I have to know whether to leave my job'],
] as const)('%s: a no to a stage with more in it is a no, and heard', (language, before, no) => {
  const reply = lastOf(language, [...untilOffer(language, [before]), no]);
  expect(reply.rule).toBe('stage_declined');
  expect(reply.text).toMatch(/לדעת אם לעזוב|leave/u);
});

test.each([
  [
    'he',
    ['וואו קיבלתי העלאה של 2000 שקל', 'אבל עכשיו הבוס מצפה שאעבוד גם בשישי'],
    /הכי טוב בזה|למי סיפרת/u,
  ],
  [
    'en',
    ['I got a raise today', 'but now my boss expects me on Fridays, too'],
    /best part|first to hear/u,
  ],
] as const)('%s: good news ends at its “but”', (language, texts, glad) => {
  expect(lastOf(language, texts).text).not.toMatch(glad);
});

test.each([
  ['he', 'המורה אומרת שבכיתה הוא בסדר גמור. אז מה זה?'],
  ['en', 'His teacher says he is fine in class. So what is it?'],
] as const)('%s: a question after a story asks nothing about Zavit: %s', (language, text) => {
  expect(understood(text, language).topic).toBeNull();
});

test('Hebrew words for pain name no father, and a guess is only quoted', () => {
  const { people, mirrors } = ownWordsOf('יש לי כאבי גב כבר חצי שנה', 'he');
  expect(people).toEqual([]);
  expect(mirrors[0]?.text).toBe('יש לך כאבי גב כבר חצי שנה');
  expect(ownWordsOf('אולי הוא דואג לאחותו', 'he').mirrors).toEqual([]);
});

test('a message without a word of fear is asked about no fear', () => {
  const text = 'יש לי כאבי גב כבר חצי שנה ואני לא הולך לרופא';
  expect(understood(text, 'he').intent).toBe('story');
});

test('Saturday night is a day, and friendship is no friend', () => {
  const [proposal] =
    lastOf('he', ['הבת שלי מעשנת', 'אשב איתה במוצאי שבת ואגיד לה את האמת']).proposals ?? [];
  expect(proposal?.payload).toMatchObject({ due_on: '2026-11-28' });
  expect(ownWordsOf('אני רוצה לשמור על החברות', 'he').people).toEqual([]);
});

test.each([
  ['en', 'no way he will agree to it', 'story'],
  ['en', "no way I'm going back there", 'story'],
  ['en', 'no way', 'decline'],
  ['en', "no way I'm doing that", 'decline'],
  ['he', 'אין מצב שהוא יסכים', 'story'],
] as const)('%s: a “no way” declines only what it answers: %s', (language, text, intent) => {
  expect(understood(text, language).intent).toBe(intent);
});
