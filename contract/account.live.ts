import type { User } from './account.ts';
import type { LiveEvent, Unconcerned } from './live.ts';
import { versioned } from './versions.ts';

/** The caller's own account after an event of their stream. An event that the account holds already changes nothing. */
export function applyToUser(user: User, event: LiveEvent): User {
  const isHeld = event.stream === user.id && event.version <= user.version;
  return isHeld ? user : versioned(changedUser(user, event), event, user.id);
}

/** An answer may have been read before an event that arrived sooner: the newer account stays. */
export function newerUser(held: User | undefined, answered: User): User {
  const isOvertaken = held?.id === answered.id && held.version > answered.version;
  return isOvertaken ? held : answered;
}

function changedUser(user: User, event: LiveEvent): User {
  switch (event.type) {
    case 'usage.changed':
      return { ...user, usage: event.usage };
    case 'profile.changed':
      return { ...event.user, version: user.version };
    default:
      event satisfies Unconcerned<'account'>;
      return user;
  }
}
