import type { community as english } from '../en/community.ts';

export const community = {
  'community.title': 'הצטרפות לקהילה שלנו',
  'community.place_text': 'איפה נפגשים מחוץ לכאן',
  'community.intro': 'מקומות אחרים שבהם מדברים על המקום הזה. יש להם כללים ומדיניות פרטיות משלהם.',
  'community.places': 'מקומות',
  'community.new_tab': 'נפתח בכרטיסייה חדשה',
  'community.none_title': 'עוד אין כאן קהילה',
  'community.none_text': 'הנהלת המקום לא ציינה מקום שבו נפגשים. משוב מגיע אליה מכאן.',
} as const satisfies Record<keyof typeof english, string>;
