import { describe, expect, test } from 'vitest';
import { codeParts } from './direction.ts';

const leftward = (code: string) => codeParts(code).filter((_part, index) => index % 2 === 1);

describe('words that run to the left, in code', () => {
  test('are kept apart from the signs and numbers around them', () => {
    expect(codeParts('print("שלום", 1 + 2)')).toEqual(['print("', 'שלום', '", 1 + 2)']);
    expect(leftward("{ 'שם': 'נועה', \"גיל\": 30 } // לא לגעת")).toEqual([
      'שם',
      'נועה',
      'גיל',
      'לא לגעת',
    ]);
  });

  test('stay together within one token, with their points', () => {
    expect(leftward('say("שָׁלוֹם, עולם")')).toEqual(['שָׁלוֹם', 'עולם']);
    expect(leftward('# בית-ספר: לא עכשיו!')).toEqual(['בית-ספר: לא עכשיו']);
  });

  test('are nowhere in other code, and nothing of the code is lost', () => {
    expect(codeParts('let a = 1;')).toEqual(['let a = 1;']);
    for (const code of ['א', '"א" + "ב"', 'א\nב', ' א1ב '])
      expect(codeParts(code).join('')).toBe(code);
  });
});
