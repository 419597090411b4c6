import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { freePort, startProduct } from '../bench/program.ts';
import { api } from '#contract/index.ts';
import { errorMessage } from '#i18n/errors.ts';
import { type OpenidServer, startOpenidServer } from '#server/testing/openid-server.ts';
import { expectAccessible } from './accessible.ts';
import { mailedPath } from './mails.ts';
import { expect, password, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';
import { invitingPath } from './seeds.ts';
import { forgetPeople, signUp } from './sign-up.ts';

interface Given {
  page: Page;
  context: BrowserContext;
  google: OpenidServer;
  url: string;
  dataDir: string;
}

/** A product with Google: an OpenID provider on loopback. */
async function withGoogle(
  browser: Browser,
  locale: string | undefined,
  use: (given: Given) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const google = await startOpenidServer(`${url}/profile/login`);
  const settings = {
    GOOGLE_CLIENT_ID: google.client.id,
    GOOGLE_CLIENT_SECRET: google.client.secret,
    GOOGLE_ISSUER: google.issuer,
    ...more,
  };
  const product = await startProduct(settings, undefined, port);
  const context = await browser.newContext({ baseURL: url, locale });
  try {
    const { dataDir } = product;
    await use({ page: await context.newPage(), context, google, url, dataDir });
  } finally {
    await context.close();
    await product.stop();
    await google.close();
  }
}

test('somebody signs up with Google, and in again to where they wanted to go @phone', async ({
  browser,
  say,
  locale,
  language,
}) => {
  await withGoogle(browser, locale, async ({ page, context, google, url }) => {
    google.person = {
      subject: randomUUID(),
      email: 'dana@example.org',
      verified: true,
      name: 'Dana Levi',
    };
    await page.goto('/sign-up');
    const button = page.getByRole('button', { name: say('account.google') });
    await expect(button).toBeVisible();
    await expectAccessible(page, page.getByRole('main'));
    await expectNoSidewaysScroll(page);
    await button.click();
    const almost = page.getByRole('heading', { name: say('account.google_sign_up') });
    await expect(almost).toBeVisible();
    await expectAccessible(page, almost);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(almost).toBeVisible();
    await expect(page.getByLabel(say('account.display_name_optional'))).toHaveValue('Dana Levi');
    const signUpButton = page.getByRole('button', { name: say('account.sign_up') });
    await signUpButton.click();
    const terms = page.getByLabel(say('account.terms'));
    await expect(terms).toHaveAttribute('aria-invalid', 'true');
    await expect(terms).toBeFocused();
    await terms.check();
    await signUpButton.click();
    await expect(page).toHaveURL(`${url}/`);
    const profile = await page.evaluate(async (path) => {
      const authorization = `Bearer ${localStorage.getItem('access_token') ?? ''}`;
      return (await fetch(path, { headers: { authorization } })).json() as Promise<unknown>;
    }, api.account.profile.path);
    expect(profile).toMatchObject({
      email: 'dana@example.org',
      has_password: false,
      terms_due: null,
    });

    await forgetPeople(context, page);
    await page.goto('/profile/login?next=%2Fprofile%2Fme');
    await button.click();
    await expect(page).toHaveURL(`${url}/profile/me`);

    await forgetPeople(context, page);
    await page.goto('/profile/login?code=foreign&state=foreign');
    await expect(page.getByRole('alert')).toContainText(errorMessage(language, 'google.failed'));
    await expect(page).toHaveURL(`${url}/profile/login`);
  });
});

test('an invitation is kept on the way to Google and back, and opens the account', async ({
  browser,
  say,
  locale,
}) => {
  await withGoogle(
    browser,
    locale,
    async ({ page, google, url, dataDir }) => {
      google.person = { subject: randomUUID(), email: 'dana@example.org', verified: true };
      await page.goto(await invitingPath(dataDir));
      const invite = page.getByLabel(say('account.invite_code'));
      await expect(invite).toHaveValue(/^[\w-]{43}$/u);
      const code = await invite.inputValue();
      await page.getByRole('button', { name: say('account.google') }).click();
      await expect(
        page.getByRole('heading', { name: say('account.google_sign_up') }),
      ).toBeVisible();
      await expect(invite).toHaveValue(code);
      await page.getByLabel(say('account.terms')).check();
      await page.getByRole('button', { name: say('account.sign_up') }).click();
      await expect(page).toHaveURL(`${url}/`);
    },
    { SIGNUP: 'invite' },
  );
});

test('an account with the address is linked by its password, once; then Google opens it', async ({
  browser,
  say,
  locale,
}) => {
  await withGoogle(browser, locale, async ({ page, context, google, url, dataDir }) => {
    const { username, email } = await signUp(page, say);
    await page.goto(await mailedPath(dataDir, email, '/verify'));
    await expect(page.getByRole('heading', { name: say('account.verify_done') })).toBeVisible();
    await forgetPeople(context, page);

    google.person = { subject: randomUUID(), email, verified: true, name: 'Somebody' };
    const button = page.getByRole('button', { name: say('account.google') });
    await page.goto('/profile/login?next=%2Fprofile');
    await button.click();
    await expect(page.getByText(say('account.google_password'))).toBeVisible();
    await expectAccessible(page, page.getByRole('main'));
    await expectNoSidewaysScroll(page);
    const given = page.getByLabel(say('account.password'), { exact: true });
    await given.fill('not the password');
    await page.keyboard.press('Enter');
    await expect(given).toHaveAttribute('aria-invalid', 'true');
    await given.fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${url}/profile`);
    await expect(page.getByRole('heading', { name: username })).toBeVisible();

    await forgetPeople(context, page);
    await page.goto('/profile/login?next=%2Fprofile');
    await button.click();
    await expect(page).toHaveURL(`${url}/profile`);
    await expect(page.getByRole('heading', { name: username })).toBeVisible();
  });
});

test('Google is linked in the profile, is a proof where a dialog was left for it, and is unlinked @both', async ({
  browser,
  say,
  locale,
  language,
}) => {
  await withGoogle(browser, locale, async ({ page, google, dataDir }) => {
    await signUp(page, say);
    await page.goto('/profile/me');
    const part = page.getByRole('region', { name: say('security.google'), exact: true });
    await part.getByRole('button', { name: say('security.google_link') }).click();
    const link = page.getByRole('dialog', { name: say('security.google_link') });
    await link.getByLabel(say('account.password'), { exact: true }).fill(password);
    await expectAccessible(page, link);
    google.person = { subject: randomUUID() };
    await link.getByRole('button', { name: say('account.google') }).click();
    const unlink = part.getByRole('button', { name: say('security.google_unlink') });
    await expect(unlink).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/me#security$/u);
    await expectNoSidewaysScroll(page);

    const another = (kind: 'google' | 'password') =>
      say('security.proof_another', { kind: say(`security.proof_kind_${kind}`) });
    await page.getByRole('button', { name: say('security.email_change') }).click();
    const first = page.getByRole('dialog', { name: say('security.email_change') });
    await first.getByLabel(say('security.email_new')).fill('next@example.org');
    await page.keyboard.press('Enter');
    const proof = page.getByRole('dialog', { name: say('security.proof') });
    await proof.getByRole('button', { name: another('google') }).click();
    await expectAccessible(page, proof);
    await proof.getByRole('button', { name: say('account.google') }).click();
    await expect(proof.getByText(say('security.proof_google_done'))).toBeVisible();
    await expect(proof.getByRole('button', { name: say('security.email_change') })).toBeFocused();
    await expectAccessible(page, proof);
    await expectNoSidewaysScroll(page);
    await proof.getByRole('button', { name: say('security.email_change') }).click();
    await expect(proof).toBeHidden();
    await mailedPath(dataDir, 'next@example.org', '/verify');

    // A Google account that was open all along is no proof.
    google.person = { ...google.person, authenticatedAgo: 600 };
    await unlink.click();
    const last = page.getByRole('dialog', { name: say('security.google_unlink') });
    await last.getByRole('button', { name: another('google') }).click();
    await last.getByRole('button', { name: say('account.google') }).click();
    await expect(last.getByRole('alert')).toContainText(errorMessage(language, 'google.not_fresh'));
    await last.getByRole('button', { name: another('password') }).click();
    await last.getByLabel(say('account.password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(part.getByRole('button', { name: say('security.google_link') })).toBeVisible();
  });
});
