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
  'meeting_invite.text': '{text}, {when}',

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
