/** The screen behind the link that ends mails. */
export const unsubscribe = {
  'unsubscribe.title': 'Mails',
  'unsubscribe.ask': 'End these mails?',
  'unsubscribe.scope_digest': 'Mails with notifications that are unread',
  'unsubscribe.scope_meeting_invite': 'Mails with invitations to meetings',
  'unsubscribe.scope_meeting_reminder': 'Mails with reminders of meetings',
  'unsubscribe.scope_action_reminder': 'Mails with reminders of actions',
  'unsubscribe.scope_payment': 'Mails about payments and your plan',
  'unsubscribe.ended': 'Ended: {what}. In the app nothing changes.',
  'unsubscribe.back': 'Sent again: {what}.',
  'unsubscribe.end': 'End these mails',
  'unsubscribe.resume': 'Bring them back',
  'unsubscribe.settings': 'All notification settings',
  'unsubscribe.failed': 'This link ends no mails',
} as const;
