import { z } from 'zod';
import { Action } from './actions.ts';
import { endpoint } from './endpoint.ts';
import { Meeting } from './meetings.ts';

const Count = z.number().int().nonnegative();
const Progress = z.strictObject({ done: Count, total: Count });

export const actionHub = {
  overview: endpoint({
    method: 'GET',
    path: '/api/action-hub',
    summary:
      'My next meetings (at most 3, of the next 14 days), my due and overdue actions (at most 5, the longest due first), and the numbers of this week and month in my time zone.',
    answer: z.strictObject({
      /** Without those that I declined; a meeting that is on counts. */
      next_meetings: z.array(Meeting),
      due_actions: z.array(Action),
      /** How many are due or overdue. */
      due: Count,
      /** Actions that are due in this week or were done in it; it begins on Sunday in Hebrew, else on Monday. */
      week: Progress,
      /** Actions that are due in this month or were done in it, by stage. */
      stages: z.strictObject({ PS: Progress, ED: Progress, FC: Progress, DG: Progress }),
      /** The numbers of the month's paragraph. */
      month_summary: z.strictObject({ insights: Count, actions_done: Count, cards_kept: Count }),
    }),
  }),
};
