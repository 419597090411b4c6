import { describe, expect, test } from 'vitest';
import messages from '#content/guide/examples/half-sentences.json' with { type: 'json' };
import { dangerIn } from './danger.ts';

describe('danger in half a sentence', () => {
  test.each(messages.beatenChild)('is that of a child, and sure: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({ level: 'sure', kind: 'abuse', who: 'child' });
  });

  test.each(messages.ownFear)('is that of the one who writes: %s', (text) => {
    expect(dangerIn(text)?.who).toBe('self');
  });

  test.each(messages.danger)('is asked about: %s', (text) => {
    expect(dangerIn(text, { isEarly: true })?.clarity).toBeGreaterThan(0);
  });

  test.each(messages.everyday)('has everyday twins, which have a note at most: %s', (text) => {
    expect(dangerIn(text)?.clarity ?? 0).toBe(0);
  });
});
