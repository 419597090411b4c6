import AxeBuilder from '@axe-core/playwright';
import { type Locator, type Page, expect } from '@playwright/test';

/** Besides the tagged levels: names, landmarks and headings that screen readers need. */
const besides = ['heading-order', 'label-content-name-mismatch', 'landmark-unique', 'region'];
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * All rules in the light theme; the dark theme differs only in colours. The locked zoom is a decision of the
 * product.
 */
export async function expectAccessible(page: Page, shown: Locator): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(shown.first()).toBeVisible();
  await transitionsEnd(page);
  const light = axe(page).options({
    runOnly: { type: 'tag', values: levels },
    rules: {
      'meta-viewport': { enabled: false },
      ...Object.fromEntries(besides.map((rule) => [rule, { enabled: true }])),
    },
  });
  expect(problems((await light.analyze()).violations), `${page.url()}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await transitionsEnd(page);
  const dark = axe(page).withRules(['color-contrast']);
  expect(problems((await dark.analyze()).violations), `${page.url()}, dark`).toEqual([]);
}

/** Colours that fade in are measured when they are there. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getTiming().iterations !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Our pages hold no frames, so the page that would join the findings of all frames need not be opened. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/** A tip repeats the name of its element: it is not content of its own for a landmark. */
function isContent({ html }: { html: string }): boolean {
  return !html.includes('role="tooltip"');
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

function problems(violations: Violations): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(isContent)
      .map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}
