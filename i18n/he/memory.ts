import type { memory as english } from '../en/memory.ts';

export const memory = {
  'memory.title': 'מה {product} זוכרת',
  'memory.allow': 'למלווה מותר לזכור',
  'memory.about':
    'המטרות והפתקים משמשים בשיחות עם המלווה בלבד, והצעד האחרון בתחילת שיחה חדשה; אף פעם לא בקבוצות או בשיחות זמניות. כשאין מקום לכולם, המטרות והפתקים החדשים קודמים. מהמלווה באות רק הצעות: דבר לא נוסף בלי אישור.',
  'memory.about_provider': 'בהסכמתך, הם נשלחים אל {provider} יחד עם ההודעות.',
  'memory.off':
    'הזיכרון כבוי. מה שכתוב כאן לא משמש את המלווה, ולא יבואו הצעות להוסיף לו. הכול נשאר כאן עד למחיקה.',
  'memory.empty':
    'עוד לא נשמר כאן דבר. אפשר לכתוב מה כדאי למלווה לדעת בכל שיחה, או לומר בשיחה: ״לזכור ש…״.',
  'memory.kind': 'סוג',
  'memory.note': 'פתק',
  'memory.goal': 'מטרה',
  'memory.words': 'משהו לזכור',
  'memory.add': 'הוספה',
  'memory.edit': 'עריכה: {words}',
  'memory.delete': 'מחיקה: {words}',
  'memory.source': 'מתוך שיחה',
  'memory.deleted': 'נמחק מהזיכרון',
  'memory.step': 'הצעד האחרון שלך',
  'memory.forget': 'לשכוח הכול',
  'memory.forget_title': 'לשכוח את כל הפתקים והמטרות?',
  'memory.forget_text':
    '{count, plural, one {מה שנשמר יימחק} two {שניהם יימחקו} other {כל # הפתקים והמטרות יימחקו}} לתמיד. הפעולות נשארות.',
  'memory.forgotten': 'הכול נשכח',
  'memory.propose_note': 'לזכור את ״{words}״ גם בשיחות הבאות?',
  'memory.propose_goal': 'לזכור את המטרה ״{words}״ גם בשיחות הבאות?',
  'memory.accept': 'לזכור',
  'memory.accepted': 'נשמר בזיכרון',
} as const satisfies Record<keyof typeof english, string>;
