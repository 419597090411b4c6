import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, password } from './people.ts';
import type { Say } from './words.ts';

interface Newcomer {
  username: string;
  email: string;
}

/** Signs somebody up by the form, for a product of its own. */
export async function signUp(page: Page, say: Say): Promise<Newcomer> {
  await page.goto('/sign-up');
  const newcomer = await signUpHere(page, say);
  await expect(page).toHaveURL(/\/$/u);
  return newcomer;
}

/** Signs somebody up by the form that is shown. */
export async function signUpHere(page: Page, say: Say): Promise<Newcomer> {
  const username = `p${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.org`;
  // Exactly, because the sign-in that is left has a field whose name begins with the same words.
  await page.getByLabel(say('account.username'), { exact: true }).fill(username);
  await page.getByLabel(say('account.email')).fill(email);
  await page.getByLabel(say('account.password'), { exact: true }).fill(password);
  await page.getByLabel(say('account.terms')).check();
  await page.getByRole('button', { name: say('account.sign_up') }).click();
  return { username, email };
}

/** A browser that knows nothing of anybody any more. */
export async function forgetPeople(context: BrowserContext, page: Page): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
}
