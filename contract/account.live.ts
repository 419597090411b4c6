import type { User } from './account.ts';
import type { LiveEvent, Unconcerned } from './live.ts';
import { versioned } from './versions.ts';

/** The caller's own account after an event of their stream. */
export function applyToUser(user: User, event: LiveEvent): User {
  return versioned(changedUser(user, event), event, user.id);
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
