import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Id, Time } from './shapes.ts';
import { chatDoor } from './refusals.ts';

/** An outcome of a chat for the caller: their actions and insights, and the meetings that belong to it. */
export const Outcome = z.strictObject({
  kind: z.enum(['action', 'insight', 'meeting']),
  id: Id,
  /** The message that it came of. */
  message_id: Id.nullable(),
  title: z.string(),
  /** The action is done; the meeting is over. */
  done: z.boolean(),
  at: Time,
});
export type Outcome = z.output<typeof Outcome>;

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

export const outcomes = {
  list: endpoint({
    method: 'GET',
    path: '/api/chat/:id/outcomes',
    summary: 'What came of a chat for me, newest first; at most 200.',
    params: ById,
    answer: z.strictObject({ items: z.array(Outcome) }),
    fails: chatDoor,
  }),
};
