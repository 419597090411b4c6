import { randomUUID } from 'node:crypto';
import { freePort, startProduct } from '../bench/program.ts';
import { api } from '#contract/index.ts';
import { errorMessage } from '#i18n/errors.ts';
import { startOpenidServer } from '#server/testing/openid-server.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';

test('somebody signs up with Google, and in again to where they wanted to go @phone', async ({
  browser,
  say,
  locale,
  language,
}) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const google = await startOpenidServer(`${url}/profile/login`);
  const product = await startProduct(
    {
      GOOGLE_CLIENT_ID: google.client.id,
      GOOGLE_CLIENT_SECRET: google.client.secret,
      GOOGLE_ISSUER: google.issuer,
    },
    undefined,
    port,
  );
  const context = await browser.newContext({ baseURL: url, locale });
  try {
    google.person = {
      subject: randomUUID(),
      email: 'dana@example.org',
      verified: true,
      name: 'Dana Levi',
    };
    const page = await context.newPage();
    await page.goto('/sign-up');
    const button = page.getByRole('button', { name: say('account.google') });
    await expect(button).toBeVisible();
    await expectAccessible(page, page.getByRole('main'));
    await expectNoSidewaysScroll(page);
    await button.click();
    await expect(page).toHaveURL(`${url}/`);
    const profile = await page.evaluate(async (path) => {
      const authorization = `Bearer ${localStorage.getItem('access_token') ?? ''}`;
      return (await fetch(path, { headers: { authorization } })).json() as Promise<unknown>;
    }, api.account.profile.path);
    expect(profile).toMatchObject({ email: 'dana@example.org', has_password: false });

    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/profile/login?next=%2Fprofile%2Fme');
    await button.click();
    await expect(page).toHaveURL(`${url}/profile/me`);

    await page.evaluate(() => localStorage.clear());
    await context.clearCookies();
    await page.goto('/profile/login?code=foreign&state=foreign');
    await expect(page.getByRole('alert')).toContainText(errorMessage(language, 'google.failed'));
    await expect(page).toHaveURL(`${url}/profile/login`);
  } finally {
    await context.close();
    await product.stop();
    await google.close();
  }
});
