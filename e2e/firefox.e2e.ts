import { existsSync } from 'node:fs';
import path from 'node:path';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import sharp from 'sharp';
import { api } from '#contract/index.ts';
import { expect, password, test } from './people.ts';
import { connect, pairOf, write } from './talk.ts';

const firefox = ['firefox-esr', 'firefox']
  .flatMap((name) =>
    (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  )
  .find((file) => existsSync(file));

// Without an installed Firefox there is nothing to test.
if (firefox)
  test('Firefox signs in, chats with the guide and with people, draws a card and searches', async ({
    person,
    other,
    product,
    language,
    say,
  }) => {
    await connect(person, other);
    const id = await pairOf(person, other);
    await write(other, id, 'the boat leaves at nine');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefox,
      extraPrefsFirefox: { 'intl.accept_languages': language },
    });
    try {
      const page = await browser.newPage();
      const phone = language === 'he';
      await page.setViewport(phone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
      page.setDefaultTimeout(30_000);
      const errors: unknown[] = [];
      page.on('pageerror', (error) => errors.push(error));

      await page.goto(`${product.url}/profile/login`);
      await page.locator('input[autocomplete~="username"]').fill(person.user.username);
      await page.locator('input[type="password"]').fill(password);
      await page.locator('button[type="submit"]').click();

      const greeting = await composer(page);
      expect(await isDrawn(greeting)).toBe(true);
      await greeting.type('I keep saying yes');
      await page.keyboard.press('Enter');
      await page.waitForSelector(`[aria-label="${say('assistant.actions')}"]`);

      await page.goto(`${product.url}/chat/${id}`);
      const words = await composer(page);
      expect(await isDrawn(words)).toBe(true);
      await words.type('From Firefox');
      await button(page, say('chat.send')).click();
      await expect
        .poll(
          async () => (await other.call(api.messages.list, { params: { id } })).items.at(-1)?.text,
        )
        .toBe('From Firefox');

      await button(page, say('cards.draw_one')).click();
      await page.locator('[role="dialog"] [role="radio"]').click();
      await page.locator(`[role="dialog"] ::-p-text(${say('cards.draw_this')})`).click();
      await page.locator(`[role="dialog"] ::-p-text(${say('cards.take')})`).click();
      await button(page, say('chat.send')).click();
      await expect
        .poll(async () => {
          const { items } = await other.call(api.messages.list, { params: { id } });
          return items.at(-1)?.image_card?.deck;
        })
        .toBe('images');

      await page.keyboard.down('Control');
      await page.keyboard.press('KeyK');
      await page.keyboard.up('Control');
      await page.locator('[role="dialog"] [role="combobox"]').fill('boat');
      await page.waitForSelector('[role="dialog"] [role="option"] mark');
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  });

const button = (page: Page, name: string) =>
  page.locator(`button[aria-label="${name}"]:not(:disabled)`);

async function composer(page: Page): Promise<ElementHandle<Element>> {
  const field = await page.waitForSelector('main textarea:placeholder-shown');
  if (!field) throw new Error('there is no empty composer');
  return field;
}

/** Whether an empty field paints its placeholder: more than its plain background. */
async function isDrawn(field: ElementHandle<Element>): Promise<boolean> {
  await field.evaluate((element) => (element as HTMLElement).blur());
  const picture = await field.screenshot();
  const { channels } = await sharp(picture).stats();
  return channels.some(({ min, max }) => max - min > 60);
}
