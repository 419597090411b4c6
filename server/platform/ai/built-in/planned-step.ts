import type { Language } from '#contract/shapes.ts';

const enNot =
  / (?:don't know|dont know|not sure|no idea|if only|what i'll|what ill|whether|never|wouldn't|leave it (?:here|there|at that)|stop here|think about it|see how|let you know|come back|be back|be fine|be ok) /u;
const heNot =
  / (?:לא יודע|לא יודעת|לא בטוח|לא בטוחה|אין לי מושג|אולי לא|לא מתחייב|לא מתחייבת|אם אני|אם א\p{L}+) /u;
const enFuture =
  / (?:i'll|ill|i will|we'll|we will|gonna|gunna|going to|imma|ima|i'm gonna|planning to|i've decided|decided to|shall) (?!be |never |not |always |probably |die |miss |regret |fail |lose |cry |explode |scream |feel |have to |need |know )\p{L}+/u;
const enNow =
  /^(?:ok |so |and |then |well |first thing |first |next |starting |from |\d+(?:am|pm)? |tomorrow |today |tonight |[a-z]+day |on |this |at |after \S+ |in the morning |next ){0,6}(?:is )?(?:i'm|im|i am|we're|were|we are|i|we) (?:\S+ )?(?:\p{L}{3,}ing|call|text|txt|msg|write|talk|meet|go|send|delete|book|ask|see|tell|sit|start|visit|leave|pay|buy|fix|clean|sign|quit|email|ring) /u;
const enWe =
  / (?:we'll|we will|i'll|ill) (?:go|do|meet|talk|drive|visit|call|sit|start|try|take) /u;
const heFuture =
  /(?:^| )(?:ו|ש|אז )?(?:אני )?(?:אלך|אדבר|אכתוב|אתקשר|אשלח|אקבע|אעשה|אנסה|אתחיל|אבקש|אגיד|אשאל|אחזור|אסיים|אפנה|אסדר|אבדוק|אקח|אצא|אפגוש|אפגש|איפגש|אכין|אזמין|אספר|אקרא|אעצור|אפסיק|אוריד|אקנה|אמכור|אשב|אכבה|אגש|אעבור|אשמור|אלמד|ארשום|אביא|אכנס|איכנס|אודיע|אענה|אסרב|אקום|אישן|ארוץ|אפתח|אסגור|אמחק|אזרוק|ארים|אחתום|אשלם|אבטל|אתנצל|אגיש|אכתב|ידבר|ישלח|יתקשר|יכתוב|ילך|יעשה|יבדוק|ישאל|יקבע|נלך|נשב|נדבר|ניסע|ניפגש|נפגש|נעשה|נתקשר|נקבע|נכתוב|נתחיל|נצא|נבקר|נסע) /u;
const hePresent =
  / (?:אני|אנחנו) (?:כבר |גם |ישר |פשוט )*(?:הולך|הולכת|הולכים|מתקשר|מתקשרת|מתקשרים|מרים|מרימה|כותב|כותבת|שולח|שולחת|קובע|קובעת|מדבר|מדברת|מדברים|נוסע|נוסעת|נוסעים|יושב|יושבת|יושבים|מוחק|מוחקת|נפגש|נפגשת|נפגשים|שואל|שואלת|מבקש|מבקשת|מתחיל|מתחילה|מתחילים|קונה|קונים|מזמין|מזמינה|חותם|חותמת|עוזב|עוזבת|יוצא|יוצאת|יוצאים|מגיע|מגיעה|מגיעים|מכין|מכינה|בודק|בודקת|מספר|מספרת|סוגר|סוגרת|ב\S+) /u;
const heResolved = /^ (?:אז ככה|אז|אוקיי|אוקיי אז|טוב|טוב אז|יאללה) אני /u;
const heDecided = / (?:החלטתי|מהיום|ממחר|סגור|התחייבתי|הבטחתי לעצמי) /u;

/** Whether a sentence leaves open what the person will do. */
export function isDoubtful(normal: string, language: Language): boolean {
  return language === 'en' ? enNot.test(normal) : heNot.test(normal);
}

/** Whether a sentence says what the person will do. A present tense counts beside a day alone. */
export function isPlannedStep(normal: string, language: Language, hasDay: boolean): boolean {
  if (language === 'en')
    return enFuture.test(normal) || enWe.test(normal) || (hasDay && enNow.test(normal.trimStart()));
  return (
    heFuture.test(normal) ||
    heDecided.test(normal) ||
    ((hasDay || heResolved.test(normal)) && hePresent.test(normal))
  );
}
