import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';

test.each([
  ['quiet Morning', ['quiet', 'morning'], []],
  ['"The quiet house" sea', ['the quiet house', 'sea'], []],
  ['“quiet house”', ['quiet house'], []],
  ['״בית שקט״ -ים', ['בית שקט'], ['ימ']],
  ['צה"ל רמטכ״ל', ['צה"ל', 'רמטכ"ל'], []],
  ['"צה"ל בגליל"', ['צה"ל בגליל'], []],
  ['sea -"quiet house"', ['sea'], ['quiet house']],
  ['"quiet mor', ['quiet mor'], []],
  ['quiet-house', ['quiet-house'], []],
  ['sea sea', ['sea'], []],
  ['the -', ['the'], []],
  ['בית -', ['בית'], []],
  ['בית – שקט', ['בית', 'שקט'], []],
  ['-', ['-'], []],
  ['"-" sea', ['-', 'sea'], []],
  ['--force', ['--force'], []],
  ['-5 -6', ['-5 -6'], []],
  ['"', ['"'], []],
  [' \u05b0 ', [], []],
  ['', [], []],
])('%s', (query, wanted, unwanted) => {
  expect(termsOf(query)).toEqual({ wanted, unwanted });
});

test.each([
  ['-filler', [], ['filler']],
  ['-מלחמה -"בית שקט"', [], ['מלחמה', 'בית שקט']],
  ['-', [], []],
  ['- -filler', [], ['filler']],
  ['sea -filler', ['sea'], ['filler']],
  ['', [], []],
])('%s, where the search is narrowed', (query, wanted, unwanted) => {
  expect(termsOf(query, { isNarrowed: true })).toEqual({ wanted, unwanted });
});
