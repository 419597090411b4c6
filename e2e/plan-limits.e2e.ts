import type { Locator, Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { plans } from '#contract/billing.ts';
import { dayIn } from '#contract/days.ts';
import { newClient } from '../bench/client.ts';
import { expectAccessible } from './accessible.ts';
import { dot } from './dot.ts';
import { pressAtStripe, test } from './payers.ts';
import { expect } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';
import { letAnswersCount, letPicturesGrow } from './seeds.ts';
import { talkScreen } from './talk.ts';
import type { Say } from './words.ts';

/** Leads to the plans, and back to the address from which somebody came. */
async function thereAndBack(page: Page, say: Say, way: Locator): Promise<void> {
  const { pathname } = new URL(page.url());
  await expectNoSidewaysScroll(page);
  await way.click();
  await expect(page).toHaveURL(/\/profile\/plans\?return_to=/u);
  await page.getByRole('link', { name: say('plans.back') }).click();
  await expect(page).toHaveURL(pathname);
}

test('a card that has no room is kept for the way to the plans and back @phone', async ({
  payer,
  paying,
  say,
}) => {
  const { page, user } = payer;
  const form = page.getByRole('dialog', { name: say('cards.make') });
  const face = form.getByLabel(say('cards.face_image'));
  const make = form.getByRole('button', { name: say('cards.make') });
  const open = page.getByRole('button', { name: say('cards.make') });
  await page.goto('/cards/users/me');
  await open.click();
  await form.locator('input[type="file"]').setInputFiles(dot);
  await face.fill('The first');
  await make.click();
  await expect(form).toHaveCount(0);
  await letPicturesGrow(paying.dataDir, user.id, plans.free.limits.storage);

  await open.click();
  await expect(face).toHaveValue('');
  await form.locator('input[type="file"]').setInputFiles(dot);
  await face.fill('The second');
  await make.click();
  const refusal = form.getByRole('alert');
  await expect(refusal).toContainText('200');
  await expectAccessible(page, refusal);
  await thereAndBack(page, say, refusal.getByRole('link'));
  await open.click();
  await expect(face).toHaveValue('The second');
  await letPicturesGrow(paying.dataDir, user.id, 1);
  await make.click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'The second' })).toBeVisible();
  await open.click();
  await expect(form).toBeVisible();
  await expect(face).toHaveValue('');
});

test('a full group and a recording without room lead to the plans and back to the chat', async ({
  payer,
  paying,
  say,
}) => {
  const { page, user } = payer;
  const guests = await Promise.all(
    Array.from({ length: plans.free.limits.group_size }, () => newClient(paying.url)),
  );
  const [last, ...participants] = guests.map((guest) => guest.user.username);
  const body = { chat_type: 'GP' as const, title: 'The quay', participants };
  const { id } = (await payer.call(api.chat.create, { body })).chat;
  const talk = talkScreen(page, say);
  await talk.open(id);
  await page.getByRole('main').getByRole('heading', { level: 1 }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('members.invite'), exact: true }).click();
  await dialog.getByRole('combobox', { name: say('members.find') }).fill(last ?? '');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: say('members.invite_deed'), exact: true }).click();
  await expect(page.getByText('This group is full.')).toBeVisible();
  const toPlans = page.getByRole('button', { name: say('messages.see_limits') });
  await expectAccessible(page, toPlans);
  await thereAndBack(page, say, toPlans);

  const record = async () => {
    await page.getByRole('button', { name: say('voice.record') }).click();
    const pane = page.getByRole('group', { name: say('voice.message'), exact: true });
    await expect(pane.getByRole('timer')).not.toHaveText(/^0:00/u);
    await pane.getByRole('button', { name: say('voice.send'), exact: true }).click();
  };
  await talk.open(id);
  await record();
  await expect(talk.log.getByRole('slider')).toHaveCount(1);
  await expect(talk.receipt).toBeVisible();
  await letPicturesGrow(paying.dataDir, user.id, plans.free.limits.storage);
  await record();
  const refusal = talk.log.getByRole('alert');
  await expect(refusal).toContainText('larger plan');
  await expectAccessible(page, refusal);
  await thereAndBack(page, say, refusal.getByRole('link'));
  await expect(refusal).toBeVisible();
  await letPicturesGrow(paying.dataDir, user.id, 1);
  await refusal.getByRole('button', { name: say('chat.retry') }).click();
  await expect(refusal).toHaveCount(0);
});

test('above the day’s analyses picture and question wait while a larger plan is paid for @phone', async ({
  payer,
  paying,
  say,
}) => {
  const { page, user } = payer;
  const day = dayIn(user.timezone, new Date());
  await letAnswersCount(paying.dataDir, user.id, day, plans.free.limits.analyses, 'analyses');
  await page.goto('/analyze');
  await page.locator('input[type="file"]').first().setInputFiles(dot);
  const question = page.getByLabel(say('analysis.question'));
  await question.fill('Where does it lead?');
  await page.getByRole('button', { name: say('analysis.start') }).click();
  await page.getByRole('link', { name: say('messages.see_limits') }).click();
  await page.getByRole('button', { name: say('plans.choose', { plan: 'plus' }) }).click();
  await page.waitForURL(/\/pay\/cs_/u);
  await pressAtStripe(page, 'Pay');
  await paying.deliver();
  await page.getByRole('link', { name: say('plans.back') }).click();
  await expect(page).toHaveURL('/analyze');
  await expect(question).toHaveValue('Where does it lead?');
  await page.getByRole('button', { name: say('analysis.start') }).click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/u);
});
