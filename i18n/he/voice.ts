import type { voice as english } from '../en/voice.ts';

export const voice = {
  'voice.record': 'הקלטת הודעה קולית',
  'voice.message': 'הודעה קולית',
  'voice.one': 'הודעה קולית, {length}',
  'voice.of': 'הודעה קולית מאת {name}, {length}',
  'voice.yours': 'ההודעה הקולית שלך, {length}',
  'voice.preview': 'ההקלטה שלך, {length}',
  'voice.asking': 'הדפדפן מבקש רשות למיקרופון כדי להקליט את ההודעה. בסיום ההקלטה הוא נכבה.',
  'voice.recording': 'ההקלטה פועלת',
  'voice.length': 'האורך עד כה',
  'voice.left': 'נותרו {time}',
  'voice.stop': 'סיום והאזנה',
  'voice.discard': 'מחיקת ההקלטה',
  'voice.send': 'שליחת ההודעה הקולית',
  'voice.sending': 'ההודעה הקולית בשליחה',
  'voice.cancel': 'ביטול',
  'voice.play': 'השמעה',
  'voice.pause': 'השהיה',
  'voice.speed': 'מהירות: {speed}×',
  'voice.position': 'מיקום בהקלטה',
  'voice.position_of': '{position} מתוך {length}',
  'voice.unplayable': 'אי אפשר להשמיע את זה כרגע. אולי ההודעה נמחקה, ואולי אין חיבור לרשת.',
  'voice.write_out': 'לתמלל',
  'voice.writing_out': 'בתמלול…',
  'voice.show_words': 'הצגת התמלול',
  'voice.hide_words': 'הסתרת התמלול',
  'voice.no_words': 'לא נשמעו מילים.',
  'voice.too_short': 'ההקלטה קצרה מכדי להישמע. דבר לא נשמר.',
  'voice.ended_at_limit': 'חמש דקות הן המגבלה. אפשר להאזין, לשלוח ולהמשיך בהודעה נוספת.',
  'voice.denied':
    'צריך לאשר גישה למיקרופון כדי לדבר כאן, או לכתוב במקום זאת. האישור נמצא ליד כתובת האתר בדפדפן.',
  'voice.no_microphone': 'אין כאן מיקרופון. אפשר לחבר אחד, או לכתוב במקום זאת.',
  'voice.microphone_busy':
    'אי אפשר להשתמש במיקרופון כרגע. אולי תוכנה אחרת משתמשת בו. אפשר לנסות שוב, או לכתוב במקום זאת.',
  'voice.all': 'הודעות קוליות',
  'voice.none_yet': 'עוד אין כאן הודעות קוליות.',
  'voice.more': 'הודעות קוליות נוספות',
  'voice.unheard':
    'עדיין אין כאן מי שיתמלל דיבור, ולכן המלווה לא היה שומע. אפשר לכתוב במקום זאת, או לבקש ממי שמפעיל את זווית להגדיר ספק.',
  'voice.needs_network': 'אי אפשר להתחיל להקליט כרגע בלי רשת. אפשר לנסות שוב כשהיא תחזור.',
  'voice.impossible': 'הדפדפן הזה לא יכול להקליט כאן. דרושה כתובת מאובטחת.',
  'voice.dictate': 'הכתבה',
  'voice.dictation_stop': 'סיום ההכתבה',
  'voice.listening': 'בהקשבה…',
  'voice.dictation_switch': '{current}; מעבר לשפה {language}',
  'voice.dictation_title': 'הדפדפן מקשיב',
  'voice.dictation_text':
    'הדפדפן הופך את הדיבור לטקסט. ייתכן שהקול יישלח ליצרן הדפדפן, למשל Google או Apple, לפי התנאים שלו. אל {product} מגיעות רק המילים. הן מופיעות בתיבה, ודבר לא נשלח מעצמו.',
  'voice.dictation_begin': 'התחלה',
  'voice.dictation_off':
    'זיהוי הדיבור כבוי בדפדפן הזה. אפשר להפעיל אותו בהגדרות הדפדפן, או לכתוב במקום זאת.',
  'voice.dictation_unreachable':
    'הדפדפן לא הצליח להגיע לזיהוי הדיבור שלו. אפשר לנסות שוב כשיש חיבור לרשת, או לכתוב במקום זאת.',
  'voice.dictation_no_language':
    'הדפדפן הזה לא מזהה את השפה הזאת. אפשר לנסות את השפה השנייה, או לכתוב במקום זאת.',
} as const satisfies Record<keyof typeof english, string>;
