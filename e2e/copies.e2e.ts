import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';
import { connect, pairOf, write } from './talk.ts';
import type { Say } from './words.ts';

/** The dialog of a chat, from the menu of its header. */
async function openDialog(page: Page, say: Say, choice: 'share_or_save' | 'save') {
  await page.locator('header').locator('[aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem', { name: say(`copies.${choice}`) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: say('copies.print') })).toBeVisible();
  return dialog;
}

async function downloaded(page: Page, deed: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), deed()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function named(person: Person, name: string): Promise<string> {
  const id = await person.chatAbout('The house by the sea');
  await person.call(api.chat.rename, { params: { id }, body: { name } });
  await person.page.goto(`/chat/${id}`);
  return id;
}

test('a chat is saved as PDF, of a range too, as Markdown and as JSON', async ({ person, say }) => {
  const { page } = person;
  await named(person, 'The house / 2026');
  const dialog = await openDialog(page, say, 'share_or_save');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, dialog);
  const button = (name: 'print' | 'markdown' | 'json') =>
    dialog.getByRole('button', { name: say(`copies.${name}`), exact: true });

  const paper = await downloaded(page, () => button('print').click());
  expect(paper.name).toBe('The house   2026.pdf');
  expect(paper.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  await expect(dialog.getByText(say('copies.ready'))).toBeVisible();

  await dialog.getByRole('radio', { name: say('copies.range_dates') }).check();
  await dialog.getByLabel(say('copies.from')).fill('2026-02-03');
  await dialog.getByLabel(say('copies.to'), { exact: true }).fill('2026-02-01');
  for (const name of ['print', 'markdown', 'json'] as const)
    await expect(button(name)).toHaveAccessibleDescription(say('copies.dates_reversed'));
  await dialog.getByLabel(say('copies.to'), { exact: true }).fill('2026-02-04');
  const empty = await downloaded(page, () => button('print').click());
  expect(empty.bytes.length).toBeLessThan(paper.bytes.length);

  // All formats cover the same days, including the whole last day.
  const days = /from=2026-02-0[23]T.*&to=2026-02-0[45]T/u;
  for (const name of ['markdown', 'json'] as const) {
    const asked = page.waitForRequest(/\/export\?/u);
    await downloaded(page, () => button(name).click());
    expect(decodeURIComponent((await asked).url())).toMatch(days);
  }

  await dialog.getByRole('radio', { name: say('copies.range_all') }).check();
  const markdown = await downloaded(page, () => button('markdown').click());
  expect(markdown.name).toBe('The house   2026.md');
  expect(markdown.bytes.toString()).toContain('The house by the sea');
  const json = await downloaded(page, () => button('json').click());
  expect(JSON.parse(json.bytes.toString())).toMatchObject({ chat: { title: 'The house / 2026' } });
});

test('a slow PDF shows its progress, and can be canceled @phone', async ({ person, say }) => {
  const { page } = person;
  await named(person, 'Long');
  await page.route('**/api/docs/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  const dialog = await openDialog(page, say, 'share_or_save');
  await dialog.getByRole('button', { name: say('copies.print') }).click();
  await expect(dialog.getByRole('progressbar', { name: say('copies.printing') })).toBeVisible();
  await dialog.getByRole('button', { name: say('copies.cancel'), exact: true }).click();
  await expect(dialog.getByText(say('copies.canceled'))).toBeVisible();
  await page.unroute('**/api/docs/**');
  await downloaded(page, () => dialog.getByRole('button', { name: say('copies.print') }).click());
});

test('a link shows the chat as it was to a signed-out visitor, until it is ended @phone', async ({
  person,
  say,
  browser,
  locale,
}) => {
  const { page } = person;
  const id = await named(person, 'Two chairs');
  const dialog = await openDialog(page, say, 'share_or_save');
  await dialog.getByText(say('sharing.days_1'), { exact: true }).click();
  await dialog.getByRole('button', { name: say('sharing.make') }).press('Enter');
  await expect(dialog.getByRole('button', { name: say('sharing.copy') })).toBeFocused();
  const url = await dialog.getByRole('textbox', { name: say('sharing.link') }).inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const context = await browser.newContext(locale ? { locale } : {});
  const visitor = await context.newPage();
  const answer = await visitor.goto(url);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Two chairs' })).toBeVisible();
  await expect(visitor.getByText('The house by the sea').first()).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/u);
  await expect(visitor.getByText(person.user.display_name)).toHaveCount(0);
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor, visitor.getByRole('heading', { level: 1 }));
  await visitor.getByRole('link', { name: say('sharing.sign_up') }).click();
  await expect(visitor).toHaveURL(/\/sign-up$/u);

  await page.goto('/profile/me');
  const shares = page.getByRole('region', { name: say('sharing.links') });
  await expect(shares.getByRole('link', { name: 'Two chairs' })).toHaveAttribute(
    'href',
    `/chat/${id}`,
  );
  await shares
    .getByRole('button', { name: say('sharing.end_of', { title: 'Two chairs' }) })
    .click();
  await expect(shares.getByText(say('sharing.none'))).toBeVisible();
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { name: say('sharing.gone_title') })).toBeVisible();
  await expectAccessible(visitor, visitor.getByRole('heading', { level: 1 }));
  await context.close();
});

test('a chat of people can be saved, and has no share link', async ({ person, other, say }) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(person, id, 'שלום, only between us');
  await person.page.goto(`/chat/${id}`);
  const dialog = await openDialog(person.page, say, 'save');
  await expect(dialog.getByRole('button', { name: say('sharing.make') })).toHaveCount(0);
  const { bytes } = await downloaded(person.page, () =>
    dialog.getByRole('button', { name: say('copies.markdown'), exact: true }).click(),
  );
  expect(bytes.toString()).toContain('שלום, only between us');
});
