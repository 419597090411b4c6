import { expect, test } from 'vitest';
import type { Connection, PublicProfile } from '#contract/connections.ts';
import {
  type ConnectionPages,
  blocksAfter,
  connectionsOf,
  listAfter,
  pageAfter,
  profileAfter,
  requestsAfter,
} from './connection-lists.ts';

function connection(name: string, changes: Partial<Connection> = {}): Connection {
  return {
    id: `k-${name}`,
    user: { id: `u-${name}`, username: name.toLowerCase(), display_name: name, avatar_url: null },
    state: 'accepted',
    direction: 'in',
    note: '',
    created_at: '2026-01-01T10:00:00.000Z',
    shared_chats: 0,
    ...changes,
  };
}

function loaded(pages: string[][], next: string | null = null): ConnectionPages {
  return {
    pages: pages.map((names, at) => ({
      items: names.map((name) => connection(name)),
      next: at === pages.length - 1 ? next : 'more',
    })),
    pageParams: pages.map(String),
  };
}

const names = (data: ConnectionPages) => connectionsOf(data).map(({ user }) => user.display_name);
const become = (one: Connection) => ({ id: one.id, connection: one });
const gone = (one: Connection) => ({ id: one.id, connection: null });

test('a new connection takes its place by name, whatever the case', () => {
  const data = loaded([['ada', 'Cleo'], ['Dan']]);
  expect(names(listAfter(data, become(connection('Ben')), ''))).toEqual([
    'ada',
    'Ben',
    'Cleo',
    'Dan',
  ]);
  expect(names(listAfter(data, become(connection('Zoe')), ''))).toEqual([
    'ada',
    'Cleo',
    'Dan',
    'Zoe',
  ]);
});

test('a connection of a page that is not loaded yet comes with that page', () => {
  const data = loaded([['Ada', 'Cleo']], 'marker');
  expect(names(listAfter(data, become(connection('Zoe')), ''))).toEqual(['Ada', 'Cleo']);
  expect(names(listAfter(data, become(connection('Ben')), ''))).toEqual(['Ada', 'Ben', 'Cleo']);
});

test('a search shows only who is found by its words', () => {
  const data = loaded([['Ada']]);
  expect(listAfter(data, become(connection('Ben')), 'ad')).toBe(data);
  expect(names(listAfter(data, become(connection('Adam')), 'AD'))).toEqual(['Ada', 'Adam']);
});

test('a change that comes twice changes nothing more, and one that ends takes away', () => {
  const once = listAfter(loaded([['Ada']]), become(connection('Ben')), '');
  expect(listAfter(once, become(connection('Ben')), '')).toEqual(once);
  const without = listAfter(once, gone(connection('Ben')), '');
  expect(names(without)).toEqual(['Ada']);
  expect(listAfter(without, gone(connection('Ben')), '')).toBe(without);
});

test('changes during the load of a page are in it, but new people not on a later page', () => {
  const page = { items: [connection('Cleo'), connection('Dan')], next: null };
  const changes = [become(connection('Ben')), gone(connection('Dan'))];
  const read = (isFirst: boolean) =>
    pageAfter(page, changes, { query: '', isFirst }).items.map(({ user }) => user.display_name);
  expect(read(true)).toEqual(['Ben', 'Cleo']);
  expect(read(false)).toEqual(['Cleo']);
});

test('requests stand newest first until they are answered', () => {
  const older = connection('Ada', { state: 'pending' });
  const newer = connection('Ben', { state: 'pending', created_at: '2026-01-02T10:00:00.000Z' });
  const both = requestsAfter([older], become(newer));
  expect(both).toEqual([newer, older]);
  expect(requestsAfter(both, become({ ...newer, state: 'accepted' }))).toEqual([older]);
  expect(requestsAfter(both, gone(older))).toEqual([newer]);
  expect(requestsAfter(both, gone(connection('Zoe')))).toBe(both);
});

test('a profile and the blocks follow', () => {
  const ben = connection('Ben', { state: 'pending' });
  const profile: PublicProfile = { ...ben.user, bio: '', connection: null, blocked: false };
  const asked = profileAfter(profile, become(ben));
  expect(asked.connection).toEqual(ben);
  expect(profileAfter(asked, gone(ben)).connection).toBeNull();
  expect(profileAfter(asked, gone(connection('Ada')))).toBe(asked);
  const blocks = blocksAfter([], ben.user, true);
  expect(blocks).toEqual([ben.user]);
  expect(blocksAfter(blocks, ben.user, true)).toBe(blocks);
  expect(blocksAfter(blocks, ben.user, false)).toEqual([]);
});
