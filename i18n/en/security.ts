export const security = {
  'security.title': 'Security',
  'security.devices': 'Where you are signed in',
  'security.devices_help': 'The place is the time zone of the device when it signed in.',
  'security.device': '{browser} on {system}',
  'security.device_unknown': 'Unknown device',
  'security.current': 'This device',
  'security.now': 'In use now',
  'security.seen': 'Last seen: {when}',
  'security.end': 'Sign out',
  'security.end_of': 'Sign out: {name}',
  'security.ended': 'The device was signed out',
  'security.end_others': 'Sign out all other devices',
  'security.end_others_title': 'Sign out all other devices?',
  'security.end_others_text':
    'Only this device stays signed in. The others need the password again.',
  'security.ended_others': 'All other devices were signed out',
} as const;
