import type { Page } from '@playwright/test';

/** A well-formed token that has expired. */
export async function letTokenRunOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [head, body = '', sign] = (localStorage.getItem('access_token') ?? '').split('.');
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as object;
    const over = { ...claims, exp: Math.floor(Date.now() / 1_000) - 60 };
    const written = btoa(JSON.stringify(over)).replaceAll('+', '-').replaceAll('/', '_');
    localStorage.setItem('access_token', `${head}.${written.replaceAll('=', '')}.${sign}`);
  });
}
