import type { plans as english } from '../en/plans.ts';

export const plans = {
  'plans.title': 'מסלולים',
  'plans.intro': 'מה יש בכל מסלול, כמה הוא עולה, ואיזה מהם שלך.',
  'plans.intro_visitor': 'מה יש בכל מסלול וכמה הוא עולה. במסלול חינם אין צורך בכרטיס.',
  'plans.interval': 'תשלום',
  'plans.monthly': 'חודשי',
  'plans.yearly': 'שנתי, חודשיים במתנה',
  'plans.list': 'רשימת המסלולים',
  'plans.price_always': 'תמיד',
  'plans.price_month': 'לחודש',
  'plans.price_year': 'לשנה',
  'plans.saves': 'חודשיים במתנה: חיסכון של {amount} לעומת תשלום חודשי.',
  'plans.limit_answers':
    '{count, plural, one {תשובה אחת של המלווה ביום} two {שתי תשובות של המלווה ביום} other {# תשובות של המלווה ביום}}',
  'plans.limit_analyses':
    '{count, plural, one {התבוננות בתמונה אחת ביום} two {התבוננות בשתי תמונות ביום} other {התבוננות ב־# תמונות ביום}}',
  'plans.limit_group_size': 'קבוצות של עד {count, number} משתתפים',
  'plans.limit_storage': '{size} לאחסון',
  'plans.current': 'המסלול שלך',

  'plans.choose': '{plan, select, plus {לבחור בפלוס} pro {לבחור בפרו} other {להתחיל בחינם}}',
  'plans.try':
    '{days, plural, one {לנסות את {plan} ליום אחד} two {לנסות את {plan} ליומיים} other {לנסות את {plan} ל־# ימים}}',
  'plans.change': 'מעבר למסלול {plan}',
  'plans.change_interval': 'מעבר לתשלום {interval, select, year {שנתי} other {חודשי}}',
  'plans.end': 'מעבר למסלול {plan}',
  'plans.manage': 'ניהול',
  'plans.begins_now': 'מתחיל מיד. רק ההפרש מחויב.',
  'plans.begins_later': 'מתחיל ב־{date}. עד אז הכול כרגיל.',
  'plans.ends_later': 'בסוף התקופה ששולמה. דבר לא נמחק.',
  'plans.ends_unpaid': 'בסוף התקופה הנוכחית, שעוד לא שולמה. דבר לא נמחק.',
  'plans.ends_with_trial': 'בסוף תקופת הניסיון. דבר לא מחויב ולא נמחק.',
  'plans.tried_first': 'אין חיוב עד סוף תקופת הניסיון.',
  'plans.stored_more':
    'שמורים כאן {size} שלך. הכול נשאר; תמונות והודעות קוליות חדשות מחכות עד שיתפנה מקום.',
  'plans.wait_pending': 'קודם להשאיר את המינוי כמו שהוא; אחר כך אפשר לשנות אותו או לבטל.',
  'plans.wait_payment': 'קודם לשלם את מה שפתוח; אחר כך אפשר לשנות מסלול.',
  'plans.wait_processing': 'אחרי שהתשלום יגיע אפשר לשנות מסלול.',
  'plans.wait_card': 'קודם למסור כרטיס ולהמשיך; אחר כך אפשר לשנות מסלול.',
  'plans.wait_ordered': 'הזמנה נמצאת בדרך. ברגע שיהיה ידוע מה עלה בה אפשר לבחור.',

  'plans.yours': 'המסלול והמינוי שלך',
  'plans.billing_off': 'החיוב כאן כבוי. לכולם יש מסלול {plan}, בלי תשלום.',
  'plans.test_mode': 'Stripe פועלת כאן במצב בדיקה: שום כסף לא עובר.',
  'plans.state_none': 'המסלול שלך הוא {current}. אין מינוי, ואין חיוב.',
  'plans.state_ordered': 'ההזמנה של מסלול {plan} בדרך. עד לאישור של Stripe, מסלול {current} בתוקף.',
  'plans.state_trialing':
    'תקופת הניסיון של מסלול {plan} נמשכת עד {trial_ends}. אחריה המסלול נמשך בתשלום, אם לא בוטל קודם.',
  'plans.state_trialing_ends':
    'תקופת הניסיון של מסלול {plan} נמשכת עד {ends}. אז היא מסתיימת, בלי חיוב.',
  'plans.state_active': 'מסלול {plan}, בתשלום {interval, select, year {שנתי} other {חודשי}}.',
  'plans.state_payment': 'התשלום הבא: {amount}, ב־{renews}.',
  'plans.state_payment_unknown':
    'התשלום הבא יהיה ב־{renews}. הסכום עוד לא ידוע כאן; Stripe מציגה אותו תחת ״חשבוניות״.',
  'plans.state_ends': 'מסלול {plan} בוטל ומסתיים ב־{ends}. עד אז הכול נשאר, ואפשר להשאיר אותו.',
  'plans.state_next':
    'ב־{next_at} הוא מתחלף במסלול {next}, בתשלום {next_interval, select, year {שנתי} other {חודשי}}.',
  'plans.state_past_due':
    'התשלום האחרון לא הצליח, וייעשה ניסיון נוסף. מסלול {plan} בתוקף עד {grace}; כרטיס אחר יסדיר את זה.',
  'plans.state_past_due_over':
    'התשלום האחרון לא הצליח. עד שישולם, מסלול {current} בתוקף; כרטיס אחר יסדיר את זה.',
  'plans.state_incomplete':
    'התשלום הראשון עבור מסלול {plan} עוד לא בוצע. המסלול מתחיל ברגע שישולם.',
  'plans.state_unpaid':
    'התשלום האחרון עבור מסלול {plan} לא הצליח, ולא יהיו ניסיונות נוספים. עד שהחשבונית הפתוחה תשולם, מסלול {current} בתוקף.',
  'plans.state_counts_until': 'מסלול {plan} בתוקף עד {grace}, ונמשך אחרי התשלום.',
  'plans.state_counts_instead': 'עד לתשלום על מסלול {plan}, מסלול {current} בתוקף.',
  'plans.state_begins_then': 'מסלול {plan} מתחיל ברגע שישולם.',
  'plans.state_also_ends': 'מסלול {plan} בוטל ומסתיים ב־{ends}.',
  'plans.state_paused':
    'תקופת הניסיון של מסלול {plan} הסתיימה בלי אמצעי תשלום, ולכן מסלול {current} בתוקף. צריך למסור כרטיס, ואז להמשיך.',
  'plans.state_canceled':
    'מסלול {plan} הסתיים ב־{ends}. המסלול שלך עכשיו הוא {current}; דבר לא נמחק ולא הוסתר.',
  'plans.payment_refunded': 'התשלום האחרון הוחזר.',
  'plans.payment_disputed': 'הוגשה לבנק בקשה להחזיר את התשלום האחרון, ועוד אין החלטה.',
  'plans.payment_lost': 'הבנק החזיר את התשלום האחרון, ולכן מסלול {plan} לא בתוקף עד לתשלום נוסף.',

  'plans.payment_processing': 'תשלום נמצא בדרך. אמצעי התשלום הזה דורש זמן; אין צורך לשלם שוב.',
  'plans.payment_confirm':
    'הבנק מבקש לוודא שהתשלום נעשה על דעתך. אפשר לאשר אותו ב־Stripe; אין צורך בכרטיס אחר.',

  'plans.invoices': 'חשבוניות',
  'plans.card': 'החלפת הכרטיס',
  'plans.give_card': 'למסור כרטיס',
  'plans.cancel': 'ביטול המינוי',
  'plans.pay': 'תשלום ב־Stripe',
  'plans.confirm': 'אישור ב־Stripe',
  'plans.keep': 'להשאיר את {plan}',
  'plans.continue': 'להמשיך עם {plan}',
  'plans.kept': 'מסלול {plan} נמשך.',

  'plans.usage': 'מה נוצל עד עכשיו',
  'plans.usage_reset': 'התשובות וההתבוננויות מתחדשות בשעה {time}, חצות אצלך.',
  'plans.storage_over':
    'שמור יותר ממה שיש לו מקום במסלול. דבר לא נמחק ולא מוסתר; תמונות והודעות קוליות חדשות מחכות עד שיתפנה מקום.',

  'plans.result': 'מה יצא מזה',
  'plans.result_waiting': 'בהמתנה לאישור של Stripe. העמוד מתעדכן מעצמו.',
  'plans.result_paid': 'תודה. מסלול {plan} שלך מעכשיו.',
  'plans.result_trial': 'תקופת הניסיון של מסלול {plan} התחילה.',
  'plans.result_changed':
    'המסלול שלך עכשיו הוא {plan}, בתשלום {interval, select, year {שנתי} other {חודשי}}.',
  'plans.result_later': 'ב־{next_at} הוא מתחלף במסלול {next}. עד אז הכול כרגיל.',
  'plans.result_unchanged':
    'לא הגיע שינוי. שינוי שאושר ב־Stripe יופיע כאן בתוך דקה; אחרת הכול נשאר כשהיה.',
  'plans.result_cancelled': 'חזרת בלי לשלם. לא היה חיוב.',
  'plans.result_slow':
    'ההזמנה הגיעה ל־Stripe, אבל אמצעי התשלום הזה דורש זמן. מסלול {plan} מתחיל כשהכסף מגיע, ואז תישלח התראה.',
  'plans.result_open': 'התשלום לא הושלם, ולא היה חיוב. כדי להמשיך אפשר לבחור שוב.',
  'plans.result_expired': 'הזמן לתשלום הזה עבר, ולא היה חיוב. כדי להמשיך אפשר לבחור שוב.',
  'plans.result_late':
    'האישור עוד לא הגיע. דבר לא אבד: אפשר לבדוק שוב, או להסתכל כאן אחר כך. אם הוא חסר גם אחרי שעה, כדאי לכתוב לנו.',
  'plans.result_missing': 'ההזמנה הזאת לא מוכרת כאן, ודבר לא השתנה. אם שילמת עליה, כדאי לכתוב לנו.',
  'plans.result_write': 'לכתוב לנו',
  'plans.ask_again': 'לבדוק שוב',
  'plans.back': 'חזרה למקום הקודם',

  'plans.now_title': 'מה משתנה ומתי',
  'plans.now_up':
    'מסלול גדול יותר, או שנה במקום חודש, מתחילים מיד. מה ששולם נספר, ולכן רק ההפרש מחויב.',
  'plans.now_down': 'מסלול קטן יותר, או חודש במקום שנה, מתחילים בתשלום הבא. עד אז נשאר מה ששולם.',
  'plans.now_cancel':
    'אחרי ביטול המסלול נשאר עד סוף התקופה ששולמה. עד אותו יום אפשר להשאיר אותו בכפתור אחד.',
  'plans.now_smaller': 'מסלול קטן יותר לא מסתיר ולא מוחק דבר, גם אם שמור יותר ממה שיש לו מקום בו.',

  'plans.questions': 'שאלות ותשובות',
  'plans.q_counts': 'מה נספר כתשובה?',
  'plans.a_counts':
    'רק תשובה שהגיעה. הספירה מתחילה מחדש בחצות לפי אזור הזמן שלך, ותשובה שכבר נכתבת לא נקטעת.',
  'plans.q_group': 'המסלול של מי קובע בקבוצה?',
  'plans.a_group': 'מספר המשתתפים תלוי במסלול של הבעלים. תשובה של המלווה נספרת אצל מי שביקש אותה.',
  'plans.q_card': 'מי רואה את הכרטיס שלי?',
  'plans.a_card': 'רק Stripe, בעמודים שלה. השרת הזה יודע מה שולם, ולעולם לא מספר של כרטיס.',
  'plans.q_receipt': 'איפה הקבלות והחשבוניות?',
  'plans.a_receipt': 'תחת ״חשבוניות״ בעמוד הזה. עם כל תשלום נשלח דוא״ל.',
  'plans.q_failed': 'מה קורה אם תשלום לא מצליח?',
  'plans.a_failed':
    '{days, plural, =0 {ייעשה ניסיון נוסף. עד שישולם, המכסות הן של המסלול של כולם; דבר לא נמחק.} one {ייעשה ניסיון נוסף, ותישלח התראה. המסלול נשאר בתוקף עוד יום; אחר כך המכסות קטנות יותר עד שישולם. דבר לא נמחק.} two {ייעשה ניסיון נוסף, ותישלח התראה. המסלול נשאר בתוקף עוד יומיים; אחר כך המכסות קטנות יותר עד שישולם. דבר לא נמחק.} other {ייעשה ניסיון נוסף, ותישלח התראה. המסלול נשאר בתוקף עוד # ימים; אחר כך המכסות קטנות יותר עד שישולם. דבר לא נמחק.}}',
  'plans.q_trial': 'איך עובדת תקופת הניסיון?',
  'plans.a_trial':
    '{days, plural, one {המינוי הראשון מתחיל ביום אחד בחינם.} two {המינוי הראשון מתחיל ביומיים בחינם.} other {המינוי הראשון מתחיל ב־# ימים בחינם.}} מוסרים כרטיס, והתראה נשלחת לפני הסוף. אם המינוי בוטל קודם, אין חיוב.',
  'plans.q_tax': 'המחיר כולל מס?',
  'plans.a_tax': 'Stripe מחשבת את המס במדינה שלך ומציגה אותו לפני התשלום.',
  'plans.a_tax_none': 'המחיר שמופיע הוא מה שמחויב. לא נוסף לו מס.',
  'plans.q_code': 'איפה כותבים קוד הטבה?',
  'plans.a_code': 'בעמוד של Stripe, לפני התשלום.',
  'plans.q_away': 'ומה אם החשבון נמחק?',
  'plans.a_away': 'המינוי מסתיים יחד איתו, ואין עוד חיוב.',
} as const satisfies Record<keyof typeof english, string>;
