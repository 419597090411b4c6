export const legal = {
  'legal.privacy_policy': 'Privacy policy',
  'legal.privacy_policy_text': 'What is stored, who can read it, for how long',
  'legal.terms_service': 'Terms of service',
  'legal.terms_service_text': 'The rules for using this place',
  'legal.texts': 'Terms and privacy',
  'legal.since': 'In force since {date}. This day is its version.',
  'legal.here': 'On this server',
  'legal.operator': 'Operator',
  'legal.operator_unnamed': 'The person or organisation that runs this server; no name is given.',
  'legal.contact': 'Contact',
  'legal.contact_none':
    'No address is given. Ask the person from whom you have the address of this server.',
  'legal.guide': 'The guide',
  'legal.guide_built_in': 'The built-in guide answers, and nothing is sent elsewhere for it.',
  'legal.guide_provider': '{provider} answers, once you agree to it.',
  'legal.see_also': 'See also',
  'legal.new_tab': '{title} (opens a new tab)',
  'legal.due':
    'There is a version of the terms and the privacy policy that you have not agreed to yet. Nothing is blocked meanwhile.',
  'legal.agree': 'I am 16 or older, and I agree',
  'legal.later': 'Ask me later',
  'legal.agreed': 'Your agreement is recorded.',
} as const;
