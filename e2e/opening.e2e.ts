import { seedLongChat } from '../bench/seed.ts';
import { expect, test } from './people.ts';
import { chatScreen } from './screens.ts';

/** Parts of a chat that nobody waits for when it is opened. */
const around = /\/(?:GuideVoice|DropPlace|PinnedBar|rest|known-names)-[\w-]+\.js$/u;

interface Watched {
  shownAt: number;
  tops: number[];
}

test('an opened chat shows its messages before what stands around them, and they stay in place when it comes @both', async ({
  person,
  product,
  say,
}) => {
  const { page } = person;
  const id = await seedLongChat(product.dataDir, person.user.id, 20);
  await page.addInitScript(() => {
    const watched: Watched = { shownAt: 0, tops: [] };
    Object.assign(globalThis, { watched });
    const look = () => {
      const words = [...document.querySelectorAll('main [role="log"] p')].find((line) =>
        line.textContent.startsWith('Answer 20.'),
      );
      if (words) {
        watched.shownAt ||= performance.now();
        watched.tops.push(words.getBoundingClientRect().top);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`/chat/${id}`);
  const { answerActions } = chatScreen(page, say);
  await expect(answerActions.last().getByRole('button').first()).toBeVisible();
  const startedAt = () =>
    page.evaluate(
      (pattern) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new RegExp(pattern, 'u').test(name))
          .map(({ startTime }) => startTime),
      around.source,
    );
  await expect.poll(async () => (await startedAt()).length).toBeGreaterThanOrEqual(5);
  const { shownAt, tops } = await page.evaluate(
    () => (globalThis as unknown as { watched: Watched }).watched,
  );
  expect(Math.min(...(await startedAt()))).toBeGreaterThan(shownAt);
  const [first = Number.NaN] = tops;
  expect(Math.max(...tops.map((top) => Math.abs(top - first)))).toBeLessThanOrEqual(2);
});
