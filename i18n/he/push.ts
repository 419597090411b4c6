import type { push as enPush } from '../en/push.ts';

export const push = {
  'push.title': 'התראות במכשירים שלך',
  'push.text': 'הן מגיעות גם כש־{product} סגור. הסוגים והשעות השקטות שלמעלה תקפים גם כאן.',
  'push.turn_on': 'הפעלה כאן',
  'push.turning_on': 'בהפעלה…',
  'push.denied': 'הדפדפן הזה חוסם התראות מכאן. אפשר לאשר אותן בהגדרות האתר שבדפדפן.',
  'push.unsupported': 'הדפדפן הזה לא יכול להציג התראות כש־{product} סגור.',
  'push.install_first': 'במכשיר הזה צריך קודם להוסיף את {product} למסך הבית.',
  'push.failed': 'אי אפשר היה להפעיל את ההתראות. אפשר לנסות שוב מאוחר יותר.',
  'push.devices': 'מכשירים עם התראות',
  'push.here': 'המכשיר הזה',
  'push.since': 'מאז {when}',
  'push.test': 'ניסיון',
  'push.test_of': 'ניסיון של ההתראות: {name}',
  'push.sent': 'התראה בדרך אל {name}.',
  'push.turn_off': 'כיבוי',
  'push.turn_off_of': 'כיבוי ההתראות: {name}',
  'push.texts': 'הצגת מה שנכתב',
  'push.texts_help': 'אחרת מופיע בהן רק ממי הגיע משהו.',
} as const satisfies Record<keyof typeof enPush, string>;
