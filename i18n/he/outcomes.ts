import type { outcomes as english } from '../en/outcomes.ts';

export const outcomes = {
  'outcomes.list': 'תוצאות',
  'outcomes.of_message': 'תוצאות של ההודעה',
  'outcomes.none': 'עוד לא יצא מזה דבר. אפשר לבחור ״יצירת פעולה״ בתפריט של הודעה.',
  'outcomes.action': 'פעולה:',
  'outcomes.action_done': 'פעולה שנעשתה:',
  'outcomes.insight': 'תובנה:',
  'outcomes.insight_done': 'תובנה:',
  'outcomes.meeting': 'פגישה:',
  'outcomes.meeting_done': 'פגישה שהייתה:',
} as const satisfies Record<keyof typeof english, string>;
