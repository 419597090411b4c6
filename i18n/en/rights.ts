export const rights = {
  'rights.title': 'My data',
  'rights.export': 'A copy of everything',
  'rights.export_text':
    'A ZIP file of all that is yours: chats, files, meetings, and the rest as JSON. You get a mail when it is ready.',
  'rights.export_start': 'Make a copy',
  'rights.export_again': 'Make a new copy',
  'rights.export_running': 'The copy is being made',
  'rights.export_failed': 'The copy could not be made. Try again.',
  'rights.export_ready': 'From {at}, {size}. It can be downloaded until {until}.',
  'rights.export_download': 'Download',
  'rights.export_delete': 'Delete the file',

  'rights.delete': 'Delete account',
  'rights.delete_text':
    'It closes at once, and is deleted after {days} days. Until then you can restore it.',
  'rights.delete_title': 'Delete your account?',
  'rights.delete_now':
    'You are signed out on all devices, and for others you are gone, at once. After {days} days this is deleted for good:',
  'rights.goes_chats': 'Your chats with the guide, and what it remembers',
  'rights.goes_files': 'Pictures, voice messages and cards of yours, also in chats with others',
  'rights.goes_rest':
    'Reactions, opinions, actions, insights, meetings you organised, connections, and all else',
  'rights.stays':
    'What you wrote in chats with others stays there, without your name. Your groups go on with another member.',

  'rights.closed_title': 'This account is closed',
  'rights.closed_text':
    'It will be deleted on {until}. Until then it can be restored by signing in.',
  'rights.restore': 'Restore the account',
} as const;
