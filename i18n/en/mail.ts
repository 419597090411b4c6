/** The address stands on its own line after the first paragraph; paragraphs are separated by an empty line. */
export const mail = {
  'mail.footer': '{product}',

  'verify.subject': 'Confirm your address for {product}',
  'verify.text':
    'Somebody signed up to {product} as {username} with this address. If it was you, confirm it, so that you can sign in with it and restore your password.\n\nThe link works once, for 24 hours. If it wasn’t you, nothing needs to be done.',
  'verify.link': 'Confirm the address',

  'address_known.subject': 'Your address was used to sign up to {product}',
  'address_known.text':
    'Somebody signed up to {product} with this address, and it belongs to your account {username}. Nothing has changed in your account.\n\nIf it was you: sign in with your account, or restore its password. If it wasn’t you, nothing needs to be done.',
  'address_known.link': 'Sign in',

  'restore.subject': 'Restore your password for {product}',
  'restore.text':
    'A new password was asked for, for the account {username}. Choose it here; this ends the sign-in on every device.\n\nThe link works once, for 30 minutes, and only the newest link works. If it wasn’t you, nothing needs to be done: your password stays as it is.',
  'restore.link': 'Choose a new password',

  'password_changed.subject': 'Your password for {product} was changed',
  'password_changed.text':
    'The account {username} has a new password, and every device was signed out.\n\nIf it wasn’t you, restore the password now.',
  'password_changed.link': 'Restore the password',

  'session_ended.subject': 'A device was signed out of {product}',
  'session_ended.text':
    'A sign-in of the account {username} was used a second time from a copy. That can mean that somebody copied it, so this device was signed out.\n\nIf this was a surprise, restore the password; this ends the sign-in on every device.',
  'session_ended.link': 'Restore the password',
} as const;
