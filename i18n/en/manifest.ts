/** The installed program, as the system of the device shows it. */
export const manifest = {
  description: 'A place to think: with a guide, with people, by pictures and by cards.',
  new_chat: 'New chat',
  new_chat_text: 'Begin a chat with the guide',
  card_today: 'Card of the day',
  card_today_text: 'Look at today’s card',
} as const;
