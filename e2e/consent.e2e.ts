import { api } from '#contract/index.ts';
import { expect, test } from './people.ts';
import { chatScreen } from './screens.ts';

test('text kept without consent leaves no chat behind, and begins a new chat after consent @phone', async ({
  asker,
  say,
}) => {
  const { page } = asker;
  await asker.call(api.account.updateProfile, {
    body: { user: { settings: { provider_consent: false } } },
  });
  // Somebody who sends before the page knows that the guide is a model.
  let answerConfig = () => {};
  const isSent = new Promise<void>((resolve) => (answerConfig = resolve));
  await page.route(`**${api.config.show.path}`, async (route) => {
    await isSent;
    await route.continue();
  });
  await page.goto('/');
  const composer = page.getByRole('textbox', { name: say('home.composer') });
  await composer.fill('Something of mine');
  const send = page.getByRole('button', { name: say('home.send'), exact: true });
  await send.click();
  answerConfig();
  const question = page.getByRole('dialog', { name: say('assistant.consent_title') });
  await question.getByRole('button', { name: say('assistant.consent_decline') }).click();
  await expect(question).toHaveCount(0);
  await expect(composer).toHaveValue('Something of mine');
  expect((await asker.call(api.chat.list)).items).toEqual([]);
  await send.click();
  await question.getByRole('button', { name: say('assistant.consent_agree') }).click();
  await expect(page).toHaveURL(/\/chat\//u);
  await expect(chatScreen(page, say).messages.first()).toContainText('Something of mine');
});
