import type { exportFile as en } from '../en/export-file.ts';

export const exportFile = {
  'export_file.about': `כל מה ששייך לחשבון {username} · {product}, כפי שהיה ב־{at, date, long}.

meetings.ics
  כל הפגישות, לכל יומן.

chats/
  תיקייה לכל שיחה, עם ההודעות כפי שהן נראות מהחשבון הזה: chat.md לקריאה, chat.json לתוכנות.

files/
  תמונות, הודעות קוליות, תמונות פרופיל ותמונות של קלפים אישיים.
  מה שאחרים שלחו נמצא אצלם; בשיחות כתובה הכתובת שלו.

data/
  כל השאר, קובץ JSON לכל סוג. השעות הן לפי UTC.
  בקובץ own_messages.json נמצאות כל ההודעות של החשבון, גם משיחות שהוא כבר לא בהן, וכל הגרסאות בשיחות עם המלווה.

סיסמאות ומפתחות לא כלולים.
`,
} as const satisfies Record<keyof typeof en, string>;
