import type { outcomes as english } from '../en/outcomes.ts';

export const outcomes = {
  'outcomes.list': 'מה יצא מזה',
  'outcomes.of_message': 'מה יצא מההודעה',
  'outcomes.none': 'עוד לא יצא מזה דבר. אפשר לבחור ״יצירת פעולה״ בתפריט של הודעה.',
  'outcomes.action': 'פעולה:',
  'outcomes.action_done': 'פעולה שנעשתה:',
  'outcomes.insight': 'תובנה:',
  'outcomes.insight_done': 'תובנה:',
  'outcomes.meeting': 'פגישה:',
  'outcomes.meeting_done': 'פגישה שהייתה:',
} as const satisfies Record<keyof typeof english, string>;
