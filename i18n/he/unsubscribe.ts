import type { unsubscribe as english } from '../en/unsubscribe.ts';

export const unsubscribe = {
  'unsubscribe.title': 'דואר',
  'unsubscribe.ask': 'להפסיק את הדואר הזה?',
  'unsubscribe.scope_digest': 'דואר עם התראות שעוד לא נקראו',
  'unsubscribe.scope_meeting_invite': 'דואר עם הזמנות לפגישות',
  'unsubscribe.scope_meeting_reminder': 'דואר עם תזכורות לפגישות',
  'unsubscribe.scope_action_reminder': 'דואר עם תזכורות לפעולות',
  'unsubscribe.scope_payment': 'דואר על תשלומים ועל המסלול',
  'unsubscribe.ended': 'הופסק: {what}. בתוך האפליקציה שום דבר לא משתנה.',
  'unsubscribe.back': 'נשלח שוב: {what}.',
  'unsubscribe.end': 'הפסקת הדואר הזה',
  'unsubscribe.resume': 'חזרה לקבל אותו',
  'unsubscribe.settings': 'כל הגדרות ההתראות',
  'unsubscribe.failed': 'הקישור הזה לא מפסיק דואר',
} as const satisfies Record<keyof typeof english, string>;
