import { expect, test } from 'vitest';
import { applyToUser, newerUser } from './account.live.ts';
import type { User } from './account.ts';
import type { LiveEvent } from './live.ts';

const user = (version: number, name: string) =>
  ({ id: 'me', version, display_name: name }) as unknown as User;
const changed = (version: number, name: string) =>
  ({ type: 'profile.changed', stream: 'me', version, user: user(0, name) }) as unknown as LiveEvent;

test('an answer that an event has overtaken does not bring the old account back', () => {
  const held = applyToUser(user(4, 'before'), changed(5, 'after'));
  expect(held).toMatchObject({ version: 5, display_name: 'after' });
  expect(newerUser(held, user(4, 'before'))).toBe(held);
  expect(newerUser(held, user(6, 'later'))).toMatchObject({ display_name: 'later' });
  expect(newerUser(undefined, user(1, 'first'))).toMatchObject({ display_name: 'first' });
});

test('an event that comes after a newer answer changes nothing', () => {
  const answered = user(7, 'newest');
  expect(applyToUser(answered, changed(6, 'old'))).toBe(answered);
});

test('the account of somebody else is never kept', () => {
  expect(newerUser({ ...user(9, 'other'), id: 'other' }, user(1, 'me'))).toMatchObject({
    id: 'me',
  });
});
