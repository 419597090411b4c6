import type { FieldError } from '#contract/errors.ts';

export const fields = {
  'field.required': 'השדה הזה לא יכול להישאר ריק.',
  'field.invalid': 'זה לא מתאים לשדה הזה.',
  'field.unknown': 'הערך הזה לא מוכר כאן.',
  'field.one_file': 'אפשר לשלוח רק קובץ אחד בכל פעם.',
  'field.too_short': '{min, plural, =0 {זה קצר מדי.} other {לפחות # תווים.}}',
  'field.too_long': '{max, plural, =0 {זה ארוך מדי.} other {לכל היותר # תווים.}}',
  'field.text_invalid': 'יש כאן תו שאי אפשר לשמור.',
  'field.email_invalid': 'בכתובת דוא״ל יש @, כמו name@example.com.',
  'field.username_invalid': 'אפשר אותיות בעברית או באנגלית, ספרות והסימנים _ . -',
  'field.name_reserved': 'אפשר לטעות בשם הזה ולחשוב שזה המלווה או המקום עצמו. אפשר לנסות שם אחר.',
  'field.name_invalid':
    'בשם הזה אותיות משני אלפביתים במילה אחת, או סימנים זה על זה. אפשר לכתוב אותו בפשטות.',
  'field.username_reserved': 'השם הזה שמור. אפשר לנסות שם אחר.',
  'field.username_taken': 'השם הזה תפוס. אפשר לנסות שם אחר.',
  'field.password_common': 'הרבה אנשים משתמשים בסיסמה הזאת. משפט קצר מתאים יותר.',
  'field.password_contains_name': 'כדאי שהסיסמה לא תכלול את השם או את כתובת הדוא״ל.',
  'field.password_wrong': 'זאת לא הסיסמה של החשבון.',
  'field.code_wrong': 'הקוד לא נכון, פג תוקפו או שכבר היה בשימוש.',
  'field.terms_required': 'בשביל חשבון צריך הסכמה.',
  'field.timezone_invalid': 'אזור הזמן הזה לא מוכר.',
  'field.recurrence_invalid': 'החזרה הזאת אינה אפשרית. אפשר לבחור חזרה אחרת.',
  'field.ends_before_start': 'הסיום קודם להתחלה.',
  'field.meeting_too_long': 'פגישה נמשכת לכל היותר 14 ימים.',
  'field.in_past': 'הזמן הזה כבר עבר.',
  'field.emoji_invalid': 'זה לא אימוג׳י אחד.',
} as const satisfies Record<FieldError, string>;
