import type { TextKey } from '#web/platform/language.tsx';
import {
  Bell,
  Compass,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  ScanEye,
  UserRound,
  UsersRound,
} from '#web/ui/icons.ts';

export interface Place {
  href: string;
  text: TextKey;
  icon: LucideIcon;
  /** The rail's upper or lower part, and the bars at the head and the foot of phones. */
  at: readonly ('rail' | 'foot' | 'top' | 'bottom')[];
}

/** The places of the app: a screen that works is reached by one line here. */
export const places: readonly Place[] = [
  { href: '/explore', text: 'explore.title', icon: Compass, at: ['rail', 'bottom'] },
  { href: '/chat', text: 'shell.chats', icon: MessagesSquare, at: ['rail', 'bottom'] },
  { href: '/analyze', text: 'analysis.place', icon: ScanEye, at: ['rail', 'bottom'] },
  { href: '/connect', text: 'connections.title', icon: UsersRound, at: ['rail', 'bottom'] },
  { href: '/action-hub', text: 'hub.title', icon: ListChecks, at: ['rail', 'bottom'] },
  { href: '/notifications', text: 'notifications.title', icon: Bell, at: ['foot', 'top'] },
  { href: '/profile', text: 'shell.profile', icon: UserRound, at: ['foot', 'top'] },
];

/** A place is current when its path is contained in the current one; home only when it is the path. */
export function isCurrent(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path.includes(href);
}
