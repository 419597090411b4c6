import type { Language } from '#contract/shapes.ts';

type Signs = Record<Language, RegExp>;
type Text = [en: string, he: string];

const lead = {
  en: '(?:(?:so|and|but|or|ok|okay|well|hm+|um+|then|honestly|maybe|just|please|now|idk|i wonder) )*',
  he: '(?:(?:אז|נו|אבל|טוב|אוקיי|הממ?|אולי|בעצם|תגיד|תגידי|רגע|האם|רק) )*ו?',
};
const people = {
  en: String.raw`(?:he|she|they|he's|she's|they're|people|everyone|everybody|somebody|(?:my|his|her|their|the) \p{L}+)`,
  he: '(?:הוא|היא|הם|הן|אנשים|כולם|אמא|אבא|אחי|אחותי|בעלי|אשתי|הבן|הבת|הבוס|הבוסית|המנהל|המנהלת|החבר|החברה|הילדים|ההורים)',
};
const toMe = {
  en: '(?:me|us|my|mine)',
  he: '(?:אותי|עליי|עלי|לי|בי|ממני|אליי|אלי|איתי|בגללי|אותנו|עלינו|לנו)',
};

/** Questions after what goes on in somebody else. */
export const asksMind: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:(?:what |why |how )?do (?:you|u) (?:think|reckon|suppose|believe)(?: that)? ${people.en} (?!should |could )|(?:will|does|do|did|is|are|was|would|could|has|have) (?:he|she|they|my \\p{L}+) (?:\\S+ ){0,6}?${toMe.en} |(?:why|what|how) (?:does|did|is|do|are|would|doesn't|didn't|won't|isn't|must|will) (?:he|she|they) )`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:(?:מה |למה |איך )?(?:לדעתך|נראה לך ש?|אתה חושב ש?|את חושבת ש?) ?(?:ש)?${people.he} |${people.he} (?:\\S+ ){1,4}?${toMe.he} (?:\\S+ )?$|(?:למה|מה|איך) ${people.he} (?:\\S+ )*$)`,
    'u',
  ),
};

/** “Is that a good idea?”, “what about asking them?”, “should I?” */
export const asksWeighing: Signs = {
  en: new RegExp(
    `^ (?:.* )?(?:(?:is|was|would|isn't) (?:that|this|it) (?:be )?(?:\\S+ )?(?:a |the )?(?:good|bad|stupid|terrible|nice|silly|smart|right|wise|better) (?:idea|plan|thought|way|thing to \\p{L}+))(?: (?:\\S+ ){0,6})?$|^ ${lead.en}(?:a )?(?:good|bad|stupid) (?:idea|plan) $|^ ${lead.en}(?:what|how) about (?:the idea(?: of| to)? \\S+ |(?:just |maybe )*(?:if i \\S+ |(?:me )?(?!something|anything|everything|nothing|evening|morning|feeling)\\p{L}{2,}ing ))(?:\\S+ )*$|^ ${lead.en}(?:do (?:you|u) think )?(?:should|shall|ought) (?:i|we) |^ ${lead.en}(?:is|would) it (?:be )?(?:worth|better|wiser|smarter) (?:it|to|if|\\p{L}+ing) |^ ${lead.en}worth (?:it|a try|trying) $|^ ${lead.en}do i (?:just |really |simply |still )*\\p{L}{3,} (?:\\S+ ){0,8}or (?:what|not) $|^ ${lead.en}(?:do )?(?:you|u) think (?:that )?(?:\\S+ ){1,9}(?:is|was|would be) (?:\\S+ )?(?:right|wrong|ok|okay|fair|too much|too harsh|a mistake) $`,
    'u',
  ),
  he: new RegExp(
    `^ (?:.* )?(?:זה|זו|זאת) (?:\\S+ )?(?:רעיון|מחשבה|תוכנית) (?:\\S+ )?(?:טוב|טובה|רע|רעה|גרוע|גרועה|הגיוני|הגיונית|מטופש|טיפשי|נכון)(?: לדעתך| בעיניך)? $|^ ${lead.he}רעיון (?:טוב|רע) $|^ ${lead.he}(?:(?:אתה|את) (?:חושב|חושבת) |לדעתך |נראה לך )ש?(?:\\S+ ){1,9}(?:נכון|בסדר|מוגזם|הוגן|טעות|הגיוני) $|^ ${lead.he}מה עם (?:(?:ה?רעיון|פשוט|אולי|זה) )*[לש]\\p{L}{2,} |^ ${lead.he}(?:לדעתך )?(?:כדאי|עדיף|שווה|מוטב)(?: לי| לנו| לדעתך)* (?:ש|ל)\\p{L}+ |^ ${lead.he}(?:כדאי|עדיף|שווה)(?: לי| לדעתך| את זה)* $|^ ${lead.he}(?:אני |שאני )?(?:פשוט|סתם) (?:\\S+ ){1,8}או (?:מה|לא) $|^ ${lead.he}ל(?!אי|אן|\\p{L}+י |הם )\\p{L}{3,} (?!של)(?:\\S+ ){1,5}$`,
    'u',
  ),
};

/** “How do I begin?”, “any idea how to talk to him?” */
export const asksWay: Signs = {
  en: new RegExp(
    `^ (?:.{0,60} )?how (?:(?:do|can|could|should|would|will|shall) (?:i|we|people|others|one|anyone|anybody|somebody)|am i (?:supposed|meant) to|to|(?:do|does|can) you(?= (?:even |ever |actually )?(?:make|stop|start|begin|get|forgive|live|let|say|tell|deal|cope|learn|trust|move|find|ask|sleep|talk|refuse|choose|end|leave|quit) )) (?:\\S+ ){1,14}$|^ ${lead.en}what (?:do|should|can|could|would) i (?:even |actually |ever )?(?:say|write|reply|answer)(?: (?:\\S+ ){0,5})?$`,
    'u',
  ),
  he: new RegExp(
    `^ (?:.{0,60} )?איך (?:(?:אני|אנחנו|אפשר|בכלל|כדאי|צריך) (?:\\S+ ){1,14}|(?:\\p{L}{2,}ים|ל\\p{L}{3,}) (?:\\S+ ){0,14})$|^ ${lead.he}מה (?!(?:אני )?(?:אגיד|אומר|אומרת) לך )(?:אומרים|כותבים|עונים|(?:אני )?(?:אומר|אומרת|אגיד|כותב|כותבת|אכתוב|אענה)|להגיד|לומר|לכתוב|לענות)(?: (?:\\S+ ){0,5})?$`,
    'u',
  ),
};

/** “Stop with the questions, just give me an idea”: wants one thing to try. */
export const asksIdea: Signs = {
  en: / (?:(?:give|gimme|throw) (?:me |us )?(?:just |maybe )?(?:an|any|some|one|a single) (?:\S+ )?(?:ideas?|suggestions?)|(?:you|u) (?:got|have) (?:an|any|some) (?:ideas?|suggestions?)(?! (?:what|why|who|where|how (?!to |i |we )))|(?:just )?suggest something|need (?:an|some) ideas?|tell me (?:just )?(?:one thing|something) (?:i (?:can|could)|to) (?:do|try)) /u,
  he: / (?:(?:תן|תני|תנו|תביא|תביאי|תציע|תציעי|אפשר) (?:לי )?(?:פשוט |רק |אולי |איזה )?(?:רעיון|הצעה|משהו לנסות)|יש לך (?:איזה )?(?:רעיון|הצעה)|(?:צריך|צריכה|רוצה) (?:איזה )?רעיון) /u,
};

/** “Does that make sense?”, “am I being silly?” */
export const asksSense: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:(?:does|did|do) (?:that|this|it|any of (?:that|this|it)|what i(?:'m| am)? say(?:ing)?) (?:even |really )?make (?:any |some )?sense(?: to you| at all)?|makes sense|(?:do )?(?:you|u|ya) know what i mean|am i making (?:any )?sense) $`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:(?:זה |זאת )?(?:נשמע )?(?:לך )?(?:הגיוני|מובן|ברור)(?: לך| בעיניך| בכלל| מה שאני \\p{L}+)?|(?:מובן|מבין|מבינה|ברור|יודע|יודעת) (?:לך )?(?:למה|מה) אני (?:מתכוון|מתכוונת)|אני (?:מדבר|מדברת) (?:הגיוני|בהיגיון)) $`,
    'u',
  ),
};

/** “Am I being silly?” */
export const asksIfSilly: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:(?:(?:do )?(?:you|u) (?:really )?think (?:that )?)?(?:i'm|im|i am)|am i) (?:(?:being|just|too|so|a bit|really) )*(?:silly|selfish|weak|soft|naive|a coward|a failure|a (?:bad|terrible|horrible|awful) (?:mother|mum|mom|father|dad|parent|friend|person|daughter|son|wife|husband|teacher|nurse|boss)|bitter|petty|needy|mean|cruel|cold|horrible|unfair|ungrateful|lazy|morbid|stupid|crazy|weird|dramatic|overreacting|paranoid|childish|ridiculous|sensitive|imagining (?:it|things))(?: here| about (?:it|this)| (?:to|for) (?:\\S+ ){0,7}\\S+)? $|^ ${lead.en}(?:(?:do )?(?:you|u) (?:really )?think (?:that )?)?(?:is (?:it|that)|(?:it|that)(?:'s| is)|its|thats) (?:(?:just|too|so|a bit|kind of|really) )*(?:silly|foolish|childish|ridiculous|pathetic|petty|selfish|mean|weak|cowardly|immature|babyish|cheesy|stupid|dumb|daft|weird|mad|crazy|lame|a cop out)(?: of me)?(?: (?:though|really|honestly|then|at \\d+))*(?: (?:to|that|over|about|for) (?:\\S+ ){0,9}\\S+)? $|^ ${lead.en}(?:(?:perhaps|maybe) )?(?:that|it|this)(?:'s| is| sounds)(?: (?:just|too|so|a bit|rather))* (?:silly|foolish|childish|ridiculous|pathetic|weak|stupid|daft|weird|mad) $|^ ${lead.en}would (?:that|it|this) be (?:(?:just|too|so|a bit) )*(?:silly|foolish|childish|ridiculous|weak|stupid|daft|weird|mad|a cop out)(?: (?:to|of) (?:\\S+ ){0,7}\\S+)? $|^ ${lead.en}what (?:sort|kind) of (?:an? )?(?:mother|mum|mom|father|dad|parent|daughter|son|wife|husband|friend|person|woman|man|teacher|nurse)(?: (?:does|would|am|forgets|shouts|says|thinks|snaps) (?:\\S+ ?){0,6})? $|^ ${lead.en}(?:did|have) i (?:overreact(?:ed)?|go(?:ne)? too far) $|^ ${lead.en}(?:is|was) (?:it|that|this) (?:so |really |a bit )?(?:bad|too much|too harsh|over the top)(?: of me)? $|^ ${lead.en}(?:a )?(?:daft|silly|dumb|mad|weird|strange|odd|crazy) (?:idea|thought|plan|thing)? $`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:(?:(?:אתה|את) )?(?:באמת )?(?:חושב|חושבת) ש?|לדעתך |נראה לך ש?)?ש?אני (?:סתם |קצת |פשוט )*(?:אגואיסט|אגואיסטית|חלש|חלשה|פחדן|פחדנית|תמים|תמימה|כישלון|(?:אמא|אבא|חבר|חברה|בן|בת|אח|אחות|מורה) (?:רע|רעה|גרוע|גרועה)|רע|רעה|נורא|נוראית|לא הוגן|לא הוגנת|מגזים|מגזימה|משוגע|משוגעת|מוזר|מוזרה|טיפש|טיפשה|דרמטי|דרמטית|פרנואיד|פרנואידית|רגיש מדי|רגישה מדי|ילדותי|ילדותית|אנוכי|אנוכית|מריר|מרירה|קר|קרה|כפוי טובה|כפוית טובה|קטנוני|קטנונית)(?: (?:ש|ל)\\p{L}+(?: \\S+){0,6})? $|^ ${lead.he}(?:זה|זאת|זו) (?:סתם |קצת |פשוט |ממש )*(?:ילדותי|טיפשי|מגוחך|קטנוני|פתטי|מטופש|מוזר|דביק|קיטשי|אגואיסטי|אנוכי|מוגזם|כזה נורא|יותר מדי|רע|חלש|חולשה|פחדנות|הזוי|פתטי)(?: (?:מצדי|מצידי))?(?: (?:בגלל|על) (?:\\S+ ){0,5}\\S+)?(?: (?:ש|ל)\\p{L}+(?: \\S+){0,6})? $|^ ${lead.he}איז(?:ו|ה) (?:מין )?(?:אמא|אבא|בת|בן|אישה|גבר|חבר|חברה|אדם|מורה|אחות) (?:\\S+ ){0,5}\\S+ $`,
    'u',
  ),
};

/** “Am I not important enough?” is a hurt, and no request. */
export const asksWorth: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:what |wait |oh )?(?:(?:am i|was i|i'm|im|i am|aren't i) (?:really |just |even )*(?:(?:not|never) (?:(?:even|really|that) )?(?:important|good|worth|interesting|lovable|pretty|special|enough)(?: (?:enough|it|anything|the trouble))*|(?:that|so) (?:unimportant|worthless|boring|replaceable|easy to (?:forget|leave|replace))|nothing|worthless|invisible)|(?:don't|do) i (?:(?:not|even|really|just) )*(?:matter|count|exist))(?: (?:at all|any ?more|(?:to|for) (?:him|her|them|anyone|anybody|people|my \\p{L}+)))? $`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:מה )?(?:אני|אנחנו) (?:(?:באמת|כל כך|בכלל|כבר|סתם) )*(?:לא (?:(?:מספיק|כל כך) )?(?:חשוב|חשובה|טוב|טובה|שווה|מעניין|מעניינת|נחשב|נחשבת|ראוי|ראויה|מיוחד|מיוחדת)(?: (?:מספיק|כלום|כבר))?|כלום|אוויר|שקוף|שקופה)(?: (?:לו|לה|להם|בעיניו|בעיניה|בשבילו|בשבילה|בשבילם|לאף אחד))? $`,
    'u',
  ),
};

const deed = {
  en: '(?:of|from|by) (?:him|her|them|(?:my|the|our) \\p{L}+)(?: (?:\\S+ ){0,8}\\S+)?|(?:what|how|that|when|if) (?:he|she|they|people|(?:my|the|our) \\p{L}+) (?:\\S+ ){0,8}\\S+',
  he: '(?:מצידו|מצידה|מצידם|מצדו|מצדה|מצדם|(?:מה |איך )?(?:ש|כש)(?:הוא|היא|הם|הן|אמא|אבא|בעלי|אשתי|אחי|אחותי|אנשים|ה\\p{L}{3,}) \\S+)(?: \\S+){0,8}',
};
const thatWas = {
  en: `(?:(?:do )?(?:you|u) (?:(?:really|honestly) )?think (?:that )?)?(?:(?:is|was|isn't|wasn't) (?:that|this|it)|(?:that's|it's|that was|it was|this is|that is|it is)) (?:(?:really|even|actually|so|not) )*`,
  he: '(?:(?:אתה|את) (?:באמת )?(?:חושב|חושבת) |לדעתך |נראה לך |בעיניך |האם )?ש?(?:זה|זאת|זו) (?:(?:היה|הייתה|באמת|בכלל|ממש|לא) )*',
};
/** “Was that fair of him?”, “do you think it was all right what she said?” */
export const asksOfOthers: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:${thatWas.en}(?:ok|okay|fair|right|alright|all right|fine|acceptable|nice|decent|cruel|cool) (?:${deed.en}) $|(?:(?:do )?(?:you|u) think )?(?:is |was )?what (?:he|she|they) (?:did|said|does|says|do|say|wrote) (?:(?:is|was|to me|there) )*(?:ok|okay|fair|right|alright|wrong|acceptable) $|(?:do )?(?:you|u) think (?:he|she|they) (?:was|were|is|are) (?:right|wrong|fair|ok|okay) (?:to|in|when|about|with) |should (?:he|she|they) have (?:said|done|written) )`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:${thatWas.he}(?:בסדר|הוגן|לגיטימי|תקין|מקובל|צודק|נחמד|סבבה) (?:${deed.he}) $|(?:(?:אתה|את) (?:חושב|חושבת) ש?|לדעתך )?מה ש(?:הוא|היא|הם) \\S+ (?:(?:לי|שם|זה|היה) )*(?:בסדר|הוגן|לגיטימי|תקין|מקובל) $)`,
    'u',
  ),
};
/** “Is it normal that he reads my messages?” */
export const asksIfUsual: Signs = {
  en: new RegExp(
    `^ ${lead.en}${thatWas.en}(?:normal|usual|common) (?:${deed.en}) $|^ ${lead.en}${thatWas.en}(?:normal|usual) for (?:a |an |my |the )?\\p{L}+ to (?:\\S+ ){0,8}$`,
    'u',
  ),
  he: new RegExp(`^ ${lead.he}${thatWas.he}(?:נורמלי|רגיל|מקובל) (?:${deed.he}) $`, 'u'),
};

/** “What do I do when he says that again?” */
export const asksThen: Signs = {
  en: new RegExp(
    `^ (?:.{0,40} (?:(?:didn't|haven't|didnt|never) (?:answer|answered|say|said|tell me|told me)|you (?:could |can |would )?(?:tell|show|help) me|help me know) |${lead.en})(?:what|how) (?:to |(?:do|should|can|could|would|am|will) (?:i|we|you) (?:even |actually |supposed to |meant to )?)(?:do|say|answer|reply|respond|react|tell him|tell her|tell them) (?:(?:to that|then|next time) )?(?:when|if|once|whenever|the next time|next time) (?:he|she|they|he's|she's|they're|people|somebody|someone|(?:my|the) \\p{L}+) (?!dies|dying|hits|beats|kills|collapses|bleeds)`,
    'u',
  ),
  he: new RegExp(
    `^ (?:.{0,40} (?:ענית (?:לי )?(?:על )?|ש?(?:תגיד|תגידי|תסביר|תסבירי|תראה|תראי) לי )|${lead.he})(?:אין לי מושג )?(?:מה|איך) (?:(?:אני|אנחנו|אפשר|בכלל|צריך|כדאי) )*(?:עושה|עושים|לעשות|אעשה|אומר|אומרת|אומרים|אגיד|להגיד|לומר|עונה|עונים|אענה|לענות|מגיב|מגיבה|מגיבים|אגיב|להגיב) (?:(?:לו|לה|להם|אז|על זה) )*(?:כש|אם ש?|בפעם הבאה ש)(?:הוא|היא|הם|הן|אמא|אבא|בעלי|אשתי|הבן|הבת|הבוס|הבוסית|מישהו|אנשים|ה\\p{L}{2,}) (?!מת |מתה |מרביץ|מכה )`,
    'u',
  ),
};
/** Words of others, beside their acts. */
export const ofSaying: Signs = {
  en: / (?:says?|asks?|tells? me|calls me|goes|answers|replies|accuses|starts (?:with|about)|no) /u,
  he: / (?:אומר|אומרת|אומרים|יגיד|תגיד|יגידו|שואל|שואלת|ישאל|תשאל|ישאלו|עונה|יענה|תענה|קורא לי|קוראת לי) /u,
};

/** Moments in which somebody else is beside themselves. */
export const ofHeat: Signs = {
  en: / (?:defensive|angry|mad|upset|furious|loud|shouts?|shouting|yells?|yelling|snaps?|explodes?|cries|crying|shuts? down|closes? off|goes quiet|storms? (?:off|out)|walks? (?:off|out|away)) /u,
  he: / (?:מתגונן|מתגוננת|מתגוננים|כועס|כועסת|כועסים|מתעצבן|מתעצבנת|צועק|צועקת|צועקים|מתפרץ|מתפרצת|נסגר|נסגרת|נעלב|נעלבת|בוכה|בוכים|שותק|שותקת|הולך באמצע|הולכת באמצע) /u,
};

/** Facts of a field, and the words that ask for one; a wish or a choice in it is none. */
export const fields: [pool: string, of: Signs, asks: Signs][] = [
  [
    'who_price',
    {
      en: / (?:pounds?|dollars?|euros?|quid|bucks|shekels?|charge|price|prices|fee|rate|what (?:people|they) would pay) /u,
      he: / [ובלהמש]{0,3}(?:שקל|שקלים|דולר|דולרים|יורו|מחיר|מחירים|תעריף|לגבות|לקחת על) /u,
    },
    {
      en: / (?:too (?:little|much|low|high|cheap|expensive)|enough|fair|reasonable|how much (?:should|do|can|could) (?:i|we)|what (?:should|do|can|could) (?:i|we) (?:charge|ask|take)|how (?:could|can|do|would) (?:i|we) (?:find out|know)) /u,
      he: / (?:מעט מדי|יותר מדי|מספיק|הוגן|סביר|זול מדי|יקר מדי|כמה (?:לבקש|לקחת|לגבות|כדאי|אפשר)|איך (?:אפשר |אני )?(?:לדעת|לברר|יודעים|מבררים)) /u,
    },
  ],
  [
    'who_health',
    {
      en: / (?:pills?|meds|medications?|medicines?|tablets?|antibiotics|ibuprofen|paracetamol|painkillers?|antidepressants?|ssris?|insulin|ritalin|vaccines?) /u,
      he: / [ובלהמעש]{0,3}(?:כדור|כדורים|תרופה|תרופות|אנטיביוטיקה|אקמול|נורופן|משכך|משככי|ריטלין|חיסון|מרשם) /u,
    },
    {
      en: / (?:(?:can|may|could) (?:i|we|you|he|she) (?:\S+ )?(?:drink|take|mix|combine|have|eat|drive|stop)|(?:ok|okay|safe|dangerous|bad|allowed) (?:to|with|if)|side effects?|wine|beer|alcohol) /u,
      he: / (?:אפשר|מותר|אסור|בטוח|מסוכן|תופעות לוואי|יין|בירה|אלכוהול) /u,
    },
  ],
  [
    'who_work',
    {
      en: / (?:sabbaticals?|notice period|severance|(?:maternity|paternity|parental|sick|unpaid) (?:leave|pay|days?)|(?:holiday|vacation) days?|overtime|my rights|collective agreement) /u,
      he: / [ובלהמש]{0,3}(?:שבתון|ימי (?:ה)?(?:מחלה|חופשה|חופש)|דמי (?:מחלה|הבראה)|פיצויים|פיצויי פיטורים|הודעה מוקדמת|חופשת לידה|שעות נוספות|חופשה ללא תשלום|זכויות|הזכויות) /u,
    },
    {
      en: / (?:entitled|allowed|do (?:i|we|you) (?:even )?get|can (?:i|you|we|one) (?:even )?(?:get|take|have)|how many|how long (?:is|are)|after how|is there|owed|owe me|what (?:are|is) my) /u,
      he: / (?:ו?מגיע(?:ה|ים|ות)? (?:לי|לנו|ל\p{L}+)|(?:כל|אחרי) כמה|כמה (?:ימי|זמן|שבועות|חודשים|פיצויים)|זכאי|זכאית|מותר|מקבלים|אפשר לקבל|מה הזכויות) /u,
    },
  ],
  [
    'who_money',
    {
      en: / (?:tax|taxes|vat|pension|mortgage|benefits|allowance|child support|alimony|student loan|social security|unemployment (?:pay|benefits|money)) /u,
      he: / [ובלהמש]{0,3}(?:מס|מסים|פנסיה|משכנתא|קצבה|קצבת|דמי אבטלה|ביטוח לאומי|החזר מס|מענק|מזונות) /u,
    },
    {
      en: / (?:entitled|allowed|do (?:i|we|you) (?:even )?(?:get|have to pay|pay)|can (?:i|you|we|one) (?:even )?(?:get|claim|deduct)|owed) /u,
      he: / (?:ו?מגיע(?:ה|ים|ות)? (?:לי|לנו|ל\p{L}+)|כמה (?:מס|פנסיה|קצבה|מענק|מזונות)|זכאי|זכאית|משלמים|צריך לשלם|צריכה לשלם|מקבלים|אפשר לקבל) /u,
    },
  ],
];
/** “I’m due a sabbatical after how many years”: a question without a mark. */
export const asksUnmarked: Signs = {
  en: / (?:after|for) how (?:long|many|much) /u,
  he: / מגיע(?:ה|ים|ות)? (?:לי|לנו) (?:\S+ ){1,4}כמה /u,
};

/** “What do other people do, seriously?” */
export const asksPeers: Signs = {
  en: new RegExp(
    `^ ${lead.en}what (?:do|would|did) (?:(?:most|all|normal|the) )*(?:other people|others|people|everyone else|everybody else|the rest)(?: \\p{L}+ly)? (?:actually |really )?do(?: (?:\\p{L}+ly|though|then|about (?:this|that|it)|with (?:this|that|it)|in (?:this|that|such a|my) (?:case|situation|position|place|moment)|here|now|anyway|honestly)){0,2} $`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}מה (?:(?:אנשים|כל) )?(?:(?:ה?אחרים|אנשים|כולם|רוב האנשים) עושים|עושים (?:אנשים )?(?:אחרים|כולם|אנשים))(?: (?:בדרך כלל|ברצינות|בכלל|עם זה|במצב כזה|אז|באמת)){0,2} $`,
    'u',
  ),
};

const written = {
  en: '(?:question|title|text|message|sentence|line|opening|opener|answer|reply|beginning|thesis|draft|wording|version|email|letter|paragraph|headline|ending)',
  he: '(?:שאלה|כותרת|משפט|הודעה|פתיחה|ניסוח|טקסט|התחלה|מייל|מכתב|פסקה|תשובה|סיום)',
};
/** “Would that work as an essay question?”: a judgement of one’s own text. */
export const asksOfText: Signs = {
  en: new RegExp(
    `^ (?:.{0,40} asked (?:you )?(?:if|whether) |${lead.en})(?:(?:do )?(?:you|u) think )?(?:(?:would|could|does|will|do) (?:that|this|it|my \\p{L}+) (?:\\S+ )?work as (?:a|an|the|my) |(?:(?:is|would|isn't) (?:it|that|this)|it's|its|it is|that's|that is|this is) (?:(?:be|even|really|any|a|an) )*(?:good|ok|okay|decent|clear|strong|fine|better) (?:enough )?)(?:\\p{L}+ )?${written.en}(?: \\S+){0,6} $|^ ${lead.en}(?:is|does) (?:my|the) (?:\\p{L}+ )?${written.en} (?:sound )?(?:ok|okay|good|clear|fine|alright|any good|good enough|clear enough) $`,
    'u',
  ),
  he: new RegExp(
    `^ (?:.{0,40} שאלתי אם |${lead.he})(?:(?:זו|זאת|זה) ${written.he}(?: \\S+)? (?:טוב|טובה|ברור|ברורה|סביר|סבירה|מתאים|מתאימה)|(?:זה )?(?:יעבוד|עובד|יתאים|מתאים|טוב) (?:כ|בתור )${written.he}|ה${written.he}(?: (?:הזה|הזאת|הזו|שלי))? (?:נשמע |נשמעת |מספיק )*(?:טוב|טובה|ברור|ברורה|בסדר))(?: (?:\\S+ ){0,5}\\S+)? $`,
    'u',
  ),
};
/** “Is that too blunt?” */
export const asksTone: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:do you think )?(?:(?:is|isn't|was|does|do|would|will|doesn't) (?:that|this|it|my ${written.en}|the ${written.en})|that's|it's) (?:(?:sound|sounds|come across|read|look|be|a bit|as|way|not|maybe|kind of|ok or|okay or|fine or|good or|alright or) )*too (?:blunt|harsh|direct|soft|formal|cheesy|needy|whiny|aggressive|desperate|dramatic|vague|stiff|polite|bossy|cold|rough|clingy|angry|honest)(?: (?:for|to) \\S+(?: \\S+)?)? $`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:מה (?:אתה |את )?(?:אומר|אומרת|חושב|חושבת) )?(?:(?:זה|זאת|זו|ה${written.he}) )?(?:(?:לא|נשמע|נשמעת|קצת|יוצא|אולי|בסדר או|טוב או|סבבה או) )*(?:חריף|חזק|חזקה|בוטה|תוקפני|ישיר|רך|רשמי|קשוח|נואש|בכייני|חצוף|קר|דרמטי|גס|כועס|כועסת|תוקפנית|חריפה|ישירה) (?:יותר )?מדי(?: לדעתך)? $`,
    'u',
  ),
};
/** “Is it good like that?”: of a text or a plan where one stands beside it. */
export const asksView: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:(?:is|would|does) (?:that|this|it) (?:(?:be|sound|read|look|any) )*(?:ok|okay|good|fine|alright|clear|better|good enough|clear enough|all right)(?: (?:now|like (?:that|this)|to you|so))?|what do (?:you|u) (?:think|say)(?: (?:of|about) (?:it|that|this))?|(?:any )?(?:thoughts|opinion)|how (?:is|does) (?:that|this|it)(?: sound)?|(?:would|could|might) (?:that|this|it) work(?: (?:out|for me))?|better|ok like (?:that|this)|good like (?:that|this)) $`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:(?:(?:ככה|כך|זה|זאת|זו|נשמע|יותר|יהיה) )+(?:טוב|בסדר|ברור|סבבה|אוקיי|מובן|מספיק טוב|מתאים)(?: (?:ככה|כך|עכשיו|לדעתך|יותר|לך)){0,2}|(?:מה )?(?:ה?דעתך|לדעתך)(?: על (?:זה|הניסוח|המשפט|ההודעה|הטקסט|הרעיון|התוכנית))?|מה (?:אתה |את )?(?:חושב|חושבת|אומר|אומרת)(?: על זה)?|איך זה(?: נשמע)?|(?:מה )?נראה לך|ככה|זה יעבוד|זה יכול לעבוד) $`,
    'u',
  ),
};
/** Words that a text of one’s own stands beside. */
export const ownText: Signs = {
  en: / (?:i wrote|i've written|i'd write|i could write|i would write|i'll write|i'd say|i could say|i would say|my (?:text|message|draft|first sentence|opening|essay|letter|email)|here is|here's|first sentence|something like) /u,
  he: / (?:כתבתי|אני כותב|אני כותבת|אכתוב|אני אכתוב|אגיד|אני אגיד|הניסוח|המשפט|הטיוטה|ההודעה שלי|משהו כמו|משהו בסגנון|אולי ככה) /u,
};
/** A quotation long enough for a text, and words that make it somebody else’s. */
export const quotation =
  /(?<![\p{L}\p{N}])["“״'‘][^"”״\n]{12,300}["”״'’]|: (?=\p{L})[^\n]{12,300}/u;
export const quotedOfOthers: Signs = {
  en: / (?:he|she|they|(?:my|the) \p{L}+) (?:just |then |only )?(?:said|says|wrote|writes|told me|asked|goes|called me|texted) /u,
  he: / (?:(?:הוא|היא|הם|אמא|אבא|הבוס|הבוסית) (?:רק |אז )?(?:אמר|אמרה|אמרו|כתב|כתבה|כתבו|אומר|אומרת|שאל|שאלה|קרא לי|קראה לי)) /u,
};
/** Plans of one’s own. */
export const ownPlan: Signs = {
  en: / (?:i could|i'd|i would|i will|i'll|i might|maybe i|i was thinking (?:of|about)|i'm thinking (?:of|about)|i want to|i plan to|my plan is|i need to|i have to|i'm going to) (?!say|write|like to know|love to know)/u,
  he: /^ (?:(?:אולי|רק|פשוט|אז|ו|צריך|צריכה|אני רוצה|רוצה|אני חושב|אני חושבת|חשבתי|בא לי|אפשר|אני צריך|אני צריכה|התוכנית שלי) )*ל(?!א |י |ו |ה |הם |מה |פני |פי |כן |כל |דעתך )\p{L}{3,} | (?:אולי )?אני (?:אולי )?א\p{L}{3,} /u,
};
/** Plans after which one knows more, and has lost little. */
export const smallPlan: Signs = {
  en: / (?:ask|email|e-mail|text|message|call|ring|write|talk|speak|meet|invite|mail) /u,
  he: / [ו]?(?:לשאול|לשלוח|לכתוב|להתקשר|לדבר|לבקש|להזמין|להיפגש|אשאל|אשלח|אכתוב|אתקשר|אדבר|אבקש|אזמין) /u,
};

/** A verb of speech that stands for knowing, without a hearer. */
export const tellsApart: Signs = {
  en: / tell(?= (?:$|then |anyway |apart |(?:if|when|whether|that|what's|the difference|it's|which|between) ))/gu,
  he: / (?:מזהים|לזהות|להבחין|מבחינים) /gu,
};
/** To write a text is a matter of beginning, and of no talk. */
export const writesText: Signs = {
  en: / (?:write|answer|reply to) (?:\S+ )?(?:\S+ )?(?:essay|paper|thesis|dissertation|report|cv|application|book|novel|story|poem|song|chapter|paragraph|article|blog|exam|assignment|introduction|summary) /gu,
  he: / (?:לכתוב|כותבים|כותב|כותבת|אכתוב) (?:\S+ )?(?:\S+ )?ה?(?:עבודה|חיבור|תזה|דוח|סמינריון|ספר|סיפור|שיר|פרק|פסקה|מאמר|מטלה|מבוא|סיכום|קורות) /gu,
};

/** Ways by the verb of the question; the first that is named chooses. */
export const waysByVerb: [pool: string, signs: Signs][] = [
  [
    'way_sleep',
    { en: / (?:sleep|asleep) /u, he: / (?:לישון|להירדם|ישנים|נרדמים|ישן|ישנה|נרדם|נרדמת) /u },
  ],
  [
    'way_refuse',
    {
      en: / (?:say no|refuse|turn (?:\S+ )?down|decline) /u,
      he: / (?:לסרב|מסרבים|מסרב|מסרבת|(?:להגיד|לומר|אומרים|אומר|אומרת|מגידים) (?:\S+ )?לא) /u,
    },
  ],
  [
    'way_meet',
    {
      en: / (?:(?:make|find|meet|know) (?:\S+ )?(?:friends|people|someone|somebody)|know nobody|don't know anyone|dont know anyone|lonely) /u,
      he: / (?:חברים|חברות|מכירים|להכיר|מכיר אף|מכירה אף|אנשים פה|אנשים כאן|בודד|בודדה|די לבד) /u,
    },
  ],
  [
    'way_contact',
    {
      en: / (?:in touch|contact|reconnect|reach out|write to|message|text) /u,
      he: / (?:קשר|להתקשר|מתקשרים|מתקשר|מתקשרת|לפנות|פונים|לכתוב ל\p{L}+|כותבים ל\p{L}+) /u,
    },
  ],
  [
    'way_apologise',
    {
      en: / (?:say (?:\S+ )?sorry|apologi[sz]e|apologi[sz]ing|apology|make (?:it )?up (?:to|with)) /u,
      he: / (?:סליחה|להתנצל|מתנצלים|מתנצל|מתנצלת|התנצלות|לפייס|מפייסים) /u,
    },
  ],
  [
    'way_feedback',
    {
      en: / (?:feedback|criticise|criticize|criticism) /u,
      he: / (?:משוב|פידבק|ביקורת|להעיר|מעירים) /u,
    },
  ],
  [
    'way_say',
    {
      en: / (?:say|tell|talk|talking|ask|explain|speak|answer|write|reply|conversation|apologise|apologize|bring it up|bring up) /u,
      he: / (?:להגיד|לומר|לספר|לדבר|לבקש|להסביר|לענות|לכתוב|אומרים|מספרים|מדברים|מבקשים|מסבירים|כותבים|כותב|כותבת|עונים|שיחה|השיחה|אגיד|אכתוב|אענה|אומר|אומרת|מספר|מספרת|מדבר|מדברת|מבקש|מבקשת|מסביר|מסבירה|להתנצל|מתנצלים) /u,
    },
  ],
  [
    'way_stop',
    {
      en: / (?:stop|quit|let (?:it |this |that |him |her |them )?go|get over|give up|get rid|move on) /u,
      he: / (?:להפסיק|מפסיקים|מפסיק|מפסיקה|לשחרר|משחררים|משחרר|משחררת|להיגמל|לעזוב|לוותר|מוותרים|להתגבר|מתגברים) /u,
    },
  ],
  [
    'way_decide',
    {
      en: / (?:decide|choose|decision) /u,
      he: / (?:להחליט|מחליטים|מחליט|מחליטה|לבחור|בוחרים) /u,
    },
  ],
  [
    'way_know',
    {
      en: / (?:know|find out|recognise|recognize) /u,
      he: / (?:לדעת|יודעים|יודע|יודעת|לגלות|מגלים) /u,
    },
  ],
  [
    'way_learn',
    {
      en: / (?:learn|practise|practice|get better|improve|study) /u,
      he: / (?:ללמוד|לומדים|לומד|לומדת|להתאמן|מתאמנים|להשתפר|משתפרים) /u,
    },
  ],
  [
    'way_start',
    {
      en: / (?:start|begin|get going|get started) /u,
      he: / (?:להתחיל|מתחילים|מתחיל|מתחילה|לגשת) /u,
    },
  ],
];

const offered = (texts: Text[]): Text[] =>
  texts.map(([en, he]) => [`One way people use: ${en}`, `דרך אחת שאנשים נעזרים בה: ${he}`]);

/** Answers to questions about one’s own life. */
export const answersToAsked: Record<string, Text[]> = {
  mind: [
    [
      'I can’t see into anybody from here. What do you fear the answer is?',
      'לתוך אדם אחר לא רואים מכאן. מאיזו תשובה יש חשש?',
    ],
    [
      'That I can’t know; I only have what you wrote. Which answer would you wish for?',
      'את זה אין לי איך לדעת; יש כאן רק מה שנכתב. איזו תשובה היית רוצה לשמוע?',
    ],
    [
      'From outside, somebody else’s heart stays closed. What makes you ask just now?',
      'מבחוץ, הלב של מישהו אחר נשאר סגור. מה מעלה את השאלה דווקא עכשיו?',
    ],
    [
      'I don’t know, and a guess would only be mine. What have you seen or heard that points one way?',
      'זה לא ידוע לי, וניחוש יהיה רק שלי. מה ראית או שמעת, שמצביע לכיוון אחד?',
    ],
    [
      'Nobody can read that from here. How would it be for you if it were so?',
      'את זה אי אפשר לקרוא מכאן. ואם זה כך, איך זה יהיה בשבילך?',
    ],
    [
      'What goes on in another person I could only guess, so I don’t. What do you know for certain, and what is a picture?',
      'מה קורה אצל אדם אחר אפשר רק לנחש, אז בלי ניחושים. מה ידוע בוודאות, ומה רק תמונה בראש?',
    ],
    [
      'That lies with somebody else, and out of my sight. What would change for you if you knew?',
      'זה נמצא אצל מישהו אחר, רחוק מהעין שלי. מה היה משתנה אצלך, לו ידעת?',
    ],
    [
      'I can’t look in there. Which of their words, or silences, do you build on?',
      'לשם אין לי מבט. על איזו מילה שלהם, או שתיקה, נשענת המחשבה הזאת?',
    ],
  ],
  mind_ask: [
    [
      'I can’t see into them from here; only they can say. How would the question sound, in one sentence?',
      'מכאן לא רואים לתוך אדם אחר; רק משם יכולה לבוא תשובה. איך הייתה נשמעת השאלה, במשפט אחד?',
    ],
    [
      'Only the one it concerns can say. What would you lose by asking?',
      'רק מי שזה נוגע לו יכול לומר. מה אפשר להפסיד אם שואלים?',
    ],
  ],
  draft_judged: [
    [
      'I can’t grade it; to me it is clear what you want to say. Read it aloud once: which word would you change?',
      'ציון אין לי לתת; ברור לי מה רוצה להיאמר שם. כדאי לקרוא פעם אחת בקול: איזו מילה היית משנה?',
    ],
    [
      'You know best who will read it, so you judge it better than I do. Which part of it stays in any case?',
      'לך ידוע מי יקרא את זה, ולכן השיפוט שלך טוב משלי. איזה חלק בזה נשאר בכל מקרה?',
    ],
    [
      'I have no measure for good or bad there. It is in your own words, and that is worth much. What should be understood first?',
      'אין לי סרגל לטוב ולא טוב. זה נאמר במילים שלך, וזה שווה הרבה. מה צריך להיות מובן שם קודם?',
    ],
    [
      'How it will be taken can’t be seen from here. Read it as if somebody else had written it: where do you stop?',
      'איך זה יתקבל, מכאן לא רואים. אפשר לקרוא את זה כאילו מישהו אחר כתב: איפה נעצרת הקריאה?',
    ],
    [
      'It can stand like that; whether it could be better, you will hear sooner than I do. What is still missing in it for you?',
      'אפשר להשאיר את זה כך; אם זה יכול להיות טוב יותר, זה יישמע קודם לך. מה עוד חסר בזה?',
    ],
  ],
  draft_tone: [
    [
      'Whether it is too much depends on who reads it, and you know them. Which word in it makes you wonder?',
      'אם זה יותר מדי, זה תלוי במי שקורא, וההיכרות היא שלך. איזו מילה שם מעוררת ספק?',
    ],
    [
      'To me it sounds plain, and plain can be kind. If you say it aloud to yourself, which word would you soften?',
      'לי זה נשמע פשוט, ופשוט יכול להיות גם טוב לב. אם לומר את זה בקול, איזו מילה כדאי לרכך?',
    ],
    [
      'I can’t hear it with their ears. What could stand in front of it, so that it is heard as it is meant?',
      'האוזניים של הצד השני אינן כאן. מה אפשר לומר לפני זה, כדי שזה יישמע כמו שזה נועד?',
    ],
  ],
  plan_judged: [
    [
      'It is a plan that can be followed; whether it is the right one, you see sooner than I do. What speaks against it?',
      'זו תוכנית שאפשר ללכת איתה; אם היא הנכונה, זה יתברר קודם אצלך. מה מדבר נגדה?',
    ],
    [
      'I have no vote in it. You thought of it yourself, and that counts for it. What would have to be settled before?',
      'אין לי קול בזה. זה בא ממך, וזה כבר לטובת הרעיון. מה צריך לסדר לפני זה?',
    ],
    [
      'Whether it works I can’t foresee. By what would you notice that it did?',
      'אם זה יצליח, אי אפשר לראות מכאן. לפי מה ייראה שזה הצליח?',
    ],
  ],
  left_to_you: [
    [
      'For my part, yes. It needs nobody’s leave, and this chat stays as it is.',
      'מצידי כן. לא צריך לזה רשות, והשיחה נשארת כמו שהיא.',
    ],
    ['Yes. The pace here is yours, and so is the subject.', 'כן. הקצב כאן שלך, וגם הנושא.'],
    [
      'That is all right. Nothing here has to be finished today.',
      'זה בסדר גמור. שום דבר כאן לא חייב להסתיים היום.',
    ],
  ],
  plan_small: [
    [
      'It is a small step, and you would know more after it. What speaks against it?',
      'זה צעד קטן, ואחריו ידוע קצת יותר. מה מדבר נגד?',
    ],
    [
      'It sounds doable to me, and the worst answer is probably a no. How would you like to begin?',
      'זה נשמע לי אפשרי, והתשובה הכי גרועה היא כנראה לא. איך היית רוצה להתחיל?',
    ],
    [
      'How it goes I can’t promise. It puts the question where the answer is. What would be a good moment for it?',
      'איך זה ילך, אי אפשר להבטיח. אבל זה מביא את השאלה למקום שבו נמצאת התשובה. מה יהיה רגע טוב לזה?',
    ],
  ],
  others_judged: [
    [
      'I wasn’t there, and what you describe would hurt many people. That it hurt you is enough reason to take it seriously.',
      'לא הייתי שם, ומה שתיארת היה מכאיב להרבה אנשים. זה כאב לך, וזו סיבה מספיקה להתייחס לזה ברצינות.',
    ],
    [
      'About somebody who isn’t here I pass no judgement. About your side I can say: it struck you, and that counts.',
      'על מי שלא כאן אין לי מה לפסוק. על הצד שלך אפשר לומר: זה פגע, וזה נחשב.',
    ],
    [
      'It takes no verdict for something to hurt. You may say that it wasn’t all right for you.',
      'לא צריך פסק דין כדי שמשהו יכאב. מותר לומר שבשבילך זה לא היה בסדר.',
    ],
  ],
  others_after: [
    ['What in it hurt most?', 'מה בזה כאב הכי הרבה?'],
    ['What would you have needed at that moment?', 'מה היה נחוץ לך באותו רגע?'],
    ['What would you like them to know about it?', 'מה חשוב לך שיהיה ידוע על זה גם בצד השני?'],
  ],
  others_usual: [
    [
      'How usual it is I can’t say. That it bothers you is reason enough to look at it.',
      'כמה זה מקובל, אין לי לדעת. אם זה מטריד, זו סיבה מספיקה לעצור על זה.',
    ],
    [
      'Whether others do it, too, changes little about how it is for you. Something in it doesn’t sit right, and that counts.',
      'גם אם אחרים עושים כך, זה לא משנה הרבה לגבי איך זה אצלך. משהו שם לא יושב טוב, וזה נחשב.',
    ],
    [
      'What is normal can’t be measured from here. It stayed with you, and I take that seriously.',
      'מה נורמלי, מכאן אי אפשר למדוד. זה נשאר איתך, ואת זה אפשר לקחת ברצינות.',
    ],
  ],
  usual_after: [
    ['What about it troubles you most?', 'מה בזה הכי מטריד?'],
    ['How would you like it to be instead?', 'איך היית רוצה שזה יהיה במקום זה?'],
  ],
  worth_hurt: [
    [
      'It hurts to come to such a question. I hear a wound in it more than a question.',
      'כואב להגיע לשאלה כזאת. יש בה יותר עלבון משאלה, והעלבון נשמע.',
    ],
    [
      'It stings to be passed over by somebody who matters to you. That is a real hurt, and not too much.',
      'צורב להישאר בצד אצל מישהו שחשוב לך. זו פגיעה אמיתית, והיא לא מוגזמת.',
    ],
    [
      'Your worth doesn’t hang on what somebody did or forgot. That it feels as if it did is what hurts.',
      'הערך שלך לא תלוי במה שמישהו עשה או שכח. מה שכואב הוא שזה נראה כך.',
    ],
  ],
  given_sentence: [
    ['That can stand: {q}. What should come after it?', 'זה יכול לעמוד כך: {q}. מה יבוא אחריו?'],
    ['There it is: {q}. Which answer do you expect to it?', 'הנה הוא: {q}. איזו תשובה צפויה לזה?'],
    ['{q}. That says it. When could it go out?', '{q}. זה אומר את זה. מתי זה יכול לצאת?'],
    [
      'So it reads: {q}. Is there a word in it that you would leave out?',
      'אז כך זה כתוב: {q}. יש שם מילה שכדאי להוריד?',
    ],
  ],
  worth_after: [
    ['At which moment did it sting most?', 'באיזה רגע זה צרב הכי הרבה?'],
    ['What would have shown you that you have a place there?', 'מה היה מראה לך שיש לך מקום שם?'],
    ['What would have been good instead?', 'מה היה טוב במקום זה?'],
  ],
  then_say: [
    [
      'One sentence that is ready beforehand helps. When it comes again, what would you like to have said?',
      'עוזר משפט אחד שמוכן מראש. כשזה יבוא שוב, מה היית רוצה שייאמר?',
    ],
    [
      'Such a moment goes better with one line in the pocket. How could it sound, as short as possible?',
      'רגע כזה עובר טוב יותר עם שורה אחת בכיס. איך היא יכולה להישמע, הכי קצר שאפשר?',
    ],
    [
      'It needs no answer at once; “I’ll think about it” is an answer, too. What would you like to say after that?',
      'לא חייבים לענות מיד; גם ״אחשוב על זה״ היא תשובה. מה יהיה טוב לומר אחר כך?',
    ],
  ],
  then_calm: [
    [
      'It often helps to stop for a moment and say what you want together: “I’m not against you, I want us to find a way.” How would yours sound?',
      'הרבה פעמים עוזר לעצור לרגע ולומר מה רוצים יחד: ״אני לא נגדך, חשוב לי שנמצא דרך.״ איך זה יישמע אצלך?',
    ],
    [
      'One thing that people do then: say back what they heard before they answer it, and take ten minutes apart if it gets loud. Which of the two would be easier?',
      'דבר אחד שאנשים עושים אז: לחזור על מה שנשמע לפני שעונים, ולקחת עשר דקות הפסקה אם זה מתחמם. מה מהשניים קל יותר?',
    ],
    [
      'A slower voice helps, and a sentence about yourself rather than about them: “This matters to me, and it’s hard to say.” How would yours sound?',
      'עוזר לדבר לאט, ובגוף ראשון ולא על הצד השני: ״זה חשוב לי, וקשה לי לומר את זה.״ איך זה יישמע אצלך?',
    ],
  ],
  who_health: [
    [
      'I can’t know that, and it shouldn’t be a guess. A pharmacist can say, often by phone, or the doctor who prescribed it.',
      'את זה אין לי איך לדעת, ואסור לנחש. אפשר לשאול בבית המרקחת, לרוב גם בטלפון, או את מי שנתן את המרשם.',
    ],
    [
      'That is a question for a pharmacist or a doctor; they can see what goes together. From here it can’t be known.',
      'זו שאלה לבית מרקחת, לרופא או לרופאה; שם רואים מה הולך יחד. מכאן אי אפשר לדעת.',
    ],
  ],
  who_work: [
    [
      'I can’t know that. HR or the union can say, and it usually stands in the contract.',
      'את זה אין לי איך לדעת. אפשר לשאול במשאבי אנוש או בוועד העובדים, ולרוב זה כתוב גם בחוזה.',
    ],
    [
      'That depends on the contract and the country, so I can’t know it. The union or HR has the answer.',
      'זה תלוי בחוזה ובחוק, ולכן אין לי איך לדעת. בארגון העובדים או במשאבי אנוש יש לזה תשובה.',
    ],
  ],
  who_money: [
    [
      'I can’t know that. The office concerned can say, or the bank, or a free advice line about money.',
      'את זה אין לי איך לדעת. אפשר לשאול במשרד שמטפל בזה, בבנק, או בקו ייעוץ שלא עולה כסף.',
    ],
    [
      'Such numbers differ from place to place, so I can’t know them. The office concerned has the ones that count.',
      'מספרים כאלה משתנים ממקום למקום, ואין לי איך לדעת אותם. במשרד שמטפל בזה יש את הנכונים.',
    ],
  ],
  help_wanted: [
    [
      'I can help with questions, not with answers. What would help first: words for somebody, or a clearer view of it?',
      'אפשר לעזור מכאן בשאלות, לא בתשובות. מה יעזור קודם: מילים למישהו, או מבט ברור יותר על זה?',
    ],
    [
      'Then let us find what would help. Do you need words, an idea to try, or just to get it out?',
      'אז נחפש מה יעזור. נחוצות לך מילים, רעיון לנסות, או פשוט לפרוק?',
    ],
  ],
  then_do: [
    [
      'What others do isn’t in your hands; your next move is. When it is so again, what would you like to do first?',
      'מה אחרים עושים לא בידיים שלך; הצעד הבא שלך כן. כשזה יקרה שוב, מה היית רוצה לעשות קודם?',
    ],
    [
      'A plan with “when” and “then” helps in such moments. When it begins, what is the one thing that you do then?',
      'ברגעים כאלה עוזרת תוכנית של ״כש״ ו״אז״. כשזה מתחיל, מה הדבר האחד שיקרה אז מצידך?',
    ],
    [
      'It is easier when the moment doesn’t come as a surprise. What has helped a little when it was so before?',
      'קל יותר כשהרגע לא מפתיע. מה עזר קצת בפעם קודמת כזאת?',
    ],
  ],
  peers: [
    [
      'Different things: some speak with one person about it, some change one small thing, some wait a while. Which is nearest to you?',
      'דברים שונים: יש מי שמדברים על זה עם מישהו, יש מי שמשנים דבר קטן, ויש מי שמחכים קצת. מה מזה הכי קרוב?',
    ],
    [
      'I have no survey of it. Some hold out, some ask for help, some do less than they thought they must. What have you seen in others?',
      'סקר אין לי. יש מי שמחזיקים מעמד, יש מי שמבקשים עזרה, ויש מי שעושים פחות ממה שנדמה שחייבים. מה ראית אצל אחרים?',
    ],
    [
      'Some try something small and drop it if it doesn’t help; some leave it as it is for now. What have you tried already?',
      'יש מי שמנסים משהו קטן ומוותרים אם זה לא עוזר, ויש מי שמשאירים את זה בינתיים. מה כבר ניסית?',
    ],
  ],
  advice_open: [
    [
      'I can’t know that from here. What do you lean to yourself?',
      'את זה אין לי איך לדעת. לאן הנטייה שלך?',
    ],
    [
      'I can’t know that. What have you thought of already?',
      'את זה אין לי איך לדעת. מה כבר עלה לך בראש?',
    ],
    [
      'From outside I see too little of it. Which answer would a friend get from you who asked that?',
      'מבחוץ רואים מזה מעט מדי. איזו תשובה הייתה מגיעה ממך לחבר ששואל את זה?',
    ],
    [
      'I know too little of it. What does it look like to you so far?',
      'ידוע לי על זה מעט מדי. מה נראה לך בינתיים?',
    ],
    [
      'That I can’t know. What would you need to know first?',
      'את זה אין לי מאיפה לדעת. מה צריך להתברר קודם?',
    ],
    ['I don’t know. What would you guess?', 'אין לי תשובה לזה. מה הניחוש שלך?'],
  ],
  sense: [
    ['It makes sense to me.', 'בעיניי זה הגיוני.'],
    ['Yes, I can follow that.', 'כן, אפשר להבין את זה.'],
    ['It does, as far as I can see.', 'כן, כך זה נראה מכאן.'],
    ['Yes. One thing follows from the other there.', 'כן. דבר אחד נובע שם מהשני.'],
    ['It makes sense to me that you see it so.', 'הגיוני בעיניי שזה נראה לך כך.'],
    ['Yes, and you put it clearly.', 'כן, וזה נאמר ברור.'],
    ['Nothing about it sounds strange to me.', 'שום דבר בזה לא נשמע לי מוזר.'],
    ['I find it easy to understand.', 'קל לי להבין את זה.'],
  ],
  sense_ask: [
    ['What belongs to it as well?', 'מה עוד שייך לזה?'],
    ['How does it go on from there?', 'איך זה ממשיך משם?'],
    ['Which part of it is the clearest to you?', 'איזה חלק בזה הכי ברור לך?'],
    ['And what in it is still open for you?', 'ומה בזה עדיין פתוח אצלך?'],
    ['What follows from that, for you?', 'מה נובע מזה, בשבילך?'],
    ['Who else would understand it at once?', 'מי עוד היה מבין את זה מיד?'],
    ['What made you wonder about it?', 'מה עורר את השאלה?'],
    ['What would you like to do with it?', 'מה היית רוצה לעשות עם זה?'],
  ],
  way: offered([
    [
      'begin with something so small that it can be taken back. What would that be here?',
      'להתחיל במשהו קטן כל כך, שאפשר לחזור ממנו. מה זה יכול להיות כאן?',
    ],
    [
      'do it once without doing it well, and look at what happens. What would that version be?',
      'לעשות את זה פעם אחת בלי להקפיד, ולראות מה קורה. איך תיראה הגרסה הזאת?',
    ],
    [
      'do the first two minutes of it, and decide after them. What are the first two minutes?',
      'לעשות רק את שתי הדקות הראשונות, ואז להחליט. מה יש בשתי הדקות האלה?',
    ],
    [
      'ask somebody who has done it how they began. Who could that be?',
      'לשאול מישהו שכבר עשה את זה איך זה התחיל. מי זה יכול להיות?',
    ],
    [
      'write down three ways, and strike out two. Which one is left?',
      'לכתוב שלוש דרכים, ולמחוק שתיים. איזו נשארת?',
    ],
    [
      'change one thing only, for a week. Which one would it be?',
      'לשנות רק דבר אחד, לשבוע אחד. איזה דבר?',
    ],
    [
      'give it a fixed hour, with an end. When might that be?',
      'לקבוע לזה שעה, וגם סוף. מתי זה יכול להיות?',
    ],
    [
      'take one thing from the last time that it went a little better. What was different then?',
      'לקחת דבר אחד מהפעם האחרונה שבה זה הלך קצת יותר טוב. מה היה אז אחרת?',
    ],
    [
      'say it aloud to one person first. Who would hear it well?',
      'לומר את זה קודם בקול לאדם אחד. מי ידע להקשיב לזה?',
    ],
    [
      'leave one thing out instead of adding one. What could be left out?',
      'להוריד דבר אחד במקום להוסיף. על מה אפשר לוותר?',
    ],
  ]),
  way_say: offered([
    [
      'say first how it is for you, and only then what you want. How would that first sentence go?',
      'לומר קודם איך זה בשבילי, ורק אחר כך מה רוצים. איך יישמע המשפט הראשון?',
    ],
    [
      'write the first sentence, and nothing more for now. What is it?',
      'לכתוב את המשפט הראשון, ובינתיים לא יותר. מה הוא?',
    ],
    [
      'begin with the sentence that matters most, and let the rest follow it. Which sentence is it?',
      'להתחיל במשפט הכי חשוב, וכל השאר בא אחריו. מה המשפט הזה?',
    ],
    [
      'say the fact in one plain sentence, and then leave room for the other. How would that sentence go?',
      'לומר את העניין במשפט פשוט אחד, ואז לתת מקום לצד השני. איך יישמע המשפט הזה?',
    ],
    [
      'ask first whether now is a good moment. When would it be one?',
      'לשאול קודם אם זה רגע טוב. מתי הוא יהיה כזה?',
    ],
  ]),
  way_apologise: offered([
    [
      'say what happened, without a “but”, and then that they are sorry: “I shouted, and that wasn’t right.” How would yours sound?',
      'לומר מה קרה בלי ״אבל״, ורק אז סליחה: ״צעקתי, וזה לא היה בסדר.״ איך זה יישמע אצלך?',
    ],
    [
      'keep it short: the one thing that hurt, “I’m sorry”, and what will be different. What was the one thing?',
      'לומר בקצרה את הדבר שפגע, ״סליחה״, ומה יהיה אחרת. מה הדבר שפגע?',
    ],
    [
      'ask first how it was for the other, listen to the end, and only then say sorry. When could that be?',
      'לשאול קודם איך זה היה בצד השני, להקשיב עד הסוף, ורק אז לבקש סליחה. מתי זה יכול להיות?',
    ],
  ]),
  way_feedback: offered([
    [
      'say one thing that happened, what came of it, and what they ask for, in that order. What is the one thing?',
      'לומר דבר אחד שקרה, מה יצא ממנו, ומה הבקשה, בסדר הזה. מה הדבר האחד?',
    ],
    [
      'speak alone and soon, of the work and not of the person: “in the last two reports”, and not “you always”. How would yours sound?',
      'לדבר בארבע עיניים ובקרוב, על העבודה ולא על האדם: ״בשני הדוחות האחרונים״, ולא ״תמיד״. איך זה יישמע אצלך?',
    ],
    [
      'ask first how the other sees it, and begin where that is right. What could be right there?',
      'לשאול קודם איך זה נראה מהצד השני, ולהתחיל במה שנכון שם. מה יכול להיות נכון שם?',
    ],
  ]),
  way_start: offered([
    [
      'lay out the evening before what the first minute needs. What would lie there?',
      'להכין ערב קודם את מה שהדקה הראשונה צריכה. מה יחכה שם?',
    ],
    [
      'begin in the middle, with the easiest piece. Which one is it?',
      'להתחיל מהאמצע, בחלק הכי קל. איזה חלק הוא?',
    ],
  ]),
  way_stop: offered([
    [
      'put something else in its place, for that same minute. What could it be?',
      'לשים משהו אחר במקום, לאותה דקה בדיוק. מה זה יכול להיות?',
    ],
    [
      'write it down once, in full, and close the page. What would stand there?',
      'לכתוב את זה פעם אחת, עד הסוף, ולסגור את הדף. מה יהיה כתוב שם?',
    ],
    [
      'give it ten minutes a day, and send it there whenever it comes. When would they be?',
      'לתת לזה עשר דקות ביום, ולשלוח את זה לשם בכל פעם שזה בא. מתי הן יהיו?',
    ],
  ]),
  way_decide: offered([
    [
      'live one day as if it were decided, and one day the other way. With which would you begin?',
      'לחיות יום אחד כאילו זה הוחלט, ויום אחד להפך. במה כדאי להתחיל?',
    ],
    [
      'name what each choice costs, and choose the price. Which price could you pay?',
      'לומר מה כל בחירה עולה, ולבחור את המחיר. איזה מחיר אפשרי לך?',
    ],
    [
      'set a day for the decision, and leave it alone until then. Which day?',
      'לקבוע יום להחלטה, ועד אז להניח לה. איזה יום?',
    ],
  ]),
  way_know: offered([
    [
      'name one sign that would speak for it and one against, and watch a week for them. What would the first sign be?',
      'לומר סימן אחד שיעיד בעד ואחד נגד, ולחכות להם שבוע. מה יהיה הסימן הראשון?',
    ],
    [
      'compare the good days with the bad ones. What is different on a good one?',
      'להשוות את הימים הטובים לרעים. מה שונה ביום טוב?',
    ],
    [
      'look at what repeats, and not at the one loud moment. What has come back more than once?',
      'להסתכל על מה שחוזר, ולא על רגע אחד חזק. מה כבר חזר יותר מפעם אחת?',
    ],
  ]),
  way_refuse: offered([
    [
      'say no in one sentence, without a reason, and one kind word after it. How would yours sound?',
      'לומר לא במשפט אחד, בלי סיבה, ואחריו מילה טובה. איך זה יישמע אצלך?',
    ],
    [
      'say “I’ll answer tomorrow”, and answer tomorrow. Where would that help?',
      'לומר ״אענה מחר״, ולענות מחר. איפה זה היה עוזר?',
    ],
    [
      'say what you can give instead, however little. What would that be?',
      'לומר מה כן אפשר לתת, גם אם זה מעט. מה זה יכול להיות?',
    ],
  ]),
  way_meet: offered([
    [
      'go three times to the same thing that happens every week, and speak with one person there. What could that be near you?',
      'ללכת שלוש פעמים לאותו דבר שקורה כל שבוע, ולדבר שם עם אדם אחד. מה כזה יש קרוב?',
    ],
    [
      'ask one person whose name they know already for half an hour. Who might it be?',
      'להציע חצי שעה למישהו אחד שכבר ידוע איך קוראים לו. מי זה יכול להיות?',
    ],
    [
      'look for something to do together rather than for people. What would be fun with others?',
      'לחפש משהו לעשות ביחד, ולא לחפש אנשים. מה היה כיף עם אחרים?',
    ],
  ]),
  way_contact: offered([
    [
      'send one line that asks for nothing back. What could the line be?',
      'לשלוח שורה אחת שלא מבקשת דבר בחזרה. מה יהיה כתוב בה?',
    ],
    [
      'begin with something that both remember. What would that be?',
      'להתחיל במשהו ששני הצדדים זוכרים. מה זה יכול להיות?',
    ],
    [
      'say plainly that it has been long, and leave it at that. How would it read?',
      'לומר בפשטות שעבר הרבה זמן, ולהשאיר את זה כך. איך זה יישמע?',
    ],
  ]),
  way_sleep: offered([
    [
      'put what turns in the head on paper before bed, with one word for tomorrow. What would stand on top?',
      'להעלות על הנייר לפני השינה את מה שמסתובב בראש, עם מילה אחת למחר. מה יהיה למעלה?',
    ],
    [
      'get up for a quarter of an hour when sleep won’t come, with little light. What could fill it?',
      'לקום לרבע שעה כשהשינה לא באה, עם מעט אור. מה יכול למלא אותה?',
    ],
    [
      'keep the same hour for getting up, also after a bad night. Which hour would it be?',
      'לשמור על אותה שעת קימה, גם אחרי לילה רע. איזו שעה?',
    ],
  ]),
  way_learn: offered([
    [
      'ten minutes on most days rather than two hours once. Where would they fit?',
      'עשר דקות ברוב הימים במקום שעתיים בפעם אחת. איפה הן ייכנסו?',
    ],
    [
      'show it to somebody half done, after a week. Who could that be?',
      'להראות את זה למישהו אחרי שבוע, עוד באמצע. מי זה יכול להיות?',
    ],
    [
      'do one part slowly until it is dull, and only then the next. Which part comes first?',
      'לעשות חלק אחד לאט עד שהוא משעמם, ורק אז את הבא. איזה חלק קודם?',
    ],
  ]),
};
