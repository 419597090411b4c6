import { api } from '#contract/index.ts';
import { expect, test } from './people.ts';
import { chatScreen } from './screens.ts';

test('a draft is restored after another chat, after a reload and on another device @phone', async ({
  person,
  say,
}) => {
  const [first, other] = [await person.newChat(), await person.newChat()];
  const { page } = person;
  const words = 'Half a thought, חצי מחשבה';
  await page.goto(`/chat/${first}`);
  const chat = chatScreen(page, say);
  await chat.composer.fill(words);
  // The page is left at once: a pending answer of the local store must not matter.
  await page.goto(`/chat/${other}`);
  await expect(chat.composer).toHaveValue('');
  const stored = async () => (await person.call(api.chat.info, { params: { id: first } })).draft;
  await expect.poll(stored).toBe(words);
  await page.goto(`/chat/${first}`);
  await expect(chat.composer).toHaveValue(words);
  await page.reload();
  await expect(chat.composer).toHaveValue(words);
  await chat.composer.press('End');
  await chat.composer.pressSequentially('!');
  await expect.poll(stored).toBe(`${words}!`);

  const second = await person.device();
  await second.goto('/chat');
  await second.goto(`/chat/${first}`);
  const there = chatScreen(second, say);
  await expect(there.composer).toHaveValue(`${words}!`);
  await there.send.click();
  await expect(there.messages.first()).toContainText(`${words}!`);
  await expect(there.composer).toHaveValue('');
  await expect(chat.composer).toHaveValue('');
});

test('Enter sends, Shift+Enter makes a line, and neither does anything during composition @both', async ({
  person,
  say,
  hasTouch,
}) => {
  const id = await person.newChat();
  const { page } = person;
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  await expect(chat.composer).toBeVisible();
  const height = async () => (await chat.composer.boundingBox())?.height ?? 0;
  const atFirst = await height();
  await chat.composer.fill('   ');
  await chat.composer.press('Control+Enter');
  await chat.composer.fill('one');
  await chat.composer.press('Shift+Enter');
  await chat.composer.pressSequentially('two');
  await expect(chat.composer).toHaveValue('one\ntwo');
  expect(await height()).toBeGreaterThan(atFirst);
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    await chat.composer.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', ...composing });
  }
  await expect(chat.composer).toHaveValue('one\ntwo');
  await expect(chat.messages).toHaveCount(0);
  await chat.composer.press('Enter');
  // On touch the button sends, and Enter makes a new line.
  if (hasTouch) {
    await expect(chat.composer).toHaveValue('one\ntwo\n');
    await chat.send.click();
  }
  await expect(chat.composer).toHaveValue('');
  await expect(chat.messages.first()).toContainText(/one\s+two/u, { useInnerText: true });
  expect(await height()).toBe(atFirst);
});
