import { api } from '#contract/index.ts';
import { type Person, expect, test } from './people.ts';
import { chatScreen } from './screens.ts';

/** Long enough to interrupt, short enough to wait for. */
const counting = { kind: 'count', count: 60, delayMs: 40 } as const;
const endless = { kind: 'count', count: 2_000, delayMs: 30 } as const;
const counted = Array.from({ length: 60 }, (_, at) => `word${at + 1}`).join(' ');

async function storedTexts({ call }: Person, chatId: string): Promise<string[]> {
  const { items } = await call(api.messages.list, { params: { id: chatId } });
  return items.map(({ text }) => text.trim());
}

test('an answer continues through a reload without a missing or doubled character', async ({
  asker,
  modelled,
  say,
  language,
}) => {
  modelled.model.mode = counting;
  const id = await asker.newChat();
  const { page } = asker;
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  await chat.composer.fill('Count for me');
  await chat.send.click();
  await expect(chat.messages.last()).toContainText('word5 ');
  await page.reload();
  await expect(chat.stop).toBeVisible();
  await expect(chat.messages.last()).toContainText('word20 ');
  await page.reload();
  await expect(chat.answerActions).toBeVisible();
  await expect(chat.messages.last()).toContainText(counted);
  expect(await storedTexts(asker, id)).toEqual(['Count for me', counted]);
  const disclaimer = page.getByText(
    say('assistant.disclaimer', { product: language === 'he' ? 'זווית' : 'Zavit' }),
  );
  await expect(disclaimer.filter({ visible: true })).toHaveCount(1);
});

test('a second device watches the same answer and stops it; Continue goes on with it @phone', async ({
  asker,
  modelled,
  say,
}) => {
  modelled.model.mode = endless;
  const id = await asker.newChat();
  await asker.page.goto(`/chat/${id}`);
  const chat = chatScreen(asker.page, say);
  await chat.composer.fill('Count on');
  await chat.send.click();
  const second = await asker.device();
  await second.goto(`/chat/${id}`);
  const there = chatScreen(second, say);
  await expect(there.messages.last()).toContainText('word10 ');
  await there.stop.click();
  for (const screen of [chat, there]) {
    await expect(screen.log.getByText(say('assistant.stopped'))).toBeVisible();
    await expect(screen.stop).toBeHidden();
  }
  const [, stopped = ''] = await storedTexts(asker, id);
  expect(stopped).toMatch(/^word1 word2 .*word\d+$/u);
  await expect(chat.messages.last()).toContainText(stopped);
  await expect(there.messages.last()).toContainText(stopped);

  modelled.model.mode = { kind: 'tokens', tokens: ['and ', 'so ', 'on'] };
  await chat.log.getByRole('button', { name: say('assistant.continue') }).click();
  await expect(chat.messages.last()).toContainText('and so on');
  const [, whole = ''] = await storedTexts(asker, id);
  expect(whole.startsWith(stopped)).toBe(true);
  expect(await storedTexts(asker, id)).toHaveLength(2);
  await expect(there.messages.last()).toContainText('and so on');
});

test('Esc stops the answer, and the partial text stays after a reload', async ({
  asker,
  modelled,
  say,
}) => {
  modelled.model.mode = endless;
  const id = await asker.newChat();
  await asker.page.goto(`/chat/${id}`);
  const chat = chatScreen(asker.page, say);
  await chat.composer.fill('Count on');
  await chat.send.click();
  await expect(chat.messages.last()).toContainText('word5 ');
  await asker.page.keyboard.press('Escape');
  await expect(chat.log.getByText(say('assistant.stopped'))).toBeVisible();
  const [, stopped = ''] = await storedTexts(asker, id);
  await asker.page.reload();
  await expect(chat.messages.last()).toContainText(stopped);
  await expect(chat.log.getByText(say('assistant.stopped'))).toBeVisible();
  await expect.poll(() => modelled.model.openAnswers).toBe(0);
});

test('another answer and an edited message are versions that stay reachable @phone', async ({
  asker,
  modelled,
  say,
}) => {
  const answer = (words: string) => {
    modelled.model.mode = { kind: 'tokens', tokens: [words] };
  };
  answer('The first view');
  const id = await asker.chatAbout('Which way?');
  const { page } = asker;
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  const versions = (of: 'first' | 'last') =>
    chat.messages[of]().getByRole('group', { name: say('chat.versions') });
  await expect(chat.messages.last()).toContainText('The first view');
  answer('The second view');
  await chat.answerActions.getByRole('button', { name: say('assistant.regenerate') }).click();
  await expect(chat.messages.last()).toContainText('The second view');
  await expect(versions('last')).toContainText(say('chat.version', { index: 2, count: 2 }));
  await versions('last')
    .getByRole('button', { name: say('chat.version_before') })
    .click();
  await expect(chat.messages.last()).toContainText('The first view');
  await page.reload();
  await expect(chat.messages.last()).toContainText('The first view');

  answer('A view of the other question');
  const mine = chat.messages.first();
  await mine.hover();
  await mine.getByRole('button', { name: say('chat.edit'), exact: true }).click();
  const editor = page.getByRole('textbox', { name: say('chat.edit_message') });
  await editor.fill('Which other way?');
  await editor.press('Control+Enter');
  await expect(mine).toContainText('Which other way?');
  await expect(chat.messages.last()).toContainText('A view of the other question');
  await expect(versions('first')).toContainText(say('chat.version', { index: 2, count: 2 }));
  await versions('first')
    .getByRole('button', { name: say('chat.version_before') })
    .click();
  await expect(mine).toContainText('Which way?');
  await expect(chat.messages.last()).toContainText('The first view');
  await expect(versions('last')).toContainText(say('chat.version', { index: 1, count: 2 }));
});

test('a failure of the model is a card with a reason and a next step, and does not count', async ({
  asker,
  modelled,
  say,
}) => {
  const used = async () => (await asker.call(api.account.profile)).usage;
  const before = await used();
  modelled.model.mode = { kind: 'status', status: 500 };
  const id = await asker.newChat();
  await asker.page.goto(`/chat/${id}`);
  const chat = chatScreen(asker.page, say);
  await chat.composer.fill('Are you there?');
  await chat.send.click();
  await expect(chat.log.getByText(say('assistant.error_provider_failed'))).toBeVisible();
  expect(await used()).toEqual(before);
  await asker.page.reload();
  await expect(chat.log.getByText(say('assistant.error_provider_failed'))).toBeVisible();
  modelled.model.mode = { kind: 'tokens', tokens: ['I am here'] };
  await chat.log.getByRole('button', { name: say('shell.try_again') }).click();
  await expect(chat.messages.last()).toContainText('I am here');
  await expect(chat.log.getByText(say('assistant.error_provider_failed'))).toBeHidden();
  expect(await used()).not.toEqual(before);
});

test('messages sent during an answer wait in a list, can be edited, survive a reload and are sent after it @phone', async ({
  asker,
  modelled,
  say,
}) => {
  modelled.model.mode = endless;
  const id = await asker.newChat();
  const { page } = asker;
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  const queue = page.getByRole('list', { name: say('chat.queue') }).getByRole('listitem');
  await chat.composer.fill('Count on');
  await chat.send.click();
  await expect(chat.messages.last()).toContainText('word3 ');
  for (const line of ['the next one', 'one too many', 'and the last']) {
    await chat.composer.fill(line);
    await chat.send.click();
  }
  await expect(queue).toHaveCount(3);
  await queue
    .nth(1)
    .getByRole('button', { name: say('chat.delete') })
    .click();
  await queue
    .nth(0)
    .getByRole('button', { name: say('chat.edit') })
    .click();
  const field = page.getByRole('textbox', { name: say('chat.edit_message') });
  await field.fill('the changed one');
  await field.press('Enter');
  await page.reload();
  await expect(queue).toHaveCount(2);
  await expect(queue.nth(0)).toContainText('the changed one');
  modelled.model.mode = { kind: 'tokens', tokens: ['Yes'] };
  await queue
    .nth(0)
    .getByRole('button', { name: say('chat.send_now') })
    .click();
  await expect(queue).toHaveCount(0);
  await expect
    .poll(async () => (await storedTexts(asker, id)).slice(2))
    .toEqual(['the changed one', 'Yes', 'and the last', 'Yes']);
  await expect(chat.messages).toHaveCount(6);
});

test('an answer says what its reader has to know: a shortened message, a failure without words @phone', async ({
  asker,
  modelled,
  say,
}) => {
  const { page } = asker;
  const id = await asker.newChat();
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  const announced = page.getByRole('status');
  // More tokens than the context holds.
  await chat.composer.fill('昨天晚上我和妈妈谈了搬到另一个城市的事。'.repeat(790));
  await chat.send.click();
  const shortened = chat.messages.last().getByText(say('assistant.shortened'));
  await expect(shortened).toBeVisible();
  await page.reload();
  await expect(shortened).toBeVisible();

  modelled.model.mode = { kind: 'empty' };
  await chat.composer.fill('And now?');
  await chat.send.click();
  await expect(chat.messages.last()).toContainText(say('assistant.error_empty'));
  await expect(announced.filter({ hasText: say('assistant.error_empty') })).toHaveText(
    say('assistant.error_empty'),
  );
});
