import { afterEach, expect, test, vi } from 'vitest';
import { speak, speech } from '#web/platform/text.ts';
import { closeToast, shownToasts } from '#web/ui/toasts.ts';
import { attachments } from './attachments.ts';

const before = speech.get();

afterEach(() => {
  vi.unstubAllGlobals();
  speech.set(before);
  for (const id of shownToasts.keys()) closeToast(id);
  shownToasts.clear();
  attachments.sent('two');
});

/** A browser in which every picture is that large. */
function decodesAs(width: number, height: number): void {
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = width;
      naturalHeight = height;
      decode = () => Promise.resolve();
    },
  );
}

const photo = () => new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' });

test.each([
  ['en', '\u2068IMG_1.jpg\u2069 has over 40 megapixels. Choose a smaller picture.'],
  ['he', 'בתמונה \u2068IMG_1.jpg\u2069 יש יותר מ־40 מגה־פיקסל. אפשר לבחור תמונה קטנה יותר.'],
] as const)('a picture with too many pixels is not chosen, in %s', async (language, sentence) => {
  await speak(language);
  decodesAs(8_064, 6_048);
  await attachments.add('one', [photo()]);
  const said = [...shownToasts.values()].map(({ text }) => text);
  expect(said).toEqual([sentence]);
  expect(attachments.of('one')).toEqual([]);
});

test('a picture with as many as may be is', async () => {
  decodesAs(8_000, 5_000);
  await attachments.add('two', [photo()]);
  expect(shownToasts.size).toBe(0);
  expect(attachments.of('two')).toMatchObject([{ name: 'IMG_1.jpg', width: 8_000, height: 5_000 }]);
});
