import { type Locator, type Page, expect } from '@playwright/test';
import type { Say } from './words.ts';

/** The parts of an open chat. */
export function chatScreen(page: Page, say: Say) {
  const log = page.getByRole('log');
  const inComposer = (key: Parameters<Say>[0]) =>
    page.locator('[data-composer]').getByRole('button', { name: say(key), exact: true });
  return {
    log,
    messages: log.getByRole('article'),
    composer: page.getByRole('textbox', { name: say('chat.message'), exact: true }),
    send: inComposer('chat.send'),
    stop: inComposer('chat.stop'),
    /** Shown under a finished answer. */
    answerActions: log.getByRole('group', { name: say('assistant.actions') }),
  };
}

/** Nothing is cut off or needs sideways scrolling at the width of the window, also in a page that scrolls by itself. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [
      document.documentElement,
      document.body,
      ...document.querySelectorAll('main, main > *, main > * > *'),
    ]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .filter(
        (element) => getComputedStyle(element).overflowX !== 'visible' || !element.closest('main'),
      )
      .map((element) => element.className || element.tagName),
  );
  expect(wide, `no overflow at ${page.url()}`).toEqual([]);
}

/** The position of a list after it stopped moving. */
export function restingPlace(log: Locator): Promise<number> {
  return log.evaluate(async (view) => {
    let [place, still] = [view.scrollTop, 0];
    while (still < 12) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = view.scrollTop === place ? still + 1 : 0;
      place = view.scrollTop;
    }
    return place;
  });
}

/** A layer that closes goes back by the step that it added, which would stop a reload. */
export async function expectNoLayers(page: Page): Promise<void> {
  const layers = () =>
    page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0);
  await expect.poll(layers).toBe(0);
}

export async function expectRightLanguage(page: Page, language: 'en' | 'he'): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', language);
  await expect(root).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr');
  await expect(page).toHaveTitle(/ - Zavit$/u);
}

export async function signInThroughScreen(
  page: Page,
  say: Say,
  person: { username: string; password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: say('account.name_or_email') }).fill(person.username);
  await page.getByLabel(say('account.password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('account.sign_in'), exact: true }).click();
}
