import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expectAccessible } from './accessible.ts';
import { expect, password, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';
import { groupOf, nameOf, talkScreen, write } from './talk.ts';
import { api } from '#contract/index.ts';

test('a copy of everything is made, downloaded and deleted', async ({ person, say }) => {
  const { page } = person;
  await person.chatAbout('A line for the copy');
  await page.goto('/profile/me#data');
  const section = page.getByRole('region', { name: say('rights.title') });
  await section.getByRole('button', { name: say('rights.export_start') }).click();
  await expect(section.getByRole('progressbar')).toBeVisible();
  const link = section.getByRole('link', { name: say('rights.export_download') });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, section);

  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^my-data-[\d-]+\.zip$/u);
  const zip = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const chats = Object.entries(zip).filter(([name]) => name.endsWith('/chat.md'));
  expect(Buffer.from(chats[0]?.[1] ?? []).toString()).toContain('A line for the copy');

  await page.reload();
  await section.getByRole('button', { name: say('rights.export_delete') }).click();
  await expect(section.getByRole('button', { name: say('rights.export_start') })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('an account is closed with a proof, and restored by signing in @phone', async ({
  person,
  say,
}) => {
  const { page, user } = person;
  const tablet = await person.device();
  await tablet.goto('/profile');
  await page.goto('/profile/me');
  await page.getByRole('button', { name: say('rights.delete'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('rights.delete_title') });
  await expect(dialog).toContainText(say('rights.stays'));
  await expectAccessible(page, dialog);
  await expectNoSidewaysScroll(page);
  const given = dialog.getByLabel(say('account.password'), { exact: true });
  await given.fill('not the password');
  await dialog.getByRole('button', { name: say('rights.delete') }).click();
  await expect(given).toHaveAttribute('aria-invalid', 'true');
  await given.fill(password);
  await dialog.getByRole('button', { name: say('rights.delete') }).click();

  await expect(page).toHaveURL(/\/profile\/login\?closed=/u);
  await expect(page.getByRole('heading', { name: say('rights.closed_title') })).toBeVisible();
  const year = new Date(Date.now() + 7 * 86_400_000).getFullYear();
  await expect(page.getByRole('main')).toContainText(String(year));
  await expect(tablet).toHaveURL(/\/profile\/login/u);

  await page.getByLabel(say('account.name_or_email')).fill(user.username);
  await page.getByLabel(say('account.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('account.sign_in'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('rights.closed_title') })).toBeVisible();
  await expectAccessible(page, page.getByRole('main'));
  await page.getByRole('button', { name: say('rights.restore') }).click();
  await expect(page).toHaveURL(/\/$/u);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: user.username })).toBeVisible();
});

test('an open chat shows the words of a closed account without its name', async ({
  person,
  other,
  say,
}) => {
  const id = await groupOf(person, other, 'The garden');
  await other.call(api.members.accept, { params: { id } });
  await write(other, id, 'These words stay');
  const talk = talkScreen(person.page, say);
  await talk.open(id);
  const words = talk.message('These words stay');
  await expect(words).toContainText(nameOf(other));

  await other.call(api.rights.deleteAccount, { body: { proof: { kind: 'password', password } } });
  await expect(words).toContainText(say('messages.gone_person'));
  await expect(words).not.toContainText(nameOf(other));
});
