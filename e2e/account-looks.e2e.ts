import type { Locator, Page, TestInfo } from '@playwright/test';
import { api } from '#contract/index.ts';
import { readConfig } from '#server/config.ts';
import { unsubscribeToken } from '#server/features/account/unsubscribe-tokens.ts';
import { codeOf } from '#server/testing/factors.ts';
import { mailedPath, mailsIn } from './mails.ts';
import { expectAccessible } from './accessible.ts';
import { expect, password, test } from './people.ts';
import { pictures } from './pictures-of-pages.ts';
import { expectNoLayers, signInThroughScreen } from './screens.ts';
import { letTermsBeOlder } from './seeds.ts';
import { connect } from './talk.ts';

/** Pictures of pages; on one of the four kinds of screens each page is checked as well. */
function looks(page: Page, info: TestInfo) {
  const look = pictures(page, info);
  return async (name: string, shown: Locator) => {
    await look(name, shown);
    if (info.project.name !== 'en-desktop') return;
    await expectAccessible(page, shown);
    await expectFocusMoves(page);
  };
}

/** The next element that the Tab key reaches is on the page, inside a dialog that is open, and looks focused. */
async function expectFocusMoves(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => {
    const element = document.activeElement;
    const dialog = document.querySelector('[role="dialog"]');
    if (!element || element === document.body) return 'nothing';
    if (dialog && !dialog.contains(element)) return 'outside of the dialog';
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.matches(':focus-visible') ? 'seen' : 'unseen';
  });
  expect(focused, page.url()).toBe('seen');
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the pages before a sign-in are whole @everywhere', async ({
  page,
  person,
  product,
  say,
}, info) => {
  test.slow();
  const look = looks(page, info);
  const open = async (path: string, name: string) => {
    await page.goto(product.url + path);
    await look(name, title(page));
  };
  await open('/sign-up', 'sign-up');
  await page.getByRole('button', { name: say('account.sign_up'), exact: true }).click();
  await look('sign-up-problems', page.locator('[aria-invalid="true"]'));
  const { url } = await person.call(api.connections.makeLink);
  const next = new URL(url).pathname;
  await open(`/sign-up?next=${next}`, 'sign-up-invited');
  await open(`/profile/login?next=${next}`, 'login-invited');
  await open('/profile/login', 'login');
  await signInThroughScreen(page, say, { username: person.user.username, password: 'not this' });
  await look('login-wrong', page.getByRole('alert').or(page.locator('[aria-invalid="true"]')));
  await open('/restore-password', 'restore');
  await page.getByLabel(say('account.email')).fill(person.user.email);
  await page.keyboard.press('Enter');
  await look('restore-sent', page.getByText(say('account.restore_sent')));
  await open(
    await mailedPath(product.dataDir, person.user.email, '/restore-password'),
    'new-password',
  );
  await open('/verify?token=forged', 'verify-forged');
  await page.goto(product.url + (await mailedPath(product.dataDir, person.user.email, '/verify')));
  await look('verify', page.getByRole('heading', { name: say('account.verify_done') }));
  await open('/undo-email?token=forged', 'undo');
  await open('/unsubscribe?token=forged', 'unsubscribe-forged');
  await open('/moderate/forged', 'moderate-forged');
  await person.call(api.rights.deleteAccount, { body: { proof: { kind: 'password', password } } });
  await page.goto(`${product.url}/profile/login`);
  await signInThroughScreen(page, say, { ...person.user, password });
  await look('closed', page.getByRole('button', { name: say('rights.restore') }));
});

test('the pages of the profile are whole @everywhere', async ({
  person,
  other,
  third,
  product,
  say,
}, info) => {
  test.slow();
  const { page } = person;
  const look = looks(page, info);
  const open = async (path: string, name: string) => {
    await page.goto(path);
    await look(name, title(page));
  };
  await open('/profile/me', 'me-new');
  await open('/profile/manage_history', 'history-empty');
  const chat = await person.chatAbout(
    'The house by the sea, and what it would be like to live there',
  );
  await person.chatAbout('על הבית ליד הים');
  await connect(person, other);
  await person.call(api.sharing.make, { params: { id: chat }, body: { days: 30 } });
  await person.call(api.people.block, { params: { username: third.user.username } });
  for (const words of ['I walk by the sea before work.', 'החתולה נקראת לבנה'])
    await person.call(api.memory.create, { body: { kind: 'note', text: words } });
  await person.call(api.account.updateProfile, {
    body: { user: { bio: 'Walks, tea and slow mornings', settings: { memory: true } } },
  });
  await open('/profile', 'list');
  await open('/profile/me', 'me');
  await open('/profile/manage_history', 'history');
  await page.getByText(say('history.span_all'), { exact: true }).click();
  await page.getByRole('button', { name: say('history.delete') }).click();
  await look('history-delete', page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expectNoLayers(page);
  await open('/profile/give_feetback', 'feedback');
  await page.getByLabel(say('feedback.words')).fill('The quiet of it.');
  await page.getByRole('button', { name: say('feedback.send'), exact: true }).click();
  await look('feedback-thanks', page.getByText(say('feedback.thanks')));
  await open('/profile/share', 'share-new');
  await page.getByRole('button', { name: say('members.link_make') }).click();
  await look('share', page.getByRole('img', { name: say('inviting.code') }));
  await open('/profile/join_our_community', 'community');
  await open('/profile/privacy_policy', 'privacy');

  await page.goto('/profile/me');
  const dialogs = [
    ['security.password_change', 'dialog-password'],
    ['security.two_factor_set_up', 'dialog-two-factor'],
    ['security.email_change', 'dialog-email'],
    ['rights.delete', 'dialog-delete'],
  ] as const;
  for (const [key, name] of dialogs) {
    await page.getByRole('button', { name: say(key), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await look(name, dialog.getByRole('textbox').first());
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say('account.picture_change') }).click();
  await (await chooser).setFiles('docs/screenshot.png');
  const use = page.getByRole('button', { name: say('account.crop_use') });
  await expect(use).toBeEnabled();
  await look('dialog-crop', use);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('security.two_factor_set_up') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('account.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await look('dialog-app', dialog.getByRole('img', { name: say('security.two_factor_picture') }));
  const key = (await dialog.getByRole('definition').innerText()).replaceAll(/\s/gu, '');
  await dialog
    .getByRole('textbox', { name: say('account.code'), exact: true })
    .fill(codeOf(key, 0));
  await page.keyboard.press('Enter');
  await look('dialog-codes', dialog.getByRole('list', { name: say('security.backup_codes') }));
  await dialog.getByRole('button', { name: say('security.backup_codes_done') }).click();
  await page.getByRole('textbox', { name: say('account.bio') }).fill('Other words');
  await page
    .getByRole('link', { name: say('shell.chats') })
    .first()
    .click();
  await look('dialog-leave', page.getByRole('dialog'));
  await page.getByRole('button', { name: say('account.leave_go') }).click();
  await expectNoLayers(page);

  const reported = { params: { username: other.user.username } };
  await third.call(api.reports.person, { ...reported, body: { text: 'Unkind words, every day.' } });
  const moderation = () =>
    mailsIn(product.dataDir)
      .map(({ text }) => /\/moderate\/[\w.-]+\?kind=\w+&id=[\w-]+/u.exec(text)?.[0])
      .find((found) => found !== undefined);
  await expect.poll(moderation).toBeTruthy();
  const path = moderation() ?? '';
  await open(path, 'moderate-case');
  await open(path.split('?')[0] ?? '', 'moderate-list');
  await open(`${path.split('?')[0]}?state=decided`, 'moderate-decided');
});

test('pages that depend on what came before are whole @both', async ({
  page,
  asker,
  person,
  product,
  modelled,
  say,
}, info) => {
  test.slow();
  const mine = looks(asker.page, info);
  await asker.call(api.account.updateProfile, {
    body: { user: { settings: { quiet_hours: { from: '22:00', to: '07:00' } } } },
  });
  await asker.page.goto('/profile/me');
  const hours = asker.page.getByLabel(say('notifications.quiet_to'), { exact: true });
  await expect(hours).toHaveValue('07:00');
  await mine('me-provider-and-quiet-hours', title(asker.page));
  await hours.fill('22:00');
  await expect(hours).toHaveAttribute('aria-invalid', 'true');
  await mine('me-equal-hours', asker.page.getByText(say('field.times_equal')));
  await letTermsBeOlder(modelled.dataDir, asker.user.id);
  await asker.page.goto('/');
  await mine('terms-again', asker.page.getByRole('region', { name: say('legal.texts') }));

  const look = looks(page, info);
  const scope = { userId: person.user.id, scope: 'digest' } as const;
  const config = readConfig({ DATA_DIR: product.dataDir, PUBLIC_URL: product.url });
  await page.goto(`${product.url}/unsubscribe?token=${unsubscribeToken(config, scope)}`);
  await look('unsubscribe', page.getByRole('button', { name: say('unsubscribe.end') }));
  await page.getByRole('button', { name: say('unsubscribe.end') }).click();
  await look('unsubscribed', page.getByRole('button', { name: say('unsubscribe.resume') }));

  const { email } = person.user;
  const next = `next-${email}`;
  const proof = { kind: 'password' as const, password };
  await page.goto(product.url + (await mailedPath(product.dataDir, email, '/verify')));
  await expect(page.getByRole('heading', { name: say('account.verify_done') })).toBeVisible();
  await person.call(api.security.changeEmail, { body: { email: next, proof } });
  await page.goto(product.url + (await mailedPath(product.dataDir, next, '/verify')));
  await look('verify-waits', page.getByRole('heading', { name: say('account.verify_done') }));
  await person.page.goto('/profile/me');
  const part = person.page.getByRole('region', { name: say('account.email'), exact: true });
  const giveUp = part.getByRole('button', { name: say('security.email_give_up') });
  await expect(giveUp).toBeVisible();
  await looks(person.page, info)('me-address-waits', giveUp);
  await page.goto(product.url + (await mailedPath(product.dataDir, email, '/confirm-email')));
  const refuse = page.getByRole('button', { name: say('account.confirm_email_refuse') });
  await look('confirm-email', refuse);
  await refuse.click();
  await look('confirm-email-refused', page.getByText(say('account.confirm_email_refused')));

  const { secret } = await asker.call(api.twoFactor.setUp, { body: { proof } });
  await asker.call(api.twoFactor.enable, { body: { code: codeOf(secret, 0) } });
  await page.goto(`${modelled.url}/profile/login`);
  await signInThroughScreen(page, say, { ...asker.user, password });
  await look('second-step', page.getByRole('heading', { name: say('account.second_step') }));
});
