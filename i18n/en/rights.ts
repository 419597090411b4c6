export const rights = {
  'rights.title': 'My data',
  'rights.export': 'A copy of everything',
  'rights.export_text':
    'A ZIP file with all that is yours: chats to read and for programs, pictures and recordings, meetings for a calendar, and everything else as JSON. A mail comes when it is ready, if your address is verified.',
  'rights.export_start': 'Make a copy',
  'rights.export_again': 'Make a new copy',
  'rights.export_waiting': 'Beginning',
  'rights.export_running': 'The copy is being made',
  'rights.export_failed': 'The copy could not be made. Nothing is lost; it can be tried again.',
  'rights.export_ready': 'From {at}, {size}. It can be downloaded until {until}.',
  'rights.export_download': 'Download',
  'rights.export_delete': 'Delete the file',

  'rights.delete': 'Delete account',
  'rights.delete_text':
    'Your account closes at once, and is deleted after {days} days. Until then you can change your mind.',
  'rights.delete_title': 'Delete your account?',
  'rights.delete_now':
    'You are signed out on all devices, and for others you are gone, at once. You may want a copy of your data first.',
  'rights.goes': 'After {days} days this is deleted for good:',
  'rights.goes_chats': 'Your chats with the guide, and what it remembers',
  'rights.goes_files': 'Pictures, voice messages and cards of yours, also in chats with others',
  'rights.goes_rest':
    'Reactions, opinions, actions, insights, meetings you organised, folders, connections, and the account itself',
  'rights.stays':
    'What you wrote in chats with others stays there for them, without your name. Groups of yours go on with another member.',

  'rights.just_closed_title': 'Your account is closed',
  'rights.just_closed': 'It will be deleted on {until}. To get it back, sign in before.',
  'rights.closed_title': 'This account is closed',
  'rights.closed_text':
    'It will be deleted on {until}. Until then it can be restored, with everything in it.',
  'rights.restore': 'Restore the account',
} as const;
