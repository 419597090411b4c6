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
    'For the guide’s answers, also in groups, for translations and for summaries. {provider} may keep what it gets for a time, under its own terms. Turning this off takes effect at once: nothing more of yours is sent there.',
  'privacy.consent_history': 'Your choices over time',
  'privacy.consent_given': 'Agreed: {provider}',
  'privacy.consent_taken_back': 'Withdrawn: {provider}',
} as const;
