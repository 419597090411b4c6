import { randomUUID } from 'node:crypto';
import { api } from '#contract/index.ts';
import { expect, test } from './people.ts';
import { chatScreen } from './screens.ts';

const hostile = [
  '<script>window.ran = "script"</script>',
  '<img src="x" onerror="window.ran = `error`">',
  '<svg onload="window.ran = `svg`"></svg>',
  '<iframe src="https://elsewhere.example/frame"></iframe>',
  '<style>@import url(https://elsewhere.example/style.css);</style>',
  '<a href="javascript:window.ran = 1">a link of HTML</a>',
  '![a picture](https://elsewhere.example/pixel.png?what=they+wrote)',
  '[a script](javascript:window.ran=2)',
  '[a page](data:text/html,<script>window.ran=3</script>)',
  '<javascript:window.ran=4>',
  '[elsewhere](https://elsewhere.example/)',
].join('\n\n');

test('text of people and models neither runs nor loads anything, and the page requests no foreign origin', async ({
  asker,
  modelled,
  say,
}) => {
  const { page } = asker;
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOurs = origin === modelled.url || protocol === 'data:' || protocol === 'blob:';
    if (!isOurs) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (/content security policy/iu.test(message.text())) complaints.push(message.text());
  });
  modelled.model.mode = { kind: 'tokens', tokens: hostile.match(/[\s\S]{1,7}/gu) ?? [] };
  const id = await asker.newChat();
  await asker.call(api.chat.rename, {
    params: { id },
    body: { name: '<img src=x onerror="window.ran=5">' },
  });
  const answer = await page.goto(`/chat/${id}`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(policy).not.toMatch(/unsafe|\*/u);
  const chat = chatScreen(page, say);
  await chat.composer.fill(hostile);
  await chat.send.click();
  await expect(chat.answerActions).toBeVisible();
  await expect(chat.messages.first()).toContainText('<script>window.ran = "script"</script>');
  await page.reload();
  await expect(chat.answerActions).toBeVisible();

  const active = 'script, style, iframe, object, embed, img, svg[onload], [onerror]';
  await expect(chat.messages.locator(`:is(${active}):not(svg)`)).toHaveCount(0);
  const links = chat.messages.last().getByRole('link');
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:/u);
    await expect(link).toHaveAttribute('rel', /noopener/u);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(links.filter({ hasText: 'elsewhere' }).last()).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a search for markup shows it as text @phone', async ({ person, say }) => {
  const { page } = person;
  const words = `<b onclick="window.ran=6">${randomUUID().slice(0, 8)}</b>`;
  await person.chatAbout(words);
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: say('home.composer') })).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  const dialog = page.getByRole('dialog', { name: say('search.title') });
  await dialog.getByRole('combobox').fill(words.slice(26, 34));
  await expect(dialog.locator('mark').first()).toHaveText(words.slice(26, 34));
  await expect(dialog.locator('[onclick]')).toHaveCount(0);
});
