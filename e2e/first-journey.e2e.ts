import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, password, test } from './people.ts';
import {
  chatScreen,
  expectNoSidewaysScroll,
  expectRightLanguage,
  signInThroughScreen,
} from './screens.ts';

const line = {
  en: 'I keep choosing between two offers',
  he: 'שתי הצעות עבודה, ו־John אומר לבחור (PDF)',
};

test('a newcomer signs up, writes to the guide, sees the answer arrive, and finds it again after a reload, on a second device, and after signing out and in, without a message in the console @everywhere', async ({
  page,
  browser,
  product,
  say,
  language,
}) => {
  const complaints = listenTo(page);
  const username = `n${randomUUID().slice(0, 12)}`;
  await page.goto(product.url);
  await expect(page).toHaveURL(/\/intro$/u);
  await expectRightLanguage(page, language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('intro.title'));
  await expectNoSidewaysScroll(page);

  await page
    .getByRole('link', { name: say('intro.begin') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sign-up/u);
  await page.getByRole('textbox', { name: say('account.username') }).fill(username);
  await page
    .getByRole('textbox', { name: say('account.display_name_optional') })
    .fill(language === 'he' ? 'נועה' : 'Ada');
  await page.getByRole('textbox', { name: say('account.email') }).fill(`${username}@example.org`);
  const passwordField = page.getByLabel(say('account.password'), { exact: true });
  const terms = page.getByRole('checkbox', { name: say('account.terms') });
  await expect(passwordField).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: say('account.sign_up'), exact: true }).click();
  await expect(passwordField).toHaveAttribute('aria-invalid', 'true');
  await expect(terms).toHaveAttribute('aria-invalid', 'true');
  await passwordField.fill(password);
  await terms.check();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: say('account.sign_up'), exact: true }).click();

  await expect(page).toHaveURL(`${product.url}/`);
  await expectRightLanguage(page, language);
  await page.getByRole('button', { name: say('account.verify_again'), exact: true }).click();
  const sent = say('account.verify_again_sent', { email: `${username}@example.org` });
  await expect(page.getByText(sent).first()).toBeVisible();
  await page.getByRole('textbox', { name: say('home.composer') }).fill(line[language]);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: say('home.send') }).click();

  await expect(page).toHaveURL(/\/chat\/[\w-]+$/u);
  const chat = chatScreen(page, say);
  await expect(chat.messages.first()).toContainText(line[language]);
  // A short answer may be complete before a slow page shows it.
  await expect(chat.stop.or(chat.answerActions).first()).toBeVisible();
  await expect(chat.answerActions).toBeVisible();
  await expect(chat.stop).toBeHidden();
  await expectRightLanguage(page, language);
  await expectNoSidewaysScroll(page);
  const written = await chat.messages.allInnerTexts();
  expect(written).toHaveLength(2);
  const address = page.url();

  await page.reload();
  await expect(chat.messages).toHaveText(written, { useInnerText: true });

  const other = await browser.newContext();
  const second = await other.newPage();
  complaints.push(...listenTo(second));
  await second.goto(`${product.url}/profile/login`);
  await signInThroughScreen(second, say, { username, password });
  await expect(second).toHaveURL(`${product.url}/`);
  await second
    .getByRole('main')
    .locator(`a[href="${new URL(address).pathname}"]`)
    .click();
  await expect(chatScreen(second, say).messages).toHaveText(written, { useInnerText: true });
  await other.close();

  await page.goto(`${product.url}/profile`);
  await page.getByRole('button', { name: say('account.sign_out') }).click();
  await expect(page).toHaveURL(/\/profile\/login/u);
  await signInThroughScreen(page, say, { username, password });
  await expect(page).toHaveURL(`${product.url}/`);
  await page
    .getByRole('main')
    .locator(`a[href="${new URL(address).pathname}"]`)
    .click();
  await expect(chat.messages).toHaveText(written, { useInnerText: true });
  expect(complaints).toEqual([]);
});

/** Messages in the console, except for the first refresh without a session. */
function listenTo(page: Page): string[] {
  const complaints: string[] = [];
  let refusals = 0;
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const isRefresh = message.location().url.endsWith('/api/user/refresh');
    if (isRefresh && message.text().includes('403') && refusals++ === 0) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}
