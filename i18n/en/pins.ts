export const pins = {
  'pins.pin': 'Pin',
  'pins.unpin': 'Unpin',
  'pins.pinned': 'Pinned',
  'pins.list': 'Pinned messages',
  'pins.show_all': '{count, plural, one {Pinned message} other {All # pinned messages}}',
  'pins.show': 'Go to the pinned message of {name}: {text}',
  'pins.none':
    'Nothing is pinned here yet. Use the menu of a message to pin it for everybody in the chat.',
  'pins.picture': 'Picture',
} as const;
