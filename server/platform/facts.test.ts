import { expect, test } from 'vitest';
import type { Change } from './change.ts';
import { type Followers, announceTo } from './facts.ts';

const block = { blockerId: 'ana', blockedId: 'ben' };

/** A change whose followers of a block note what they are called for. */
function noting() {
  const noted: string[] = [];
  const note =
    (what: string) =>
    async (_change: Change, { blockedId }: typeof block) => {
      await Promise.resolve();
      noted.push(`${what} ${blockedId}`);
    };
  const followers: Pick<Followers, 'person.blocked'> = {
    'person.blocked': { before: [note('look at')], after: [note('first'), note('second')] },
  };
  return { noted, change: { platform: { followers } } as unknown as Change };
}

test('followers of a fact run around its writes, in order, and its announcer gets what was written', async () => {
  const { noted, change } = noting();
  const written = await announceTo(change, 'person.blocked', block, () => {
    noted.push('write');
    return Promise.resolve('a row');
  });
  expect(written).toBe('a row');
  expect(noted).toEqual(['look at ben', 'write', 'first ben', 'second ben']);
});

test('nobody follows what did not happen', async () => {
  const { noted, change } = noting();
  expect(await announceTo(change, 'person.blocked', block, () => Promise.resolve(false))).toBe(
    false,
  );
  expect(noted).toEqual(['look at ben']);
});
