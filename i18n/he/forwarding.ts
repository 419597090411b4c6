import type { forwarding as english } from '../en/forwarding.ts';

export const forwarding = {
  'forwarding.forward': 'העברה',
  'forwarding.forwarded': 'הועברה',
  'forwarding.title': 'העברה אל',
  'forwarding.find': 'חיפוש שיחה',
  'forwarding.chats': 'שיחות',
  'forwarding.chosen': 'נבחרו',
  'forwarding.take_out': 'הסרה: {title}',
  'forwarding.none': 'אין שיחה עם המילים האלה',
  'forwarding.more': 'שיחות נוספות',
  'forwarding.at_most': 'לכל היותר {max} שיחות בבת אחת.',
  'forwarding.note': 'ההודעה נשלחת בשמך, בלי השם של מי שכתב אותה. בשיחה עם המלווה תיכתב לה תשובה.',
  'forwarding.done':
    '{count, plural, one {הועברה אל {title}} two {הועברה לשתי שיחות} other {הועברה ל־# שיחות}}',
  'forwarding.failed': '{title}: {reason}',
  'forwarding.open': 'פתיחה',
  'forwarding.failed_list': 'אי אפשר היה לטעון את השיחות',
} as const satisfies Record<keyof typeof english, string>;
