import { afterEach, beforeEach, expect, test } from 'vitest';
import { accessToken } from '#web/platform/access-token.ts';
import { session } from '#web/platform/session.ts';
import { forget, remember } from '#web/platform/storage.ts';
import { readingPlaces } from './reading-places.ts';

const before = session.get();
const tokenOf = (subject: string) => `x.${btoa(JSON.stringify({ sub: subject }))}.x`;

beforeEach(() => {
  session.set({ ...before, userProfile: { id: 'me' } as typeof before.userProfile });
  accessToken.set(tokenOf('me'));
});
afterEach(() => {
  accessToken.clear();
  session.set(before);
  forget('reading_places');
});

test('a place is there again, and the end of a chat forgets it', () => {
  readingPlaces.keep('chat', { seq: 7, offsetPx: 12.4 });
  expect(readingPlaces.of('chat')).toEqual({ seq: 7, offsetPx: 12 });
  expect(readingPlaces.of('another')).toBeUndefined();
  readingPlaces.keep('chat', undefined);
  expect(readingPlaces.of('chat')).toBeUndefined();
});

test('a tab whose person has left writes nothing into what is another’s', () => {
  accessToken.set(tokenOf('somebody else'));
  readingPlaces.keep('chat', { seq: 7, offsetPx: 0 });
  accessToken.clear();
  readingPlaces.keep('chat', { seq: 8, offsetPx: 0 });
  expect(readingPlaces.of('chat')).toBeUndefined();
});

test('the places kept last stay when there are too many', () => {
  for (let chat = 1; chat <= 205; chat++) readingPlaces.keep(`${chat}`, { seq: chat, offsetPx: 0 });
  expect(readingPlaces.of('5')).toBeUndefined();
  expect(readingPlaces.of('6')?.seq).toBe(6);
  expect(readingPlaces.of('205')?.seq).toBe(205);
});

test.each(['nonsense', '{"a":1}', '[["chat"],["chat","1",2],7]'])('%s is no place', (stored) => {
  remember('reading_places', stored);
  expect(readingPlaces.of('chat')).toBeUndefined();
});
