import type { security as english } from '../en/security.ts';

export const security = {
  'security.title': 'אבטחה',
  'security.devices': 'המכשירים שמחוברים לחשבון',
  'security.devices_help': 'המקום הוא אזור הזמן של המכשיר בזמן הכניסה.',
  'security.device': '{browser} ב־{system}',
  'security.device_unknown': 'מכשיר לא מוכר',
  'security.current': 'המכשיר הזה',
  'security.now': 'בשימוש עכשיו',
  'security.seen': 'שימוש אחרון: {when}',
  'security.end': 'הוצאה מהחשבון',
  'security.end_of': 'הוצאה מהחשבון: {name}',
  'security.ended': 'המכשיר הוצא מהחשבון',
  'security.end_others': 'הוצאת כל שאר המכשירים',
  'security.end_others_title': 'להוציא את כל שאר המכשירים מהחשבון?',
  'security.end_others_text': 'רק המכשיר הזה יישאר מחובר. בשאר המכשירים תידרש שוב הסיסמה.',
  'security.ended_others': 'כל שאר המכשירים הוצאו מהחשבון',
} as const satisfies Record<keyof typeof english, string>;
