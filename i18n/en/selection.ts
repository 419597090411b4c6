export const selection = {
  'selection.select': 'Select',
  'selection.bar': 'Selected chats',
  'selection.count':
    '{count, plural, =0 {Select chats} one {# chat selected} other {# chats selected}}',
  'selection.all': 'Select all shown',
  'selection.end': 'Done',
  'selection.archived':
    '{count, plural, one {# chat is in the archive} other {# chats are in the archive}}',
  'selection.deleted':
    '{count, plural, one {# chat is deleted for you} other {# chats are deleted for you}}',
  'selection.refused':
    '{count, plural, one {# chat was not changed.} other {# chats were not changed.}}',
  'selection.not_restored':
    '{count, plural, one {# chat could not be brought back.} other {# chats could not be brought back.}}',
} as const;
