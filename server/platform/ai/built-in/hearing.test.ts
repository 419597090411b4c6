import { describe, expect, test } from 'vitest';
import { ownWordsOf } from './own-words.ts';
import { deniedFeelingsIn, feelingsIn } from './signals.ts';
import { normalised } from './normalise.ts';
import { understood } from './understood.ts';

const intentOf = (text: string, language: 'en' | 'he') => understood(text, language).intent;

describe('words that look like something else', () => {
  test.each([
    ['he', 'אמא שלי לא רואה כמה אני משתדלת', 'about_privacy'],
    ['he', 'אף אחד בבית לא שומע כשאני נכנסת', 'about_privacy'],
    ['he', 'כמה זמן נשאר לו לדעתך?', 'about_privacy'],
    ['he', 'יש לי מינוס גדול והבעל שלי לא יודע', 'dont_know'],
    ['en', 'my dad has no idea that I left school', 'dont_know'],
    ['en', 'in the next meeting I will ask a stupid question and live', 'insult'],
    ['en', 'I felt so dumb in front of everyone', 'insult'],
    ['he', 'מחר בישיבה אני אשאל שאלה טיפשית אחת', 'insult'],
    ['en', 'since the move nothing happens, weeks go by', 'boredom'],
    ['en', 'he got bored of me after a month', 'boredom'],
    ['he', 'הוא השתעמם ממני אחרי חודש', 'boredom'],
    ['en', 'she left for the airport at six and I cleaned up', 'loss'],
    ['en', 'my face looks dead in that photo', 'loss'],
    ['en', 'calm down, the cat is not dead', 'loss'],
    ['he', 'אני נראית מתה בתמונה הזאת', 'loss'],
    ['en', 'I am not afraid of the needle', 'fear'],
    ['en', 'my wife is worried all the time', 'fear'],
    ['he', 'אני לא פוחדת מהניתוח', 'fear'],
    ['he', 'הבן שלי דואג כל הזמן', 'fear'],
    ['en', 'then what matters is that I go first', 'ask_fact'],
    ['he', 'אז מה שחשוב זה שאני אגיד ראשונה', 'ask_fact'],
    ['he', 'די', 'goodbye'],
  ] as const)('%s: “%s” is no %s', (language, text, intent) => {
    expect(intentOf(text, language)).not.toBe(intent);
  });

  test.each([
    ['he', 'מישהו רואה את מה שאני כותב כאן?', 'about_privacy'],
    ['he', 'אני לא יודעת', 'dont_know'],
    ['en', 'no idea', 'dont_know'],
    ['en', 'what a stupid question', 'insult'],
    ['he', 'איזו שאלה מטומטמת', 'insult'],
    ['en', 'this is boring', 'boredom'],
    ['he', 'משעמם לי', 'boredom'],
    ['en', 'she left me last week', 'loss'],
    ['en', 'my dog is dead', 'loss'],
    ['en', 'I am afraid of the needle', 'fear'],
    ['he', 'אני פוחדת מהניתוח', 'fear'],
    ['en', 'not afraid of the needle, afraid of the result', 'fear'],
    ['en', 'what is the time', 'ask_fact'],
    ['he', 'די להיום, ביי', 'goodbye'],
  ] as const)('%s: “%s” is still a %s', (language, text, intent) => {
    expect(intentOf(text, language)).toBe(intent);
  });
});

describe('a complaint about the guide', () => {
  test.each([
    ['en', 'you never listen to what I write'],
    ['en', 'what on earth are you talking about'],
    ['en', 'this has nothing to do with what I said'],
    ['he', 'את פשוט לא שומעת מה אני כותבת'],
    ['he', 'על מה את מדברת?'],
    ['he', 'תעני לי על השאלה'],
  ] as const)('%s: “%s” is one', (language, text) => {
    expect(intentOf(text, language)).toBe('insult');
  });

  test.each([
    ['en', 'my husband says you never listen to the kids'],
    ['en', 'he shouted "you are not listening" and left the room'],
    ['he', 'הבת שלי לא מקשיבה לי'],
    ['he', 'היא צעקה "אתה לא מקשיב" והלכה'],
  ] as const)('%s: “%s” is none', (language, text) => {
    expect(intentOf(text, language)).not.toBe('insult');
  });
});

test.each([
  ['en', "I don't feel guilty about it"],
  ['en', 'stop with the anger'],
  ['he', 'באמת שלא עצובה'],
  ['he', 'תפסיקי עם הכעס'],
] as const)('%s: “%s” denies its feeling', (language, text) => {
  expect(feelingsIn(normalised(text), language)).toEqual([]);
  expect(deniedFeelingsIn(normalised(text), language)).not.toEqual([]);
});

test.each([
  ['en', 'not bored, it’s loneliness'],
  ['he', 'זה לא כעס זה עצב'],
] as const)('%s: “%s” denies one feeling and names another', (language, text) => {
  expect(feelingsIn(normalised(text), language)).not.toEqual([]);
  expect(deniedFeelingsIn(normalised(text), language)).not.toEqual([]);
});

describe('a clause that is said back', () => {
  test.each([
    ['en', 'I see me on that stage'],
    ['en', 'my boss would literally kill me'],
    ['en', 'like I was waiting for a bus'],
    ['he', 'ההורים שלי יהרגו אותי'],
    ['he', 'לא בין שני הילדים'],
    ['he', 'אתמול דיברנו על זה שעה'],
    ['he', 'המורה אמרה לי'],
  ] as const)('%s: “%s” can’t be turned', (language, text) => {
    expect(ownWordsOf(text, language).mirrors).toEqual([]);
  });

  test.each([
    ['en', 'she wants a dog and I don’t', "she wants a dog and you don't"],
    ['en', 'the silence is the worst part i guess', 'the silence is the worst part'],
    ['en', 'I work nights so how am I supposed to sleep', 'you work nights'],
    ['he', 'הקו הזה שבר אותי לגמרי חח', 'הקו הזה שבר אותך לגמרי'],
  ] as const)('%s: “%s” is said back whole', (language, text, said) => {
    expect(ownWordsOf(text, language).mirrors[0]?.text).toBe(said);
  });

  test.each([
    ['en', 'I cried in my bathroom', 'bathroom'],
    ['he', 'סבתא שלו מכרה את הדירה', 'סבתא'],
    ['he', 'הבן צעק: אבא לך מפה', 'אבא'],
    ['he', "היא אמרה 'סבא אתה מעצבן' והלכה", 'סבא'],
  ] as const)('%s: “%s” does not speak of “%s”', (language, text, named) => {
    const { people, things } = ownWordsOf(text, language);
    expect([...people, ...things].join(' ')).not.toContain(named);
  });

  test.each([
    ['en', 'what if they’re gonna throw me out'],
    ['en', 'theyre gonna send me home'],
    ['en', "I don't wish to see it"],
  ] as const)('%s: “%s” wishes nothing', (language, text) => {
    expect(ownWordsOf(text, language).aims).toEqual([]);
  });
});
