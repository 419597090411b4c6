import type { InfiniteData } from '@tanstack/react-query';
import type { Connection, PublicProfile } from '#contract/connections.ts';
import type { UserRef } from '#contract/shapes.ts';

export interface ConnectionPage {
  items: Connection[];
  next: string | null;
}
export type ConnectionPages = InfiniteData<ConnectionPage, string>;

/** The new state of a connection; null: it has ended. */
export interface ConnectionChange {
  id: string;
  connection: Connection | null;
}

export function connectionsOf(data: { pages: ConnectionPage[] } | undefined): Connection[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

function compareNames(one: Connection, other: Connection): number {
  const [first, second] = [one, other].map(({ user }) => user.display_name.toLocaleLowerCase());
  if (first === second || first === undefined || second === undefined)
    return one.id < other.id ? -1 : 1;
  return first.localeCompare(second);
}

function isFound({ user }: Connection, query: string): boolean {
  const wanted = query.toLocaleLowerCase();
  return [user.display_name, user.username].some((name) =>
    name.toLocaleLowerCase().includes(wanted),
  );
}

/** The loaded pages of those whose name contains `query`, with a change; the same object when nothing changed. */
export function listAfter(
  data: ConnectionPages,
  { id, connection }: ConnectionChange,
  query: string,
): ConnectionPages {
  const known = connectionsOf(data).find((one) => one.id === id);
  const belongs = connection?.state === 'accepted' && isFound(connection, query);
  if (!known && !belongs) return data;
  const without = data.pages.map((page) => ({
    ...page,
    items: page.items.filter((one) => one.id !== id),
  }));
  if (!belongs) return { ...data, pages: without };
  const at = without.findIndex(({ items }) =>
    items.some((one) => compareNames(connection, one) < 0),
  );
  const last = without.length - 1;
  // Past the end of what is loaded it comes with its own page.
  if (at === -1 && (without[last]?.next ?? null) !== null) return { ...data, pages: without };
  const pages = without.map((page, index) =>
    index === (at === -1 ? last : at)
      ? { ...page, items: [...page.items, connection].toSorted(compareNames) }
      : page,
  );
  return { ...data, pages };
}

/** A page as it was read, with what came while it was read. Who is new belongs on the first. */
export function pageAfter(
  page: ConnectionPage,
  changes: ConnectionChange[],
  { query, isFirst }: { query: string; isFirst: boolean },
): ConnectionPage {
  let data: ConnectionPages = { pages: [page], pageParams: [''] };
  for (const change of changes) {
    const isKnown = connectionsOf(data).some(({ id }) => id === change.id);
    if (isFirst || isKnown) data = listAfter(data, change, query);
  }
  return data.pages[0] ?? page;
}

/** Requests that nobody answered yet, newest first. */
export function requestsAfter(
  items: Connection[],
  { id, connection }: ConnectionChange,
): Connection[] {
  const others = items.filter((one) => one.id !== id);
  if (connection?.state !== 'pending') return others.length === items.length ? items : others;
  return [...others, connection].toSorted((one, other) =>
    one.created_at < other.created_at ? 1 : -1,
  );
}

export function profileAfter(
  profile: PublicProfile,
  { id, connection }: ConnectionChange,
): PublicProfile {
  if (connection) return connection.user.id === profile.id ? { ...profile, connection } : profile;
  return profile.connection?.id === id ? { ...profile, connection: null } : profile;
}

export function blocksAfter(items: UserRef[], user: UserRef, blocked: boolean): UserRef[] {
  const isKnown = items.some(({ id }) => id === user.id);
  if (isKnown === blocked) return items;
  return blocked ? [user, ...items] : items.filter(({ id }) => id !== user.id);
}
