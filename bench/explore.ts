import { coldBrowser, launchBrowser } from './browser.ts';
import { newClient } from './client.ts';
import { type Figure, atLeast, atMost, quantile } from './figures.ts';
import { startProduct } from './program.ts';
import { frameMaxMs, scrolled } from './scrolling.ts';

const cardCount = 48;
const scrolledMs = 8_000;
const settleMs = 2_500;

/** What the decks cost whoever looks through them: bytes from an empty cache, and whether the grid stays smooth. */
export async function measureExplore(): Promise<Figure[]> {
  const product = await startProduct({});
  const browser = await launchBrowser();
  try {
    const client = await newClient(product.url);
    const { page, devtools } = await coldBrowser(browser, product, client);
    const sizes = { all: 0, pictures: 0 };
    const pictures = new Set<string>();
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.includes('/assets/cards/')) pictures.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.all += encodedDataLength;
      if (pictures.has(requestId)) sizes.pictures += encodedDataLength;
    });
    await page.goto(`${product.url}/explore?part=decks`);
    await page
      .locator('main a[href^="/cards/image/"]')
      .nth(cardCount - 1)
      .waitFor();
    await page.waitForTimeout(settleMs);
    // Down and up again: the grid is shorter than the wheel turns.
    const down = await scrolled(page, 'main', 1, scrolledMs / 2);
    const up = await scrolled(page, 'main', -1, scrolledMs / 2);
    await page.waitForTimeout(settleMs);
    const shown = await page
      .locator('main a[href^="/cards/image/"] img')
      .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);
    const frames = [...down, ...up];
    const quick = frames.filter((ms) => ms <= frameMaxMs).length / frames.length;
    const what = `grid of ${cardCount} cards`;
    return [
      atLeast(`${what}: pictures that came`, shown, cardCount, '', 0),
      atMost(`${what}: all that the page transfers`, sizes.all / 1_000, 1_000, 'kB', 0),
      atMost(`${what}: its pictures alone`, sizes.pictures / 1_000, 700, 'kB', 0),
      atLeast(`${what}, scrolled: frames within ${frameMaxMs} ms`, 100 * quick, 95, '%', 1),
      atMost(`${what}, scrolled: 99th percentile of frames`, quantile(frames, 0.99), 50, 'ms', 0),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
