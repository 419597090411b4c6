import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { randomUUID } from 'node:crypto';
import { api } from '#contract/index.ts';
import { wavOf } from '#server/testing/wav.ts';
import { expectAccessible } from './accessible.ts';
import { type Person, expect, test } from './people.ts';
import { connect, groupOf, nameOf, pairOf, talkScreen, write } from './talk.ts';
import type { Say } from './words.ts';

/** A phone, whatever the project of the test. */
function phoneOf(person: Person, locale: string | undefined): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  return person.device({ viewport, hasTouch: true, isMobile: true, locale });
}

/** Rests a finger on an element, as the browser reports it. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  // An opening element may still move the messages.
  const { x, y } = await target.evaluate(async (element) => {
    const middle = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    let [place, still] = [middle(), 0];
    while (still < 6) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = middle();
      still = now.x === place.x && now.y === place.y ? still + 1 : 0;
      place = now;
    }
    return place;
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Input.synthesizeTapGesture', {
    x,
    y,
    duration: 700,
    gestureSourceType: 'touch',
  });
  await client.detach();
}

function sheetOf(page: Page, label: string) {
  const dialog = page.getByRole('dialog', { name: label, exact: true });
  return {
    dialog,
    action: (name: string) => dialog.getByRole('button', { name, exact: true }),
    names: async () => {
      await expect(dialog).toBeVisible();
      return (await dialog.getByRole('button').allTextContents()).filter((name) => name !== '');
    },
  };
}

const sheetOfMine = (page: Page, say: Say) => sheetOf(page, say('messages.options_of_mine'));

async function speak({ page }: Person, url: string, id: string): Promise<void> {
  const form = new FormData();
  form.append('client_id', randomUUID());
  form.append('audio', new Blob([new Uint8Array(wavOf(900))]), 'audio.wav');
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const path = api.messages.sendUser.path.replace(':id', id);
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(new URL(path, url), { method: 'POST', headers, body: form });
  expect(sent.status).toBe(200);
}

test('a long press on a message with the guide opens its sheet, and going back closes it @phone', async ({
  person,
  say,
  locale,
}) => {
  const id = await person.chatAbout('A quiet harbour');
  const page = await phoneOf(person, locale);
  const talk = talkScreen(page, say);
  await talk.open(id);
  const mine = talk.message('A quiet harbour').first();
  await expect(mine).toBeVisible();

  // The focus returns to where it was on the page.
  await talk.composer.focus();
  await press(page, mine.locator('[data-words]'));
  const sheet = sheetOfMine(page, say);
  expect(await sheet.names()).toEqual([
    say('chat.copy'),
    say('messages.select_text'),
    say('chat.edit'),
    say('forwarding.forward'),
    say('actions.make'),
    say('timeline.keep_as_insight'),
    say('pins.pin'),
  ]);
  await expectAccessible(page, sheet.action(say('chat.copy')));
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.goBack();
  await expect(sheet.dialog).toHaveCount(0);
  await expect(talk.composer).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/chat/${id}$`, 'u'));

  // The sheet of an answer has the answer's own tools.
  const answer = talk.messages.last();
  await press(page, answer.locator('[data-words]'));
  const ofAnswer = sheetOf(page, say('messages.options_of', { name: say('assistant.guide') }));
  const names = await ofAnswer.names();
  for (const key of ['chat.copy', 'assistant.regenerate', 'assistant.good', 'pins.pin'] as const)
    expect(names).toContain(say(key));
  await ofAnswer.action(say('assistant.good')).click();
  await expect(ofAnswer.dialog).toHaveCount(0);
  await expect(
    talk.answerActions.getByRole('button', { name: say('assistant.good'), exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');

  // Text is selected there, and deselected by the next touch elsewhere.
  await press(page, mine.locator('[data-words]'));
  await sheet.action(say('messages.select_text')).click();
  await expect(sheet.dialog).toHaveCount(0);
  const chosen = () => page.evaluate(() => String(getSelection()).trim());
  await expect.poll(chosen).toBe('A quiet harbour');
  // Meanwhile the browser handles a long press there.
  await press(page, mine.locator('[data-words]'));
  await expect(sheet.dialog).toHaveCount(0);
  await talk.messages.last().tap();
  await expect.poll(chosen).toBe('');

  // Versions are available here, too.
  await press(page, mine.locator('[data-words]'));
  await sheet.action(say('chat.edit')).click();
  const editor = page.getByRole('textbox', { name: say('chat.edit_message') });
  await expect(editor).toBeFocused();
  await editor.fill('A loud harbour');
  await page.getByRole('button', { name: say('chat.save'), exact: true }).click();
  await expect(talk.message('A loud harbour').first()).toBeVisible();
  await expect(talk.answerActions).toBeVisible();
  await press(page, talk.message('A loud harbour').first().locator('[data-words]'));
  await sheet.action(say('chat.version_before')).click();
  await expect(talk.message('A quiet harbour').first()).toBeVisible();
});

test('messages among people have the sheet: mine and others’, pictures, voice, and answers of the guide @phone', async ({
  person,
  other,
  product,
  say,
  locale,
}) => {
  test.slow();
  await connect(person, other);
  const pair = await pairOf(person, other);
  await write(other, pair, 'Look at https://example.org now');
  await write(person, pair, 'Mine among two');
  await speak(other, product.url, pair);
  const page = await phoneOf(person, locale);
  const talk = talkScreen(page, say);
  await talk.open(pair);
  const ofOther = sheetOf(page, say('messages.options_of', { name: nameOf(other) }));
  const sheet = sheetOfMine(page, say);

  await press(page, talk.message('Mine among two').locator('[data-words]'));
  const names = await sheet.names();
  for (const key of ['messages.reply', 'messages.react', 'chat.edit', 'messages.details'] as const)
    expect(names).toContain(say(key));
  await page.keyboard.press('Escape');
  await expect(sheet.dialog).toHaveCount(0);

  // A link among the words keeps its own long press.
  await press(page, talk.message('Look at').getByRole('link'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const theirs = talk.message('Look at').locator('[data-words]');
  const place = await theirs.boundingBox();
  const start = locale?.startsWith('he') ? { x: (place?.width ?? 0) - 8, y: 8 } : { x: 8, y: 8 };
  await theirs.dispatchEvent('pointerdown', {
    pointerType: 'touch',
    isPrimary: true,
    clientX: (place?.x ?? 0) + start.x,
    clientY: (place?.y ?? 0) + start.y,
  });
  await expect(ofOther.dialog).toBeVisible();
  await theirs.dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true });
  expect(await ofOther.names()).toContain(say('reports.report_message'));
  await ofOther.action(say('messages.reply')).click();
  await expect(page.getByRole('group', { name: say('messages.replying') })).toBeVisible();
  await expect(talk.composer).toBeFocused();

  // On the bars of a recording; nothing plays.
  const voice = talk.log.getByRole('slider', { name: say('voice.position') });
  await press(page, voice);
  expect(await ofOther.names()).toContain(say('forwarding.forward'));
  await ofOther.action(say('messages.react')).click();
  const picker = page.getByRole('dialog', { name: say('messages.react') });
  await picker.getByRole('button', { name: '👍' }).click();
  await expect(talk.log.getByRole('group', { name: say('messages.reactions') })).toContainText(
    '👍',
  );

  // A picture does not open when the pressing finger lifts.
  const colour = {
    create: { width: 600, height: 400, channels: 3 as const, background: '#14585c' },
  };
  const buffer = await sharp(colour).jpeg().toBuffer();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([{ name: 'hill.jpg', mimeType: 'image/jpeg', buffer }]);
  await talk.composer.fill('The hill');
  await talk.send.click();
  await expect(talk.message('The hill').locator('img[src*="/api/media/"]')).toBeVisible();
  await press(page, talk.message('The hill').locator('img'));
  expect(await sheet.names()).toContain(say('reports.remove_image'));
  await expect(page.getByRole('dialog', { name: say('pictures.viewer') })).toHaveCount(0);
  await sheet.action(say('pins.pin')).click();
  await expect(page.getByRole('group', { name: say('pins.list') })).toBeVisible();

  // In a group, an answer of the guide and a card.
  const group = await groupOf(person, other, 'Walkers');
  await write(person, group, '@guide what do you say?');
  await talk.open(group);
  const ofGuide = sheetOf(page, say('messages.options_of', { name: say('assistant.guide') }));
  const answer = talk.messages.last();
  await expect(answer.locator('[data-words]')).toBeVisible();
  await expect(talk.log.getByRole('button', { name: say('chat.stop') })).toHaveCount(0);
  await press(page, answer.locator('[data-words]'));
  expect(await ofGuide.names()).toContain(say('chat.copy'));
  await page.goBack();
  await expect(ofGuide.dialog).toHaveCount(0);
});

test('cards with the guide and chats about a picture have the sheet, too', async ({
  person,
  say,
  locale,
}) => {
  const page = await phoneOf(person, locale);
  const talk = talkScreen(page, say);
  const sheet = sheetOfMine(page, say);
  const id = await person.newChat();
  await person.call(api.messages.send, {
    params: { id },
    body: { client_id: randomUUID(), word_card: { id: 'word-fog' } },
  });
  await talk.open(id);
  const card = talk.log.locator('a[href*="/cards/"]').first();
  await expect(card).toBeVisible();
  await press(page, card);
  expect(await sheet.names()).toContain(say('pins.pin'));
  await expect(page).toHaveURL(new RegExp(`/chat/${id}$`, 'u'));
  await page.goBack();
  await expect(sheet.dialog).toHaveCount(0);

  const colour = {
    create: { width: 900, height: 600, channels: 3 as const, background: '#0b3f42' },
  };
  const buffer = await sharp(colour).jpeg().toBuffer();
  await page.goto('/analyze');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: say('analysis.start') }).click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/u);
  await expect(talk.answerActions).toBeVisible();
  const answer = talk.messages.last();
  await press(page, answer.locator('[data-words]'));
  const ofGuide = sheetOf(page, say('messages.options_of', { name: say('assistant.guide') }));
  expect(await ofGuide.names()).toContain(say('assistant.regenerate'));
});
