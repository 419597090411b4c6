/** Notifications of a device while the program is closed. */
export const push = {
  'push.title': 'Notifications on your devices',
  'push.text':
    'They reach you while {product} is closed. Kinds and quiet hours above hold here, too.',
  'push.turn_on': 'Turn on here',
  'push.turning_on': 'Turning on…',
  'push.denied':
    'This browser blocks notifications from here. They can be allowed in its settings for this site.',
  'push.unsupported': 'This browser can’t show notifications while {product} is closed.',
  'push.install_first': 'On this device, put {product} on the home screen first.',
  'push.failed': 'Notifications could not be turned on. Try again later.',
  'push.devices': 'Devices with notifications',
  'push.here': 'This device',
  'push.since': 'Since {when}',
  'push.test': 'Try',
  'push.test_of': 'Try notifications on {name}',
  'push.sent': 'A notification is on its way to {name}.',
  'push.turn_off': 'Turn off',
  'push.turn_off_of': 'Turn off notifications on {name}',
  'push.texts': 'Show what was written',
  'push.texts_help': 'Otherwise they say only from whom something came.',
} as const;
