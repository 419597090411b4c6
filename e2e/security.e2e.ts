import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
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
