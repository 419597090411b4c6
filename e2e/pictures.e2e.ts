import sharp from 'sharp';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { connect, pairOf, talkScreen } from './talk.ts';

async function pictureOf(background: string, width = 900, height = 600) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `${background.slice(1)}.jpg`, mimeType: 'image/jpeg', buffer };
}

async function connectedPair(person: Person, other: Person): Promise<string> {
  await connect(person, other);
  return pairOf(person, other);
}

test('pictures are chosen, described and sent in order, and enlarged @phone', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  const id = await connectedPair(person, other);
  const mine = talkScreen(page, say);
  const theirs = talkScreen(other.page, say);
  await mine.open(id);
  await theirs.open(id);
  const input = page.locator('input[type="file"]');
  await input.setInputFiles([await pictureOf('#14585c'), await pictureOf('#b0413e', 500, 800)]);
  const tray = page.getByRole('list', { name: say('pictures.chosen') });
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  await tray.getByRole('textbox').first().fill('A green hill');
  await mine.composer.fill('From the walk');
  await mine.send.click();
  await expect(tray).toHaveCount(0);

  const shown = theirs.log
    .getByRole('article')
    .getByRole('button')
    .filter({ has: other.page.locator('img[src*="/api/media/"]') });
  await expect(shown).toHaveCount(2);
  await expect(shown.first().getByRole('img', { name: 'A green hill' })).toBeVisible();
  await expect(theirs.message('From the walk').locator('img[src*="/api/media/"]')).toHaveCount(2);
  const { items } = await other.call(api.messages.list, { params: { id } });
  const sent = items.filter(({ image }) => image !== null);
  expect(sent.map(({ text, image }) => [text, image?.alt])).toEqual([
    ['', 'A green hill'],
    ['From the walk', ''],
  ]);

  await shown.first().click();
  const viewer = other.page.getByRole('dialog', { name: say('pictures.viewer') });
  await expectAccessible(other.page, viewer.getByRole('img', { name: 'A green hill' }));
  await viewer.getByRole('button', { name: say('pictures.larger') }).click();
  await viewer.getByRole('button', { name: say('pictures.smaller') }).click();
  await viewer.getByRole('button', { name: say('pictures.next') }).click();
  await expect(viewer.getByText('From the walk')).toBeVisible();
  const saving = other.page.waitForEvent('download');
  await viewer.getByRole('link', { name: say('pictures.download') }).click();
  expect((await saving).suggestedFilename()).toMatch(/^picture-\d+\.webp$/u);
  await other.page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  await other.page.getByRole('main').getByRole('heading', { level: 1 }).getByRole('button').click();
  const details = other.page.getByRole('dialog', { name: say('members.details') });
  const listed = details
    .getByRole('button')
    .filter({ has: other.page.locator('img[src$="/thumb"]') });
  await expect(listed).toHaveCount(2);
  await listed.last().click();
  await expect(viewer.getByRole('img', { name: 'A green hill' })).toBeVisible();
  // A picture deleted for all while it is open closes, too.
  const [first] = sent;
  await person.call(api.messages.remove, {
    params: { id: first?.id ?? '' },
    body: { scope: 'all' },
  });
  await expect(viewer).toHaveCount(0);
  await expect(listed).toHaveCount(1);
});

test('a picture waits for the network, survives a reload and is sent once', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  const id = await connectedPair(person, other);
  const mine = talkScreen(page, say);
  await mine.open(id);
  await page.locator('input[type="file"]').setInputFiles(await pictureOf('#14585c'));
  const tray = page.getByRole('list', { name: say('pictures.chosen') });
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await mine.send.click();
  await expect(mine.log.getByText(say('chat.waiting_network'))).toBeVisible();
  await expect(mine.log.getByRole('img', { name: say('pictures.yours') })).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(mine.receipt).toBeVisible();
  await expect(mine.log.locator('img[src*="/api/media/"]')).toHaveCount(1);
  const { items } = await other.call(api.messages.list, { params: { id } });
  expect(items.filter(({ image }) => image !== null)).toHaveLength(1);
});

test('an unsuitable file is named with the reason, and a pasted picture is taken @phone', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  const id = await connectedPair(person, other);
  const mine = talkScreen(page, say);
  await mine.open(id);
  const tray = page.getByRole('list', { name: say('pictures.chosen') });
  await page.locator('input[type="file"]').setInputFiles([
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
    { name: 'torn.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG') },
  ]);
  await expect(page.getByText(say('pictures.wrong_type', { name: 'letter.pdf' }))).toBeVisible();
  await expect(page.getByText(say('pictures.heic', { name: 'IMG_1.HEIC' }))).toBeVisible();
  await expect(page.getByText(say('pictures.unreadable', { name: 'torn.png' }))).toBeVisible();
  await expect(tray).toHaveCount(0);

  const { buffer } = await pictureOf('#b0413e');
  const many = Array.from({ length: 11 }, (_, at) => ({
    name: `${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }));
  await page.locator('input[type="file"]').setInputFiles(many);
  await expect(tray.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText(say('pictures.at_once', { count: 10 }))).toBeVisible();
  for (let left = 10; left > 0; left--)
    await tray.getByRole('listitem').first().getByRole('button').click();
  await expect(tray).toHaveCount(0);

  await mine.composer.evaluate(
    (box, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(
        new File([new Uint8Array(bytes)], 'pasted.jpg', { type: 'image/jpeg' }),
      );
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [...buffer],
  );
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  await tray.getByRole('button', { name: say('pictures.remove', { name: 'pasted.jpg' }) }).click();
  await expect(tray).toHaveCount(0);
});

test('a bubble is as wide as its picture, and its text wraps within, from me and from others @both', async ({
  person,
  other,
  say,
}) => {
  const id = await connectedPair(person, other);
  const chats = [talkScreen(person.page, say), talkScreen(other.page, say)];
  const words = 'words that are longer than the picture is wide and so wrap within it';
  const sizes = [
    { width: 400, height: 1200 },
    { width: 1600, height: 500 },
  ];
  for (const { width, height } of sizes) {
    for (const chat of chats) {
      const sentAt = await pictureOf('#14585c', width, height);
      const page = chat === chats[0] ? person.page : other.page;
      if (!page.url().includes(id)) await chat.open(id);
      await page.locator('input[type="file"]').setInputFiles(sentAt);
      await expect(
        page.getByRole('list', { name: say('pictures.chosen') }).getByRole('listitem'),
      ).toHaveCount(1);
      await chat.write(`${width}: ${words}`);
      await expect(chat.message(`${width}: ${words}`).last()).toBeVisible();
    }
  }
  const { page } = person;
  await page.reload();
  const pictures = page.getByRole('article').locator('img[src*="/api/media/"]');
  await expect(pictures).toHaveCount(4);
  const found = await pictures.evaluateAll((all) =>
    all.map((image) => {
      const picture = image.parentElement as HTMLElement;
      const bubble = picture.parentElement as HTMLElement;
      const { paddingInlineStart, paddingInlineEnd, borderInlineStartWidth } =
        getComputedStyle(bubble);
      const around =
        parseFloat(paddingInlineStart) +
        parseFloat(paddingInlineEnd) +
        2 * parseFloat(borderInlineStartWidth);
      const { width, height } = picture.getBoundingClientRect();
      return { bubble: bubble.getBoundingClientRect().width - around, width, height };
    }),
  );
  for (const { bubble, width, height } of found) {
    expect(Math.abs(bubble - width)).toBeLessThan(1.5);
    expect(width).toBeGreaterThan(150);
    expect(height).toBeLessThanOrEqual(420);
  }
});
