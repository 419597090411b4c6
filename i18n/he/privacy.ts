import type { privacy as english } from '../en/privacy.ts';

export const privacy = {
  'privacy.title': 'פרטיות',
  'privacy.discoverable': 'אפשר למצוא אותי לפי שם',
  'privacy.discoverable_help': 'לפי שם משתמש מדויק אפשר למצוא אותך בכל מקרה.',
  'privacy.presence': 'להראות שאני כאן עכשיו',
  'privacy.presence_help': 'בלי זה, גם לך לא מוצג מי כאן עכשיו.',
  'privacy.receipts_sent': 'להראות לאחרים מה כבר קראתי',
  'privacy.receipts_seen': 'לראות מה אחרים כבר קראו',
  'privacy.typing_sent': 'להראות לאחרים שאני בכתיבה',
  'privacy.typing_seen': 'לראות מי בכתיבה',
} as const satisfies Record<keyof typeof english, string>;
