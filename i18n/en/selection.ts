export const selection = {
  'selection.select': 'Select',
  'selection.bar': 'Selected chats',
  'selection.count':
    '{count, plural, =0 {Choose chats} one {# chat chosen} other {# chats chosen}}',
  'selection.all': 'Choose all that are shown',
  'selection.end': 'Choose no more',
  'selection.archived':
    '{count, plural, one {# chat is in the archive} other {# chats are in the archive}}',
  'selection.deleted':
    '{count, plural, one {# chat is deleted for you} other {# chats are deleted for you}}',
  'selection.refused':
    '{count, plural, one {# chat stays as it is.} other {# chats stay as they are.}}',
} as const;
