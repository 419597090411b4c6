import sharp from 'sharp';
import { api } from '#contract/index.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { chatScreen, expectNoSidewaysScroll, expectRightLanguage } from './screens.ts';
import type { Say } from './words.ts';

async function pictureOf(name = 'valley.jpg', width = 900, height = 600) {
  const part = {
    create: { width: width / 4, height, channels: 3 as const, background: '#f7e6c8' },
  };
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#0b3f42' } })
    .composite([{ input: part, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The screen where a chat begins with a picture. */
function analyzeScreen({ page }: Pick<Person, 'page'>, say: Say) {
  return {
    input: page.locator('input[type="file"]').first(),
    alt: page.getByRole('textbox', { name: say('pictures.describe') }),
    question: page.getByRole('textbox', { name: say('analysis.question') }),
    start: page.getByRole('button', { name: say('analysis.start') }),
    pane: page.getByRole('complementary', { name: say('analysis.picture') }),
  };
}

test('a picture is chosen, discussed with the guide, and stays in view @both', async ({
  person,
  say,
  language,
  isMobile,
}) => {
  const { page } = person;
  const screen = analyzeScreen(person, say);
  await page.goto('/');
  await page.getByRole('link', { name: say('analysis.place'), exact: true }).click();
  await expectRightLanguage(page, language);
  await expect(page.getByText(say('analysis.built_in'))).toBeVisible();
  await expect(page.getByText(say('analysis.past_empty'))).toBeVisible();
  await screen.input.setInputFiles(await pictureOf());
  await expect(page.getByRole('img', { name: say('pictures.yours') })).toBeVisible();
  // The chosen picture survives a reload.
  await page.reload();
  await screen.alt.fill(language === 'he' ? 'העמק' : 'The valley');
  await expectAccessible(page, screen.start);
  await expectNoSidewaysScroll(page);
  await screen.start.click();

  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/u);
  const chat = chatScreen(page, say);
  await expect(chat.answerActions).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    language === 'he' ? 'העמק' : 'The valley',
  );
  const answer = chat.messages.last();
  const measured =
    language === 'he' ? /טורקיז|כהה|לרוחב|קווים|ניגודים/u : /teal|dark|wide|edges|contrast/iu;
  await expect(answer).toContainText(measured);
  if (isMobile) await screen.pane.getByRole('button', { name: say('analysis.measured') }).click();
  await expect(screen.pane.getByText(say('analysis.colour_teal'))).toBeVisible();
  await expect(screen.pane.getByText(say('analysis.landscape'))).toBeVisible();
  await expectAccessible(page, screen.pane);
  await expectNoSidewaysScroll(page);
  if (isMobile) await screen.pane.getByRole('button', { name: say('analysis.measured') }).click();

  const suggestions = page.getByRole('group', { name: say('assistant.suggestions') });
  await suggestions.getByRole('button').first().click();
  await expect(chat.messages.last()).toContainText(language === 'he' ? 'נמדד' : 'Measured');
  await expect(chat.answerActions).toHaveCount(2);
  await chat.composer.fill(language === 'he' ? 'הבית של סבתא' : 'My grandmother’s house');
  await chat.send.click();
  await expect(chat.answerActions).toHaveCount(3);
  await screen.pane.getByRole('button').first().click();
  const viewer = page.getByRole('dialog', { name: say('pictures.viewer') });
  await expect(viewer.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  await page.goto('/chat?list=images');
  await expect(page.getByRole('listitem').filter({ hasText: /The valley|העמק/u })).toBeVisible();
  await page.goto('/analyze');
  const past = page.getByRole('region', { name: say('analysis.past') }).getByRole('link');
  await expect(past).toHaveCount(1);
  await past.click();
  await expect(screen.pane).toBeVisible();
});

test('a picture that did not arrive is sent again from the same place, and begins one chat @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  const screen = analyzeScreen(person, say);
  await page.goto('/analyze');
  await screen.input.setInputFiles(await pictureOf());
  await screen.question.fill('A question that must not be lost');
  // The answer is lost on its way back.
  await page.route(`**${api.analysis.send.path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await screen.start.click();
  await expect(page.getByText(say('analysis.no_network'))).toBeVisible();
  await expect(screen.question).toHaveValue('A question that must not be lost');
  await page.unroute(`**${api.analysis.send.path}`);
  await page.getByRole('button', { name: say('shell.try_again') }).click();
  await expect(page).toHaveURL(/\/chat\//u);
  expect((await person.call(api.analysis.list)).items).toHaveLength(1);
});

test('a pasted or dropped picture is taken, and another one replaces it', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.goto('/analyze');
  await expect(page.getByText(say('analysis.formats', { megabytes: 20 }))).toBeVisible();
  const { buffer } = await pictureOf();
  for (const kind of ['paste', 'drop'] as const) {
    await page.evaluate(
      ([bytes, type]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }));
        const given = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent('paste', { ...given, clipboardData: data })
            : new DragEvent('drop', { ...given, dataTransfer: data }),
        );
      },
      [[...buffer], kind] as const,
    );
    await expect(page.getByRole('img', { name: say('pictures.yours') })).toHaveCount(1);
  }
  await page.getByRole('button', { name: say('analysis.take_away') }).click();
  await expect(page.getByRole('button', { name: say('analysis.choose') })).toBeVisible();
});

test('a picture is sent to the guide with and without words @phone', async ({ person, say }) => {
  const { page } = person;
  const id = await person.newChat();
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles(await pictureOf());
  await chat.send.click();
  await expect(chat.answerActions).toHaveCount(1);
  await input.setInputFiles(await pictureOf('tall.jpg', 400, 700));
  await chat.composer.fill('And this one');
  await chat.send.click();
  await expect(chat.answerActions).toHaveCount(2);
  await expect(chat.log.locator('img[src*="/api/media/"]')).toHaveCount(2);
  const { items } = await person.call(api.messages.list, { params: { id } });
  expect(items.filter(({ image }) => image !== null).map(({ text }) => text)).toEqual([
    '',
    'And this one',
  ]);
  await expectAccessible(page, chat.answerActions.last());
});

test('above the day’s analyses the picture returns to the field', async ({ person, say }) => {
  const { page } = person;
  const id = await person.newChat();
  await page.route(`**/api/chat/chat/${id}/send`, (route) =>
    route.fulfill({
      status: 402,
      json: {
        error: {
          code: 'plan.limit_reached',
          message: 'That was the last picture of today.',
          request_id: 'r',
        },
      },
    }),
  );
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await pictureOf());
  await chat.composer.fill('What about it?');
  await chat.send.click();
  await expect(page.getByText('That was the last picture of today.')).toBeVisible();
  const tray = page.getByRole('list', { name: say('pictures.chosen') });
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  await expect(tray).toContainText('valley.jpg');
  await expect(chat.composer).toHaveValue('What about it?');
});

test('with a model nothing is sent before consent; then it marks places in the picture @phone', async ({
  asker,
  modelled,
  say,
  isMobile,
}) => {
  const { page } = asker;
  await asker.call(api.account.updateProfile, {
    body: { user: { settings: { provider_consent: false } } },
  });
  const screen = analyzeScreen(asker, say);
  await page.goto('/analyze');
  await screen.input.setInputFiles(await pictureOf());
  const before = modelled.model.requests.length;
  await screen.start.click();
  const question = page.getByRole('dialog', { name: say('assistant.consent_title') });
  await expect(question).toBeVisible();
  expect(modelled.model.requests).toHaveLength(before);
  await question.getByRole('button', { name: say('assistant.consent_agree') }).click();
  await expect(page).toHaveURL(/\/chat\//u);
  const chat = chatScreen(page, say);
  await expect(chat.answerActions).toBeVisible();
  await expect(screen.pane.getByText(say('analysis.landscape'))).toHaveCount(1);
  await expect(screen.pane.getByRole('radio')).toHaveCount(0);

  const regions = [
    { x: 0.1, y: 0.25, w: 0.2, h: 0.5, label: 'A pale field' },
    { x: 0.6, y: 0.2, w: 0.3, h: 0.4, label: 'מים שקטים' },
  ];
  const calls = [{ name: 'show_regions', input: JSON.stringify({ regions }) }];
  modelled.model.mode = { kind: 'tokens', calls };
  await chat.composer.fill('Where does the eye go?');
  await chat.send.click();
  await expect(chat.answerActions).toHaveCount(2);
  if (isMobile)
    await screen.pane.getByRole('button', { name: say('analysis.regions_measured') }).click();
  const labels = screen.pane.getByRole('radio');
  await expect(labels).toHaveText(['1A pale field', '2מים שקטים']);
  await labels.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(labels.nth(1)).toBeChecked();
  const numbers = screen.pane.locator('[aria-hidden] span > button');
  await numbers.first().click();
  await expect(labels.first()).toBeChecked();
  // A picture is never mirrored, and neither are its marks.
  const picture = await screen.pane.getByRole('button').first().boundingBox();
  const mark = await numbers.first().locator('..').boundingBox();
  if (!picture || !mark) throw new Error('the picture and its mark are drawn');
  expect((mark.x - picture.x) / picture.width).toBeCloseTo(0.1, 1);
  expect((mark.y - picture.y) / picture.height).toBeCloseTo(0.25, 1);
  expect(mark.width / picture.width).toBeCloseTo(0.2, 1);
  await expectAccessible(page, screen.pane);
  await expectNoSidewaysScroll(page);
  await screen.pane.getByRole('button', { name: say('analysis.hide_regions') }).click();
  await expect(numbers).toHaveCount(0);
  await labels.nth(1).click();
  await expect(numbers).toHaveCount(2);
});
