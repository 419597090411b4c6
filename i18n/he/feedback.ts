import type { feedback as english } from '../en/feedback.ts';

export const feedback = {
  'feedback.title': 'משוב',
  'feedback.place_text': 'מה עובד, מה חסר',
  'feedback.intro': 'אל הנהלת המקום. המלווה לא קורא את המשוב.',
  'feedback.words': 'המשוב שלך',
  'feedback.words_help': 'מה עובד, מה מפריע, מה חסר.',
  'feedback.rating': 'עד כמה זה עובד בשבילך (לא חובה)',
  'feedback.rating_1': 'לא טוב',
  'feedback.rating_2': 'לא כל כך טוב',
  'feedback.rating_3': 'בסדר',
  'feedback.rating_4': 'טוב',
  'feedback.rating_5': 'טוב מאוד',
  'feedback.with_name':
    'שם המשתמש שלך נשלח עם המשוב, וכתובת הדוא״ל לא. כדי לקבל תשובה אפשר לכתוב כאן דרך ליצור קשר.',
  'feedback.send': 'שליחה',
  'feedback.thanks': 'תודה',
  'feedback.mailed': 'המשוב נשמר, ויישלח אל הנהלת המקום בדוא״ל.',
  'feedback.stored': 'המשוב נשמר. לא נשלח דוא״ל, כי לא הוגדרה כאן כתובת של הנהלת המקום.',
  'feedback.again': 'כתיבת משוב נוסף',
} as const satisfies Record<keyof typeof english, string>;
