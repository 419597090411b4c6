export const privacy = {
  'privacy.title': 'Privacy',
  'privacy.discoverable': 'Others can find you by name',
  'privacy.discoverable_help': 'An exact username finds you in any case.',
  'privacy.presence': 'Show when you are here',
  'privacy.presence_help': 'When this is off, you don’t see who is here either.',
  'privacy.receipts_sent': 'Others see what you have read',
  'privacy.receipts_seen': 'See what others have read',
  'privacy.typing_sent': 'Others see when you are typing',
  'privacy.typing_seen': 'See when others are typing',
} as const;
