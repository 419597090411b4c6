import type { User } from './account.ts';
import type { LiveEvent } from './live.ts';

/** What the caller's own account becomes by an event of their stream. */
export function applyToUser(user: User, event: LiveEvent): User {
  switch (event.type) {
    case 'usage.changed':
      return { ...user, usage: event.usage, version: event.version };
    case 'profile.changed':
      return { ...event.user, version: event.version };
    default:
      return event.stream === user.id ? { ...user, version: event.version } : user;
  }
}
