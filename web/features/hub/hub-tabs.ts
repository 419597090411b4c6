import type { TextKey } from '#web/platform/language.tsx';
import { CalendarDays, CircleDot, History, ListChecks, type LucideIcon } from '#web/ui/icons.ts';

/** The parts of the action hub: a screen that works is reached by one line here. */
export const hubTabs: readonly { href: string; text: TextKey; icon: LucideIcon }[] = [
  { href: '/action-hub', text: 'hub.overview', icon: CircleDot },
  { href: '/action-hub/my-actions', text: 'hub.my_actions', icon: ListChecks },
  { href: '/action-hub/my-meetings', text: 'hub.my_meetings', icon: CalendarDays },
  { href: '/action-hub/my-timeline', text: 'hub.my_timeline', icon: History },
];
