export const forwarding = {
  'forwarding.forward': 'Forward',
  'forwarding.forwarded': 'Forwarded',
  'forwarding.title': 'Forward to',
  'forwarding.find': 'Find a chat',
  'forwarding.chats': 'Chats',
  'forwarding.chosen': 'Chosen',
  'forwarding.take_out': 'Remove {title}',
  'forwarding.none': 'No chat with these words',
  'forwarding.more': 'More chats',
  'forwarding.at_most': 'At most {max} chats at once.',
  'forwarding.note':
    'It is sent as your message, without the author’s name. In a chat with the guide, the guide answers it.',
  'forwarding.done': '{count, plural, one {Forwarded to {title}} other {Forwarded to # chats}}',
  'forwarding.failed': '{title}: {reason}',
  'forwarding.open': 'Open',
  'forwarding.failed_list': 'Your chats could not be loaded',
} as const;
