import type { Language } from '#contract/shapes.ts';

type Signs = Record<Language, RegExp>;

const enDay = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const enPart = '(?:morning|noon|afternoon|evening|night|weekend)';
const heDay = '(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)';

/** “Every Monday I say I’ll start”, “and then Sunday comes”: what the person means to do each time. */
const meant: Signs = {
  en: / (?:(?:every|each) (?:time|day|week|weekend|month|year|morning|night|evening|\p{L}+day)(?: \S+)? i (?:say|tell|promise|swear|think|plan)|i (?:always|usually|often|keep(?: on)?|constantly) (?:say|saying|tell|telling|promise|promising|swear|swearing|plan|planning)|i (?:tell|keep telling) myself|(?:and|but) then (?:\p{L}+day|tomorrow|the day|the weekend|it) (?:comes|arrives|is here)) /u,
  he: / (?:(?:תמיד|(?:ב?כל) (?:פעם|יום|שבוע|בוקר|ערב|שבת)(?: \S+)?) (?:אני )?(?:אומר|אומרת|מבטיח|מבטיחה|חושב|חושבת|מתכנן|מתכננת|נשבע|נשבעת)|אני (?:תמיד|כל פעם|כל יום|כל הזמן) (?:אומר|אומרת|מבטיח|מבטיחה|מתכנן|מתכננת)|(?:אומר|אומרת) לעצמי ש\p{L}+|(?:ו?אז|אבל אז) (?:בא|באה|מגיע|מגיעה) (?:ה|יום |ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|מחר)\p{L}*) /u,
};

/** Whether a message speaks of a plan that comes again and again. */
export function isHabit(normal: string, language: Language): boolean {
  return meant[language].test(normal);
}

/** “On Friday evenings”, “whenever she calls”: what comes again and again. */
const recurs: Signs = {
  en: new RegExp(
    ` (?:(?:every|each)(?: (?:single|other|second|third))? (?:time|day|week|month|year|hour|summer|winter|christmas|holiday|lunch|meeting|${enPart}|${enDay})|(?:most|some|many) (?:days|weeks|${enPart}s|${enDay}s|times)|always|usually|normally|typically|generally|mostly|often|sometimes|constantly|whenever|(?:all|half|most of) the time|as (?:ever|usual|always)|like (?:always|every)|again and again|over and over|once more and again|these days|nowadays|lately|for (?:years|months|weeks|ages)|${enDay}s|${enDay} ${enPart}s|(?:mid)?week(?:day|end)? ${enPart}s|(?:in the|on|at|my|our) (?:${enPart}s|weekdays)|(?:once|twice|three times) (?:a|every) (?:day|week|month|year)) `,
    'u',
  ),
  he: new RegExp(
    ` [ושכ]{0,2}(?:ב?כל (?:פעם|יום|שבוע|חודש|שנה|חג|קיץ|חורף|שבת|בוקר|צהריים|ערב|לילה|סוף שבוע|סופ"ש|סופש|הזמן|ארוחה|ישיבה|מפגש|יומיים)|ב?כל (?:יום )?${heDay}|תמיד|בדרך כלל|לרוב|לפעמים|מדי (?:פעם|יום|שבוע|ערב)|לעתים|לעיתים|רוב (?:הזמן|הימים|הערבים|הלילות)|כרגיל|כמו תמיד|שוב ושוב|פעם אחר פעם|לאחרונה|בזמן האחרון|ב?ימי ${heDay}|ב(?:ערבים|בקרים|לילות|שבתות|סופי שבוע|סופי השבוע|חגים|צהריים של)|(?:ככה|כך|וזה) כבר (?:שנה|שנים|שנתיים|חודש|חודשים|שבוע|שבועות|\\S+ (?:שנים|שנה|חודשים|שבועות))|כבר (?:שנים|חודשים|שבועות)) `,
    'u',
  ),
};
/** Wills, duties and decisions. */
const wills: Signs = {
  en: / (?:i'll|ill|i will|we'll|we will|i'm going to|im going to|i am going to|(?:i'm |im |i am )?(?:just )?gonna|i plan to|planning to|i promise|(?:have |i've |i )?decided|from now on|starting|as of|let me|let's|lets) /u,
  he: / (?:[ושכ]?(?:החלטתי|התחייבתי|מתכוון|מתכוונת|מתכנן|מתכננת|מתחייב|מתחייבת|מבטיח לעצמי|מבטיחה לעצמי)|מעכשיו|מהיום|ממחר|החל מ\S+|מהשבוע(?: הבא)?|מעתה|(?:אני )?[ושכ]?א(?:לך|דבר|כתוב|תקשר|שלח|קבע|עשה|נסה|תחיל|בקש|גיד|שאל|קח|צא|שב|בשל|כין|רוץ|שים|סגור|פתח|קום|כבה|פסיק|תאמן|קרא|למד|נגן|צייר|זמין|פגוש|יפגש|פגש|סע|בוא|תן|שמור|קדיש|שחה)) /u,
};
/** A wish or duty counts in front of it alone: “I want to write every morning”, not “he always asks and I have to say yes”. */
const wishes: Signs = {
  en: / (?:(?:i|we) (?:could|can|might|should|want to|need to|have to|must|would like to)|(?:i|we)'d (?:like to|love to)|remind me|maybe|perhaps) /u,
  he: / (?:רוצה|צריך|צריכה|חייב|חייבת|אפשר|כדאי|אוכל|אולי|תזכיר|תזכירי|להזכיר|בא לי|אשמח) /u,
};

/** “Every time she calls I go to the kitchen”: what the person does again and again, without a word of will or duty. */
export function isRecurring(normal: string, language: Language): boolean {
  const place = recurs[language].exec(normal)?.index;
  if (wills[language].test(normal)) return false;
  if (runs[language].test(normal)) return true;
  if (place === undefined) return false;
  return !wishes[language].test(`${normal.slice(0, place)} `);
}

/** “I say yes before I think”: a present tense that describes, and plans nothing. */
const tells: Signs = {
  en: / (?:before (?:i|we) (?:even |can |have )?(?:think|know|notice|realise|realize|blink)|without (?:even )?(?:thinking|noticing|wanting)|(?:to |with |for )?(?:nobody|no one|noone|nothing)|here again|yet again|once again|(?:call|phone|ring) in sick|(?:writing|typing|telling you) (?:this|you)|and (?:by|on|then) (?:\S+ )?(?:it's|its|it is|he's|she's|they're|everything)) /u,
  he: / (?:לפני שאני (?:חושב|חושבת|שם לב|שמה לב|מבין|מבינה|מספיק|מספיקה|קולט|קולטת)|בלי לחשוב|בלי לשים לב|לאף אחד|לאף אחת|עם אף אחד|שום דבר|כלום|ולא (?!ל|א|נ)\p{L}{3,}|שוב פעם) /u,
};
/** “After work I sit in the car”, “on Saturday I clean, on Sunday I …”: how the days run, where none to come is named. */
const runs: Signs = {
  en: new RegExp(
    `^(?!.* (?:tomorrow|tonight|tonite|today|${enDay}|next|this) ).* (?:after|before) (?:work|school|class|dinner|lunch|breakfast|bed) (?:i|we) | ${enDay} i .* ${enDay} i `,
    'u',
  ),
  he: new RegExp(
    `^(?!.* (?:מחר|מחרתיים|היום|הערב|ב?יום ${heDay}|ב?שבת) ).* (?:אחרי|לפני) (?:העבודה|הלימודים|בית הספר|הגן|השינה|ארוחת \\p{L}+) אני (?!א\\p{L}{3})| ב?(?:יום )?${heDay} אני .* ב?(?:יום )?${heDay} אני `,
    'u',
  ),
};
/** “Now I eat in front of the news”: today alone makes no plan of it, but for an act towards somebody or something. */
const ofToday: Signs = {
  en: new RegExp(
    `^(?!.* (?:tomorrow|tonight|${enDay}|next|later|after|before) ).* (?:today|now) .{0,60}(?<= )i (?:just )?(?:sit|lie|stare|look|watch|eat|drink|drive|work|go (?:home|to work)|come home|scroll|wait|stay|stand|walk around) `,
    'u',
  ),
  he: /^(?!.* (?:מחר|מחרתיים|בערב|הערב|הלילה|בלילה|אחר כך|בצהריים|אחרי|עוד מעט|עוד רגע|ב?יום \p{L}+|ב(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)) ).* (?:היום|עכשיו|כרגע|כעת) /u,
};
const actsOfToday =
  / (?:מתקשר|מתקשרת|מצלצל|מצלצלת|שולח|שולחת|כותב|כותבת|מוחק|מוחקת|קובע|קובעת|שואל|שואלת|מבקש|מבקשת|מזמין|מזמינה|חותם|חותמת|מספר|מספרת|אומר ל\p{L}+|אומרת ל\p{L}+|מדבר אית\p{L}+|מדברת אית\p{L}+|מדבר עם|מדברת עם|קונה|(?:הולך|הולכת) (?:ל\p{L}{3,}|אלי\p{L}+|לישון)|נרשם|נרשמת|משלם|משלמת|מבטל|מבטלת|מתחיל|מתחילה|סוגר|סוגרת|פותח|פותחת|מרים|מרימה|יוצא|יוצאת|שם|שמה|מכבה|מחזיר|מחזירה|לוקח|לוקחת|מביא|מביאה|נפגש|נפגשת|את (?:זה|זאת) (?:אני )?\p{L}+) /u;

/** Whether a present tense beside a day describes and plans nothing. */
export function isDescribed(normal: string, language: Language): boolean {
  if (wills[language].test(normal)) return false;
  if (tells[language].test(normal)) return true;
  return ofToday[language].test(normal) && !actsOfToday.test(normal);
}
