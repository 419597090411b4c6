import type { catchUp as english } from '../en/catch-up.ts';

export const catchUp = {
  'catch_up.offer': 'מה חדש, בקצרה',
  'catch_up.title':
    '{count, plural, one {הודעה חדשה אחת} two {שתי הודעות חדשות} other {# הודעות חדשות}}, בקצרה',
  'catch_up.only_you': 'רק אצלך זה מוצג',
  'catch_up.under_way': 'ההודעות החדשות בקריאה…',
  'catch_up.cancel': 'ביטול',
  'catch_up.close': 'סגירה',
  'catch_up.by': 'מאת {provider}. ייתכנו טעויות; כדאי לבדוק בהודעות שלמטה.',
  'catch_up.left_out':
    '{count, plural, one {הודעה אחת לא נכללת, כי אין הסכמה של מי שכתב אותה לשליחתה אל {provider}.} two {שתי הודעות לא נכללות, כי אין הסכמה של מי שכתבו אותן לשליחתן אל {provider}.} other {# הודעות לא נכללות, כי אין הסכמה של מי שכתבו אותן לשליחתן אל {provider}.}}',
  'catch_up.extract_note': 'הספירה נעשתה אוטומטית, בלי בינה מלאכותית.',
  'catch_up.people': 'מי כתב',
  'catch_up.others': 'המלווה, וחשבונות שנמחקו',
  'catch_up.questions': 'שאלות',
  'catch_up.mentions': 'אזכורים שלך',
  'catch_up.links': 'קישורים',
  'catch_up.files':
    '{pictures, plural, =0 {} one {תמונה אחת} two {שתי תמונות} other {# תמונות}}{recordings, plural, =0 {} other {{pictures, plural, =0 {} other {, }}}}{recordings, plural, =0 {} one {הודעה קולית אחת} two {שתי הודעות קוליות} other {# הודעות קוליות}}',
} as const satisfies Record<keyof typeof english, string>;
