import { describe, expect, test } from 'vitest';
import { imitates } from './imitation.ts';

describe('names that read as the product or the guide', () => {
  test.each([
    'Zavit',
    'zavit-support',
    'zavit_support_1',
    'ZavitTeam',
    'Official Zavit',
    'Zаvit',
    'Ζavit',
    'Ｚａｖｉｔ',
    '𝐙avit',
    'Z a v i t',
    'Zavit\u200B',
    'Z\u0335a\u0335vit',
    'Zav1t',
    'Dana Zavit',
    'guide',
    'the.guide',
    'The guide',
    'THE GUIDE.',
    'guidel',
    'guide1',
    'gu1de_',
    'Guide\u2060',
    'Gu\u0456de',
    'g u i d e',
    'guuide',
    'my ai guide',
    'Built-in guide',
    'Support team',
    'Adm1n',
    'המדריך',
    'המלווה',
    'המלוה',
    'מ.ל.ו.ו.ה',
    'הַמְּלַוֶּה',
    'המלווה שלך',
    'המדריך הרשמי של זווית',
    'זווית',
    'זוית תמיכה',
    'צוות זווית',
    'הנהלת המקום',
  ])('%s', (name) => expect(imitates(name, 'Zavit')).toBe(true));

  test.each([
    'Dana',
    'Maya Cohen',
    'נועה לוי',
    'Tom Reed',
    'Guido',
    'Guy De',
    'Guidry',
    'Dana, tour guide',
    'Noa the mentor',
    'מדריכת טיולים',
    'דנה מדריכת הרים',
    'מלכה',
    'אלי המלך',
    'Ali',
    'Theo',
    'Mia',
    'Adam Minster',
    'Steam Roller',
    '🦊',
    '李',
    'Саша',
    'p1a2b3c4',
    'me_and_you',
    'תמר',
    'Davit',
    'Gavit',
  ])('%s is a person’s name', (name) => expect(imitates(name, 'Zavit')).toBe(false));

  test('the name that the operator chose is the product’s', () => {
    expect(imitates('Acme Help', 'Acme')).toBe(true);
    expect(imitates('Acme Help', 'Zavit')).toBe(false);
    expect(imitates('Big Talk support', 'Big Talk')).toBe(true);
  });
});
