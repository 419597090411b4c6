import type { rights as en } from '../en/rights.ts';

export const rights = {
  'rights.title': 'הנתונים שלי',
  'rights.export': 'עותק של הכול',
  'rights.export_text':
    'קובץ ZIP עם כל מה ששלך: שיחות לקריאה ולתוכנות, תמונות והקלטות, פגישות ליומן, וכל השאר כ־JSON. כשהוא מוכן נשלחת הודעה בדוא״ל, אם הכתובת אומתה.',
  'rights.export_start': 'הכנת עותק',
  'rights.export_again': 'הכנת עותק חדש',
  'rights.export_waiting': 'בתחילת ההכנה',
  'rights.export_running': 'העותק בהכנה',
  'rights.export_failed': 'לא היה אפשר להכין את העותק. דבר לא אבד, ואפשר לנסות שוב.',
  'rights.export_ready': 'מ־{at}, {size}. אפשר להוריד אותו עד {until}.',
  'rights.export_download': 'הורדה',
  'rights.export_delete': 'מחיקת הקובץ',

  'rights.delete': 'מחיקת החשבון',
  'rights.delete_text': 'החשבון נסגר מיד, ונמחק אחרי {days} ימים. עד אז אפשר להתחרט.',
  'rights.delete_title': 'למחוק את החשבון?',
  'rights.delete_now':
    'מיד תהיה יציאה מהחשבון בכל המכשירים, ואחרים כבר לא יראו אותך כאן. אולי כדאי להכין קודם עותק של הנתונים.',
  'rights.goes': 'אחרי {days} ימים נמחקים לצמיתות:',
  'rights.goes_chats': 'השיחות שלך עם המלווה, ומה שהוא זוכר',
  'rights.goes_files': 'תמונות, הודעות קוליות וקלפים שלך, גם בשיחות עם אחרים',
  'rights.goes_rest': 'תגובות, דעות, פעולות, תובנות, פגישות שקבעת, תיקיות, קשרים, והחשבון עצמו',
  'rights.stays':
    'מה שכתבת בשיחות עם אחרים נשאר שם בשבילם, בלי השם שלך. קבוצות שבבעלותך עוברות למי שנמצאים בהן הכי הרבה זמן.',

  'rights.just_closed_title': 'החשבון שלך סגור',
  'rights.just_closed': 'הוא יימחק ב־{until}. כדי לקבל אותו בחזרה, צריך להיכנס לפני כן.',
  'rights.closed_title': 'החשבון הזה סגור',
  'rights.closed_text': 'הוא יימחק ב־{until}. עד אז אפשר לשחזר אותו, עם כל מה שבו.',
  'rights.restore': 'שחזור החשבון',
} as const satisfies Record<keyof typeof en, string>;
