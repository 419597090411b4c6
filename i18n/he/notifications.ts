import type { notifications as en } from '../en/notifications.ts';

export const notifications = {
  guide: 'המלווה',

  'chat_invite.title': 'הזמנה מאת {name}',
  'chat_invite.added': '{name} · צירוף שלך לקבוצה',
  'chat_invite.let_in': '{name} · אישור בקשת ההצטרפות שלך',
  'chat_invite.group': 'הקבוצה ״{chat}״',
  'chat_invite.group_unnamed': 'קבוצה',
  'chat_invite.pair': 'שיחה בין שני אנשים',

  'journey.title': '{name} · הזמנה למסע',
  'journey.added': '{name} · מסע משותף מתחיל',

  'join_request.title': '{name} · בקשת הצטרפות',
  'join_request.group': 'הקבוצה ״{chat}״',
  'join_request.group_unnamed': 'הקבוצה שלך',

  'connection_request.title': 'בקשת קשר מאת {name}',
  'connection_accepted.title': '{name} · בקשת הקשר שלך אושרה',

  'mention.title': 'אזכור שלך מאת {name}',
  'mention.group_title': 'אזכור שלך מאת {name} בקבוצה ״{chat}״',

  'message.title':
    '{count, plural, one {הודעה חדשה} two {שתי הודעות חדשות} other {# הודעות חדשות}} מאת {name}',
  'message.group_title':
    '{count, plural, one {הודעה חדשה} two {שתי הודעות חדשות} other {# הודעות חדשות}} בקבוצה ״{chat}״',
  'message.group_unnamed_title':
    '{count, plural, one {הודעה חדשה} two {שתי הודעות חדשות} other {# הודעות חדשות}} בקבוצה',
  'message.image': '{image, plural, one {תמונה} two {שתי תמונות} other {# תמונות}}',
  'message.audio': 'הודעה קולית, {length}',
  'message.card': 'קלף: {text}',
  'message.group_text': '{name}: {text}',

  'card.image': 'קלף תמונה, ״{text}״.',
  'card.word': 'קלף מילה: ״{text}״',
  'card.question': 'קלף שאלה: ״{text}״',

  'reaction.title': 'תגובה מאת {name}: {emoji}',

  'opinion.title': '{name} · דעה על התמונה שלך',
  'opinion.card_title': '{name} · דעה על הקלף שלך',
  'opinion.love': 'אהבה גדולה',
  'opinion.like': 'מוצא חן',
  'opinion.curious': 'סקרנות',
  'opinion.uneasy': 'אי־נוחות',
  'opinion.dislike': 'לא מוצא חן',

  'action_reminder.title': 'תזכורת',
  'action_reminder.late_title': 'תזכורת באיחור',

  'meeting_reminder.title': 'בקרוב: {text}',
  'meeting_reminder.late_title': 'תזכורת באיחור: {text}',
  'meeting_invite.title': '{name} · הזמנה לפגישה',
  'meeting_invite.cancelled_title': '{name} · ביטול פגישה איתך',
  'meeting_invite.ended_title': 'פגישה בוטלה, כי החשבון שקבע אותה נמחק',
  'meeting_invite.text': '{text}, {when}',

  'payment.paid': 'התשלום התקבל: {amount}',
  'payment.paid_text':
    '{plan, select, plus {מסלול פלוס} pro {מסלול פרו} other {המסלול}} שולם. הקבלה נמצאת בעמוד המסלול.',
  'payment.failed': 'תשלום לא עבר: {amount}',
  'payment.failed_text':
    'ייעשה ניסיון נוסף. {plan, select, plus {מסלול פלוס} pro {מסלול פרו} other {המסלול}} נשאר עד {when}; אפשר לעדכן כרטיס בעמוד המסלול.',
  'payment.failed_text_late':
    'עד לתשלום חלות המכסות של המסלול הכללי. דבר לא נמחק; אפשר לעדכן כרטיס בעמוד המסלול.',
  'payment.confirm': 'תשלום ממתין לאישור שלך: {amount}',
  'payment.confirm_text':
    'הבנק מבקש לוודא את הזהות. אפשר לאשר בעמוד המסלול; אין צורך בכרטיס אחר. {plan, select, plus {מסלול פלוס} pro {מסלול פרו} other {המסלול}} נשאר עד {when}.',
  'payment.confirm_text_late':
    'הבנק מבקש לוודא את הזהות. אפשר לאשר בעמוד המסלול; עד אז חלות המכסות של המסלול הכללי. דבר לא נמחק.',
  'payment.trial_ends': 'תקופת הניסיון מסתיימת ב־{when}',
  'payment.trial_ends_text':
    '{plan, select, plus {מסלול פלוס} pro {מסלול פרו} other {המסלול}} ימשיך אחריה בתשלום. כדי לא להמשיך, צריך לבטל לפני כן.',
  'payment.ends':
    '{plan, select, plus {מסלול פלוס} pro {מסלול פרו} other {המסלול}} מסתיים ב־{when}',
  'payment.ends_text': 'עד אז אפשר לחדש אותו. כל מה ששמור כאן נשאר, בכל מסלול.',
  'payment.ended': '{plan, select, plus {מסלול פלוס} pro {מסלול פרו} other {המסלול}} הסתיים',
  'payment.ended_text': 'המכסות קטנות יותר עכשיו. דבר לא נמחק ולא הוסתר.',
  'payment.stopped':
    '{plan, select, plus {מסלול פלוס} pro {מסלול פרו} other {המסלול}} לא בתוקף כרגע',
  'payment.stopped_text':
    'חסר תשלום. המינוי עצמו לא הסתיים; בעמוד המסלול אפשר לראות מה לעשות. דבר לא נמחק ולא הוסתר.',

  'push_read.label': 'סימון כנקרא',
  'push_test.title': 'ההתראות מגיעות למכשיר הזה',
  'push_test.text': 'כך הן נראות כאן.',

  'report_outcome.title': 'הדיווח שלך נבדק',
  'report_outcome.image_removed': 'התמונה הוסרה.',
  'report_outcome.image_cleared': 'התמונה נשארת. אצלך היא ממשיכה להיות מוסתרת.',
  'report_outcome.message_removed': 'ההודעה הוסרה.',
  'report_outcome.message_cleared': 'ההודעה נשארת. אצלך היא ממשיכה להיות מוסתרת.',
  'report_outcome.card_removed': 'הקלף הוסר.',
  'report_outcome.card_cleared': 'הקלף נשאר. אצלך הוא ממשיך להיות מוסתר.',
  'report_outcome.person_cleared': 'הדיווח נרשם. אפשר גם לחסום, ואז ההודעות נפסקות.',
} as const satisfies Record<keyof typeof en, string>;
