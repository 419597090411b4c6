import type { Language } from '#contract/shapes.ts';
import { isDescribed, isRecurring } from './step-habits.ts';

const enNot =
  /(?:^ (?:\S+ ){0,3}(?:just )?(?:gonna|going to) (?:just )?(?:say it|be honest) )| (?:ago|yesterday|could (?:barely|hardly|scarcely)|(?:he|she|they|everyone|everybody|mom|dad|boss) (?:still )?(?:think|thinks|thought|believes?|says?|said|hopes?|wants?|expects?)|(?:he|she|they|(?:my|our|the|his|her) (?:\S+ )?\S+) (?:still |always |really )?(?:wanted|wants|expects|hopes|asked me|asks me|told me|begged|begs|keeps (?:asking|saying))|don't know|dont know|not sure|no idea|if only|then (?:it's|its|it is) the|then i (?:never|don't|dont|end up|fall|forget)|what i'll(?! do is)|what ill|what (?:i'm|im|i am|we're|we are) (?:going to|gonna)|how (?:i'll|i'm going to)|(?<! (?:ask|check|find out|tell) (?:\S+ ){0,5})whether|never|wouldn't|leave it (?:here|there|at that)|stop here|think about it|see how|let you know|(?:we'll|we will|i'll|ill) see(?= $)|(?:i'll|ill|i will) take (?:that|it|this) as|(?:haven't|havent|have not) decided|come back|be back|be fine|be ok|(?:i'll|ill|will) have (?:done|been|had|\w+ed)) /u;
/** “She’s 18, going to study in Leeds”: others go, and the person says nothing of themselves. */
const enOthers =
  /^ (?:(?:and|so|but|because|well) )*(?:the (?!.* (?:i|i'm|im|i'll|i'd|we|we're|we'll|let's) )(?:\S+ ){1,3}(?:is|was|could|would|might|will|can)|he|she|they|he's|she's|they're|hes|shes|theyre|(?:my|our|his|her|their) (?:\S+ )?(?:mom|mum|mother|dad|father|son|daughter|kids?|child|children|wife|husband|partner|girlfriend|boyfriend|sister|brother|boss|friend|parents|colleague|manager|team)) (?!.* (?:i|i'm|im|i'll|we|we're|we'll|let's|lets) )/u;
/** “If he laughs I’ll leave” is no plan yet. */
const enCondition =
  / if (?:i|we) (?:could|did|say|said|ever|were|only) |^ if (?:he|she|they|it|mom|dad) /u;
/** An answer that begins with “that” says what would be, and no plan. */
const heThat =
  /^ (?:לפחות|העיקר|רק|הכי חשוב|הלוואי|ולוואי) ש\p{L}+ |^ ש(?:אני|אנחנו|אם|היא|הוא|הם|הן|זה|זו|זאת|לא|אין|יש|מגיע) /u;
const heNot =
  / (?:(?:אעצור|נעצור|אפסיק|נפסיק) (?:כאן|פה)|אני (?:מדבר|מדברת) על (?:(?:זה|כך|העובדה|המצב) ש\p{L}+|איך|למה|מה ש\p{L}+)|כל (?:יום|שבוע|פעם|בוקר|ערב|לילה) (?:\S+ ){0,2}אני|אתמול|שלשום|בשבוע שעבר|לא (?:מתכוון|מתכוונת|מתכננת|מתכנן)|אגב|ש?מי אני ש\p{L}+|ואז (?:זה ה\p{L}+|אני (?:כבר )?(?:נרדם|נרדמת|נתקע|נתקעת|שוכח|שוכחת))|לא יודע|לא יודעת|בטוח|בטוחה|אין לי מושג|אולי לא|לא מתחייב|לא מתחייבת|ש?אם אני|(?<! (?:אשאל|לשאול|אבדוק|לבדוק|אברר|לברר) (?:\S+ ){0,4})ש?אם א\p{L}+|(?:אמר|אמרה|אמרו|הציע|הציעה|מציע|מציעה|רצה|רצתה|רצו|ביקש|ביקשה|ביקשו|(?:הוא|היא|הם|הן|אמא|אבא|אשתי|בעלי|אחי|אחותי|ה\p{L}+(?: שלי)?) (?:\S+ )?(?:רוצה|רוצים|רוצות|מבקש|מבקשת|מבקשים|דורש|דורשת|מצפה|מצפים|מתעקש|מתעקשת|מקווה|מקווים|חושב|חושבת|אומר|אומרת|טוען|טוענת|מחכה|מחכים))(?: לי| לנו| ממני)? ש\p{L}+) /u;
const enFuture =
  / (?:i'll|ill|i will|we'll|we will|(?<!(?: (?:he|she|they|it|you|that|this|who|everyone|everybody|nobody|he's|she's|they're|it's|is|isn't|was)|(?<! we) (?:are|aren't|were)) )(?:gonna|gunna|going to|imma|ima|i'm gonna|planning to|i've decided|decided to|shall)) (?!be |never |not |always |probably |die |miss |regret |fail |lose |cry |explode |scream |feel |have to |need |know )\p{L}+/u;
const enNow =
  /^(?:ok |so |and |then |well |first thing |first |next |starting |from |\d+(?:am|pm)? |tomorrow |today |tonight |[a-z]+day |on |this |morning |afternoon |evening |(?:at )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon) |at |after \S+ |in the morning |next ){0,6}(?:is )?(?:i'm|im|i am|we're|were|we are|i|we) (?!(?:keep|kept|hate|love|like|enjoy|miss|dread|fear|remember|imagine) |(?:\S+ )?talking about (?:how|what|why|that|the fact) )(?:\S+ )?(?:\p{L}{3,}ing|call|text|txt|msg|write|talk|meet|go|send|delete|book|ask|see|tell|sit|start|visit|leave|pay|buy|fix|clean|sign|quit|email|ring) /u;
/** “I turn down Leeds by email tomorrow”: a present tense is a plan beside a day to come, but for states, habits and what comes by itself. */
const enDoes =
  /^ (?:(?:ok|okay|so|and|then|well|maybe|perhaps|first|thing|next|on|this|at|the|morning|afternoon|evening|tomorrow|today|tonight|[a-z]+day|\d+(?:am|pm)?) ){0,7}(?:(?:when|once|after|before|as soon as) (?:i|we) (?:(?!(?:i|we) )\S+ ){1,6})?i (?:just |simply )?(?!(?:\p{L}+(?:ed|n't)|am|was|have|had|has|need|want|think|thought|feel|felt|know|knew|hate|love|like|guess|hope|wish|get|got|mean|meant|work|finish|leave|left|fly|graduate|can|cant|could|would|will|should|must|might|may|do(?! (?:the|my|an?|one|some|two|three) )|did|does|dont|didnt|never|always|usually|often|sometimes|still|only|also|really|seem|keep|kept|miss|cry|live|die|understand|remember|forget|forgot|believe|worry|care|struggle|suffer|dread|wait|look|fear|wake|woke|went|said|told|saw|came|met|bought|took|made|lost|found|heard|wrote|sent|spoke|ate|drank|ran|sat|slept|broke|fell|began|gave|paid|stood|drove|turn \d+|start|begin|move|marry|arrive|realise|realize|notice|heard|suppose|doubt|sleep|owe|stay|become|grow|lose|fail|pass|win|own|belong|used|cannot|ever|kind|sort) )\p{L}{2,} /u;
/** “His dad takes him and I say goodbye at the door”. */
const enBeside =
  / and (?:then )?i (?:just )?(?:say|take|call|text|write|ask|tell|bring|sit|walk|make|put|meet|drive|cook|read|pack|buy|send|stay|talk) /u;
/** “Let me text him tonight”. */
const enLet =
  / let me (?:just )?(?:text|call|ring|write|send|message|email|book|ask him|ask her|ask them|tell him|tell her|tell them|try|take|go|start|put|buy|pay|clean) /u;
/** “I’m sending it to him now”: it is done while it is said. */
const enDoing =
  /(?:^ | (?:i'm|im|i am) )(?:just )?(?:sending|texting|calling|ringing|writing|messaging|emailing|booking|cancelling|canceling|deleting|signing) (?:\S+ ){0,6}(?:right )?now /u;
/** “I’d ring them tomorrow”: beside a day it is a plan, and not if something else were so. */
const enWould =
  /^(?!.* (?:if|but|unless|except|only|rather not|never|wouldn't|could have) ) (?:(?:so|and|then|well|ok|okay|maybe|i think|i guess) )*(?:(?:tomorrow|today|tonight|on|this|next|\p{L}+day|morning|afternoon|evening|weekend) )*(?:i'd|id|i would) (?:just |maybe |probably |first )?(?:ring|call|phone|text|txt|message|write|email|mail|ask|tell|talk|speak|go|sit|meet|invite|send|book|visit|take|bring|show|say(?! (?:it|it's|that|that's|this|he|she|they|there|i'm) )|start(?! (?:cry|panic|shout|scream|shak|laugh|think|feel|to ))|try|cook|make|buy|pay|sign|look|read|open|put) (?!.* (?:when i was|back then|used to) )/u;
/** “That’s what I’m doing today”. */
const enPoints = / (?:that's|thats|that is) what (?:i'm|im|i am) doing /u;
const enThinksOf =
  / thinking (?:of|about) (?!it|that|him|her|them|you)\p{L}+ing (?:to|with|on|the|my|a|him|her|them|it) /u;
const heThinksOf = / (?:אני )?(?:חושב|חושבת|שוקל|שוקלת) ל\p{L}{3,} /u;
const enWe =
  / (?:we'll|we will|i'll|ill) (?:go|do|meet|talk|drive|visit|call|sit|start|try|take) /u;
const heFuture =
  /(?:^| )(?:ו|ש|אז )?(?:אני )?(?:אלך|אדבר|אכתוב|אתקשר|אשלח|אקבע|אעשה|אנסה|אתחיל|אבקש|אגיד|אשאל|אחזור|אסיים|אפנה|אסדר|אבדוק|אקח|אצא|אפגוש|אפגש|איפגש|אכין|אזמין|אספר|אקרא|אעצור|אפסיק|אוריד|אקנה|אמכור|אשב|אכבה|אגש|אעבור|אשמור|אלמד|ארשום|אביא|אכנס|איכנס|אודיע|אענה|אקדיש|אתייצב|אעדכן|אסע|אבוא|אחזיר|אחליף|אציע|אבשל|אנקה|אתאמן|ארד|אעלה|אטוס|אשים|אתן|אזכיר|אפרסם|אגלה|אתנדב|אפקיד|אחסוך|אשקיע|אתקן|אציג|אחפש|אירשם|ארשם|אתייעץ|אמסור|איפרד|אתפטר|אברר|אסביר|אעזור|אחבק|אשטוף|אמלא|אדליק|אשוחח|אעביר|אצלצל|אזמן|אתכונן|אתרגל|אחתוך|אציב|אסיע|אטפל|אסמס|אסרב|אקום|אישן|ארוץ|אפתח|אסגור|אמחק|אזרוק|ארים|אחתום|אשלם|אבטל|אתנצל|אגיש|אכתב|נלך|נשב|נדבר|ניסע|ניפגש|נפגש|נעשה|ננסה|אצייר|אנגן|נתקשר|נקבע|נכתוב|נתחיל|נצא|נבקר|נסע) /u;
/** “אני יתקשר” is said for the first person. */
const heSpoken = /(?:^| )ו?אני (?:ידבר|ישלח|יתקשר|יכתוב|ילך|יבדוק|ישאל|יקבע) /u;
const hePresent =
  / ו?(?:אני|אנחנו) (?:כבר |גם |ישר |פשוט )*(?:הולך|הולכת|הולכים|מתקשר|מתקשרת|מתקשרים|מרים|מרימה|כותב|כותבת|שולח|שולחת|קובע|קובעת|מדבר|מדברת|מדברים|נוסע|נוסעת|נוסעים|יושב|יושבת|יושבים|מוחק|מוחקת|נפגש|נפגשת|נפגשים|שואל|שואלת|מבקש|מבקשת|מתחיל|מתחילה|מתחילים|קונה|קונים|מזמין|מזמינה|חותם|חותמת|עוזב|עוזבת|יוצא|יוצאת|יוצאים|מגיע|מגיעה|מגיעים|מכין|מכינה|בודק|בודקת|מספר|מספרת|סוגר|סוגרת|שם|שמה|נותן|נותנת|לוקח|לוקחת|בא|באה|קם|קמה|טס|טסה|רץ|רצה|נכנס|נכנסת|נרשם|נרשמת|אומר|אומרת|מביא|מביאה|(?<! ואני )ב(?!לחץ|סטרס|חרדה|פאניקה|היסטריה|דיכאון|בלגן|ייאוש)\S+) /u;
const heResolved = /^ (?:אז ככה|אז|אוקיי|אוקיי אז|טוב|טוב אז|יאללה) אני /u;
/** “Going to grandma, with a cake”: without “I” it decides. */
const heGoes = /^ (?:(?:אז|טוב|יאללה) )*(?:הולך|הולכת|נוסע|נוסעת) ל(?!ישון )\p{L}{3,} /u;
const heDecided =
  / (?<! (?:ש|כש)?(?:הוא|היא|הם|הן|ה(?!אמת |יום |ערב |לילה |שבוע |פעם |בוקר )\p{L}{2,12}(?: שלי| שלנו)?) )(?:בכוונתי|מתכוון ל\S+|מתכוונת ל\S+|מתכנן ל\S+|מתכננת ל\S+|מתחייב ל\S+|מתחייבת ל\S+|מבטיח לעצמי|מבטיחה לעצמי|החלטתי|מהיום|ממחר|סגור|התחייבתי|הבטחתי לעצמי) /u;

/** “I” with a future tense, but for what happens to a person instead of being done. */
const heIntends =
  / אני א(?!ו|צל|לי(?:ו|ה|ך|הם|כם) |למנ|חראי|ישה |ני|ף|ין|ית|יש|בא |בוד|מא |מור|מית|חרי|חות|חד|חת|דם |דיש|סיר|פיל|למ|גוא|שם |שמ|רבע|מות|כשל|תחרט|תגעגע|היה|בכה|פחד|רגיש|צטרך|דע |זכור|שכח|שאר|תפרק|שתגע|תמול|פסיד|מין|למד |סבול|תבייש|תאכזב|צליח|יכשל)[א-ת]{3,7} /u;
/** “אני חוזר לעבודה ביום ראשון וכולם ישאלו”: what comes, with what is feared of it. */
const heHappens =
  / ו(?:כולם|הוא|היא|הם|הן|אף אחד|אף אחת|אין לי|עוד לא|עדיין לא|אני (?:לא|עוד|עדיין|מפחד|מפחדת|לחוץ|לחוצה|דואג|דואגת|מת|מתה|חושש|חוששת)) /u;
/** “I” with a present tense that is done on a day to come. */
const heDoes =
  / אני (?:כבר |גם |ישר |פשוט )?(?!נופל|קורס|מתמוטט|מפחד|רוצה|רוצים|מרגיש|מתגעגע|מקוו|דואג|כועס|חושש|חושב|יודע|זוכר|עובד|אוהב|שונא|מתלבט|חולם|מצליח|מתרגש|מרוצה|מאושר|מותש|מודאג|מבין|מתקש|מסתדר|מתמודד|מעדיפ?|סובל|מחכה|מאמין|מתבייש|מצטער|מסכים|מוכן|מוכנה|ממש |מאוד |חושבת|בוכה|רואה)(?:מ[א-ת]{3,5}|[א-ת]ו[א-ת]{2}ת?) /u;

const heFelt =
  'א(?:צחק|בין|רגיש|זכור(?! ל)|היה|שרוד|תחרט|תגעגע|דע|שכח|פחד|אמין|סבול|שמח|הנה|יהנה|חלום|קווה|צטער|תרגל|תגבר)';
/** “I’ll laugh about it”: the first thing to come is felt, known or undergone, and nothing is done behind it. */
const undergone: Record<Language, RegExp> = {
  en: /^ (?:(?!(?:i'll|ill|will|gonna|going) )\S+ )*(?:i'll|ill|(?:i|we) will|we'll|gonna|going to) (?:(?:just|one|day|always|also|really|finally|even|then|definitely|certainly|all|both|only|still) )*(?:laugh|smile|feel|understand|know|realise|realize|remember(?! to )|forget|survive|regret|miss|cope|suffer|enjoy|love|hate|fear|worry|believe|hope|wish|need|want|live|exist|get (?:over|used|through)) (?!.* (?:i'll|we'll|i will|then i|and (?:call|text|tell|ask|write|send|go|talk)) )/u,
  he: new RegExp(
    `^ (?:(?!ו?א(?!ני |ז |ולי |ם |חרי |ת |ל )\\p{L}{3,} )\\S+ )*[ושכ]?(?:${heFelt}) (?!.* (?:ו?אני|ו?אז) א)`,
    'u',
  ),
};
/** “I’ll probably call him”, “in a year I’ll live there”: what is likely or far off. */
const likely: Record<Language, RegExp> = {
  en: / (?:(?:probably|surely|presumably|most likely|no doubt) (?:i'll|i will|we'll|i'm (?:going to|gonna)|going to|gonna)|(?:i'll|ill|i will|we'll|we will|i'm|im|i am) (?:most )?(?:probably|surely|presumably|likely)|(?:in|within) (?:an?|one|two|three|five|ten|twenty|\d+|some|a few) years?|(?:an?|one|two|five|ten|\d+) years? from now|one day i'll|i'll (?:\S+ ){1,9}(?:one day|some day|someday)) /u,
  he: / (?:(?:בטח|כנראה|מן הסתם|קרוב לוודאי|ככל הנראה|סביר להניח) ש?(?:אני )?א(?!ני )\p{L}{2,}|בעוד (?:שנה|שנתיים|כמה שנים|\S+ שנים|\d+ שנה|עשור)|עוד (?:שנה|שנתיים|עשר שנים)) |^ (?:אולי )?יום אחד /u,
};

/** “Today I leave at six and come back at nine”: how a day runs, and no plan for it. */
const runsOf: Record<Language, RegExp> = {
  en: / i (?:leave|go out|get up|start|head out|wake up|go to work|work) (?:\S+ ){0,6}(?:and|till|until) (?:i )?(?:get|come|am|finish|drive|i'm) (?:back|home|at|in)(?= )/u,
  he: / (?:יוצא|יוצאת|קם|קמה|מתחיל|מתחילה|עובד|עובדת|נוסע|נוסעת) (?:\S+ ){1,5}ו(?:אני )?(?:חוזר|חוזרת|מסיים|מסיימת|מגיע הביתה|מגיעה הביתה|נרדם|נרדמת) /u,
};

/** Whether a sentence leaves open what the person will do. */
export function isDoubtful(normal: string, language: Language): boolean {
  if (runsOf[language].test(normal) || isRecurring(normal, language)) return true;
  if (undergone[language].test(normal) || likely[language].test(normal)) return true;
  return language === 'en'
    ? enNot.test(normal) || enCondition.test(normal) || enOthers.test(normal)
    : heNot.test(normal) || heThat.test(normal);
}

/** Whether a sentence says what the person will do. A present tense counts beside a day alone. */
export function isPlannedStep(normal: string, language: Language, hasDay: () => boolean): boolean {
  if (language === 'en')
    return (
      enFuture.test(normal) ||
      enWe.test(normal) ||
      enDoing.test(normal) ||
      (enPoints.test(normal) && hasDay()) ||
      ([enLet, enThinksOf, enWould].some((one) => one.test(normal)) && hasDay()) ||
      ((enNow.test(normal.trimStart()) || [enDoes, enBeside].some((one) => one.test(normal))) &&
        !isDescribed(normal, language) &&
        hasDay())
    );
  return (
    heFuture.test(normal) ||
    heSpoken.test(normal) ||
    heGoes.test(normal) ||
    heDecided.test(normal) ||
    heIntends.test(normal) ||
    (heThinksOf.test(normal) && hasDay()) ||
    (!heHappens.test(normal) &&
      !isDescribed(normal, language) &&
      ((!/ (?:כל|בכל) /u.test(normal) && heDoes.test(normal) && hasDay()) ||
        (hePresent.test(normal) && (heResolved.test(normal) || hasDay()))))
  );
}
