export const exportFile = {
  'export_file.about': `Everything of the account {username} at {product}, as it was on {at, date, long}.

meetings.ics
  All meetings, for any calendar.

chats/
  One folder for each chat, with the messages as the account sees them: chat.md to read, chat.json for programs.

files/
  Pictures, voice messages, profile pictures and the pictures of own cards.
  Pictures and recordings of others stay with them; the chats name their addresses.

data/
  Everything else, one JSON file for each kind. Times are in UTC.
  own_messages.json holds every message of this account, also of chats that it is not in any more, and every version in chats with the guide.

Passwords and keys are not included.
`,
} as const;
