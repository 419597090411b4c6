import type { legal as english } from '../en/legal.ts';

export const legal = {
  'legal.privacy_policy': 'מדיניות פרטיות',
  'legal.privacy_policy_text': 'מה נשמר, מי יכול לקרוא, לכמה זמן',
  'legal.terms_service': 'תנאי שימוש',
  'legal.terms_service_text': 'הכללים לשימוש במקום הזה',
  'legal.texts': 'תנאים ופרטיות',
  'legal.since': 'בתוקף מ־{date}. היום הזה הוא הגרסה.',
  'legal.here': 'בשרת הזה',
  'legal.operator': 'הנהלת המקום',
  'legal.operator_unnamed': 'האדם או הארגון שמפעילים את השרת הזה; לא נמסר שם.',
  'legal.contact': 'פנייה',
  'legal.contact_none': 'לא נמסרה כתובת. אפשר לשאול את מי שממנו קיבלת את כתובת השרת.',
  'legal.guide': 'המלווה',
  'legal.guide_built_in': 'המלווה המובנה עונה, ודבר לא נשלח בשבילו החוצה.',
  'legal.guide_provider': 'התשובות מגיעות מ־{provider}, אחרי שהסכמת לכך.',
  'legal.see_also': 'בהמשך לזה',
  'legal.new_tab': '{title} (נפתח בלשונית חדשה)',
  'legal.due':
    'יש גרסה של תנאי השימוש ושל מדיניות הפרטיות שעוד לא הסכמת לה. בינתיים שום דבר לא חסום.',
  'legal.agree': 'מלאו לי 16, והם מקובלים עליי',
  'legal.later': 'לשאול אותי אחר כך',
  'legal.agreed': 'ההסכמה שלך נרשמה.',
} as const satisfies Record<keyof typeof english, string>;
