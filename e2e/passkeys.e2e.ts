import type { Browser, BrowserContext, Page } from '@playwright/test';
import { codeOf } from '#server/testing/factors.ts';
import { freePort, startProduct } from '../bench/program.ts';
import { expectAccessible } from './accessible.ts';
import { expect, password, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';
import { forgetPeople, signUp } from './sign-up.ts';
import type { Say } from './words.ts';

/** A product whose people can have passkeys, and a browser with a device that makes them. */
async function withDevice(
  browser: Browser,
  locale: string | undefined,
  use: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  // Passkeys need a name, where other tests use an address.
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const product = await startProduct({ PUBLIC_URL: url }, undefined, port);
  const context = await browser.newContext({ baseURL: url, locale });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await use(page, context);
  } finally {
    await context.close();
    await product.stop();
  }
}

async function addPasskey(page: Page, say: Say, name: string): Promise<void> {
  await page.goto('/profile/me');
  await page.getByRole('button', { name: say('security.passkey_add') }).click();
  const dialog = page.getByRole('dialog', { name: say('security.passkey_add') });
  await dialog.getByLabel(say('account.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await dialog.getByLabel(say('security.passkey_name'), { exact: true }).fill(name);
  await expectAccessible(page, dialog);
  await page.keyboard.press('Enter');
  const keys = page.getByRole('list', { name: say('security.passkeys') });
  await expect(keys.getByRole('listitem')).toContainText(name);
}

test('a passkey is added, signs in without a password, is a proof, and is deleted @phone', async ({
  browser,
  say,
  locale,
}) => {
  await withDevice(browser, locale, async (page, context) => {
    await signUp(page, say);
    await addPasskey(page, say, 'Harbour');
    await expectNoSidewaysScroll(page);

    await forgetPeople(context, page);
    await page.goto('/profile/login?next=%2Fprofile%2Fme');
    const signIn = page.getByRole('button', { name: say('account.passkey_sign_in') });
    await expectAccessible(page, page.getByRole('main'));
    await expectNoSidewaysScroll(page);
    await signIn.click();
    await expect(page).toHaveURL(/\/profile\/me$/u);

    const name = say('security.passkey_remove_of', { name: 'Harbour' });
    await page.getByRole('button', { name }).click();
    const question = page.getByRole('dialog', { name });
    const kind = say('security.proof_kind_passkey');
    await question.getByRole('button', { name: say('security.proof_another', { kind }) }).click();
    await question.getByRole('button', { name: say('security.passkey_remove') }).click();
    await expect(page.getByRole('list', { name: say('security.passkeys') })).toHaveCount(0);
    await expect(page.getByRole('region', { name: say('security.passkeys') })).toBeVisible();
  });
});

test('a passkey is the second step after the password', async ({ browser, say, locale }) => {
  await withDevice(browser, locale, async (page, context) => {
    const { username } = await signUp(page, say);
    await addPasskey(page, say, 'Harbour');
    await page.getByRole('button', { name: say('security.two_factor_set_up') }).click();
    const dialog = page.getByRole('dialog', { name: say('security.two_factor') });
    await dialog.getByLabel(say('account.password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    const key = (await dialog.getByRole('definition').innerText()).replaceAll(/\s/gu, '');
    const code = dialog.getByRole('textbox', { name: say('account.code'), exact: true });
    await code.fill(codeOf(key, 0));
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: say('security.backup_codes_done') }).click();

    await forgetPeople(context, page);
    await page.goto('/profile/login?next=%2Fprofile%2Fme');
    await page.getByLabel(say('account.name_or_email')).fill(username);
    await page.getByLabel(say('account.password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say('account.second_step') })).toBeVisible();
    await expectAccessible(page, page.getByRole('main'));
    await page.getByRole('button', { name: say('account.use_passkey') }).click();
    await expect(page).toHaveURL(/\/profile\/me$/u);
    await expect(
      page.getByRole('button', { name: say('security.two_factor_disable') }),
    ).toBeVisible();
  });
});
