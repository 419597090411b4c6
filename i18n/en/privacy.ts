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
  'privacy.provider_title': 'Who answers',
  'privacy.provider_consent': 'What you write may go to {provider}',
  'privacy.provider_help':
    'For the guide’s answers, also in groups, for translations and for summaries. {provider} may keep what it gets for a time, under its own terms. Off holds at once: nothing of yours goes there any more.',
  'privacy.consent_history': 'What you chose, and when',
  'privacy.consent_given': 'Agreed: {provider}',
  'privacy.consent_taken_back': 'Taken back: {provider}',
} as const;
