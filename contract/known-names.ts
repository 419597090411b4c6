import type { KnownName } from './connections.ts';
import type { LiveEvent, Unconcerned } from './live.ts';
import { nameKey } from './name-key.ts';
import type { Mentioned } from './shapes.ts';

/**
 * A person's name for one reader: with the username if somebody else among the reader's connections has a
 * name that reads the same.
 */
export function nameBeside(
  { id, username, display_name: name }: Mentioned,
  known: readonly KnownName[],
): string {
  if (name === '' || username === '' || known.length === 0) return name;
  const key = nameKey(name);
  const isTaken = known.some((one) => one.key === key && one.user_id !== id);
  return isTaken ? `${name} (\u2068@${username}\u2069)` : name;
}

/** The names of my connections after an event of my stream. */
export function applyToKnownNames(known: KnownName[], event: LiveEvent): KnownName[] {
  if (event.type !== 'connection.changed') {
    event satisfies Unconcerned<'names'>;
    return known;
  }
  const { id, connection } = event;
  const others = known.filter((one) => one.id !== id);
  if (connection?.state !== 'accepted') return others;
  const { user } = connection;
  return [...others, { id, user_id: user.id, key: nameKey(user.display_name) }];
}
