import { warmthsIn } from '#content/guide/warmth.ts';
import type { Language } from '#contract/shapes.ts';
import type { Clause } from './clauses.ts';
import { isFactOfOthers, namesWorry } from './lesser-sentences.ts';
import { feelingsIn, topicsIn } from './signals.ts';

const ofPerson = {
  en: / (?:i|i'm|im|me|my|we|our|us) /u,
  he: / (?:[ושכהמבל]{0,2}(?:אני|לי|שלי|אותי|איתי|ממני|עליי|עלי)|\p{L}{2,}תי) /u,
};
const denials = {
  en: /^ (?:it's|its|it is|that's|thats|that is|it isn't|the \S+) (?:not|isn't|fine|ok|okay) |^ not to \S+ |^ (?:i'm|im|i am) not \S+ $/u,
  he: /^ (?:זה|זאת|זו) לא |^ לא ל\p{L}{3,} |^ אני לא \S+ $/u,
};
/** A word that the person does not want to hear, and what they forbid. */
const unwanted = {
  en: / (?:(?:don't|dont|do not|never) (?:call|say|tell|use|mention)|don't want to|dont want to|without the word|not the word) /u,
  he: / (?:בלי המילה|לא המילה|אל ת\S+|לא רוצה ל\S+|שלא תגיד\S*) /u,
};
/** Short clauses that point at others without naming anything: “you count them”, “that’s on me”. */
const pointers = {
  en: /^ (?:(?:weirdly|honestly|actually|funnily|strangely|oddly|apparently|obviously|and|but|so|well|huh) )*(?:that's|thats|that is|it's|its|it is|this is|i am here|i'm here) | (?:it|them|that|this|there|her|him|so)(?: anymore| really| too| ngl)? $/u,
  he: /^ (?:זה|זאת|זו|ככה|כך) | (?:אותו|אותה|אותם|אותן|בזה|לזה|מזה|את זה) $/u,
};
const pointersWordsMax = 7;
/** “That’s what eats at me”: what it says was said before. */
const pointsBack = {
  en: /^ (?:(?:weirdly|honestly|actually|funnily|strangely|oddly|apparently|obviously|and|but|so|well|huh) )*(?:that's|thats|that is|it's|its) (?:sort of |kind of )?(?:what|the (?:thing|bit|part|point|problem)|my answer|all|really|it) |^ (?:it|this|that) \p{L}+ (?:me|us) $/u,
  he: /^ (?:ו|אבל )?(?:זה|זאת|זו) (?:מה ש|כל מה ש|העניין|הקטע|הסיפור|התשובה|הבעיה)/u,
};
/** A confidence weighs more than the words around it. */
const unsaid = {
  en: / (?:haven't|havent|have not|never|didn't|didnt|couldn't|can't|cant) (?:\S+ )?(?:told|tell|said|say|asked|ask|spoken|admitted) /u,
  he: / (?:לא|אף פעם לא|מעולם לא) (?:\S+ )?(?:סיפרתי|אמרתי|שאלתי|דיברתי|הודיתי|מספר|מספרת|אומר|אומרת) /u,
};
/** Not knowing, not being able, not trusting, and what somebody is among others: the person speaks of themselves. */
const ofSelf = {
  en: / (?:(?:can't|cant|cannot|couldn't|couldnt) (?!wait )|(?:don't|dont|do not|didn't) know (?:what|how|if|whether|why|who|where|when|which|anymore)(?! to (?:say|do|write) $)|(?:don't|dont|do not|doesn't|never) trust|(?:i'm|im|i am) (?:supposed|meant) to|i (?:was|am) (?:always )?the|(?:i'm|im) (?:always )?the (?:one|only)|(?:doesn't|doesnt|didn't|didnt|don't) even (?:\S+ )?(?:sorry|care|notice|ask|look|say|answer|know|try)) /u,
  he: / ו?(?:(?:אני )?לא (?:יודע|יודעת) (?:מה|איך|אם|למה|מי|לאן|איפה|מתי|כמה) \S+|(?:אני )?לא (?:מצליח|מצליחה|יכול|יכולה|מסוגל|מסוגלת|סומך|סומכת)|אין לי(?: \S+)?|אני (?:זה|זאת|זו) ש\S+|תמיד אני|אפילו לא (?:שאל|שאלה|שאלו|אמר|אמרה|התקשר|התקשרה|שם|שמה)) /u,
};
const leadsOn = {
  en: /^ (?:i (?:don't|dont|do not|didn't) (?:\S+ )?(?:know|miss|mean|think|mind|care)|it's not|its not|that's not|i'm not (?:sure|saying)|i suppose|i guess|not sure|she said|he said|they said) |^ (?:i )?(?:have )?no idea (?:\S+ )?$/u,
  he: /^ (?:אני )?(?:לא (?:יודע|יודעת|מתגעגע|מתגעגעת|מתכוון|מתכוונת|בטוח|בטוחה)|זה לא) |^ אין לי מושג (?:\S+ )?$/u,
};
/** “My son is 9.” */
const ages = {
  en: / (?:i'm|im|i am|is|he's|she's|turned|turning) \d{1,2}(?: years? old)? (?!times)/u,
  he: / (?:בן|בת) \d{1,2} /u,
};
/** The words that lead to what matters. */
const leadsToPoint = {
  en: / (?:what matters|i keep (?:thinking|coming back|seeing|hearing)|the (?:point|thing|worst|hardest|truth) is|i (?:think|realised|realized|noticed)|i'm (?:frightened|afraid|scared)|i'd rather|maybe i) /u,
  he: / (?:העיקר|האמת|אני (?:חושב|חושבת|מבין|מבינה|מפחד|מפחדת|תמיד)|הבנתי|בעצם|כנראה|מה ש(?:חשוב|מפחיד|כואב)) /u,
};
/** Feelings that show in a picture or in the body. */
const felt = {
  en: / (?:i (?:\S+ )?(?:felt|feel)|feels? like|could (?:scream|cry)|broke my heart|heartbroken|can't (?:breathe|sleep|take|stand)|cant (?:breathe|sleep|take|stand)|i (?:cried|cry)|(?:i'm|im) (?:\S+ ){0,3}(?:furious|crying|fed up|sick of|done)|my (?:stomach|heart|chest)|suffocating|smothering|makes me (?:want|feel)|like (?:a|an) (?:kid|child|guest|stranger|robot|ghost|fool)) | (?:didn't|didnt|never|doesn't|doesnt|won't|wont|nobody|without) (?:\S+ )?(?:invit|ask|tell|told|call|trust|listen|believ|choos)\p{L}* (?:to )?me | nobody (?:called|came|asked|noticed) /u,
  he: / (?:אני (?:\S+ )?(?:מרגיש|מרגישה)|הרגשתי|נשבר לי|נשבר הלב|הלב שלי|מחניק|חונק|נחנק|נחנקת|משתגע|משתגעת|משתעמם|משתעממת|מתבזבז|מתבזבזת|[שו]?כמו (?:ילד|ילדה|אורח|אורחת|זר|זרה|רובוט|רוח)|אורח ב\S+|אורחת ב\S+|נמאס לי|מתגעגע|מתגעגעת|בכיתי|מציק לי|מעיק|אשמה|לבד עם|לא (?:ישן|ישנה|נושם|נושמת)|גמור|גמורה|גמורות|נעלבתי|מתיש|שורף לי|יושב לי על|קשה לי|נשבר|נשברת|שקוף|שקופה) | (?:לא|בלי) (?:\S+ )?(?:הזמין|הזמינה|הזמינו|שאל|שאלה|שאלו|התקשר|התקשרה|סומך|סומכת|מקשיב|מקשיבה|מאמין|מאמינה) (?:לי|אותי|עליי|עלי|בי|אליי) /u,
};
/** “My face gets red”: a feeling in the body, and anger. */
const bodily = {
  en: / my (?:face|hands?|throat|shoulders?|jaw|legs?|belly|head|body|skin|ears?|voice) (?:just |always )?(?:gets?|goes?|hurts?|aches?|tighten\S*|shakes?|turns?|burns?|drops?|is|are) /u,
  he: / ו?(?:(?:הבטן|הגרון|הכתפיים|הפנים|הידיים|החזה|הלסת|הרגליים|הגוף|הקול)(?: שלי)? (?:מ|נ|כ|ר|א|ק|ב|ל)\p{L}{2,}|כועס|כועסת) /u,
};
/** A blow, and what it does to somebody at once: “that broke me”, “I froze”. */
const struck = {
  en: / (?:(?:broke|crushed|gutted|shook|hit|floored|stung|destroyed|wrecked) me|(?:got|gets) to me|(?:i|and) (?:(?:just|really|almost|even|then) )?(?:froze|shook|cried|sobbed|wept|panicked|trembled)|in(?:to)? tears|my heart (?:sank|broke)) /u,
  he: / (?:ו|ש)?(?:(?:שבר|שברה|שברו|ריסק|ריסקה|טלטל|טלטלה) אותי|נשברתי|קפאתי|רעדתי|בכיתי|התפרקתי|נחנקתי|(?:כאב|כואב|צרב) לי|פרצתי בבכי) /u,
};
/** Something that turns a life. */
const turned = {
  en: / (?:split up|broke up|(?:left|dumped|fired) me|let me go|got fired|laid off|died|passed away|divorced?|diagnosed|miscarried|moved out) /u,
  he: / ו?(?:נפרדתי|נפרדנו|נפרדה|התגרשתי|התגרשנו|פיטרו|פוטרתי|מת|מתה|נפטר|נפטרה|עזב אותי|עזבה אותי) /u,
};
/** Words of wanting, of fear, and of old wishes. */
const longed = {
  en: / (?:i (?:just |really |only |always )?(?:want|wanted|wish|need|hope)|(?:i'd|id) (?:like|love|rather)|what i (?:really )?(?:want|need)|scared (?:that|of)|afraid (?:that|of)|worried (?:that|about)|i used to) /u,
  he: /(?: (?:אני (?:רק |פשוט |כן |תמיד )?רוצה|רק רוצה|הייתי רוצה|תמיד רציתי|בא לי|הלוואי|חלמתי|חולם|חולמת|ו?שיהיה לי|ושי\S+ לי|שלא [אנ]\p{L}+|מה ש(?:מציק|מפחיד|כואב|חסר|מעיר|ברור)|(?:מפחד|מפחדת|פוחד|פוחדת) ש\S+) )/u,
};
/** The root of something: “my dad was a shouter and I swore I wouldn’t be”. */
const roots = {
  en: / (?:my (?:dad|father|mum|mom|mother|parents) (?:was|were|used to|always|never)|(?:i|i'd) (?:swore|promised myself|vowed)|just like (?:my (?:dad|father|mum|mom|mother)|him|her)|when i was (?:a (?:kid|child|boy|girl)|little|small)) /u,
  he: / (?:(?:אבא|אמא|ההורים)(?: שלי)? (?:היה|הייתה|היו|תמיד|אף פעם)|נשבעתי|הבטחתי לעצמי|בדיוק כמו (?:אבא|אמא)|כשהייתי (?:ילד|ילדה|קטן|קטנה)) /u,
};
/** An hour or a stretch of time alone. */
const timeAlone = {
  en: /^ (?:(?:it's|its|that's|thats|it was|always|usually|about|like|at|around|for|every|only|and|since) )*(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a few|some)(?: ?(?:am|pm|o'clock|oclock|years?|months?|weeks?|days?|hours?|times?))?(?: (?:in the (?:morning|evening|night)|at night|now|ago|already))* $/u,
  he: /^ (?:(?:זה|זו|תמיד|בעיקר|רק|בערך|כבר|כל|בשעה|מאז|לפני|אחרי|ככה|עוד) )*[בלמ]?(?:\d{1,2}|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר|חצות|חצי שנה|שנתיים|חודשיים|שבועיים)(?: (?:שנים|שנה|חודשים|שבועות|ימים|פעמים))?(?: (?:בלילה|בבוקר|בערב|בצהריים|בול|לפנות בוקר))* $|^ (?:(?:זה|תמיד|בעיקר|הכי כבד|הכי קשה) )*(?:בלילה|בבוקר|בערב|בלילות|בבקרים|בערבים) $/u,
};
/** “Oops, tomorrow is Saturday.” */
const daysAlone = {
  en: /^ (?:(?:oops|oh|wait|ah|but|and) )*(?:tomorrow|today)(?: is|'s|s)? \p{L}{3,6}day $/u,
  he: /^ (?:(?:אופס|אוי|אה|רגע|אבל) )*(?:מחר|היום|מחרתיים) (?:כבר )?(?:יום )?(?:שבת|שישי|ראשון|שני|שלישי|רביעי|חמישי|חג) $/u,
};
/** “It’s a text”, “there’s one guy with a dog”: names a thing, and nothing of the person. */
const names = {
  en: /^ (?:and |but |so )?(?:it's|its|it was|that's|thats|there's|theres|there was) (?:just |only )?(?:a|an|one) (?!bit |little |shame |pity |relief |lot |mess |nightmare )(?!.* (?:i|i'm|me|my|we|our|us) )/u,
  he: /^ (?:ו|אבל )?(?:זה|זאת|זו) (?:רק |פשוט )?(?:הודעה|תמונה|הקלטה|אימוג'י|סמס|מייל) /u,
};
/** The number of children, the way of typing, and things that matter to nobody. */
const besides = {
  en: /^ (?:and |but |honestly )*(?:the |all the |all )?(?:others|other|rest|other \S+)(?: of \S+)? (?:is|are|was|were) (?:all )?(?:fine|ok|okay|good|nice|alright) |^ (?:(?:and|but|so|honestly|it's|its|just) )*(?:(?:a|kind of|sort of|all) )?(?:bit|little|of)? ?(?:everything|all of it) $|^ (?:and |but )?(?:i've got|ive got|i have|we've got|we have) (?:a|an|one|two|three|four|five|another|\d+) (?:little |small |other |more )?(?:kids?|children|girls?|boys?|daughters?|sons?|teenagers?|cats?|dogs?)(?: (?:he's|she's|is|of) \d+)? $| (?:typing|writing) this |^ also | who knows $| (?:i'm|im) (?:\S+ )?(?:ashamed|embarrassed|afraid|sorry) to (?:say|admit|write|tell)(?: (?:this|it|that))? $|^ sorry if | think (?:that's|thats) my answer $|^ (?:he|she|they) (?:won't|wont|doesn't|doesnt|don't|dont) (?:even )?(?:care|mind) $/u,
  he: /^ (?:ו|אבל )?(?:כל )?(?:השאר|האחרים|האחרות|היתר) (?:\S+ )?(?:בסדר|סבבה|טובים|נחמדים) |^ (?:אבל |בעצם |פשוט |קצת |זה )*(?:הכל|הכול|מהכל|מהכול)(?: ביחד)? $|^ ו?יש לי (?:עוד|שתי|שני|שלוש|שלושה|ארבע|ארבעה|חמישה|\d+) (?:ילד|ילדה|בן|בת|אח|אחות|בנות|בנים|ילדים|ילדות|אחים|אחיות|נכדים|חתולים|כלבים)(?: (?:בן|בת|בני|בנות) \d+| \S+)? $|^ (?:אני )?(?:עוד|עדיין) לא \S+תי $|^ (?:אני )?(?:מתבייש|מתביישת|נבוך|נבוכה) (?:לספר|להגיד|לכתוב|לומר|להודות)(?:(?: את)? ?זה)? $|^ סליחה אם |^ (?:לו|לה|להם) (?:לא )?(?:אכפת|משנה) $/u,
};
/** A remark that shames is not said back, and neither is what somebody says against themselves. */
const shames = {
  en: / (?:smells? (?:it |of it |smoke )?on me|(?:laugh(?:s|ed|ing)?|stared?|stares) at me|called me an? |wrong with me|rubbish at|a right \S+ at|a monster) ?/u,
  he: / ו?(?:\S+ )?(?:מריח|מריחה|מריחים|צוחק|צוחקת|צוחקים|לועג|לועגת|לועגים|צחקו|צחק|צחקה) (?:עליי|עלי|לי|ממני) | נמאס (?:לו|לה|להם) ממני | משהו דפוק בי | משהו לא בסדר (?:בי|איתי) /u,
};
/** “I shouldn’t have shouted”: turned into “you shouldn’t have”, it would judge. */
const regrets = {
  en: /(?<!\p{L})i (?:should|shouldn't|shouldnt|should not|ought not to|ought to|could|must|mustn't) (?:just |never |really |at least )?(?:have|of|ve)(?!\p{L})/iu,
  he: /(?<!\p{L})(?:לא )?הייתי (?:לא )?(?:צריך|צריכה|אמור|אמורה|חייב|חייבת)(?!\p{L})/u,
};

/** Whether a clause holds what somebody wishes they had done, or not. */
export function isRegret(text: string, language: Language): boolean {
  return regrets[language].test(text.replaceAll('’', "'"));
}

/** “He cried and said to me: go”, without its marks. */
const endsQuoting = {
  en: / (?:said|says|told me|goes) \S+ $/u,
  he: / ו?(?:אמר|אמרה|אמרו|צעק|צעקה) (?:לי )?\S+ $/u,
};

/** “I hear him say”, before the quotation that it leads to. */
const endsSaying = {
  en: / (?:he|she|they|him|her|them) (?:says?|said|goes|saying|going|(?:told|tells|asked|asks) me) $/u,
  he: / (?:אותו|אותה|אותם|הוא|היא|הם|לי) (?:אומר|אומרת|אומרים|אמר|אמרה|אמרו|צועק|צועקת|צעק|צעקה|כתב|כתבה|שאל|שאלה)(?: לי)? $/u,
};
/** “If I can”, “but she does”: the verb stands somewhere else. */
const endsBare =
  / (?:can|can't|cant|could|couldn't|would|wouldn't|will|won't|do|don't|dont|does|doesn't|did|didn't|should|shouldn't|must|am|are|was|were) $/u;
const bareWordsMax = 4;

/** “Not a fight or anything”: words that put something away. */
export const putsAway = {
  en: /^ (?:not|no) (?:a|an|any|the|in|on|with|because|for|out|from|about|really|that|even|like) /u,
  he: /^ (?:בלי שום|לא איזה|לא משהו|לא (?:בגלל\S*|בשביל\S*)) /u,
};

/** The person says that they have kept something to themselves. */
export function isUnsaid(normal: string, language: Language): boolean {
  return unsaid[language].test(normal);
}

function isOfSelf(normal: string, language: Language): boolean {
  return ofSelf[language].test(normal) && !unknowing[language].test(normal);
}
/** “I can’t say”: nothing but not knowing. */
const unknowing = {
  en: /^ (?:and |but |so )?i (?:can't|cant|couldn't|couldnt) (?:say|tell|think of (?:any|one)\S*|remember|complain)(?: really)? $| (?:no idea|(?:don't|dont) know)(?: (?:what|how|why|if))? $/u,
  he: /^ (?:אבל |ו)?(?:אין לי מושג|(?:אני )?לא (?:יודע|יודעת))(?: (?:מה|איך|למה|אם|כמה))? $|^ אני לא (?:יכול|יכולה) (?:להגיד|לומר|לזכור) $/u,
};

/** Lighter clauses are not said back even where there is nothing else. */
export const lightest = -3;
/** Words that are an hour, a day or a remark beside the matter. */
export const emptyWeight = -6;

/** The words name a feeling, or show it by a picture. */
export function isFelt(normal: string, language: Language): boolean {
  return feelingsIn(normal, language).length > 0 || felt[language].test(normal);
}

/** Words that would hurt if the guide said them. */
export function isShaming(normal: string, language: Language): boolean {
  return shames[language].test(normal);
}

/** A turn with “but” weighs most, unless it leads to not knowing or to a “not that”. */
export function turnsTo(
  { normal, afterContrast }: Pick<Clause, 'normal' | 'afterContrast'>,
  language: Language,
): boolean {
  return (
    afterContrast &&
    (!leadsOn[language].test(normal) || isOfSelf(normal, language)) &&
    !denials[language].test(normal) &&
    !putsAway[language].test(normal)
  );
}

/** The weight of a clause in its message: a feeling, a wish and a turn most, an aside least. */
export function weightOf(
  { text, normal, afterContrast }: Pick<Clause, 'text' | 'normal' | 'afterContrast'>,
  language: Language,
): number {
  const count = text.split(' ').length;
  let weight = 0;
  const strikes = struck[language].test(normal);
  const feels = strikes || isFelt(normal, language) || bodily[language].test(normal);
  const longs = longed[language].test(normal);
  if (feels) weight += 4;
  if (strikes) weight += 4;
  if (warmthsIn(normal, language).length > 0) weight += 5;
  if (longs) weight += 3;
  if (roots[language].test(normal)) weight += 4;
  if (turned[language].test(normal)) weight += 3;
  if (topicsIn(normal, language).length > 0) weight += 1;
  const turns = turnsTo({ normal, afterContrast }, language);
  if (turns) weight += 4;
  if (unsaid[language].test(normal)) weight += 5;
  if (count >= 4 && leadsToPoint[language].test(normal)) weight += 4;
  if (ofPerson[language].test(normal)) weight += 2;
  if (unwanted[language].test(normal)) weight -= 4;
  // “It’s not the money” says less than what comes after it.
  if (denials[language].test(normal)) weight -= 3;
  if (!feels && !turns && count <= pointersWordsMax && pointers[language].test(normal)) weight -= 4;
  if (!strikes && pointsBack[language].test(normal)) weight -= 4;
  if (count >= 4 && count <= 13) weight += 2;
  if (ages[language].test(normal)) weight -= 5;
  if (count < 3 && !feels) weight -= 2;
  // “I don’t miss him exactly, I just …”, “I don’t know”: a denial leads to what is meant.
  if (isOfSelf(normal, language)) weight += 3;
  else if (!longs && leadsOn[language].test(normal)) weight -= 4;
  if (names[language].test(normal)) weight -= 4;
  if (timeAlone[language].test(normal) || daysAlone[language].test(normal)) weight -= 6;
  if (besides[language].test(normal)) weight -= 6;
  if (putsAway[language].test(normal)) weight -= 6;
  if (namesWorry(normal, language)) weight += 4;
  if (isFactOfOthers(normal, language)) weight -= 8;
  if (language === 'en' && count <= bareWordsMax && endsBare.test(normal)) weight -= 6;
  if (isShaming(normal, language)) weight -= 8;
  if (endsQuoting[language].test(normal)) weight -= 3;
  if (endsSaying[language].test(normal)) weight -= 8;
  return weight;
}
