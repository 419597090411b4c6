export const catchUp = {
  'catch_up.offer': 'Catch me up',
  'catch_up.title': '{count, plural, one {# new message} other {# new messages}}, in short',
  'catch_up.only_you': 'Only you see this',
  'catch_up.under_way': 'Reading what is new…',
  'catch_up.cancel': 'Cancel',
  'catch_up.close': 'Close',
  'catch_up.by': 'By {provider}. It may be wrong; check the messages below.',
  'catch_up.left_out':
    '{count, plural, one {One message is left out: its author has not agreed to {provider}.} other {# messages are left out: their authors have not agreed to {provider}.}}',
  'catch_up.extract_note': 'This is counted automatically, without AI.',
  'catch_up.people': 'Who wrote',
  'catch_up.others': 'The guide, and deleted accounts',
  'catch_up.questions': 'Questions',
  'catch_up.mentions': 'You are mentioned',
  'catch_up.links': 'Links',
  'catch_up.files':
    '{pictures, plural, =0 {} one {# picture} other {# pictures}}{recordings, plural, =0 {} other {{pictures, plural, =0 {} other {, }}}}{recordings, plural, =0 {} one {# voice message} other {# voice messages}}',
} as const;
