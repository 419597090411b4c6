import { randomUUID } from 'node:crypto';
import { freePort, startProduct } from '../bench/program.ts';
import { expectAccessible } from './accessible.ts';
import { expect, password, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';

test('a passkey is added, signs in without a password, is a proof, and is deleted @phone', async ({
  browser,
  say,
  locale,
}) => {
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

    await page.goto('/sign-up');
    const username = `p${randomUUID().slice(0, 8)}`;
    await page.getByLabel(say('account.username')).fill(username);
    await page.getByLabel(say('account.email')).fill(`${username}@example.org`);
    await page.getByLabel(say('account.password'), { exact: true }).fill(password);
    await page.getByLabel(say('account.terms')).check();
    await page.getByRole('button', { name: say('account.sign_up') }).click();
    await expect(page).toHaveURL(/\/$/u);

    await page.goto('/profile/me');
    await page.getByRole('button', { name: say('security.passkey_add') }).click();
    const dialog = page.getByRole('dialog', { name: say('security.passkey_add') });
    await dialog.getByLabel(say('account.password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await dialog.getByLabel(say('security.passkey_name'), { exact: true }).fill('Harbour');
    await expectAccessible(page, dialog);
    await page.keyboard.press('Enter');
    const keys = page.getByRole('list', { name: say('security.passkeys') });
    await expect(keys.getByRole('listitem')).toContainText('Harbour');
    await expectNoSidewaysScroll(page);

    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
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
    await expect(keys).toHaveCount(0);
    await expect(page.getByRole('region', { name: say('security.passkeys') })).toBeVisible();
  } finally {
    await context.close();
    await product.stop();
  }
});
