import type { Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { type Person, expect } from './people.ts';
import { connect, pairOf, talkScreen, write } from './talk.ts';
import type { Say } from './words.ts';

/** The program is on the disk, and this page is served from there. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** The kept answers as they are on the disk, as one text. */
export const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
    const opening = indexedDB.open('zavit');
    opening.addEventListener('success', () => resolve(opening.result));
    const db = await promise;
    const rows = Promise.withResolvers<unknown[]>();
    const asked = db.transaction('kept').objectStore('kept').getAll();
    asked.addEventListener('success', () => rows.resolve(asked.result as unknown[]));
    const text = JSON.stringify(await rows.promise);
    db.close();
    return text;
  });

/** A chat of two people in which something was said, which the first of them opens by `open`. */
export async function heardBefore(person: Person, other: Person, say: Say) {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(other, id, 'Heard before the tunnel');
  return { id, page: person.page, talk: talkScreen(person.page, say) };
}

/** The written messages of a chat, in its order. */
export async function writtenIn(person: Person, id: string): Promise<string[]> {
  const { items } = await person.call(api.messages.list, { params: { id } });
  return items.filter(({ kind }) => kind === 'user').map(({ text }) => text);
}
