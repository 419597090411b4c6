import { privacyInEnglish } from '#content/legal/privacy-en.ts';
import { privacyInHebrew } from '#content/legal/privacy-he.ts';
import { termsInEnglish } from '#content/legal/terms-en.ts';
import { termsInHebrew } from '#content/legal/terms-he.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';
import { letTermsBeOlder } from './seeds.ts';

const places = [
  {
    path: '/profile/privacy_policy',
    title: 'legal.privacy_policy',
    parts: { en: privacyInEnglish.parts, he: privacyInHebrew.parts },
  },
  {
    path: '/profile/terms_service',
    title: 'legal.terms_service',
    parts: { en: termsInEnglish.parts, he: termsInHebrew.parts },
  },
] as const;

test('both texts are read whole by visitors, who come to them from the front page and from signing up @both', async ({
  page,
  product,
  language,
  say,
}) => {
  for (const { path, title, parts } of places) {
    await page.goto(`${product.url}/intro`);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say(title) })
      .click();
    await expect(page).toHaveURL(product.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(title));
    for (const { heading } of parts[language])
      await expect(
        page.getByRole('heading', { level: 2, name: heading, exact: true }),
      ).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('{');
    await expect(page.getByRole('link', { name: 'operator@example.org' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, page.getByRole('heading', { level: 1 }));
  }
  await page.goto(`${product.url}/sign-up`);
  const opening = page.waitForEvent('popup');
  const name = say('legal.new_tab', { title: say('legal.terms_service') });
  await page.getByRole('link', { name }).click();
  await expect((await opening).getByRole('heading', { level: 1 })).toHaveText(
    say('legal.terms_service'),
  );
});

test('both texts stand in the profile, reached from its list', async ({
  person,
  language,
  say,
}) => {
  const { page } = person;
  for (const { path, title, parts } of places) {
    await page.goto('/profile');
    const list = page.getByRole('navigation', { name: say('account.profile') });
    await list.getByRole('link', { name: say(title) }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(title));
    await expect(page.getByRole('article')).toContainText(parts[language][0]?.heading ?? '');
    await expect(page.getByRole('region', { name: say('legal.texts') })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, page.getByRole('heading', { level: 1 }));
  }
});

test('an account with an older version is asked once, blocks nothing, and records the answer @both', async ({
  person,
  product,
  say,
}) => {
  const { page, user } = person;
  await letTermsBeOlder(product.dataDir, user.id);
  await page.goto(product.url);
  const notice = page.getByRole('region', { name: say('legal.texts') });
  await expectAccessible(page, notice);
  await expectNoSidewaysScroll(page);
  await notice.getByRole('button', { name: say('legal.later') }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: say('home.composer') })).toBeVisible();
  await page.reload();
  await notice.getByRole('link', { name: say('legal.terms_service') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('legal.terms_service'));
  await notice.getByRole('button', { name: say('legal.agree') }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(say('legal.agreed'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
