/** Each notification has a title and may have a text; names, titles and quoted texts are filled in. */
export const notifications = {
  'chat_invite.title': 'Invitation from {name}',
  'chat_invite.added': '{name} added you to a group',
  'chat_invite.group': 'The group “{chat}”',
  'chat_invite.group_unnamed': 'A group',
  'chat_invite.pair': 'A chat between the two of you',

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
  'message.image': 'A picture',
  'message.group_text': '{name}: {text}',

  'reaction.title': '{name} reacted: {emoji}',
} as const;
