import type { Locator, Page, TestInfo } from '@playwright/test';
import { expect } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';

/** Pixels of the page, or of the dialog over it, that have to be scrolled to. */
function hiddenHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]');
    const inside = [...(dialog ?? document).querySelectorAll('main, main *, header ~ *')];
    return Math.max(
      ...[dialog ?? document.documentElement, ...inside]
        .filter(
          (element) =>
            element === document.documentElement ||
            /auto|scroll/u.test(getComputedStyle(element).overflowY),
        )
        .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      0,
    );
  });
}

/** Pictures are for people who look at them: drawing them is half of what such a test does. */
const areWanted = Boolean(process.env.PICTURES);

/**
 * Expects a page that is whole; with `PICTURES` set, leaves a whole picture of it in each theme beside the results of
 * the test: the way to look at all of them.
 */
export function pictures(page: Page, info: TestInfo) {
  let count = 0;
  return async (name: string, shown: Locator) => {
    await expect(shown.first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    if (!areWanted) return;
    count += 1;
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const hidden = await hiddenHeight(page);
    if (hidden > 0) await page.setViewportSize({ ...size, height: size.height + hidden });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      const file = `${String(count).padStart(2, '0')}-${name}-${colorScheme}.png`;
      await page.screenshot({ path: info.outputPath(file), animations: 'disabled' });
    }
    if (hidden > 0) await page.setViewportSize(size);
  };
}
