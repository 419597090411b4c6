import type { Outcome } from './outcomes.ts';

/** The address to which a device brings what another program shares, and at which it is looked at. */
export const sharedHere = '/share';
/** A person who comes here begins to write at once. */
export const beginHref = '/?begin=now';
export const cardTodayHref = '/explore';

/** The names of a form that another program shares. */
export const sharedFields = { title: 'title', text: 'text', url: 'url', pictures: 'pictures' };

const phraseMax = 60;

/** The screen that shows an action, an insight or a meeting; insights are found by their first words. */
export function pathOfOutcome({ kind, id, title }: Pick<Outcome, 'kind' | 'id' | 'title'>): string {
  if (kind === 'action') return `/action-hub/my-actions?action=${id}`;
  if (kind === 'meeting') return `/action-hub/my-meetings?meeting=${id}`;
  const words = title
    .slice(0, phraseMax)
    .replaceAll(/["“”״\s]+(?:-+["“”״\s]*)*|^-+/gu, ' ')
    .trim();
  const whole = title.length > phraseMax ? words.slice(0, words.lastIndexOf(' ')) || words : words;
  return `/action-hub/my-timeline?words=${encodeURIComponent(whole)}`;
}
