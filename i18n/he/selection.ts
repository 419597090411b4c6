import type { selection as english } from '../en/selection.ts';

export const selection = {
  'selection.select': 'בחירה',
  'selection.bar': 'השיחות שנבחרו',
  'selection.count':
    '{count, plural, =0 {אפשר לבחור שיחות} one {נבחרה שיחה אחת} two {נבחרו שתי שיחות} other {נבחרו # שיחות}}',
  'selection.all': 'בחירה בכל מה שמוצג',
  'selection.end': 'סיום הבחירה',
  'selection.archived':
    '{count, plural, one {שיחה אחת עברה לארכיון} two {שתי שיחות עברו לארכיון} other {# שיחות עברו לארכיון}}',
  'selection.deleted':
    '{count, plural, one {שיחה אחת נמחקה אצלך} two {שתי שיחות נמחקו אצלך} other {# שיחות נמחקו אצלך}}',
  'selection.refused':
    '{count, plural, one {שיחה אחת נשארה כפי שהייתה.} two {שתי שיחות נשארו כפי שהיו.} other {# שיחות נשארו כפי שהיו.}}',
  'selection.not_restored':
    '{count, plural, one {שיחה אחת לא חזרה.} two {שתי שיחות לא חזרו.} other {# שיחות לא חזרו.}}',
} as const satisfies Record<keyof typeof english, string>;
