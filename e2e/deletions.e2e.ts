import { expect, test } from './people.ts';
import { connect, pairOf, talkScreen, write } from './talk.ts';

test('a message deleted for everyone as the page closes shows as deleted at the next visit @phone', async ({
  person,
  other,
  say,
}) => {
  await connect(person, other);
  const id = await pairOf(person, other);
  await write(person, id, 'It stays');
  await write(person, id, 'It goes');
  const mine = talkScreen(person.page, say);
  await mine.open(id);
  await mine.choose(mine.message('It goes'), 'messages.delete_for_all');
  await expect(mine.message(say('messages.deleting'))).toBeVisible();
  const onDisk = () =>
    person.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('zavit');
          opening.onsuccess = () => {
            const keys = opening.result.transaction('kept').objectStore('kept').getAllKeys();
            keys.onsuccess = () => resolve(JSON.stringify(keys.result));
          };
        }),
    );
  await expect.poll(onDisk).toContain('deletions');
  // The disk may be slower than the closing page.
  await person.page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'AbortError');
    };
  });
  await person.page.reload();
  await expect(mine.message('It stays')).toBeVisible();
  // Repeated at once, without waiting for another tab's turn.
  await expect(person.page.getByText(say('messages.deleted_for_all'))).toBeVisible({
    timeout: 7_000,
  });
  await expect(mine.message(say('chat.removed_message'))).toBeVisible();
  await expect(mine.log.getByRole('button', { name: say('chat.undo') })).toHaveCount(0);
});
