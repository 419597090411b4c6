import type { search as english } from '../en/search.ts';

export const search = {
  'search.title': 'חיפוש',
  'search.placeholder': 'חיפוש בשיחות, בהודעות ובאנשים',
  'search.clear': 'ניקוי החיפוש',
  'search.recent': 'חיפושים אחרונים',
  'search.forget': 'ניקוי החיפושים האחרונים',
  'search.results': 'תוצאות',
  'search.all': 'הכול',
  'search.chats': 'שיחות',
  'search.messages': 'הודעות',
  'search.people': 'אנשים',
  'search.kinds': 'מה לחפש',
  'search.filters': 'איפה לחפש',
  'search.here': 'בשיחה הזאת',
  'search.mine': 'ממני',
  'search.lately': '7 הימים האחרונים',
  'search.found':
    '{count, plural, =0 {לא נמצא דבר} one {תוצאה אחת} two {שתי תוצאות} other {# תוצאות}}',
  'search.none': 'אין תוצאות עבור ״{query}״',
  'search.none_text': 'אפשר לנסות פחות מילים. מירכאות מחזיקות מילים יחד, ומינוס משאיר מילה בחוץ.',
  'search.failed': 'החיפוש לא ענה',
  'search.failed_text': 'אפשר לנסות שוב בעוד רגע.',
} as const satisfies Record<keyof typeof english, string>;
