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
  'security.end': 'ניתוק',
  'security.end_of': 'ניתוק: {name}',
  'security.ended': 'המכשיר נותק מהחשבון',
  'security.end_others': 'ניתוק כל שאר המכשירים',
  'security.end_others_title': 'לנתק את כל שאר המכשירים?',
  'security.end_others_text': 'רק המכשיר הזה יישאר מחובר. בשאר המכשירים תידרש שוב הסיסמה.',
  'security.ended_others': 'כל שאר המכשירים נותקו מהחשבון',
} as const satisfies Record<keyof typeof english, string>;
