import type { inviting as english } from '../en/inviting.ts';

export const inviting = {
  'inviting.title': 'הזמנת אנשים',
  'inviting.place_text': 'הקישור שלך והקוד שלו',
  'inviting.intro': 'קישור אחד לכל מי שטוב שיהיו כאן איתך.',
  'inviting.code': 'קוד לסריקה של קישור ההזמנה שלך',
  'inviting.code_text': 'מצלמה שמופנית אל הקוד פותחת את הקישור.',
  'inviting.share': 'שיתוף',
  'inviting.share_text': '{name} · הזמנה לקשר, {product}',
  'inviting.meaning': 'מה הקישור עושה',
  'inviting.opens': 'מי שפותחים אותו רואים את השם ואת התמונה שלך, ולא שום דבר אחר.',
  'inviting.asks': 'אפשר לבקש דרכו קשר, ומי שעוד אין להם חשבון נרשמים קודם. ההחלטה נשארת שלך.',
  'inviting.passes': 'אפשר להעביר אותו הלאה: הוא פועל אצל כל מי שהקישור בידיו.',
  'inviting.ends': 'הוא פועל 7 ימים. קישור חדש, או סיום הקישור, עוצרים את הקודם מיד.',
} as const satisfies Record<keyof typeof english, string>;
