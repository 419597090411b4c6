import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { api } from '#contract/index.ts';
import { freePort, startProduct } from '../bench/program.ts';
import { untilKept, writtenIn } from './on-disk.ts';
import { expect, newPerson, test } from './people.ts';
import { chatScreen } from './screens.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  lang: string;
  dir: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** Systems cut a masked icon down to a circle of four fifths of its width: all that is drawn outside is ground. */
async function isSafelyMasked(file: Buffer): Promise<boolean> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const ground = data.subarray(0, channels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) < 0.4 * width) continue;
      const at = (y * width + x) * channels;
      const isGround = ground.every((part, each) => Math.abs((data[at + each] ?? 0) - part) <= 8);
      if (!isGround || data[at + channels - 1] !== 255) return false;
    }
  return true;
}

test('a browser finds nothing that keeps the program from being installed @both', async ({
  person,
  language,
}) => {
  const { page } = person;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await untilKept(page);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A window without a trace installs nothing; that is the window's doing.
  const errors = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(errors).toEqual([]);
  const { data = '{}', errors: problems } = await devtools.send('Page.getAppManifest');
  expect(problems).toEqual([]);
  const manifest = JSON.parse(data) as Manifest;
  expect(manifest).toMatchObject({
    display: 'standalone',
    lang: language,
    dir: language === 'he' ? 'rtl' : 'ltr',
  });
  expect(manifest.name.trim()).not.toBe('');
  // Below an icon there is room for so many letters.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.short_name.trim()).not.toBe('');
  // Watchers of uptime ask for no body.
  expect((await page.request.head('/')).status()).toBe(200);

  const filesOf = (purpose: string) =>
    Promise.all(
      manifest.icons
        .filter((icon) => icon.purpose === purpose)
        .map(async ({ src, sizes, type }) => {
          const file = await (await page.request.get(src)).body();
          const { format, width, height } = await sharp(file).metadata();
          expect({ type, sizes }).toEqual({ type: `image/${format}`, sizes: `${width}x${height}` });
          return { file, sizes, type };
        }),
    );
  const plain = await filesOf('any');
  expect(plain.map(({ sizes, type }) => `${type} ${sizes}`)).toEqual(
    expect.arrayContaining(['image/png 192x192', 'image/png 512x512']),
  );
  const masked = await filesOf('maskable');
  expect(masked).not.toEqual([]);
  for (const { file } of masked) expect(await isSafelyMasked(file)).toBe(true);
  // The check can fail: a plain icon reaches into its corners.
  const [round] = plain;
  expect(round && (await isSafelyMasked(round.file))).toBe(false);

  const inHead = (selector: string, name: string) =>
    page.locator(`head ${selector}`).getAttribute(name);
  expect(await inHead('meta[name="theme-color"]', 'content')).toBe(manifest.theme_color);
  expect(await inHead('meta[name="viewport"]', 'content')).toContain('width=device-width');
  const touch = await page.request.get(
    (await inHead('link[rel="apple-touch-icon"]', 'href')) ?? '',
  );
  expect(await sharp(await touch.body()).metadata()).toMatchObject({ format: 'png', width: 180 });

  await page.context().setOffline(true);
  const answer = await page.goto(manifest.start_url);
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, true]);
});

test('without a network the program opens from the disk, and nothing of the API is kept with it @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.goto('/');
  await untilKept(page);
  await page.context().setOffline(true);
  await page.goto('/profile/terms_service');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/profile/login');
  await expect(page.locator('html')).not.toHaveAttribute('class', /neterror/u);
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !/^\/(?:$|assets\/|icons\/|logo\/|favicon)/u.test(path))).toEqual(
    [],
  );
  await page.context().setOffline(false);
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: say('home.composer') })).toBeVisible();
});

test('a picture that another app shares begins an analysis, words begin a chat @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.goto('/');
  await untilKept(page);
  const share = (parts: { text?: string; picture?: boolean }) =>
    page.evaluate(async ({ text, picture }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      const words = document.createElement('input');
      Object.assign(words, { name: 'text', value: text ?? '' });
      form.append(words);
      if (picture) {
        const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
        canvas.getContext('2d')?.fillRect(0, 0, 20, 30);
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
        const files = new DataTransfer();
        if (blob) files.items.add(new File([blob], 'shared.png', { type: 'image/png' }));
        const field = Object.assign(document.createElement('input'), {
          type: 'file',
          name: 'pictures',
        });
        field.files = files.files;
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    }, parts);
  await share({ picture: true });
  await expect(page).toHaveURL(/\/analyze$/u);
  await expect(page.getByRole('button', { name: say('analysis.start') })).toBeVisible();

  await share({ picture: true, text: 'Words beside a picture' });
  await expect(page).toHaveURL(/\/analyze$/u);
  await expect(page.getByRole('textbox', { name: say('analysis.question') })).toHaveValue(
    'Words beside a picture',
  );

  await share({ text: 'A line from elsewhere' });
  await expect(page).toHaveURL(/\/$/u);
  await expect(page.getByRole('textbox', { name: say('home.composer') })).toHaveValue(
    'A line from elsewhere',
  );
  // It has begun once.
  await page.goto('/share');
  await expect(page.getByText(say('program.shared_nothing'), { exact: true })).toBeVisible();
});

/** A browser that would install the program by a press. */
async function letInstall(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          localStorage.setItem('prompts', 'one');
          return Promise.resolve({ outcome: 'dismissed' });
        },
      });
      dispatchEvent(event);
    });
  });
}

test('the installation is offered after the first step that was done, and not again after an answer', async ({
  person,
  say,
}) => {
  const { page } = person;
  await letInstall(page);
  await person.call(api.actions.create, { body: { title: 'Water the garden' } });
  await person.call(api.actions.create, { body: { title: 'Call the bank' } });
  await page.goto('/action-hub/my-actions');
  const isListening = () =>
    page.evaluate(() => localStorage.getItem('days_used')?.split(' ').length);
  await expect.poll(isListening).toBe(1);
  const offer = page.getByRole('button', { name: say('program.no_thanks') });
  const finish = (title: string) => page.getByRole('checkbox', { name: title }).click();
  await expect(offer).toHaveCount(0);
  await finish('Water the garden');
  await expect(offer).toBeVisible();
  await offer.click();
  await finish('Call the bank');
  await expect
    .poll(async () => (await person.call(api.actions.list, { query: { state: 'done' } })).items)
    .toHaveLength(2);
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('the installation is offered on the third day, once, and has a lasting place in the profile', async ({
  person,
  say,
}) => {
  const { page } = person;
  await letInstall(page);
  const day = (date: string) => page.clock.setFixedTime(new Date(date));
  const offer = page.getByRole('button', { name: say('program.no_thanks') });
  const counted = () => page.evaluate(() => localStorage.getItem('days_used')?.split(' ').length);
  for (const [at, date] of ['2026-11-20T09:00', '2026-11-22T09:00'].entries()) {
    await day(date);
    await page.goto('/');
    await expect.poll(counted).toBe(at + 1);
    await expect(offer).toHaveCount(0);
  }
  await day('2026-11-23T09:00');
  await page.goto('/');
  await expect(offer).toBeVisible();
  await offer.click();
  await expect(offer).toHaveCount(0);
  await page.goto('/profile/me');
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: say('program.install'), exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('prompts'))).toBe('one');
});

test('a new version is offered, begins with the press, and keeps drafts and messages on their way; files of the version before stay', async ({
  browser,
  language,
  say,
}) => {
  test.slow();
  const port = await freePort();
  const first = await startProduct({ PRODUCT_NAME: 'Lamp' }, undefined, port);
  const person = await newPerson(browser, first.url, language);
  const { page } = person;
  const id = await person.newChat();
  await page.goto(`/chat/${id}`);
  await expect(page).toHaveTitle(/Lamp/u);
  await untilKept(page);
  const chat = chatScreen(page, say);
  await chat.composer.fill('Not finished yet');
  // A part of this version that the next one has no more.
  await page.evaluate(async () => {
    const program = await caches.open('program');
    await program.put('/assets/part-of-before.js', new Response('export const was = "here";'));
  });
  await first.stopOnly();
  await using second = await startProduct({ PRODUCT_NAME: 'Lantern' }, first.dataDir, port);
  expect(second.url).toBe(first.url);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const update = page.getByRole('button', { name: say('program.update') });
  await expect(update).toBeVisible();
  const other = await page.context().newPage();
  // Somebody looks at it, too, so that it goes on with its version.
  await other.addInitScript(() => Object.defineProperty(document, 'hidden', { value: false }));
  await other.goto(`/chat/${id}`);
  await expect(other).toHaveTitle(/Lamp/u);
  const updateOther = other.getByRole('button', { name: say('program.update') });
  await expect(updateOther).toBeVisible();
  await page.bringToFront();
  await page.context().setOffline(true);
  await chat.composer.fill('On its way');
  await chat.send.click();
  await expect(chat.log.getByText(say('chat.waiting_network'))).toBeVisible();
  await chat.composer.fill('Another thought');

  await update.click();
  await expect(page).toHaveTitle(/Lantern/u);
  await expect(chat.composer).toHaveValue('Another thought');
  await expect(update).toHaveCount(0);
  await expect(chat.log.getByText(say('chat.waiting_network'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(chat.answerActions).toHaveCount(1);
  expect(await writtenIn(person, id)).toEqual(['On its way']);
  await expect(chat.composer).toHaveValue('Another thought');
  const part = () =>
    other.evaluate(async () => {
      const answer = await fetch('/assets/part-of-before.js');
      return answer.ok ? answer.text() : answer.status;
    });
  expect(await part()).toContain('here');
  // It has begun already, so that a press there has nothing to wait for.
  await expect(other).toHaveTitle(/Lamp/u);
  await updateOther.click();
  await expect(other).toHaveTitle(/Lantern/u);
  await page.context().close();
});
