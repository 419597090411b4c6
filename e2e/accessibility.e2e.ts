import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './people.ts';
import { chatScreen } from './screens.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** All rules in the light; in the dark only colours differ. The locked zoom is the product's decision. */
async function expectAccessible(page: Page, shown: Locator): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(shown.first()).toBeVisible();
  const light = new AxeBuilder({ page }).withTags(levels).disableRules(['meta-viewport']);
  expect(problems((await light.analyze()).violations), `${page.url()}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const dark = new AxeBuilder({ page }).withRules(['color-contrast']);
  expect(problems((await dark.analyze()).violations), `${page.url()}, dark`).toEqual([]);
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

function problems(violations: Violations): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

test('the screens before a sign-in have no accessibility faults in either theme (X1)', async ({
  page,
  product,
}) => {
  for (const path of ['/intro', '/sign-up', '/profile/login', '/restore-password', '/nowhere']) {
    await page.goto(product.url + path);
    await expectAccessible(page, page.getByRole('heading', { level: 1 }));
  }
});

test('a chat with its answer and the list have no accessibility faults in either theme (X1, X2, X3)', async ({
  person,
  say,
}) => {
  const { page } = person;
  const id = await person.chatAbout('הבית ליד הים, ו־John');
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  await expectAccessible(page, chat.answerActions);
  await page.goto('/chat');
  await expectAccessible(page, page.getByRole('listitem').filter({ hasText: 'John' }));
  await page.getByRole('button', { name: say('shell.search_all') }).click();
  const dialog = page.getByRole('dialog', { name: say('search.title') });
  await expectAccessible(page, dialog.getByRole('option'));
});

test('home, profile and a page that is not there have no accessibility faults in either theme (X1)', async ({
  person,
  say,
}) => {
  const { page } = person;
  await person.chatAbout('A line for the home page');
  await page.goto('/');
  await expectAccessible(page, page.getByRole('textbox', { name: say('home.composer') }));
  for (const path of ['/profile', '/profile/me', '/nowhere']) {
    await page.goto(path);
    await expectAccessible(page, page.getByRole('heading', { level: 1 }));
  }
});
