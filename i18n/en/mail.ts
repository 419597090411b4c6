/** The link stands on its own line after the first paragraph; an empty line separates paragraphs. */
export const mail = {
  'mail.footer': '{product}',
  'mail.unsubscribe': 'End these mails',

  'digest.subject':
    '{count, plural, one {One new notification} other {# new notifications}} at {product}',
  'digest.text':
    'This is unread in your account {username}:\n{lines}{more, plural, =0 {} one {\nand one more} other {\nand # more}}\n\nIt is sent once, and only while it is unread. Which kinds are mailed is chosen in the settings of your profile.',
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
    'The account {username} of {product} is to have this address. If this is your wish, confirm it. The address before is asked too, if it was verified: the change takes effect when both confirmed it, or 7 days later unless that one refuses. Then this address works for signing in and for restoring the password, and the one before does not any more.\n\nThe link works once, for 24 hours, and only the newest link works. If it wasn’t you, nothing needs to be done.',
  'email_change.link': 'Confirm the address',

  'email_agree.subject': 'Your account at {product} is to get another address',
  'email_agree.text':
    'The account {username} is to have the address {next} in place of this one. If this is your wish, confirm it here too: the change takes effect when both addresses confirmed it. Without an answer from here it takes effect 7 days after the new address did.\n\nIf it wasn’t you, refuse it by the same link. Then nothing changes, everybody is signed out, and you choose a new password by mail.\n\nThe link works once, for 8 days.',
  'email_agree.link': 'Confirm or refuse',

  'email_refused.subject': 'Your account at {product} keeps this address',
  'email_refused.text':
    'The account {username} keeps this address. All devices were signed out, and the password does not work any more. Passkeys, Google accounts and a second step that were added since the day before the wish for another address were removed.\n\nChoose a new password now. The link works once, for 30 minutes; after that, restore the password. Then look at the security part of the profile, and add again what is yours.',
  'email_refused.link': 'Choose a new password',

  'email_taken.subject': 'Your address was chosen for another account at {product}',
  'email_taken.text':
    'Somebody wanted to give this address to another account at {product}, but it belongs to your account {username}. Nothing has changed.\n\nIf it was you: first change the address of the account {username}. If it wasn’t you, nothing needs to be done.',
  'email_taken.link': 'Sign in',

  'email_changed.subject': 'Your account at {product} has another address',
  'email_changed.text':
    'The account {username} has a new address, and this one does not open it any more. If it wasn’t you, take the change back: the account gets this address again, and everybody is signed out. You then choose a new password by mail.\n\nThe link works once, for 7 days. If it was you, nothing needs to be done.',
  'email_changed.link': 'Take the change back',

  'email_undone.subject': 'Your account at {product} has this address again',
  'email_undone.text':
    'The account {username} has this address again. All devices were signed out, and the password does not work any more. Passkeys, Google accounts and a second step that were added since the day before the change were removed.\n\nChoose a new password now. The link works once, for 30 minutes; after that, restore the password. Then look at the security part of the profile, and add again what is yours.',
  'email_undone.link': 'Choose a new password',

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
    'The account {username} can now be opened by a Google account.\n\nIf it wasn’t you, unlink Google in the security part of the profile, sign out all other devices and choose a new password.',
  'google_linked.link': 'Open the profile',

  'google_unlinked.subject': 'Google no longer opens your account at {product}',
  'google_unlinked.text':
    'No Google account opens the account {username} any more.\n\nIf it wasn’t you, sign out all other devices and choose a new password.',
  'google_unlinked.link': 'Open the profile',

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
    '{by, select, operator {The operator of {product} closed the account {username}. It} other {The account {username} is closed, and}} will be deleted on {until}. Until then signing in restores it, with everything in it.{subscribed, select, yes { Its subscription ends with the present period, and nothing more is charged. Once the account is restored, the subscription can be resumed until then.} other {}}\n\n{by, select, operator {{answered, select, yes {If this should not have happened, answer this mail: the operator reads it.} other {}}} other {If it was not you who asked for this, sign in now, restore it, and change your password.}}',
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

  'meeting_ended.subject': 'A meeting is cancelled: {about}',
  'meeting_ended.text':
    '{about}, {when}, is cancelled: the account of its organiser was deleted.\n\nThe attached file takes it out of your calendar.',
  'meeting_ended.link': 'My meetings',

  'payment_paid.subject': 'Payment received by {product}: {amount}',
  'payment_paid.text':
    'Thank you. {amount} for {plan, select, plus {Plus} pro {Pro} other {your plan}} in the account {username} was received.\n\nThe receipt and all invoices are with your plan.',
  'payment_paid.link': 'Open your plan',

  'payment_failed.subject': 'A payment to {product} failed: {amount}',
  'payment_failed.text':
    '{amount} for {plan, select, plus {Plus} pro {Pro} other {your plan}} in the account {username} could not be charged. The card may have expired, or the bank may want to hear from you.\n\n{dated, select, yes {{plan, select, plus {Plus} pro {Pro} other {Your plan}} counts until {when}; after that the limits are smaller until it is paid.} other {Until it is paid, the limits of the plan for everybody count.}} Please look at the card. Nothing of yours is deleted, also if it takes longer.',
  'payment_failed.link': 'Look at the card',

  'payment_confirm.subject': 'A payment to {product} waits for your confirmation: {amount}',
  'payment_confirm.text':
    'The bank asks whether the payment of {amount} for {plan, select, plus {Plus} pro {Pro} other {your plan}} in the account {username} is yours. Confirm it on the page of your plan; no other card is needed.\n\n{dated, select, yes {{plan, select, plus {Plus} pro {Pro} other {Your plan}} counts until {when}; after that the limits are smaller until it is paid.} other {Until it is paid, the limits of the plan for everybody count.}} Nothing of yours is deleted.',
  'payment_confirm.link': 'Confirm the payment',

  'payment_trial_ends.subject': 'Your trial at {product} ends on {when}',
  'payment_trial_ends.text':
    'On {when} the trial of {plan, select, plus {Plus} pro {Pro} other {your plan}} in the account {username} ends. It then continues and is paid for with the card that you gave.\n\nTo stop, cancel before that day; nothing is charged then.',
  'payment_trial_ends.link': 'Open your plan',

  'payment_ends.subject': 'Your plan at {product} ends on {when}',
  'payment_ends.text':
    'As you wished, {plan, select, plus {Plus} pro {Pro} other {your plan}} in the account {username} ends on {when}, and nothing more is charged.\n\nUntil then it can be resumed. What you keep here stays, whatever the plan.',
  'payment_ends.link': 'Open your plan',

  'payment_ended.subject': 'Your plan at {product} has ended',
  'payment_ended.text':
    '{plan, select, plus {Plus} pro {Pro} other {Your plan}} in the account {username} counts no longer, so its limits are smaller now. Nothing of yours was deleted or hidden.\n\nOn the page of the plans you see why, and can continue at any time.',
  'payment_ended.link': 'See the plans',

  'payment_stopped.subject': 'Your plan at {product} does not count for now',
  'payment_stopped.text':
    'A payment for {plan, select, plus {Plus} pro {Pro} other {your plan}} in the account {username} is missing, so the limits are smaller now. Nothing of yours was deleted or hidden.\n\nThe subscription itself has not ended: on the page of your plan you can settle the payment, or end the subscription.',
  'payment_stopped.link': 'Open your plan',

  'feedback.subject': 'Feedback from {name} at {product}',
  'feedback.text':
    '{name} sent feedback{rating, select, none {} other { and rated {product} {rating} of 5}}. All the words after the link are theirs.\n\n{words}',
  'feedback.link': 'Open {product}',

  'content_removed.subject':
    '{thing, select, image {A picture} card {A card} other {A message}} of yours was removed at {product}',
  'content_removed.text':
    '{thing, select, image {A picture that you sent} card {A card that you made} other {A message that you wrote}} was reported, and the operator of {product} removed it for everybody. The terms say what is not allowed.\n\n{answered, select, yes {If you think that this was wrong, answer this mail: the operator reads it. Say which one you mean.} other {}}',
  'content_removed.link': 'Read the terms',

  'report_image.subject': 'A picture was reported at {product}',
  'report_image.text':
    'A picture is waiting for your decision. The page shows what was reported and what people wrote about it, with a button to remove or clear it. All other open reports are there too.\n\nThe link works for 14 days. Anybody with the link can decide, so don’t forward it.',
  'report_image.link': 'Look at the picture',

  'report_message.subject': 'A message was reported at {product}',
  'report_message.text':
    'A message is waiting for your decision. The page shows what was reported and what people wrote about it, with a button to remove or clear it. All other open reports are there too.\n\nThe link works for 14 days. Anybody with the link can decide, so don’t forward it.',
  'report_message.link': 'Look at the message',

  'report_person.subject': 'A person was reported at {product}',
  'report_person.text':
    'Somebody reported a person. The page shows what people wrote about it, with a button to note it. All other open reports are there too.\n\nThe link works for 14 days. Anybody with the link can decide, so don’t forward it.',
  'report_person.link': 'Look at the report',

  'report_card.subject': 'A card was reported at {product}',
  'report_card.text':
    'A card is waiting for your decision. The page shows what was reported and what people wrote about it, with a button to remove or clear it. All other open reports are there too.\n\nThe link works for 14 days. Anybody with the link can decide, so don’t forward it.',
  'report_card.link': 'Look at the card',
} as const;
