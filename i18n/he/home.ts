import type { home as english } from '../en/home.ts';

export const home = {
  'home.title': 'הבית',
  'home.morning': 'בוקר טוב, {name}.',
  'home.afternoon': 'צוהריים טובים, {name}.',
  'home.evening': 'ערב טוב, {name}.',
  'home.question': 'על מה בא לך להסתכל אחרת?',
  'home.composer': 'הודעה למלווה',
  'home.composer_placeholder': 'אפשר להתחיל מכל מקום…',
  'home.send': 'פתיחת השיחה',
  'home.stop': 'הפסקה',
  'home.characters_left':
    '{count, plural, one {נותר תו אחד} two {נותרו שני תווים} other {נותרו # תווים}}',
  'home.characters_over':
    '{count, plural, one {תו אחד יותר מדי} two {שני תווים יותר מדי} other {# תווים יותר מדי}}',
  'home.beginning': 'השיחה נפתחת…',
  'home.starters': 'פתיחות לשיחה',
  'home.recent': 'שיחות אחרונות',
  'home.all_chats': 'כל השיחות',
  'home.recent_empty': 'עוד אין כאן שיחות. שורה ראשונה מספיקה כדי להתחיל.',
  'home.recent_failed': 'השיחות לא נטענו.',
  'home.try_again': 'ניסיון נוסף',
  'home.loading': 'בטעינה...',
  'home.answering': 'תשובת המלווה נכתבת…',
  'home.unread':
    '{count, plural, one {הודעה חדשה אחת} two {שתי הודעות חדשות} other {# הודעות חדשות}}',
  'home.unverified':
    'כתובת הדוא״ל שלך עוד לא אומתה. כדאי לפתוח את הקישור שנשלח אליה, כדי שאפשר יהיה לשחזר סיסמה.',
} as const satisfies Record<keyof typeof english, string>;
