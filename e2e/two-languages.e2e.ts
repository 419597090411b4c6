import type { Locator, Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { mailedPath, mailsIn } from './mails.ts';
import { expect, password, test } from './people.ts';
import { pictures } from './pictures-of-pages.ts';
import { expectRightLanguage, signInThroughScreen } from './screens.ts';
import { signUpHere } from './sign-up.ts';
import { sayIn } from './words.ts';

test('a link in English brings somebody in Hebrew, who connects, blocks, reports, leaves and comes back', async ({
  person,
  product,
  browser,
}, info) => {
  test.slow();
  const { page: hers, user } = person;
  const [say, inHebrew] = [sayIn('en'), sayIn('he')];
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'he-IL',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const his: Page = await context.newPage();
  const look = pictures(his, info);
  const button = (key: Parameters<typeof say>[0], name?: string): Locator =>
    his.getByRole('button', { name: inHebrew(key, name ? { name } : {}), exact: true });

  await hers.goto('/profile/share');
  await hers.getByRole('button', { name: say('members.link_make') }).click();
  const link = await hers.getByRole('textbox', { name: say('members.link') }).inputValue();
  await his.goto(link);
  await expectRightLanguage(his, 'he');
  await look('invited', his.getByRole('status').filter({ hasText: user.display_name }));
  await his
    .getByRole('link', { name: inHebrew('account.sign_up') })
    .last()
    .click();
  await expect(his).toHaveURL(/\/sign-up/u);
  const newcomer = await signUpHere(his, inHebrew);
  await expect(his).toHaveURL(/\/join\//u);
  const asks = button('connections.connect_name', user.display_name);
  await look('asks', asks);
  await asks.click();
  await his
    .getByRole('dialog')
    .getByRole('button', { name: inHebrew('connections.send') })
    .click();
  await expect(
    his.getByText(inHebrew('connections.link_asked', { name: user.display_name })),
  ).toBeVisible();
  await look('asked', his.getByRole('heading', { level: 1 }));

  await hers.goto('/connect?tab=requests');
  await hers
    .getByRole('button', { name: say('connections.accept_name', { name: newcomer.username }) })
    .click();
  await expect(
    his.getByText(inHebrew('connections.connected', { name: user.display_name })),
  ).toBeVisible();
  await his.goto(await mailedPath(product.dataDir, newcomer.email, '/verify'));
  await look('verified', his.getByRole('heading', { name: inHebrew('account.verify_done') }));

  await his.goto('/connect');
  const options = button('connections.options_of', user.display_name);
  await options.click();
  await look('options', his.getByRole('menuitem').or(his.getByRole('dialog').getByRole('button')));
  await his.getByRole('menuitem', { name: inHebrew('connections.profile') }).click();
  const profile = his.getByRole('dialog', { name: inHebrew('connections.profile') });
  await look('profile', profile.getByRole('button'));
  await profile.getByRole('button', { name: inHebrew('reports.report_person') }).click();
  const name = inHebrew('reports.title_person', { name: user.display_name });
  const report = his.getByRole('dialog', { name });
  const hurts = report.getByRole('button', { name: inHebrew('reports.reason_hurts') });
  await look('report', hurts);
  await hurts.click();
  await report.getByRole('button', { name: inHebrew('reports.send') }).click();
  await expect(report).toHaveCount(0);
  const moderation = () =>
    mailsIn(product.dataDir)
      .map(({ text }) => /\/moderate\/[\w.-]+\?kind=person&id=[\w-]+/u.exec(text)?.[0] ?? '')
      .find((path) => path.endsWith(user.id));
  await expect.poll(moderation).toBeTruthy();
  const desk = await browser.newPage({ baseURL: product.url });
  await desk.goto(moderation() ?? '');
  await desk.getByRole('button', { name: say('reports.note') }).click();
  await expect(desk.getByText(say('reports.decided_noted'))).toBeVisible();
  await desk.close();
  await his.goto('/notifications');
  await look('told', his.getByRole('main').getByRole('listitem'));

  // A report blocks its person, too, unless the reporter says otherwise.
  await his.goto('/profile/me#blocks');
  await button('connections.unblock_name', user.display_name).click();
  await expect(button('connections.unblock_name', user.display_name)).toHaveCount(0);

  await his.goto('/profile/me#data');
  await button('rights.export_start').click();
  const ready = his.getByRole('link', { name: inHebrew('rights.export_download') });
  await expect(ready).toBeVisible();
  await look('export', ready);
  const [file] = await Promise.all([his.waitForEvent('download'), ready.click()]);
  await file.saveAs(info.outputPath('export.zip'));

  await button('rights.delete').click();
  const question = his.getByRole('dialog');
  await question.getByLabel(inHebrew('account.password'), { exact: true }).fill(password);
  await question.getByRole('button', { name: inHebrew('rights.delete') }).click();
  await look('closed', his.getByRole('heading', { name: inHebrew('rights.closed_title') }));
  await signInThroughScreen(his, inHebrew, { ...newcomer, password });
  await button('rights.restore').click();
  await expect(his).not.toHaveURL(/\/login/u);
  await his.goto('/profile');
  await expect(his.getByRole('heading', { name: newcomer.username })).toBeVisible();
  const { items } = await person.call(api.connections.list);
  expect(items).toEqual([]);
  await context.close();
});
