import type { manifest as enManifest } from '../en/manifest.ts';

export const manifest = {
  description: 'מקום לחשוב: עם מלווה, עם אנשים, דרך תמונות ודרך קלפים.',
  new_chat: 'שיחה חדשה',
  new_chat_text: 'פתיחת שיחה עם המלווה',
  card_today: 'קלף היום',
  card_today_text: 'מבט בקלף של היום',
} as const satisfies Record<keyof typeof enManifest, string>;
