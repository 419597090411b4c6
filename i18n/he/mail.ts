import type { mail as en } from '../en/mail.ts';

export const mail = {
  'mail.footer': '{product}',
  'mail.unsubscribe': 'הפסקת הדואר הזה',

  'digest.subject':
    '{count, plural, one {התראה חדשה אחת} two {שתי התראות חדשות} other {# התראות חדשות}} · {product}',
  'digest.text':
    'זה מה שעוד לא נקרא בחשבון {username}:\n\n{lines}{more, plural, =0 {} one {\nועוד אחת} two {\nועוד שתיים} other {\nועוד #}}\n\nכל התראה נשלחת פעם אחת, ורק כל עוד לא נקראה. אפשר לבחור בהגדרות הפרופיל מה מגיע בדואר.',
  'digest.link': 'לכל ההתראות',

  'verify.subject': 'אישור הכתובת שלך · {product}',
  'verify.text':
    'נפתח חשבון בשם {username} עם הכתובת הזאת · {product}. אם פתחת אותו, כדאי לאשר את הכתובת, כדי שאפשר יהיה להיכנס איתה ולשחזר את הסיסמה.\n\nהקישור פועל פעם אחת, למשך 24 שעות. אם לא פתחת חשבון, אין צורך לעשות דבר.',
  'verify.link': 'אישור הכתובת',

  'address_known.subject': 'הרשמה עם הכתובת שלך · {product}',
  'address_known.text':
    'הייתה הרשמה עם הכתובת הזאת, והיא שייכת לחשבון שלך {username} · {product}. בחשבון שלך דבר לא השתנה.\n\nאם נרשמת, אפשר להיכנס עם החשבון הקיים או לשחזר את הסיסמה שלו. אם לא נרשמת, אין צורך לעשות דבר.',
  'address_known.link': 'כניסה',

  'restore.subject': 'שחזור הסיסמה שלך · {product}',
  'restore.text':
    'התקבלה בקשה לסיסמה חדשה לחשבון {username}. אפשר לבחור אותה כאן, ואז תהיה יציאה מהחשבון בכל המכשירים.\n\nהקישור פועל פעם אחת, למשך 30 דקות, ורק הקישור האחרון פועל. אם לא ביקשת, אין צורך לעשות דבר: הסיסמה נשארת כמו שהיא.',
  'restore.link': 'בחירת סיסמה חדשה',

  'password_changed.subject': 'הסיסמה שלך הוחלפה · {product}',
  'password_changed.text':
    'לחשבון {username} יש סיסמה חדשה, ומכשירים אחרים הוצאו מהחשבון.\n\nאם לא החלפת אותה, כדאי לשחזר את הסיסמה עכשיו.',
  'password_changed.link': 'שחזור הסיסמה',

  'proof_code.subject': 'הקוד שלך: {code} · {product}',
  'proof_code.text':
    '{code} הוא הקוד לשינוי בחשבון {username}.\n\nהוא פועל פעם אחת, למשך 10 דקות, ורק הקוד האחרון פועל. איש מצוות {product} לא יבקש אותו. אם לא ביקשת לשנות דבר, כדאי להוציא את כל שאר המכשירים מהחשבון.',
  'proof_code.link': 'פתיחת הפרופיל',

  'two_factor_on.subject': 'אימות דו־שלבי פועל · {product}',
  'two_factor_on.text':
    'מעכשיו פועל אימות דו־שלבי בכניסה לחשבון {username}: אחרי הסיסמה צריך גם קוד מאפליקציית אימות.\n\nכדאי לשמור את קודי הגיבוי במקום שאפשר להגיע אליו גם בלי הטלפון. אם זה מפתיע, כדאי לשחזר את הסיסמה ולפנות למי שמפעיל את המקום.',
  'two_factor_on.link': 'פתיחת הפרופיל',

  'two_factor_off.subject': 'אימות דו־שלבי כבוי · {product}',
  'two_factor_off.text':
    'אין עוד אימות דו־שלבי בכניסה לחשבון {username}.\n\nאם זה מפתיע, כדאי לשחזר את הסיסמה עכשיו ולהפעיל אותו מחדש.',
  'two_factor_off.link': 'שחזור הסיסמה',

  'codes_tried.subject': 'קודים שגויים לחשבון שלך · {product}',
  'codes_tried.text':
    'נעשו ניסיונות רבים עם קודים שגויים לחשבון {username}, עם הסיסמה שלו או מאחד המכשירים שלו. קודים מהאפליקציה לא יתקבלו עד שעה; קודי גיבוי יתקבלו.\n\nאם הניסיונות לא היו שלך, כדאי לבחור סיסמה חדשה עכשיו.',
  'codes_tried.link': 'שחזור הסיסמה',

  'email_change.subject': 'אישור הכתובת החדשה שלך · {product}',
  'email_change.text':
    'התקבלה בקשה לתת את הכתובת הזאת לחשבון {username} · {product}. אם זה הרצון שלך, כדאי לאשר אותה. אז אפשר יהיה להיכנס איתה ולשחזר את הסיסמה, והכתובת הקודמת לא תפעל עוד.\n\nהקישור פועל פעם אחת, למשך 24 שעות, ורק הקישור האחרון פועל. אם לא ביקשת, אין צורך לעשות דבר.',
  'email_change.link': 'אישור הכתובת',

  'email_taken.subject': 'הכתובת שלך נבחרה לחשבון אחר · {product}',
  'email_taken.text':
    'התקבלה בקשה לתת את הכתובת הזאת לחשבון אחר · {product}, אבל היא שייכת לחשבון שלך {username}. דבר לא השתנה.\n\nאם ביקשת זאת, צריך קודם להחליף את הכתובת של החשבון {username}. אם לא ביקשת, אין צורך לעשות דבר.',
  'email_taken.link': 'כניסה',

  'email_changed.subject': 'לחשבון שלך יש כתובת אחרת · {product}',
  'email_changed.text':
    'לחשבון {username} יש כתובת חדשה, והכתובת הזאת לא פותחת אותו עוד. אם השינוי לא היה שלך, אפשר לבטל אותו: החשבון יחזור לכתובת הזאת, וכל המכשירים יוצאו ממנו. אחר כך כדאי לשחזר את הסיסמה.\n\nהקישור פועל פעם אחת, למשך 7 ימים. אם השינוי היה שלך, אין צורך לעשות דבר.',
  'email_changed.link': 'ביטול השינוי',

  'passkey_added.subject': 'נוסף מפתח גישה לחשבון שלך · {product}',
  'passkey_added.text':
    'מעכשיו אפשר לפתוח את החשבון {username} עם מפתח הגישה החדש {name}, בלי סיסמה.\n\nאם זה מפתיע, כדאי למחוק אותו בחלק האבטחה שבפרופיל, להוציא את שאר המכשירים מהחשבון ולבחור סיסמה חדשה.',
  'passkey_added.link': 'פתיחת הפרופיל',

  'passkey_removed.subject': 'נמחק מפתח גישה מהחשבון שלך · {product}',
  'passkey_removed.text':
    'מפתח הגישה {name} לא פותח עוד את החשבון {username}.\n\nאם זה מפתיע, כדאי להוציא את שאר המכשירים מהחשבון ולבחור סיסמה חדשה.',
  'passkey_removed.link': 'פתיחת הפרופיל',

  'google_linked.subject': 'אפשר לפתוח את החשבון שלך עם Google · {product}',
  'google_linked.text':
    'מעכשיו אפשר לפתוח את החשבון {username} עם חשבון Google של הכתובת הזאת.\n\nאם זה מפתיע, כדאי לשחזר את הסיסמה עכשיו ולפנות למי שמפעיל את המקום.',
  'google_linked.link': 'פתיחת הפרופיל',

  'session_ended.subject': 'מכשיר הוצא מהחשבון · {product}',
  'session_ended.text':
    'כניסה לחשבון {username} הופעלה שוב מתוך העתק. ייתכן שהיא הועתקה, ולכן המכשיר הוצא מהחשבון.\n\nאם זה מפתיע, כדאי לשחזר את הסיסמה, ואז תהיה יציאה מהחשבון בכל המכשירים.',
  'session_ended.link': 'שחזור הסיסמה',

  'export_done.subject': 'הנתונים שלך מוכנים · {product}',
  'export_done.text':
    'הייצוא של החשבון {username} מוכן. אפשר להוריד אותו בפרופיל במשך 7 ימים, ואז הקובץ נמחק.\n\nאם הבקשה לא באה ממך, כדאי להחליף את הסיסמה: ייתכן שהחשבון פתוח גם אצל מישהו אחר.',
  'export_done.link': 'להורדה',

  'account_closed.subject': 'החשבון שלך יימחק · {product}',
  'account_closed.text':
    'החשבון {username} סגור, ויימחק ב־{until}. עד אז כניסה לחשבון מאפשרת לשחזר אותו, עם כל מה שבו.\n\nאם הבקשה לא באה ממך, כדאי להיכנס עכשיו, לשחזר אותו ולהחליף את הסיסמה.',
  'account_closed.link': 'כניסה ושחזור',

  'account_last_day.subject': 'היום האחרון של החשבון שלך · {product}',
  'account_last_day.text':
    'החשבון {username} יימחק ב־{until}, ואחרי זה אי אפשר לשחזר אותו. כדי שיישאר, צריך להיכנס לפני כן.',
  'account_last_day.link': 'כניסה ושחזור',

  'account_deleted.subject': 'החשבון שלך נמחק · {product}',
  'account_deleted.text':
    'החשבון {username} וכל מה שבו נמחקים עכשיו. מה שנכתב בשיחות עם אחרים נשאר שם בלי השם. עותקים בגיבויים נעלמים כשהגיבויים מוחלפים.\n\nזו ההודעה האחרונה לכתובת הזאת.',
  'account_deleted.link': '{product}',

  'action_reminder.subject': 'תזכורת: {about}',
  'action_reminder.text': 'ביקשת תזכורת:\n\n{about}\n\nאפשר לכבות תזכורות בדואר בהגדרות הפרופיל.',
  'action_reminder.link': 'פתיחת הפעולה',

  'meeting_reminder.subject': '{late, select, yes {תזכורת באיחור} other {בקרוב}}: {about}',
  'meeting_reminder.text': '{about}, {when}.\n\nאפשר להפסיק תזכורות בדואר בהגדרות הפרופיל.',
  'meeting_reminder.link': 'פתיחת הפגישה',

  'meeting_invite.subject': '{name} · הזמנה לפגישה: {about}',
  'meeting_invite.text':
    '{name} · הזמנה לפגישה: {about}, {when}.\n\nהקובץ המצורף מוסיף אותה ליומן. כדאי לענות ב־{product}, כדי שגם האחרים יידעו.',
  'meeting_invite.link': 'תשובה להזמנה',

  'meeting_cancelled.subject': '{name} · ביטול פגישה: {about}',
  'meeting_cancelled.text':
    '{name} · ביטול פגישה: {about}, {when}.\n\nהקובץ המצורף מסיר אותה מהיומן.',
  'meeting_cancelled.link': 'הפגישות שלי',

  'feedback.subject': 'משוב מאת {name} · {product}',
  'feedback.text':
    'משוב מאת {name}{rating, select, none {} other {, בדירוג {rating} מתוך 5 עבור {product}}}. כל מה שכתוב אחרי הקישור הוא המשוב עצמו.\n\n{words}',
  'feedback.link': 'לפתוח את {product}',

  'report_image.subject': 'דיווח על תמונה · {product}',
  'report_image.text':
    'תמונה מחכה להחלטה. התמונה ומה שנכתב עליה נמצאים בדף, ושם כפתור להסרה או להשארה.\n\nהקישור פועל 14 ימים. כל מי שהקישור בידיו יכול להחליט, ולכן כדאי לא להעביר אותו.',
  'report_image.link': 'לראות את התמונה',

  'report_message.subject': 'דיווח על הודעה · {product}',
  'report_message.text':
    'הודעה מחכה להחלטה. ההודעה ומה שנכתב עליה נמצאים בדף, ושם כפתור להסרה או להשארה.\n\nהקישור פועל 14 ימים. כל מי שהקישור בידיו יכול להחליט, ולכן כדאי לא להעביר אותו.',
  'report_message.link': 'לראות את ההודעה',

  'report_person.subject': 'דיווח על אדם · {product}',
  'report_person.text':
    'התקבל דיווח על אדם. מה שנכתב נמצא בדף, ושם כפתור לרישום הדיווח.\n\nהקישור פועל 14 ימים. כל מי שהקישור בידיו יכול להחליט, ולכן כדאי לא להעביר אותו.',
  'report_person.link': 'לראות את הדיווח',

  'report_card.subject': 'דיווח על קלף · {product}',
  'report_card.text':
    'קלף מחכה להחלטה. הקלף ומה שנכתב עליו נמצאים בדף, ושם כפתור להסרה או להשארה.\n\nהקישור פועל 14 ימים. כל מי שהקישור בידיו יכול להחליט, ולכן כדאי לא להעביר אותו.',
  'report_card.link': 'לראות את הקלף',
} as const satisfies Record<keyof typeof en, string>;
