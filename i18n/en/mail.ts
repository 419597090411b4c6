/** The link stands on its own line after the first paragraph; an empty line separates paragraphs. */
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

  'export_done.subject': 'Your data from {product} is ready',
  'export_done.text':
    'The export of the account {username} is done. It can be downloaded in your profile for 7 days; then the file is deleted.\n\nIf you did not ask for it, change your password: somebody else may be signed in.',
  'export_done.link': 'Go to the download',

  'action_reminder.subject': 'Reminder: {about}',
  'action_reminder.text':
    'You wanted to be reminded of this:\n\n{about}\n\nReminders by mail can be switched off in the settings of your profile.',
  'action_reminder.link': 'Open the action',

  'meeting_reminder.subject': '{late, select, yes {A late reminder} other {Soon}}: {about}',
  'meeting_reminder.text':
    '{about}, {when}.\n\nReminders by mail can be switched off in the settings of your profile.',
  'meeting_reminder.link': 'Open the meeting',

  'meeting_invite.subject': '{name} invites you to a meeting: {about}',
  'meeting_invite.text':
    '{name} invites you to a meeting: {about}, {when}.\n\nThe attached file adds it to your calendar. Answer in {product}, so that the others know.',
  'meeting_invite.link': 'Answer the invitation',

  'meeting_cancelled.subject': '{name} cancelled a meeting: {about}',
  'meeting_cancelled.text':
    '{name} cancelled a meeting with you: {about}, {when}.\n\nThe attached file takes it out of your calendar.',
  'meeting_cancelled.link': 'My meetings',

  'feedback.subject': 'Feedback from {name} at {product}',
  'feedback.text':
    '{name} sent feedback{rating, select, none {} other { and rated {product} {rating} of 5}}. All the words after the link are theirs.\n\n{words}',
  'feedback.link': 'Open {product}',

  'report_image.subject': 'A picture was reported at {product}',
  'report_image.text':
    'A picture is waiting for your decision. The page shows what was reported and what people wrote about it, with a button to remove or clear it.\n\nThe link works for 14 days. Anybody with the link can decide, so don’t forward it.',
  'report_image.link': 'Look at the picture',

  'report_message.subject': 'A message was reported at {product}',
  'report_message.text':
    'A message is waiting for your decision. The page shows what was reported and what people wrote about it, with a button to remove or clear it.\n\nThe link works for 14 days. Anybody with the link can decide, so don’t forward it.',
  'report_message.link': 'Look at the message',

  'report_person.subject': 'A person was reported at {product}',
  'report_person.text':
    'Somebody reported a person. The page shows what people wrote about it, with a button to note it.\n\nThe link works for 14 days. Anybody with the link can decide, so don’t forward it.',
  'report_person.link': 'Look at the report',

  'report_card.subject': 'A card was reported at {product}',
  'report_card.text':
    'A card is waiting for your decision. The page shows what was reported and what people wrote about it, with a button to remove or clear it.\n\nThe link works for 14 days. Anybody with the link can decide, so don’t forward it.',
  'report_card.link': 'Look at the card',
} as const;
