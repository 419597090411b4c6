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
  'meeting_invite.text': '{text}, {when}',

  'report_outcome.title': 'הדיווח שלך נבדק',
  'report_outcome.image_removed': 'התמונה הוסרה.',
  'report_outcome.image_cleared': 'התמונה נשארת. אצלך היא ממשיכה להיות מוסתרת.',
  'report_outcome.message_removed': 'ההודעה הוסרה.',
  'report_outcome.message_cleared': 'ההודעה נשארת. אצלך היא ממשיכה להיות מוסתרת.',
  'report_outcome.card_removed': 'הקלף הוסר.',
  'report_outcome.card_cleared': 'הקלף נשאר. אצלך הוא ממשיך להיות מוסתר.',
  'report_outcome.person_cleared': 'הדיווח נרשם. אפשר גם לחסום, ואז ההודעות נפסקות.',
} as const satisfies Record<keyof typeof en, string>;
