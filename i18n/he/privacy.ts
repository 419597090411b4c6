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
  'privacy.provider_title': 'מי עונה',
  'privacy.provider_consent': 'מה שכתבת יכול להישלח אל {provider}',
  'privacy.provider_help':
    'לתשובות המלווה, גם בקבוצות, לתרגומים ולסיכומים. ייתכן שמה שנשלח יישמר אצל {provider} לזמן מה, לפי התנאים שם. כיבוי תקף מיד: דבר ממה שכתבת לא יישלח עוד.',
  'privacy.consent_history': 'מה בחרת, ומתי',
  'privacy.consent_given': 'הסכמה: {provider}',
  'privacy.consent_taken_back': 'ביטול ההסכמה: {provider}',
} as const satisfies Record<keyof typeof english, string>;
