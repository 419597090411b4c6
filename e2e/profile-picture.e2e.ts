import type { Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';
import type { Say } from './words.ts';

/** Red above, blue below, as it is shown; the camera lay on its side. */
async function turnedPicture(width = 1_200, height = 800): Promise<Buffer> {
  const half = {
    create: { width: width / 2, height, channels: 3, background: '#e02020' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#2020e0' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

function cutting(page: Page, say: Say) {
  const dialog = page.getByRole('dialog', { name: say('account.crop_title') });
  return {
    dialog,
    frame: dialog.getByRole('slider', { name: say('account.picture'), exact: true }),
    size: dialog.getByRole('slider', { name: say('account.crop_size') }),
    use: dialog.getByRole('button', { name: say('account.crop_use') }),
    async choose(buffer: Buffer) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: say('account.picture_change') }).click();
      await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
      await expect(this.use).toBeEnabled();
    },
  };
}

/** The stored picture: its side, and the share of red in its upper and in its lower half. */
async function storedPicture({ page, call }: Person, say: Say) {
  await page.getByRole('button', { name: say('account.save') }).click();
  await expect(page.getByText(say('account.saved'))).toBeVisible();
  const { avatar_url: address } = await call(api.account.profile);
  const picture = sharp(await (await page.request.get(address ?? '')).body());
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isRed = (row: number) => {
    const at = (row * info.width + info.width / 2) * 3;
    return (data[at] ?? 0) > (data[at + 2] ?? 0);
  };
  const rows = Array.from({ length: info.height }, (_, row) => row);
  return { side: [info.width, info.height], red: rows.filter(isRed).length / info.height };
}

test('keys choose the square of a picture that the camera turned', async ({ person, say }) => {
  const { page } = person;
  await page.goto('/profile/me');
  const cut = cutting(page, say);
  await cut.choose(await turnedPicture());
  await expect(cut.frame).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, cut.dialog);
  await page.keyboard.press('Escape');
  await expect(cut.dialog).toHaveCount(0);
  const change = page.getByRole('button', { name: say('account.picture_change') });
  await expect(change).toBeFocused();
  await expect(page.getByRole('button', { name: say('account.save') })).toBeDisabled();

  await cut.choose(await turnedPicture());
  for (let time = 0; time < 4; time++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(cut.size).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(cut.use).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cut.dialog).toHaveCount(0);
  await expect(page.getByText(say('account.picture_new'))).toBeVisible();
  await expect(change).toBeFocused();
  const { side, red } = await storedPicture(person, say);
  expect(side).toEqual([512, 512]);
  // From the middle, half red, four steps of a twentieth up.
  expect(red).toBeCloseTo(0.7, 1);
});

test('a mouse drags and its wheel enlarges a picture with more pixels than the server takes', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.goto('/profile/me');
  const cut = cutting(page, say);
  await cut.choose(await turnedPicture(8_000, 6_000));
  const box = (await cut.frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (let time = 0; time < 5; time++) await page.mouse.wheel(0, -100);
  await expect(cut.size).not.toHaveValue('0');
  await page.mouse.down();
  await page.mouse.move(x + 30, y - box.height, { steps: 5 });
  await page.mouse.up();
  await cut.use.click();
  await expect(cut.dialog).toHaveCount(0);
  const { side, red } = await storedPicture(person, say);
  expect(side).toEqual([512, 512]);
  expect(red).toBe(0);
});

test('a finger drags and two enlarge the picture @phone', async ({ person, say }) => {
  const { page } = person;
  await page.goto('/profile/me');
  const cut = cutting(page, say);
  await cut.choose(await turnedPicture());
  const box = (await cut.frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([across, down], id) => ({ x: across, y: down, id })),
    });
  await touch('touchStart', [x - 20, y], [x + 20, y]);
  for (const apart of [40, 60, 80]) await touch('touchMove', [x - apart, y], [x + apart, y]);
  await touch('touchEnd');
  await expect.poll(async () => Number(await cut.size.inputValue())).toBeGreaterThan(0.5);
  await touch('touchStart', [x, y]);
  for (const down of [50, 100, 140]) await touch('touchMove', [x, y + down]);
  await touch('touchEnd');
  await cut.use.tap();
  await expect(cut.dialog).toHaveCount(0);
  expect((await storedPicture(person, say)).red).toBeGreaterThan(0.9);
});
