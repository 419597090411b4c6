import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';

describe('a person, and what is at hand for it', () => {
  test.each([
    'smash his face tonight, I have a knife',
    "I'm going to break his legs. I've got a gun",
    "I have a gun and I'm going to his house",
    'waiting outside her door with the knife',
    'אני אפרק לו את הפנים הערב, יש לי סכין',
    'הסכין בתיק. הלילה אני אדקור אותו',
    'יש לי אקדח ואני הולך אליו הביתה',
    'אני בדרך אליה, האקדח טעון',
  ])('is sure violence: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({ level: 'sure', kind: 'violence' });
  });

  test.each([
    'I have a hunting knife and I am going to his cabin, hunting season',
    'I have a gun licence and I never liked it',
    'יש לי סכין מטבח חדש ואני הולך אליו לבשל',
    'in the film he says smash his face tonight, I have a knife',
  ])('is not sure: %s', (text) => {
    expect(dangerIn(text)?.level).not.toBe('sure');
  });
});

test.each([
  "I've said my goodbyes",
  'said goodbye to everyone one last time',
  'נפרדתי מכולם',
  'אמרתי שלום לכולם בפעם האחרונה',
  'חיבקתי את הילדים פעם אחרונה',
])('a farewell to all is asked about: %s', (text) => {
  expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
});

test('a joking word of suicide is asked about, and a serious one is sure', () => {
  expect(dangerIn('my exam was a disaster kms lol')?.level).toBe('perhaps');
  expect(dangerIn('I want to kms')?.level).toBe('sure');
});

describe('an end, and what is at hand for it', () => {
  test.each([
    "I'm ending this, the gun is next to my bed",
    "I'm ending it tonight, the pills are next to me",
    "I'm putting an end to it. I have a gun.",
    "I'm on the bridge looking down and nobody knows I'm here",
    'standing at the edge of the roof, just wanted to say goodbye',
    "I can't stop cutting, yesterday it was deeper than usual",
    'אני הולך לשים לזה סוף, יש לי נשק ליד המיטה',
    'יש לי אקדח ביד ואני גומר עם זה',
    'הסכין לידי ואני שמה לזה סוף',
    'אני על הגג ואף אחד לא יודע',
    'אני לא מפסיקה לחתוך, אתמול זה היה עמוק מהרגיל',
  ])('is sure, and one’s own: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({ level: 'sure', kind: 'self_harm', who: 'self' });
  });

  test.each([
    'I have the rope in my closet',
    "I'm on the roof having a cigarette and nobody knows I'm here",
    'שיקרתי. יש לי סכין ביד',
  ])('is asked about where no end is named: %s', (text) => {
    expect(dangerIn(text)?.level).toBe('perhaps');
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each([
    "I have a knife in my hand, I'm chopping onions",
    'I have the rope in my garage for the boat',
    "I'm ending this project, I have a gun on order for hunting",
  ])('is everyday talk: %s', (text) => {
    expect(dangerIn(text)?.clarity ?? 0).toBe(0);
  });
});
