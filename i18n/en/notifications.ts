/** Each notification has a title and may have a text; names, titles and quotes are filled in. */
export const notifications = {
  guide: 'Guide',

  'chat_invite.title': 'Invitation from {name}',
  'chat_invite.added': '{name} added you to a group',
  'chat_invite.let_in': '{name} let you into a group',
  'chat_invite.group': 'The group “{chat}”',
  'chat_invite.group_unnamed': 'A group',
  'chat_invite.pair': 'A chat between the two of you',

  'journey.title': '{name} invites you to a journey',
  'journey.added': '{name} begins a journey with you',

  'join_request.title': '{name} asks to join',
  'join_request.group': 'The group “{chat}”',
  'join_request.group_unnamed': 'Your group',

  'connection_request.title': 'Connection request from {name}',
  'connection_accepted.title': '{name} accepted your connection request',

  'mention.title': '{name} mentioned you',
  'mention.group_title': '{name} mentioned you in “{chat}”',

  'message.title':
    '{count, plural, one {New message from {name}} other {# new messages from {name}}}',
  'message.group_title':
    '{count, plural, one {New message in “{chat}”} other {# new messages in “{chat}”}}',
  'message.group_unnamed_title':
    '{count, plural, one {New message in a group} other {# new messages in a group}}',
  'message.image': '{image, plural, one {A picture} other {# pictures}}',
  'message.audio': 'Voice message, {length}',
  'message.card': 'A card: {text}',
  'message.group_text': '{name}: {text}',

  // Descriptions of a message's card for the guide.
  'card.image': 'An image card, “{text}”.',
  'card.word': 'A word card: “{text}”',
  'card.question': 'A question card: “{text}”',

  'reaction.title': '{name} reacted: {emoji}',

  'opinion.title': '{name} on your picture',
  'opinion.card_title': '{name} on your card',
  'opinion.love': 'Loves it',
  'opinion.like': 'Likes it',
  'opinion.curious': 'Is curious',
  'opinion.uneasy': 'Feels uneasy',
  'opinion.dislike': 'Doesn’t like it',

  'action_reminder.title': 'Reminder',
  'action_reminder.late_title': 'A late reminder',

  'meeting_reminder.title': 'Soon: {text}',
  'meeting_reminder.late_title': 'A late reminder: {text}',
  'meeting_invite.title': '{name} invites you to a meeting',
  'meeting_invite.cancelled_title': '{name} cancelled a meeting with you',
  'meeting_invite.ended_title': 'A meeting is cancelled: its organiser’s account was deleted',
  'meeting_invite.text': '{text}, {when}',

  'payment.paid': 'Payment received: {amount}',
  'payment.paid_text':
    '{plan, select, plus {Plus} pro {Pro} other {Your plan}} is paid. The receipt is with your plan.',
  'payment.failed': 'A payment failed: {amount}',
  'payment.failed_text':
    'It is tried again. {plan, select, plus {Plus} pro {Pro} other {Your plan}} stays until {when}; another card can be given with your plan.',
  'payment.failed_text_late':
    'The plan for everybody counts until it is paid. Nothing was deleted; another card can be given with your plan.',
  'payment.confirm': 'A payment waits for your confirmation: {amount}',
  'payment.confirm_text':
    'The bank asks whether it is you. Confirm it with your plan; no other card is needed. {plan, select, plus {Plus} pro {Pro} other {Your plan}} stays until {when}.',
  'payment.confirm_text_late':
    'The bank asks whether it is you. Confirm it with your plan; until then the plan for everybody counts. Nothing was deleted.',
  'payment.trial_ends': 'Your trial ends on {when}',
  'payment.trial_ends_text':
    '{plan, select, plus {Plus} pro {Pro} other {Your plan}} then continues and is paid for. To stop, cancel it before.',
  'payment.ends': '{plan, select, plus {Plus} pro {Pro} other {Your plan}} ends on {when}',
  'payment.ends_text': 'Until then it can be resumed. What you keep here stays, whatever the plan.',
  'payment.ended': '{plan, select, plus {Plus} pro {Pro} other {Your plan}} has ended',
  'payment.ended_text': 'The limits are smaller now. Nothing of yours was deleted or hidden.',
  'payment.stopped':
    '{plan, select, plus {Plus} pro {Pro} other {Your plan}} does not count for now',
  'payment.stopped_text':
    'A payment is missing. The subscription itself has not ended; with your plan you see what to do. Nothing was deleted or hidden.',

  'push_read.label': 'Mark as read',
  'push_test.title': 'Notifications reach this device',
  'push_test.text': 'This is how they look here.',

  'report_outcome.title': 'Your report was looked at',
  'report_outcome.image_removed': 'The picture is removed.',
  'report_outcome.image_cleared': 'The picture stays. For you it remains covered.',
  'report_outcome.message_removed': 'The message is removed.',
  'report_outcome.message_cleared': 'The message stays. For you it remains covered.',
  'report_outcome.card_removed': 'The card is removed.',
  'report_outcome.card_cleared': 'The card stays. For you it remains covered.',
  'report_outcome.person_cleared':
    'It is noted. To stop hearing from this person, you can block them.',
} as const;
