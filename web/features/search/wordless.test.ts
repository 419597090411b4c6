import { expect, test } from 'vitest';
import { catalogue } from '#i18n/en/index.ts';
import { formatText } from '#i18n/text.ts';
import type { Text } from '#web/platform/text.ts';
import { wordless } from './wordless.ts';

const text: Text = (key, params) => formatText('en', catalogue[key], params);
const said = (found: Parameters<typeof wordless>[1]) =>
  wordless(text, found).replaceAll(/[\u2068\u2069]/gu, '');

test('a found message without words says what it is', () => {
  expect(said({ image_alt: '', audio_ms: null })).toBe('Picture');
  expect(said({ image_alt: 'A river', audio_ms: null })).toBe('Picture: A river');
  expect(said({ image_alt: null, audio_ms: 61_000 })).toBe('Voice message, 1:01');
  expect(said({ image_alt: null, audio_ms: null })).toBe('Card');
});
