import { describe, expect, test } from 'vitest';
import { bothAnswered, waysAnswered, waysCorrected, waysTold } from './named-ways.ts';

describe('two ways in the answer to the question for them', () => {
  test.each([
    [
      'en',
      'Leeds, band 6 on the ward. Or the surgery here, more admin.',
      'Leeds',
      'the surgery here',
    ],
    ['en', 'either I go back to uni or I keep the job', 'I go back to uni', 'I keep the job'],
    ['en', '1) keep the dog 2) give him to my sister', 'keep the dog', 'give him to my sister'],
    ['en', 'keep the dog, give him away', 'keep the dog', 'give him away'],
    ['he', 'או לגור לבד (יקר) או לחזור להורים. זהו', 'לגור לבד', 'לחזור להורים'],
    ['he', 'בית ספר ישן, קרוב. או החדש, עם החברים', 'בית ספר ישן', 'החדש'],
    ['he', 'הראשונה: להישאר. השנייה: לעזוב', 'להישאר', 'לעזוב'],
  ] as const)('%s: are parted where the answer parts them: %s', (language, text, a, b) => {
    expect(waysAnswered(text, language)).toEqual({ a, b });
  });

  test.each([
    ['en', 'moving'],
    ['en', 'tea, coffee, milk'],
    ['he', 'לעבור'],
  ] as const)('%s: are none in fewer or more: %s', (language, text) => {
    expect(waysAnswered(text, language)).toBeNull();
  });
});

describe('two ways that a message names', () => {
  test.each([
    [
      'en',
      'Two offers. One is in Hull, the other ten minutes away.',
      'in Hull',
      'ten minutes away',
    ],
    [
      'en',
      'I want to know whether I should tell him before or after the exam',
      'tell him before the exam',
      'tell him after the exam',
    ],
    ['en', 'I don’t know whether to stay or go', 'stay', 'go'],
    [
      'en',
      'One option is to sell the house, the other is to rent it out',
      'sell the house',
      'rent it out',
    ],
    ['en', 'do you think I should message her or just leave it?', 'message her', 'just leave it'],
    ['en', 'the two schools are one close by and one with music', 'close by', 'with music'],
    ['en', 'two offers, one in Hull and the other from home', 'in Hull', 'from home'],
    ['he', 'שתי דירות: אחת קטנה במרכז ואחת גדולה רחוק', 'קטנה במרכז', 'גדולה רחוק'],
    ['he', 'מתלבטת בין דירת 2 חדרים בעיר לבין 5 חדרים במושב', 'דירת 2 חדרים בעיר', '5 חדרים במושב'],
    ['he', 'לא יודע אם להישאר או לעבור', 'להישאר', 'לעבור'],
    ['he', 'אפשרות אחת היא למכור את הדירה, והשנייה להשכיר', 'למכור את הדירה', 'להשכיר'],
    ['he', 'מצד אחד להישאר בעבודה, מצד שני לפתוח עסק', 'להישאר בעבודה', 'לפתוח עסק'],
    ['he', 'או שאני נשארת איתו או שאני חוזרת להורים', 'שאני נשארת איתו', 'שאני חוזרת להורים'],
    ['he', 'לא יודעת אם לספר לו לפני או אחרי המבחן', 'לספר לו לפני המבחן', 'לספר לו אחרי המבחן'],
  ] as const)('%s: %s', (language, text, a, b) => {
    expect(waysTold(text, language)).toEqual({ a, b });
  });

  test.each([
    ['en', 'not sure whether he likes me or hates me'],
    ['en', 'I have two kids, one is at school, the other a baby'],
    ['en', 'I can’t stay awake or go to work'],
    ['en', 'I don’t know whether to laugh or cry'],
    ['en', 'I don’t know if I’m sad or angry'],
    ['he', 'לא יודעת אם הוא אוהב אותי או לא'],
    ['he', 'קשה לי לישון או לאכול'],
    ['he', 'מצד אחד אני אוהבת אותו, מצד שני הוא לא מקשיב'],
    ['he', 'בת אחת בכיתה א, השנייה בגן'],
    ['he', 'לא יודעת אם ללכת לקבוצה או שזה רק יוריד אותי'],
    ['en', 'we need to choose between two towns and I keep changing my mind'],
    ['en', 'I must decide whether to call by Friday or on Monday'],
    ['en', 'I don’t know whether to ring her or not'],
    ['he', 'צריך לבחור בין שתי ערים ואני כל הזמן משנה דעה'],
    ['he', 'לא יודע אם להתקשר אליה או שזה מוגזם'],
    ['he', 'לא יודע אם להתקשר אליה או לא'],
  ] as const)('%s: are none of one’s own: %s', (language, text) => {
    expect(waysTold(text, language)).toBeNull();
  });
});

describe('an answer about the first way', () => {
  test.each([
    ['en', 'First one: quiet. The second one I’d feel cleverer', 'quiet', 'I’d feel cleverer'],
    ['en', 'I’d sleep. The other option: more money', 'I’d sleep', 'more money'],
    ['he', 'בראשונה שקט, בשנייה עניין וכסף', 'שקט', 'עניין וכסף'],
  ] as const)('%s: goes on to the other: %s', (language, text, first, second) => {
    const both = bothAnswered(text, language);
    expect(both?.first).toContain(first);
    expect(both?.second).toBe(second);
  });

  test.each([
    ['en', 'I’d see the other people from my course. Every other day is free'],
    ['en', 'two rooms, and the second one is quiet'],
    ['he', 'אני אראה את הים כל יום. בפעם השנייה גם אשחה'],
  ] as const)('%s: stays with it: %s', (language, text) => {
    expect(bothAnswered(text, language)).toBeNull();
  });
});

describe('a way that was heard wrongly', () => {
  test.each([
    [
      'en',
      'No, that’s the same one. The other way is the surgery. There I’d see Noah',
      { b: 'the surgery' },
      'There I’d see Noah',
    ],
    ['en', 'no, the first one is staying', { a: 'staying' }, ''],
    ['en', 'that’s the same thing', {}, ''],
    ['he', 'לא, זה אותו מקום. הדרך השנייה היא העירייה. שם שקט לי', { b: 'העירייה' }, 'שם שקט לי'],
    ['he', 'זו אותה דרך', {}, ''],
    ['en', 'that’s not the question', {}, ''],
    [
      'en',
      'thats not the choice. June is only the date. the jobs are one in town and one from home',
      { a: 'in town', b: 'from home' },
      '',
    ],
    ['en', 'Those aren’t the options. It is whether to rent or buy', { a: 'rent', b: 'buy' }, ''],
    ['he', 'לא אלה הדרכים', {}, ''],
    ['he', 'זאת לא ההתלבטות. השאלה היא אם לשכור או לקנות', { a: 'לשכור', b: 'לקנות' }, ''],
  ] as const)('%s: is put right: %s', (language, text, ways, rest) => {
    expect(waysCorrected(text, language)).toEqual({ ways, rest });
  });

  test.each([
    ['en', 'No more commuting, and I’d see Noah'],
    ['en', 'the other way is quieter. No noise'],
    ['he', 'לא אצטרך לנסוע כל יום'],
    ['en', 'It’s not my choice to make any more, my brother decides'],
    ['he', 'זה לא השאלון הכי ארוך'],
  ] as const)('%s: is none: %s', (language, text) => {
    expect(waysCorrected(text, language)).toBeNull();
  });
});
