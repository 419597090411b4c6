export const outcomes = {
  'outcomes.list': 'Outcomes',
  'outcomes.of_message': 'Outcomes of this message',
  'outcomes.none': 'Nothing yet. Choose “Make an action” in a message’s menu.',
  'outcomes.action': 'Action:',
  'outcomes.action_done': 'Action, done:',
  'outcomes.insight': 'Insight:',
  'outcomes.insight_done': 'Insight:',
  'outcomes.meeting': 'Meeting:',
  'outcomes.meeting_done': 'Meeting, over:',
} as const;
