import type { Locator, Page } from '@playwright/test';
import { catalogue as english } from '#i18n/en/index.ts';
import { catalogue as hebrew } from '#i18n/he/index.ts';
import { type Look, coldBrowser, desktop, log, phone, settleMs, slowed } from './opened-page.ts';
import { type Figure, count, median, option } from './figures.ts';
import type { Opening } from './first-load.ts';

const paintMaxMs = 200;
/** The shortest that browsers report. */
const shortestMs = 16;

type Words = Record<keyof typeof english, string>;
type Action = [name: string, act: (page: Page) => Promise<unknown>];

/** The time from a press to the next paint on a slow machine, for what people do most. */
export async function measureInteractions({ browser, of }: Opening): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [look, { client, url }, words] of [
    [desktop, of.en, english],
    [phone, of.he, hebrew],
  ] as const) {
    const took = new Map<string, number[]>();
    for (let run = 0; run < option('runs', 5); run++) {
      const { context, page, devtools } = await coldBrowser(browser, client, look);
      await page.goto(`${new URL(url).origin}/chat`);
      await slowed(devtools);
      await rowOf(page, url).waitFor();
      for (const [name, act] of actions(url, words)) {
        await page.waitForTimeout(settleMs);
        await page.evaluate(watchInteractions);
        await act(page);
        await page.waitForTimeout(settleMs);
        const longest = await page.evaluate(() =>
          Math.max(0, ...(globalThis as unknown as Watching).interactions),
        );
        took.set(name, [...(took.get(name) ?? []), Math.max(shortestMs, longest)]);
      }
      await context.close();
      process.stderr.write(`  ${look.name} ${JSON.stringify(Object.fromEntries(took))}\n`);
    }
    figures.push(...rows(look, took));
  }
  return figures;
}

function rows({ name: look }: Look, took: ReadonlyMap<string, number[]>): Figure[] {
  const what = `interaction to next paint, ${look}`;
  const each = [...took].map(([name, times]) => ({ name, ms: median(times) }));
  const worst = Math.max(...each.map(({ ms }) => ms));
  return [
    count(`${what}: the slowest of ${each.length} actions`, worst, { atMost: paintMaxMs }, 'ms'),
    ...each.map(({ name, ms }) => count(`${what}: ${name}`, ms, null, 'ms')),
  ];
}

/** In an order in which each begins where the one before has ended. */
function actions(url: string, words: Words): Action[] {
  const named = (page: Page, key: keyof Words) => {
    const [beginning = ''] = words[key].split('{');
    return page.locator(`[aria-label^="${beginning}"]:visible`);
  };
  const composer = (page: Page) => page.locator('main textarea');
  const openMenu = async (page: Page, opener: Locator) => {
    await opener.click();
    await page.getByRole('menuitem').first().waitFor();
  };
  return [
    ['open a chat from the list', (page) => rowOf(page, url).click()],
    ['type a letter', (page) => composer(page).press('a')],
    ['send', (page) => named(page, 'chat.send').click()],
    [
      'open the menu of the chat',
      (page) => openMenu(page, page.locator('main header [aria-haspopup="menu"]')),
    ],
    [
      'open the menu of a message',
      async (page) => {
        await page.keyboard.press('Escape');
        await openMenu(page, page.locator(`${log} article [aria-haspopup="menu"]`).last());
      },
    ],
    [
      'change the stage',
      async (page) => {
        await page.keyboard.press('Escape');
        await named(page, 'assistant.stages').getByRole('button').last().click();
      },
    ],
    ['back to the list', (page) => page.locator('a[href="/chat"]:visible').first().click()],
    [
      'open the search and type',
      async (page) => {
        await page
          .getByRole('button', {
            name: new RegExp(`^(?:${words['shell.search']}|${words['shell.search_all']})`, 'u'),
          })
          .first()
          .click();
        await page.keyboard.type('quiet');
      },
    ],
    [
      'open the profile',
      async (page) => {
        await page.keyboard.press('Escape');
        await page.locator('a[href="/profile"]:visible').first().click();
      },
    ],
    ['open the settings', (page) => page.locator('main a[href="/profile/me"]').first().click()],
  ];
}

const rowOf = (page: Page, url: string) =>
  page.locator(`a[href^="${new URL(url).pathname}"]:visible`).first();

interface Watching {
  interactions: number[];
}

/** Only what belongs to a press or a key counts. */
function watchInteractions(): void {
  const before = globalThis as unknown as Watching & { watcher?: PerformanceObserver };
  before.watcher?.disconnect();
  const interactions: number[] = [];
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) interactions.push(entry.duration);
  });
  watcher.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(globalThis, { interactions, watcher });
}
