import { beforeAll, describe, expect, test } from 'vitest';
import { closed, loadClosing } from './closing.ts';

describe('text that is being written', () => {
  beforeAll(loadClosing);

  test.each([
    ['bold', 'a **bold', 'a **bold**'],
    ['slanted', 'an *open', 'an *open*'],
    ['code in a line', 'press `Ctrl', 'press `Ctrl`'],
    ['bold in Hebrew', 'בוקר **שקט', 'בוקר **שקט**'],
    ['bold in the item of a list', '- one\n- **two', '- one\n- **two**'],
  ])('closes %s', (_what, open, whole) => {
    expect(closed(open)).toBe(whole);
  });

  test('shows the words of a link whose address is not there yet', () => {
    expect(closed('see [the harbour](https://exam')).toBe('see the harbour');
  });

  test.each([
    ['what is whole', 'a **bold** word and `code`'],
    ['a comparison', 'if a < b'],
    ['an open block of code, whose signs are its own', '```\na ** b'],
    ['one sign of a pair between figures', '3 ~ 4'],
    ['names with underscores', 'a snake_case_name'],
  ])('leaves %s as it is', (_what, text) => {
    expect(closed(text)).toBe(text);
  });

  test('closes what is open wherever a word is cut', () => {
    const whole = 'A **bold** line, `code`, *soft* and [a link](https://example.org).';
    for (let end = 0; end <= whole.length; end++) {
      if (!/\p{L}/u.test(whole[end - 1] ?? '')) continue;
      const shown = closed(whole.slice(0, end));
      expect((shown.match(/\*\*/gu) ?? []).length % 2, shown).toBe(0);
      expect((shown.match(/`/gu) ?? []).length % 2, shown).toBe(0);
    }
    expect(closed(whole)).toBe(whole);
  });
});
