import { api } from '#contract/index.ts';
import { expect, test } from './people.ts';

test('a pressed link is painted before its page is rendered, and says until then that it was pressed', async ({
  person,
}) => {
  const { page } = person;
  await page.goto('/chat');
  const link = page.locator('nav a[href="/explore"]:visible');
  const atPaint = await link.evaluate(async (pressed: HTMLElement) => {
    const frame = new Promise(requestAnimationFrame);
    pressed.click();
    await frame;
    return { path: location.pathname, says: 'opening' in pressed.dataset };
  });
  expect(atPaint).toEqual({ path: '/chat', says: true });
  await expect(page).toHaveURL(/\/explore/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-opening]')).toHaveCount(0);
});

test('of two links that are pressed before a paint the last one opens, and one step leads back', async ({
  person,
}) => {
  const { page } = person;
  await page.goto('/chat');
  await expect(page.locator('nav a[href="/explore"]:visible')).toBeVisible();
  await page.evaluate(() => {
    for (const path of ['/explore', '/profile', '/profile'])
      document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
  });
  await expect(page).toHaveURL(/\/profile$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/chat$/u);
});

test('a change of a preference does not set the theme again, which costs the styles of the whole page', async ({
  person,
}) => {
  const { page } = person;
  await page.goto('/chat');
  await expect(page.locator('main textarea')).toBeVisible();
  await page.evaluate(() => {
    const added: string[] = [];
    Object.assign(globalThis, { added });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLStyleElement) added.push(node.textContent);
    }).observe(document.head, { childList: true });
  });
  await person.call(api.account.updateProfile, { body: { user: { text_size: 125 } } });
  await expect(page.locator('html')).toHaveAttribute('data-text', '125');
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await page.evaluate(frames);
  const added = await page.evaluate(() => (globalThis as unknown as { added: string[] }).added);
  expect(added.filter((rules) => rules.includes('transition'))).toEqual([]);
});
