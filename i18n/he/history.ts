import type { history as english } from '../en/history.ts';

export const history = {
  'history.title': 'ניהול ההיסטוריה',
  'history.place_text': 'חיפוש, שמירה, ארכיון ומחיקה של שיחות',
  'history.intro': 'כל מה שדובר. פעולות ותובנות שנשמרו משיחה נשארות גם כשהיא נמחקת.',
  'history.chats': 'השיחות שלך',
  'history.search': 'חיפוש בשמות ובהודעות',
  'history.clear': 'ניקוי החיפוש',
  'history.filters': 'אילו שיחות להציג',
  'history.filter_all': 'שיחות',
  'history.filter_archived': 'בארכיון',
  'history.choose': 'בחירה: {name}',
  'history.none': 'ביטול הבחירה',
  'history.save': 'שמירת עותק: {name}',
  'history.save_tip': 'שמירת עותק',
  'history.kind_AI': 'עם המלווה',
  'history.kind_IA': 'על תמונה',
  'history.kind_US': 'שני אנשים',
  'history.kind_GP': 'קבוצה',
  'history.more': 'להציג עוד',
  'history.not_found': 'אין שיחה עם ״{query}״',
  'history.not_found_text': 'אפשר לנסות פחות מילים, או לחפש בין האחרות.',
  'history.empty_all': 'עוד אין שיחות',
  'history.empty_all_text': 'השיחות יופיעו כאן.',
  'history.empty_archived': 'אין שיחות בארכיון',
  'history.empty_archived_text': 'שיחות בארכיון לא מפריעות ברשימה, ואפשר לקרוא אותן תמיד.',

  'history.everything': 'שיחה אחת נשמרת בכפתור שבסוף השורה שלה.',
  'history.everything_link': 'עותק של כל מה ששלך',

  'history.ranges': 'הרבה בבת אחת',
  'history.ranges_text':
    'לפי היום שבו נכתב בשיחה לאחרונה, כולל שיחות בארכיון. מספר השיחות מוצג לפני הביצוע.',
  'history.span_before': 'לפני יום',
  'history.span_between': 'בין שני ימים',
  'history.span_all': 'כל השיחות',
  'history.before': 'לפני',
  'history.from': 'מיום',
  'history.to': 'עד יום, כולל',
  'history.date_missing': 'צריך לבחור יום קודם.',
  'history.running': 'שינוי אחר עוד לא הסתיים.',
  'history.archive': 'לארכיון…',
  'history.delete': 'מחיקה…',
  'history.none_meant': 'אין שיחות כאלה.',
  'history.archive_title':
    '{count, plural, one {להעביר שיחה אחת לארכיון?} two {להעביר שתי שיחות לארכיון?} other {להעביר # שיחות לארכיון?}}',
  'history.archive_text': 'הן יוצאות מהרשימה ונשארות בארכיון. אפשר לבטל במשך 30 שניות.',
  'history.archive_now':
    '{count, plural, one {העברת שיחה אחת} two {העברת שתי שיחות} other {העברת # שיחות}}',
  'history.delete_title':
    '{count, plural, one {למחוק שיחה אחת?} two {למחוק שתי שיחות?} other {למחוק # שיחות?}}',
  'history.delete_text': 'אפשר לבטל במשך 30 שניות, ואחר כך כבר לא.',
  'history.delete_now':
    '{count, plural, one {מחיקת שיחה אחת} two {מחיקת שתי שיחות} other {מחיקת # שיחות}}',
  'history.delete_many':
    'מחיקה של כל כך הרבה שיחות נמשכת זמן מה. מה שנמחק יותר מ־30 שניות לפני הסוף אי אפשר להחזיר; אפשר לעצור באמצע.',
  'history.count_guided':
    '{count, plural, one {שיחה אחת עם המלווה נמחקת} two {שתי שיחות עם המלווה נמחקות} other {# שיחות עם המלווה נמחקות}}',
  'history.count_pairs':
    '{count, plural, one {שיחה אחת בין שני אנשים יוצאת מהרשימה שלך, ונשארת בצד השני} two {שתי שיחות בין שני אנשים יוצאות מהרשימה שלך, ונשארות בצד השני} other {# שיחות בין שני אנשים יוצאות מהרשימה שלך, ונשארות בצד השני}}',
  'history.count_own_groups':
    '{count, plural, one {קבוצה אחת שבבעלותך נמחקת אצל כולם} two {שתי קבוצות שבבעלותך נמחקות אצל כולם} other {# קבוצות שבבעלותך נמחקות אצל כולם}}',
  'history.count_other_groups':
    '{count, plural, one {עזיבה של קבוצה אחת} two {עזיבה של שתי קבוצות} other {עזיבה של # קבוצות}}',
  'history.archive_progress': 'הועברו לארכיון: {done} מתוך {total}',
  'history.delete_progress': 'נמחקו: {done} מתוך {total}',
  'history.stop': 'לעצור',
} as const satisfies Record<keyof typeof english, string>;
