import { coldBrowser, launchBrowser } from './opened-page.ts';
import { newClient } from './client.ts';
import { type Figure, count } from './figures.ts';
import { startBare, startProduct } from './program.ts';
import { scrolledInPairs } from './scrolling.ts';

const cardCount = 48;
const settleMs = 2_500;

/** The cost of the decks for a reader: bytes with an empty cache, and smoothness of the grid. */
export async function measureExplore(): Promise<Figure[]> {
  await using product = await startProduct({});
  await using bare = await startBare('page');
  await using browser = await launchBrowser();
  const client = await newClient(product.url);
  const { page, devtools } = await coldBrowser(browser, client);
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
  const what = `grid of ${cardCount} cards`;
  // Down and up again: the grid is shorter than the wheel turns.
  const smoothness = await scrolledInPairs(what, {
    page,
    selector: 'main',
    bareUrl: `${bare.url}/${cardCount}`,
    directions: [1, -1],
  });
  await page.waitForTimeout(settleMs);
  const shown = await page
    .locator('main a[href^="/cards/image/"] img')
    .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);
  return [
    count(`${what}: pictures that came`, shown, { atLeast: cardCount }),
    count(`${what}: all that the page transfers`, sizes.all / 1_000, { atMost: 1_000 }, 'kB'),
    count(`${what}: its pictures alone`, sizes.pictures / 1_000, { atMost: 700 }, 'kB'),
    ...smoothness,
  ];
}
