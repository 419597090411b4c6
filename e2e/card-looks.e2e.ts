import type { Page } from '@playwright/test';
import { expect, test } from './people.ts';
import type { Say } from './words.ts';

/** Width of the window in which a card is small enough for small screenshots. */
const small = { width: 224, height: 480 };

async function lookAt(page: Page, theme: 'light' | 'dark', path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main img')].every(
          ({ complete, naturalWidth }) => complete && naturalWidth > 0,
        ),
      ),
    )
    .toBe(true);
}

/**
 * Another Chromium draws letters with other pixels, so a few differences are allowed. After an intended
 * change, renew the screenshots with `playwright test e2e/card-looks.e2e.ts --update-snapshots`.
 */
async function expectLook(page: Page, say: Say, name: string): Promise<void> {
  const card = page
    .getByRole('region', { name: say('cards.one'), exact: true })
    .locator('[data-card]');
  await expect(card).toHaveScreenshot(`${name}.png`, {
    animations: 'disabled',
    scale: 'css',
    maxDiffPixelRatio: 0.03,
  });
}

test('cards look as they were drawn, in both themes @both', async ({ person, say, language }) => {
  const page = await person.device({ viewport: small, deviceScaleFactor: 1 });
  for (const theme of ['light', 'dark'] as const) {
    for (const [kind, path] of [
      ['image', '/cards/image/8'],
      ['word', '/cards/word/3'],
      ['question', '/cards/question/30'],
    ] as const) {
      await lookAt(page, theme, path);
      await expectLook(page, say, `${kind}-${language}-${theme}`);
    }
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: say('cards.turn') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectLook(page, say, `back-${language}-${theme}`);
  }
  await page.context().close();
});
