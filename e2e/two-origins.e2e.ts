import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { freePort, startScript, stopChild } from '../bench/program.ts';
import { expect, password, test } from './people.ts';
import { chatScreen } from './screens.ts';
import { letTokenRunOut } from './tokens.ts';

test('pages and API on two hosts of one site work as one (CORS, CSRF, the live socket, pictures)', async ({
  browser,
  say,
  locale,
}) => {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zavit-e2e-'));
  const app = `http://app.zavit.test:${port}`;
  const apiUrl = `http://api.zavit.test:${port}`;
  const { child } = await startScript(
    'scripts/start.js',
    [],
    port,
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: app,
      API_URL: apiUrl,
      COOKIE_DOMAIN: 'zavit.test',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    '/healthz',
  );
  const context = await browser.newContext({
    locale,
    viewport: { width: 1280, height: 720 },
    hasTouch: false,
    isMobile: false,
  });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (/CORS|content security policy/iu.test(message.text())) complaints.push(message.text());
    });
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    let refreshes = 0;
    page.on('request', (request) => {
      if (request.url() === `${apiUrl}/api/user/refresh` && request.method() === 'GET')
        refreshes += 1;
    });
    const username = `t${randomUUID().slice(0, 12)}`;
    await page.goto(`${app}/sign-up`);
    await page.getByRole('textbox', { name: say('account.username') }).fill(username);
    await page.getByRole('textbox', { name: say('account.email') }).fill(`${username}@example.org`);
    await page.getByLabel(say('account.password'), { exact: true }).fill(password);
    await page.getByRole('checkbox', { name: say('account.terms') }).check();
    await page.getByRole('button', { name: say('account.sign_up'), exact: true }).click();
    await expect(page).toHaveURL(`${app}/`);
    await page.getByRole('textbox', { name: say('home.composer') }).fill('Two hosts, one place');
    await page.keyboard.press('Control+Enter');
    const chat = chatScreen(page, say);
    await expect(chat.answerActions).toBeVisible();
    expect(sockets[0]).toMatch(new RegExp(`^ws://api\\.zavit\\.test:${port}/ws/user/`, 'u'));
    const written = await chat.messages.allInnerTexts();
    await page.reload();
    await expect(chat.messages).toHaveText(written, { useInnerText: true });

    const address = page.url();
    await page.goto(`${app}/favicon.svg`);
    const before = refreshes;
    await letTokenRunOut(page);
    await page.goto(address);
    await expect(chat.messages).toHaveText(written, { useInnerText: true });
    expect(refreshes).toBe(before + 1);

    const picture = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#0b3a53' },
    })
      .png()
      .toBuffer();
    await page.goto(`${app}/profile/me`);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('button', { name: say('account.crop_use') }).click();
    await page.getByRole('button', { name: say('account.save'), exact: true }).click();
    await expect(page.getByText(say('account.saved'))).toBeVisible();
    await page.goto(`${app}/profile`);
    const shown = page.getByRole('main').locator('img').first();
    await expect(shown).toHaveAttribute('src', new RegExp(`^${apiUrl}/api/media/`, 'u'));
    const width = () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await stopChild(child);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
