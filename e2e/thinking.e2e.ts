import { expect, test } from './people.ts';
import { chatScreen } from './screens.ts';

test('a model’s thoughts are one folded line that unfolds, and are gone after its answer @both', async ({
  asker,
  modelled,
  say,
}) => {
  const { page } = asker;
  const { promise, resolve } = Promise.withResolvers<void>();
  const id = await asker.newChat();
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  const tokens = ['Look ', 'from here.'];
  const reasoning = ['First a silent thought, ', 'then another.'];
  modelled.model.mode = { kind: 'tokens', tokens, reasoning, concludes: promise };
  await chat.composer.fill('A question');
  await chat.send.click();
  const line = chat.log.getByRole('button', { name: say('assistant.thinks') });
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  // It stands once on the page: the announcement says it in other words.
  await expect(page.getByText(say('assistant.thinks'))).toHaveCount(1);
  await expect(page.getByRole('status').getByText(say('assistant.thinks_first'))).toHaveCount(1);
  const thought = chat.log.getByText('First a silent thought, then another.');
  await expect(thought).toHaveCount(0);
  const lineHeight = (await line.boundingBox())?.height ?? 0;
  await line.click();
  await expect(thought).toBeVisible();

  // A reader who comes later sees that it thinks, and has nothing to unfold.
  const second = await asker.device();
  await second.goto(`/chat/${id}`);
  const there = chatScreen(second, say);
  const lateLine = there.messages.last().getByText(say('assistant.thinks'));
  await expect(lateLine).toBeVisible();
  await expect(there.log.getByRole('button', { name: say('assistant.thinks') })).toHaveCount(0);
  const box = await lateLine.boundingBox();
  resolve();
  const words = there.messages.last().getByText('Look from here.');
  await expect(words).toBeVisible();
  await expect(lateLine).toHaveCount(0);
  for (const screen of [chat, there]) {
    await expect(screen.answerActions).toBeVisible();
    await expect(screen.log.getByText(say('assistant.thinks'))).toHaveCount(0);
  }
  await expect(thought).toHaveCount(0);
  // The answer stands where the line stood.
  const first = await words.boundingBox();
  expect(Math.abs((first?.height ?? 0) - (box?.height ?? 0))).toBeLessThanOrEqual(1);
  expect(Math.abs(lineHeight - (box?.height ?? 0))).toBeLessThanOrEqual(1);
});
