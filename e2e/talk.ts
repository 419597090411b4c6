import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { type Person, expect } from './people.ts';
import { chatScreen } from './screens.ts';
import type { Say } from './words.ts';

export const nameOf = ({ user }: Person) => user.display_name;

export async function connect(one: Person, other: Person): Promise<void> {
  const { connection } = await one.call(api.connections.request, {
    body: { username: other.user.username },
  });
  await other.call(api.connections.decide, {
    params: { id: connection?.id ?? '' },
    body: { action: 'accept' },
  });
}

export async function pairOf(one: Person, other: Person): Promise<string> {
  const body = { chat_type: 'US' as const, participants: [other.user.username] };
  return (await one.call(api.chat.create, { body })).chat.id;
}

export async function groupOf(owner: Person, member: Person, title: string): Promise<string> {
  const body = { chat_type: 'GP' as const, title, participants: [member.user.username] };
  return (await owner.call(api.chat.create, { body })).chat.id;
}

export async function write(from: Person, id: string, message: string): Promise<void> {
  const body = { message, client_id: randomUUID() };
  await from.call(api.messages.sendUser, { params: { id }, body });
}

/** The parts of a chat of people. */
export function talkScreen(page: Page, say: Say) {
  const chat = chatScreen(page, say);
  return {
    ...chat,
    message: (words: string) => chat.log.getByRole('article').filter({ hasText: words }),
    typing: page.locator('[data-typing]'),
    receipt: chat.log.locator('[data-receipt]'),
    line: chat.log.locator('[data-fresh]'),
    async open(id: string) {
      await page.goto(`/chat/${id}`);
      await expect(chat.log).toBeVisible();
    },
    async write(words: string) {
      await chat.composer.fill(words);
      await chat.send.click();
    },
    async choose(message: Locator, key: Parameters<Say>[0]) {
      await message.hover();
      await message.locator('[aria-haspopup="menu"]').click();
      await page.getByRole('menuitem', { name: say(key), exact: true }).click();
    },
  };
}
