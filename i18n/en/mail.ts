/** The link stands on its own line after the first paragraph; an empty line separates paragraphs. */
export const mail = {
  'mail.footer': '{product}',
  'mail.unsubscribe': 'End these mails',

  'digest.subject':
    '{count, plural, one {One new notification} other {# new notifications}} at {product}',
  'digest.text':
    'This is unread in your account {username}:\n\n{lines}{more, plural, =0 {} one {\nand one more} other {\nand # more}}\n\nIt is sent once, and only while it is unread. Which kinds are mailed is chosen in the settings of your profile.',
  'digest.link': 'See all of it',

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
    'The account {username} has a new password, and other devices were signed out.\n\nIf it wasn’t you, restore the password now.',
  'password_changed.link': 'Restore the password',

  'proof_code.subject': 'Your code for {product}: {code}',
  'proof_code.text':
    '{code} is the code for a change in the account {username}.\n\nIt works once, for 10 minutes, and only the newest code works. Nobody of {product} will ask for it. If you did not want to change anything, sign out all other devices.',
  'proof_code.link': 'Open the profile',

  'two_factor_on.subject': 'The second step of signing in to {product} is on',
  'two_factor_on.text':
    'Signing in to the account {username} now takes a second step: a code of an authenticator app.\n\nKeep the backup codes where you find them without your phone. If it wasn’t you, restore the password and ask the operator for help.',
  'two_factor_on.link': 'Open the profile',

  'two_factor_off.subject': 'The second step of signing in to {product} is off',
  'two_factor_off.text':
    'Signing in to the account {username} takes no second step any more.\n\nIf it wasn’t you, restore the password now, and turn the second step on again.',
  'two_factor_off.link': 'Restore the password',

  'codes_tried.subject': 'Wrong codes for your account at {product}',
  'codes_tried.text':
    'Many wrong codes were tried for the account {username}, by somebody who has its password or one of its devices. Codes of the app are not taken for up to an hour; backup codes are.\n\nIf it wasn’t you, choose a new password now.',
  'codes_tried.link': 'Restore the password',

  'email_change.subject': 'Confirm your new address for {product}',
  'email_change.text':
    'The account {username} of {product} is to have this address. If this is your wish, confirm it; then it works for signing in and for restoring the password, and the address before does not any more.\n\nThe link works once, for 24 hours, and only the newest link works. If it wasn’t you, nothing needs to be done.',
  'email_change.link': 'Confirm the address',

  'email_taken.subject': 'Your address was chosen for another account at {product}',
  'email_taken.text':
    'Somebody wanted to give this address to another account at {product}, but it belongs to your account {username}. Nothing has changed.\n\nIf it was you: first change the address of the account {username}. If it wasn’t you, nothing needs to be done.',
  'email_taken.link': 'Sign in',

  'email_changed.subject': 'Your account at {product} has another address',
  'email_changed.text':
    'The account {username} has a new address, and this one does not open it any more. If it wasn’t you, take the change back: the account gets this address again, and every device is signed out. Then restore the password.\n\nThe link works once, for 7 days. If it was you, nothing needs to be done.',
  'email_changed.link': 'Take the change back',

  'passkey_added.subject': 'A passkey was added to your account at {product}',
  'passkey_added.text':
    'The account {username} can now be opened by the new passkey {name}, without a password.\n\nIf it wasn’t you, delete it in the security part of the profile, sign out all other devices and choose a new password.',
  'passkey_added.link': 'Open the profile',

  'passkey_removed.subject': 'A passkey was deleted from your account at {product}',
  'passkey_removed.text':
    'The passkey {name} does not open the account {username} any more.\n\nIf it wasn’t you, sign out all other devices and choose a new password.',
  'passkey_removed.link': 'Open the profile',

  'google_linked.subject': 'Google now opens your account at {product}',
  'google_linked.text':
    'The account {username} can now be opened by the Google account with this address.\n\nIf it wasn’t you, restore the password now and ask the operator for help.',
  'google_linked.link': 'Open the profile',

  'session_ended.subject': 'A device was signed out of {product}',
  'session_ended.text':
    'A sign-in of the account {username} was used a second time from a copy. That can mean that somebody copied it, so this device was signed out.\n\nIf this was a surprise, restore the password; this ends the sign-in on every device.',
  'session_ended.link': 'Restore the password',

  'export_done.subject': 'Your data from {product} is ready',
  'export_done.text':
    'The export of the account {username} is done. It can be downloaded in your profile for 7 days; then the file is deleted.\n\nIf you did not ask for it, change your password: somebody else may be signed in.',
  'export_done.link': 'Go to the download',

  'account_closed.subject': 'Your account at {product} will be deleted',
  'account_closed.text':
    'The account {username} is closed, and will be deleted on {until}. Until then signing in restores it, with everything in it.\n\nIf it was not you who asked for this, sign in now, restore it, and change your password.',
  'account_closed.link': 'Sign in to restore it',

  'account_last_day.subject': 'Last day for your account at {product}',
  'account_last_day.text':
    'The account {username} will be deleted on {until}, and can’t be restored after that. If it should stay, sign in before.',
  'account_last_day.link': 'Sign in to restore it',

  'account_deleted.subject': 'Your account at {product} is deleted',
  'account_deleted.text':
    'The account {username} and everything in it is being deleted now. What was written in chats with others stays there without its name. Copies in backups go when these are replaced.\n\nThis is the last mail to this address.',
  'account_deleted.link': '{product}',

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
