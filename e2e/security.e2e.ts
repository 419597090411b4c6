import { api } from '#contract/index.ts';
import { codeOf } from '#server/testing/factors.ts';
import { expectAccessible } from './accessible.ts';
import { mailedPath } from './mails.ts';
import { expect, password, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';

test('devices are listed with their place, and signed out one by one or all at once @both', async ({
  person,
  say,
}) => {
  const { page } = person;
  const laptop = await person.device();
  await laptop.goto('/profile/me');
  const tablet = await person.device();
  await tablet.goto('/profile/me');
  const { username } = person.user;
  const user = { username, password, timezone: 'Asia/Jerusalem' };
  await person.call(api.account.login, { body: { user } });

  await page.goto('/profile/me');
  const devices = page.getByRole('list', { name: say('security.devices') });
  const section = page.getByRole('region', { name: say('security.title') });
  await expect(devices.getByRole('listitem')).toHaveCount(5);
  const first = devices.getByRole('listitem').first();
  await expect(first).toContainText(say('security.current'));
  await expect(first.getByRole('button')).toHaveCount(0);
  const unknown = devices.getByRole('listitem').filter({ hasText: /Israel|ישראל/u });
  await expect(unknown).toContainText(say('security.device_unknown'));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, section);

  const end = unknown.getByRole('button', { name: say('security.end') });
  await end.focus();
  await page.keyboard.press('Enter');
  await expect(unknown).toHaveCount(0);
  await expect(devices.getByRole('listitem')).toHaveCount(4);
  await expect(section.locator(':focus')).toHaveCount(1);

  const endOthers = section.getByRole('button', { name: say('security.end_others') });
  await endOthers.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: say('security.end_others_title') });
  await expectAccessible(page, question);
  await question.getByRole('button', { name: say('security.end_others') }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(endOthers).toHaveCount(0);
  for (const elsewhere of [laptop, tablet])
    await expect(elsewhere).toHaveURL(/\/profile\/login|\/$/u);
  await expect(page.getByRole('heading', { name: say('security.title') })).toBeVisible();
});

test('the password is changed with the present one @phone', async ({ person, say }) => {
  const { page, user } = person;
  await page.goto('/profile/me');
  await page.getByRole('button', { name: say('security.password_change') }).click();
  const form = page.getByRole('dialog', { name: say('security.password_change') });
  const current = form.getByLabel(say('security.password_current'));
  const next = form.getByLabel(say('account.new_password'));
  await current.fill('not the password');
  await next.fill('another quiet password');
  await form.getByRole('button', { name: say('account.new_password_save') }).click();
  await expect(form).toContainText(say('field.password_wrong'));
  await expect(current).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, form);
  await current.fill(password);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  const body = { user: { username: user.username, password: 'another quiet password' } };
  expect(await person.call(api.account.login, { body })).toHaveProperty('token');
});

test('two-step sign-in is set up with an app, and asked for at the next sign-in @phone', async ({
  person,
  say,
  browser,
}) => {
  const { page, user } = person;
  await page.goto('/profile/me');
  await page.getByRole('button', { name: say('security.two_factor_set_up') }).click();
  const dialog = page.getByRole('dialog', { name: say('security.two_factor') });
  await dialog.getByLabel(say('account.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: say('security.two_factor_picture') })).toBeVisible();
  const key = (await dialog.getByRole('definition').innerText()).replaceAll(/\s/gu, '');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, dialog);
  const code = dialog.getByRole('textbox', { name: say('account.code'), exact: true });
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(say('field.code_wrong'));
  await code.fill(codeOf(key, 0));
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('list', { name: say('security.backup_codes') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const backup = await codes.getByRole('listitem').first().innerText();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, dialog);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: say('security.backup_codes_download') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${say('security.backup_codes')}.txt`);
  await dialog.getByRole('button', { name: say('security.backup_codes_done') }).click();
  await expect(
    page.getByRole('button', { name: say('security.two_factor_disable') }),
  ).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/profile/login?next=%2Fprofile%2Fme');
  await elsewhere.getByLabel(say('account.name_or_email')).fill(user.username);
  await elsewhere.getByLabel(say('account.password'), { exact: true }).fill(password);
  await elsewhere.keyboard.press('Enter');
  const heading = elsewhere.getByRole('heading', { name: say('account.second_step') });
  await expect(heading).toBeVisible();
  await expectNoSidewaysScroll(elsewhere);
  await expectAccessible(elsewhere, elsewhere.getByRole('main'));
  const second = elsewhere.getByRole('textbox', { name: say('account.code'), exact: true });
  await expect(second).toBeFocused();
  await elsewhere.reload();
  await expect(heading).toBeVisible();
  await expect(second).toBeFocused();
  await second.fill('000000');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('main')).toContainText(say('field.code_wrong'));
  await elsewhere.getByRole('button', { name: say('account.use_backup') }).click();
  await elsewhere.getByLabel(say('account.backup_code')).fill(backup);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL(/\/profile\/me$/u);
  await context.close();
});

test('the address moves when both answer, and the one before takes it back @both', async ({
  person,
  product,
  browser,
  locale,
  say,
}) => {
  const { page, user } = person;
  const next = `next-${user.email}`;
  await page.goto(await mailedPath(product.dataDir, user.email, '/verify'));
  await expect(page.getByRole('heading', { name: say('account.verify_done') })).toBeVisible();
  await page.goto('/profile/me');
  await page.getByRole('button', { name: say('security.email_change') }).click();
  const form = page.getByRole('dialog', { name: say('security.email_change') });
  await form.getByLabel(say('security.email_new')).fill(next);
  await page.keyboard.press('Enter');
  const proof = page.getByRole('dialog', { name: say('security.proof') });
  await proof.getByLabel(say('account.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(proof).toBeHidden();
  const part = page.getByRole('region', { name: say('account.email'), exact: true });
  await expect(part).toContainText(user.email);

  const context = await browser.newContext({ baseURL: product.url, locale });
  const elsewhere = await context.newPage();
  await expect(part).toContainText(say('security.email_waits_both'));
  await elsewhere.goto(await mailedPath(product.dataDir, next, '/verify'));
  await expect(elsewhere.getByRole('heading', { name: say('account.verify_done') })).toBeVisible();
  await expectAccessible(elsewhere, elsewhere.getByRole('main'));
  await page.reload();
  await expect(part).toContainText(next);
  await expect(part.getByRole('button', { name: say('security.email_give_up') })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await elsewhere.goto(await mailedPath(product.dataDir, user.email, '/confirm-email'));
  const agree = elsewhere.getByRole('button', { name: say('account.confirm_email_agree') });
  await expect(agree).toBeVisible();
  await expectAccessible(elsewhere, elsewhere.getByRole('main'));
  await expectNoSidewaysScroll(elsewhere);
  await agree.click();
  await expect(elsewhere.getByText(say('account.confirm_email_changed'))).toBeVisible();
  await expect(part.getByRole('paragraph').first()).toHaveText(next);

  await elsewhere.goto(await mailedPath(product.dataDir, user.email, '/undo-email'));
  const undo = elsewhere.getByRole('button', { name: say('account.undo_email') });
  await expectAccessible(elsewhere, elsewhere.getByRole('main'));
  await expectNoSidewaysScroll(elsewhere);
  await undo.click();
  const done = say('account.undo_email_done', { email: user.email });
  await expect(elsewhere.getByText(done)).toBeVisible();
  await expectAccessible(elsewhere, elsewhere.getByRole('main'));
  await expectNoSidewaysScroll(elsewhere);
  await expect(page).toHaveURL(/\/profile\/login|\/$/u);

  const chosen = 'another quiet password';
  await elsewhere.goto(await mailedPath(product.dataDir, user.email, '/restore-password'));
  await elsewhere.getByLabel(say('account.new_password'), { exact: true }).fill(chosen);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByText(say('account.new_password_saved'))).toBeVisible();
  const login = (given: string) =>
    person.call(api.account.login, { body: { user: { username: user.email, password: given } } });
  expect(await login(chosen)).toHaveProperty('token');
  await expect(login(password)).rejects.toThrow('account.credentials_wrong');
  await context.close();
});
