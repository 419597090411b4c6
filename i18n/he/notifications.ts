import type { notifications as en } from '../en/notifications.ts';

export const notifications = {
  'chat_invite.title': 'הזמנה מאת {name}',
  'chat_invite.added': '{name} · צירוף שלך לקבוצה',
  'chat_invite.group': 'הקבוצה ״{chat}״',
  'chat_invite.group_unnamed': 'קבוצה',
  'chat_invite.pair': 'שיחה בין שני אנשים',

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
  'message.image': 'תמונה',
  'message.group_text': '{name}: {text}',

  'reaction.title': 'תגובה מאת {name}: {emoji}',
} as const satisfies Record<keyof typeof en, string>;
