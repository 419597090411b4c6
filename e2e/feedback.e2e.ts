import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { expectNoSidewaysScroll, expectRightLanguage } from './screens.ts';

test('feedback is written, kept over a reload, sent, and the thanks says where it went @phone', async ({
  person,
  say,
  language,
}) => {
  const { page } = person;
  await page.goto('/profile');
  await page.getByRole('link', { name: say('feedback.title') }).click();
  await expect(page).toHaveURL(/\/profile\/give_feetback$/u);
  await expectRightLanguage(page, language);
  const words = page.getByRole('textbox', { name: say('feedback.words') });
  const send = page.getByRole('button', { name: say('feedback.send'), exact: true });
  const rated = page.getByRole('button', { name: `4 ${say('feedback.rating_4')}`, exact: true });
  await send.click();
  await expect(page.getByText(say('field.required'))).toBeVisible();
  await expect(words).toBeFocused();
  await words.fill('The cards shine. כל הכבוד');
  await rated.click();
  await expect(page.getByText(say('field.required'))).toHaveCount(0);
  await page.reload();
  await expect(words).toHaveValue('The cards shine. כל הכבוד');
  await expect(rated).toHaveAttribute('aria-pressed', 'true');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, words);

  // Without a network the words stay.
  await page.route(`**${api.feedback.give.path}`, (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert')).toContainText(say('account.no_network'));
  await expect(words).toHaveValue('The cards shine. כל הכבוד');
  await page.unroute(`**${api.feedback.give.path}`);
  await send.click();
  const thanks = page.getByRole('heading', { name: say('feedback.thanks') });
  await expect(thanks).toBeVisible();
  await expect(page.getByText(say('feedback.mailed'))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, thanks);

  await page.getByRole('button', { name: say('feedback.again') }).click();
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('');
  await expect(rated).toHaveAttribute('aria-pressed', 'false');
});
