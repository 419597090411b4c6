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

  'report_image.subject': 'A picture was reported at {product}',
  'report_image.text':
    'A picture waits for your decision. What was reported, and what people wrote about it, stands on the page, where a button removes or clears it.\n\nThe link works for 14 days. Whoever has it can decide, so don’t pass it on.',
  'report_image.link': 'Look at the picture',

  'report_message.subject': 'A message was reported at {product}',
  'report_message.text':
    'A message waits for your decision. What was reported, and what people wrote about it, stands on the page, where a button removes or clears it.\n\nThe link works for 14 days. Whoever has it can decide, so don’t pass it on.',
  'report_message.link': 'Look at the message',

  'report_person.subject': 'A person was reported at {product}',
  'report_person.text':
    'Somebody reported a person. What people wrote about it stands on the page, where a button notes it.\n\nThe link works for 14 days. Whoever has it can decide, so don’t pass it on.',
  'report_person.link': 'Look at the report',

  'report_card.subject': 'A card was reported at {product}',
  'report_card.text':
    'A card waits for your decision. What was reported, and what people wrote about it, stands on the page, where a button removes or clears it.\n\nThe link works for 14 days. Whoever has it can decide, so don’t pass it on.',
  'report_card.link': 'Look at the card',
} as const;
