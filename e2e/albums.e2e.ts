import sharp from 'sharp';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './people.ts';
import { connect, pairOf, talkScreen } from './talk.ts';

const colours = ['#14585c', '#b0413e', '#d9a441', '#3e5fb0', '#6a8f3c'];

function picturesOf(count: number) {
  return Promise.all(
    colours.slice(0, count).map(async (background) => ({
      name: `${background.slice(1)}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );
}

test('pictures sent together are one album for two people, announced once @both', async ({
  person,
  other,
  say,
}) => {
  const { page } = person;
  await connect(person, other);
  const id = await pairOf(person, other);
  const [mine, theirs] = [talkScreen(page, say), talkScreen(other.page, say)];
  await mine.open(id);
  await theirs.open(id);
  await page.locator('input[type="file"]').setInputFiles(await picturesOf(3));
  await mine.composer.fill('From the walk');
  await mine.send.click();

  const album = theirs.message('From the walk').getByRole('group', {
    name: say('pictures.count', { count: 3 }),
  });
  const pictures = album.locator('img[src*="/api/media/"]');
  await expect(pictures).toHaveCount(3);
  await expect(theirs.log.getByRole('article')).toHaveCount(1);
  const name = person.user.display_name;
  const words = `${say('pictures.count', { count: 3 })}, From the walk`;
  await expect(other.page.getByText(say('messages.said', { name, text: words }))).toBeAttached();

  // One large at the start side, two beside it.
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((at) => pictures.nth(at).boundingBox()),
  );
  if (!first || !second || !third) throw new Error('three pictures have places');
  expect(first.height).toBeGreaterThan(second.height * 1.8);
  expect(second.x).toBe(third.x);
  const isMirrored = (await other.page.locator('html').getAttribute('dir')) === 'rtl';
  expect(first.x > second.x).toBe(isMirrored);

  await album
    .getByRole('button', { name: say('pictures.options_of', { index: 2, count: 3 }) })
    .focus();
  await other.page.keyboard.press('Enter');
  await other.page.getByRole('menuitem', { name: say('messages.reply') }).click();
  await theirs.composer.fill('that one');
  await theirs.send.click();
  await expect(mine.message('that one')).toBeVisible();
  const { items } = await person.call(api.messages.list, { params: { id } });
  expect(items.at(-1)?.reply_to?.id).toBe(items.at(-3)?.id);

  await expectAccessible(other.page, album);
  await pictures.nth(1).click();
  const viewer = other.page.getByRole('dialog', { name: say('pictures.viewer') });
  await viewer.getByRole('button', { name: say('pictures.next') }).click();
  await expect(viewer.getByText('From the walk')).toBeVisible();
  await other.page.keyboard.press('Escape');

  const second2 = items.at(-3)?.id ?? '';
  await person.call(api.messages.remove, { params: { id: second2 }, body: { scope: 'all' } });
  await expect(
    theirs.log.getByRole('group', { name: say('pictures.count', { count: 2 }) }).getByRole('img'),
  ).toHaveCount(2);
});

test('pictures for the guide are one turn, also after a reload in between @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  const id = await person.newChat();
  const chat = talkScreen(page, say);
  await chat.open(id);
  await page.locator('input[type="file"]').setInputFiles(await picturesOf(5));
  await expect(page.getByText(say('pictures.at_once', { count: 4 }))).toBeVisible();
  const tray = page.getByRole('list', { name: say('pictures.chosen') });
  await expect(tray.getByRole('listitem')).toHaveCount(4);
  await tray.getByRole('button').last().click();
  await expect(tray.getByRole('listitem')).toHaveCount(3);
  await chat.composer.fill('Which one would you walk?');
  await page.route('**/send', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    // The first arrives, and the page is gone before the others leave.
    if (/name="more"\r\n\r\n2/u.test(body)) await route.continue();
    else await route.abort();
  });
  await chat.send.click();
  await expect
    .poll(async () => (await person.call(api.messages.list, { params: { id } })).items.length)
    .toBe(1);
  const album = page.getByRole('group', { name: say('pictures.count', { count: 3 }) });
  await expect(album).toHaveCount(1);
  await page.unroute('**/send');
  await page.reload();
  await expect(album.locator('img[src*="/api/media/"]')).toHaveCount(3);
  const listed = async () => {
    const { items } = await person.call(api.messages.list, { params: { id } });
    return items.map(({ kind, status }) => `${kind} ${status}`);
  };
  await expect.poll(listed).toEqual(['user sent', 'user sent', 'user sent', 'guide sent']);
  await expect(page.getByText('3:').first()).toBeVisible();

  // The words are edited with the pictures in sight; no picture has its own words to edit.
  await album
    .getByRole('button', { name: say('pictures.options_of', { index: 1, count: 3 }) })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: say('forwarding.forward') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: say('chat.edit') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: say('chat.edit'), exact: true })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: say('chat.edit_message') })).toBeVisible();
  await expect(album.getByRole('img')).toHaveCount(3);
});

test('the guide answers an album without its last picture if that fails permanently @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  const id = await person.newChat();
  const chat = talkScreen(page, say);
  await chat.open(id);
  await page.locator('input[type="file"]').setInputFiles(await picturesOf(2));
  const tray = page.getByRole('list', { name: say('pictures.chosen') });
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  await page.route('**/send', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const isLast = body.includes('name="image"') && !body.includes('name="more"');
    // The last one is refused permanently.
    if (isLast)
      await route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({
          error: { code: 'media.unreadable', message: 'It can’t be read.', request_id: 'x' },
        }),
      });
    else await route.continue();
  });
  await chat.send.click();
  await expect(page.getByText('It can’t be read.')).toBeVisible();
  await expect
    .poll(async () => {
      const { items } = await person.call(api.messages.list, { params: { id } });
      return items.map(({ kind, status }) => `${kind} ${status}`);
    })
    .toEqual(['user sent', 'guide sent']);
});
