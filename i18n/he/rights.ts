import type { rights as en } from '../en/rights.ts';

export const rights = {
  'rights.title': 'הנתונים שלי',
  'rights.export': 'עותק של הכול',
  'rights.export_text':
    'קובץ ZIP עם כל מה ששלך: שיחות, קבצים, פגישות, וכל השאר כ־JSON. כשהוא מוכן נשלחת הודעה בדוא״ל.',
  'rights.export_start': 'הכנת עותק',
  'rights.export_again': 'הכנת עותק חדש',
  'rights.export_running': 'העותק בהכנה',
  'rights.export_failed': 'לא היה אפשר להכין את העותק. אפשר לנסות שוב.',
  'rights.export_ready': 'מ־{at}, {size}. אפשר להוריד אותו עד {until}.',
  'rights.export_download': 'הורדה',
  'rights.export_delete': 'מחיקת הקובץ',

  'rights.delete': 'מחיקת החשבון',
  'rights.delete_text': 'החשבון נסגר מיד, ונמחק אחרי {days} ימים. עד אז אפשר לשחזר אותו.',
  'rights.delete_title': 'למחוק את החשבון?',
  'rights.delete_now':
    'מיד תהיה יציאה מהחשבון בכל המכשירים, ואחרים כבר לא יראו אותך כאן. אחרי {days} ימים נמחקים לצמיתות:',
  'rights.goes_chats': 'השיחות שלך עם המלווה, ומה שהוא זוכר',
  'rights.goes_files': 'תמונות, הודעות קוליות וקלפים שלך, גם בשיחות עם אחרים',
  'rights.goes_rest': 'תגובות, דעות, פעולות, תובנות, פגישות שקבעת, קשרים, וכל השאר',
  'rights.stays':
    'מה שכתבת בשיחות עם אחרים נשאר שם, בלי השם שלך. קבוצות שבבעלותך עוברות למי שנמצאים בהן הכי הרבה זמן.',

  'rights.closed_title': 'החשבון הזה סגור',
  'rights.closed_text': 'הוא יימחק ב־{until}. עד אז כניסה אליו מאפשרת לשחזר אותו.',
  'rights.restore': 'שחזור החשבון',
} as const satisfies Record<keyof typeof en, string>;
