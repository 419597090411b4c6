import type { Language } from '#contract/shapes.ts';
import { legible } from '../built-in/normalise.ts';
import { anyOf, isShort, plain, words } from './patterns.ts';

const safe: Record<Language, RegExp> = {
  en: words(
    "(?:i'm|i am|im|we're|we are|she's|she is|he's|he is|they're|they are|everyone is|the (?:child|kid|baby|kids) (?:is|are)) (?:really |completely |all |totally |perfectly |actually |definitely |both |finally |much )*(?:safe(?: and sound)?|(?:in|at) a safe place)",
    "(?<!(?:do|did|that) )(?:i feel|we feel|i'm feeling|i am feeling) (?:really |finally )?safe(?= (?:now|again|here|and|with|at|in|because|thanks?|today|tonight) | $)",
    "(?:i'm|i am|im|we're|we are|she's|he's|they're|nobody is|no one is|nobody's|no one's) (?:not |no longer |out of )(?:in )?(?:any )?(?:real )?danger(?: any ?more)?",
    '(?:nobody|no one) is in danger',
    "(?:i )?(?:don't|do not|no longer) (?:really )?(?:want to|wanna|feel like|have thoughts of|think about|need to) (?:die|dying|hurt(?:ing)? my ?self|kill(?:ing)? my ?self|end(?:ing)? (?:it|my life)|hurt(?:ing)? anyone|hurt(?:ing)? (?:him|her|them)) (?:any ?more|now)",
    '(?:i )?no longer (?:want to|wanna) (?:die|hurt my ?self|kill my ?self|end (?:it|my life)|hurt (?:him|her|them|anyone))',
    'the danger (?:is over|has passed|passed|is gone)',
    '(?:the )?(?:ambulance|paramedics|doctors?|medics) (?:came|was here|were here|checked)',
    "(?:the )?(?:ambulance|paramedics|police|doctors?|medics) (?:is|are|has|have|'s|came|got) (?:(?!not |never |on |almost )\\S+ ){0,3}(?:here|arrived|with (?:me|us|him|her|them))",
    '(?:the )?(?:ambulance|paramedics|police|medics) (?:(?:has|have) )?(?:took|taken|got|has|have|arrested|picked up) (?:him|her|them|me|us)(?= (?:to|away|now|into|in custody|with|already|and|there) | $)',
    "(?:i'm|i am|we're|we are|she's|he's) (?:at|in) (?:the |a )?(?:hospital|er|emergency room|shelter|police station)(?: now)?",
  ),
  he: words(
    // “בטוח” also means sure, so it says where, or with whom.
    'ו?(?:אני|אנחנו|הוא|היא|הם|הן|הילד|הילדה|הילדים) (?:כבר |עכשיו |לגמרי )*(?:בטוח|בטוחה|בטוחים|בטוחות) (?:עכשיו |כבר )?(?:אני )?(?:נמצא |נמצאת )?(?:כאן|פה|בבית|אצל|עם)',
    'ו?(?:אני|אנחנו|הוא|היא|הם) (?:כבר |עכשיו |לגמרי |מרגיש |מרגישה )*(?:בטוח|בטוחה|בטוחים|בטוחות)(?: עכשיו| כבר)? (?!ש)\\S+(?: \\S+)? (?:איתי|לידי|איתנו|כאן|פה|איתו|איתה)',
    'ו?(?:אני|אנחנו|הוא|היא|הם|הן|הילד|הילדה|הילדים) (?:כבר |עכשיו |לגמרי )*(?:מוגן|מוגנת|מוגנים) (?:עכשיו|כאן|פה|בבית|אצל|עם|כבר)',
    'ו?(?:אני|אנחנו|הוא|היא|הם|הן|הילד|הילדה|הילדים) (?:כבר |עכשיו |מרגיש |מרגישה )*(?:מוגן|מוגנת|מוגנים|מוגנות|במקום (?:בטוח|מוגן)|בידיים טובות|מחוץ לכלל סכנה)',
    'ו?(?:אני|אנחנו|הוא|היא|הם|הן|הילד|הילדה|הילדים) (?:כבר |עכשיו )*בבטחה',
    '(?:שאני|שאנחנו|שהוא|שהיא|שהם) (?:מוגן|מוגנת|מוגנים|במקום בטוח)',
    'ו?(?:אני|אנחנו|הוא|היא|הם) (?:כבר )?לא (?:נמצא |נמצאת )?בסכנה',
    'אף אחד לא בסכנה',
    'איש (?:לא|אינו) בסכנה',
    '(?:אני )?(?:כבר )?לא (?:רוצה|חושב|חושבת|בא לי) (?:יותר )?(?:על )?(?:למות|לפגוע בעצמי|להתאבד|להרוג את עצמי|לפגוע (?:בו|בה|בהם|באף אחד))(?: יותר| כבר)',
    '(?:אני )?לא רוצה (?:יותר|כבר) (?:למות|לפגוע בעצמי|להתאבד|להרוג את עצמי)',
    '(?:אני )?כבר לא (?:רוצה|חושב|חושבת|בא לי) (?:על )?(?:למות|לפגוע|להתאבד|להרוג)',
    'הסכנה (?:עברה|חלפה|מאחוריי|מאחורינו)',
    '(?:האמבולנס|הפרמדיקים|המשטרה|הרופא|הרופאה|מדא) (?:כבר )?(?:כאן|פה|(?:הגיע|הגיעה|הגיעו)(?! למסקנה)|איתי|איתנו|איתו|איתה)',
    '(?:האמבולנס|הפרמדיקים|המשטרה|מדא) (?:כבר )?(?:לקחו|לקח|לקחה) (?:אותי|אותו|אותה|אותם|אותנו)(?= (?:ל(?!לא)\\S+|משם|מכאן|מפה|עכשיו|כבר) | $)',
    'ו?(?:אני|אנחנו|הוא|היא) (?:עכשיו |כבר )?(?:בבית (?:ה)?חולים|במיון|במקלט|בתחנת המשטרה)',
  ),
};

/** Relief, which is no safety yet. */
const better: Record<Language, RegExp> = {
  en: words(
    "(?:i'm|i am|im|i feel|we're|we are|she's|she is|he's|he is|they're|they are) (?:really |much |doing |feeling |a (?:bit|little) )*(?:ok|okay|alright|all right|better|good|fine|well|calm|calmer)(?: now| again)?",
    "it's (?:ok|okay|better|fine)(?: now)?(?= $)",
    "i'm (?:happy|laughing)",
    '(?:i )?(?:was |am )?(?:joking|kidding)|i promise (?:not|i won)',
  ),
  he: words(
    '(?:אני|אנחנו|הוא|היא|הם) (?:כבר |עכשיו |מרגיש(?:ה)? )*(?:בסדר|רגוע|רגועה|יותר טוב|טוב)(?: עכשיו| כבר)?',
    '(?:אני|אנחנו|הוא|היא|הם) (?:כבר |עכשיו |מרגיש(?:ה)? )*(?:בטוח|בטוחה|בטוחים|בטוחות)(?: עכשיו| כבר)?(?= $)',
    '(?:קצת )?יותר טוב(?: לי)?(?: עכשיו)?',
    'אני (?:שמח|שמחה)',
    'הכול בסדר|הכל בסדר|הכול טוב|הכל טוב|נרגעתי|צחקתי|בצחוק',
    '(?:מבטיח|מבטיחה) (?:ש)?לא|לא אפגע (?:בעצמי|באף אחד)',
  ),
};

/** Words around it that take the safety back, or only wish for it. */
const unsafe: Record<Language, RegExp> = {
  en: words(
    "not safe|isn't safe|aren't safe|never safe|unsafe|as long as|(?:was|were|used to be|felt) safe|safe (?:when|while)",
    // The word of others is theirs.
    "(?:everyone|everybody|people|friends?|mum|mom|dad|mother|father|sister|brother|husband|wife|partner|therapist|doctor|teacher|he|she|they) (?:all |just |only )?(?:says?|said|thinks?|thought|tells?(?: me)?|told(?: me)?|keeps? (?:saying|telling)|insists?|swears?) (?:that )?(?:i'm|i am|im|we're|we are)",
    "don't (?:feel|think)|do not (?:feel|think)|doubt|wish|(?:at|in) (?:my )?work|my job|if|when|until|till|unless|whether|pretend|make sure|for now|not sure|don't know|he says|she says|they say|once|will be|i'll be|want to be|supposed|how can|am i|are we",
    "but i (?:still|can't|don't)|can't promise|can't keep",
    // “Safe in the knowledge that …”, “safe from me”, and the police who are there “every day”.
    'safe (?:in|with|at) (?:the |my |this |that )?(?:knowledge|thought|knowing|saying|thinking|assuming|belief|believing|hope|idea|certainty|feeling|decision|plan|choice)',
    "safe (?:knowing|place to \\S+|thinking|to (?!talk)\\S+|from (?:me|us|my ?self)|without (?:me|us))|(?:after|because|now that) (?:i'm|im|i am|i) (?:gone|dead|die)|(?:everyone|they|they're|kids|he|she|he's|she's) (?:\\S+ ){0,2}safe now that i\\S*",
    'safe (?:(?:here|now|up) )*(?:on|at|near|by|with|holding|beside) (?:the |my |a |this )?(?:roof|bridge|edge|ledge|tracks|pills|gun|knife|rope|blade)',
    'do it (?:tonight|tomorrow|later)|(?:police|ambulance|paramedics|medics|doctor) came (?:and|but|then) (?:\\S+ ){0,2}left|just not (?:now|yet|today)',
    '(?:here|house|home|door|street) (?:almost )?every (?:day|night|week)',
    "(?:no|but) i'm not|not really|actually (?:no|not)|or not|i lied",
    "(?:nobody|no one|noone)(?: will| can|'ll| is going to)? (?:find|stop|look for|reach)",
  ),
  he: words(
    'לא (?:בטוח|בטוחה|מוגן|מוגנת|במקום בטוח|בסדר)|הלוואי|אם|כש\\S*|עד ש\\S*|בתנאי|לא יודע|לא יודעת|בינתיים|כל עוד|הייתי (?:בטוח|בטוחה|מוגן|מוגנת|במקום בטוח)|(?:אומר|אומרת|אומרים|אמר|אמרה|אמרו|חושב|חושבת|חושבים|טוען|טוענת) ש(?:אני|אנחנו)|הוא אומר|היא אומרת|רוצה להיות|אבל (?:אני )?(?:עדיין|לא)|האם',
    // “Sure that nobody …”, “safe from me”, and the police who are there every day.
    '(?:בטוח|בטוחה|בטוחים|בטוחות) (?:(?:כבר|עכשיו|לגמרי|כאן|פה|בבית|היום) )*ש(?!ל(?:י|ו|ה|נו|הם|הן) |ם |(?!אין|לא)\\S+ (?:איתי|איתנו|כאן|פה|לידי))\\S+',
    '(?:בטוח|בטוחה|בטוחים|מוגן|מוגנת|מוגנים) (?:\\S+ )?(?:ממני|בלעדיי|בלעדי)|כשאמות|אחרי שאמות|בלעדיי',
    '(?:בטוח|בטוחה|מוגן|מוגנת) (?:(?:כאן|פה|עכשיו|כבר) )*(?:על|ליד|עם|מול) ה?(?:גג|גשר|צוק|קצה|פסים|כדורים|אקדח|סכין|חבל)',
    'במקום (?:בטוח|מוגן) ל(?:עשות|מות|סיים|גמור|קפוץ)|(?:המשטרה|האמבולנס|הפרמדיקים|מדא) \\S+ (?:ו|אבל )(?:הלכ|נסע|עזב)\\S*',
    '(?:כאן|פה|הבית|בבית|הדלת|ליד \\S+) (?:כמעט )?כל (?:יום|לילה|שבוע|הזמן)',
    'בעצם לא|לא באמת|שיקרתי|אבל לא',
    'אף אחד (?:כאן )?(?:כבר )?לא (?:ימצא|יעצור|יחפש|יגיע)',
  ),
};

/** Nobody is in danger, or the place is an everyday one. These count where the one who writes was not in danger. */
const nobodyHurt: Record<Language, RegExp> = {
  en: words(
    "(?:nobody|no one|noone)(?:'s| is| was| got| gets| has been)? (?:(?:being|getting) )?(?:hurt|harmed|injured|at risk|in (?:any )?(?:real )?danger)",
    "(?:there is|there's|there was) no(?: real)? danger",
    "(?:everyone|everybody|we are all|we're all)(?: is|'s)? (?:\\S+ )?(?:safe|unharmed)",
    "(?:i'm|i am|we're|we are) (?:at )?home (?:and )?safe",
  ),
  he: words(
    'אף אחד לא (?:נפגע|ייפגע|יפגע|נמצא בסכנה|בסכנה|פוגע)',
    'איש לא (?:נפגע|ייפגע|יפגע)',
    'אין (?:כאן |פה |שם |שום )*סכנה',
    '(?:אני|אנחנו) (?:כאן |פה |כבר |עכשיו )?(?:בבית|בסלון|במיטה|במטבח|במשרד) (?:ו)?(?:בטוח|בטוחה|בטוחים|בטוחות)(?= (?:די|תודה|עכשיו|לגמרי)? ?$)',
  ),
};

const atEase: Record<Language, RegExp> = {
  en: words(
    "(?:i'm|i am|we're|we are)(?: just)? (?:sitting )?(?:at home|at work|(?:in|on) (?:the|my) (?:living room|kitchen|sofa|couch|garden|office|bed|bus|train))",
  ),
  he: words(
    '(?:אני|אנחנו) (?:כאן |פה |עכשיו |פשוט |יושב |יושבת )*(?:בבית|בסלון|במטבח|במשרד|בעבודה|במיטה|בגינה|באוטובוס|ברכבת|על הספה)',
  ),
};

/** The words were a figure of speech, anger that meant no harm, or about something else. */
const otherwiseMeant: Record<Language, RegExp> = {
  en: words(
    "(?:(?:it|that|this)(?:'s| is| was)|its|thats|was) (?:just |only |all )?(?:an? )?(?:figure of speech|expression|saying|idiom|joke|turn of phrase|manner of speaking|exaggeration|misunderstanding|mistake)",
    '(?<!no |not a )figure of speech',
    "(?:didn't|did not|don't|never) (?:really |actually )?(?:mean|meant) (?:it|that|this|any of it|any harm)",
    'not literally',
    "(?:you|you've|you have)(?: have)? (?:got (?:it|me|that|this) wrong|misunderstood|misread|misheard)",
    "(?:it|that)(?:'s| is) not what i (?:meant|mean|said|wrote|was saying|am saying|'m saying)",
    '(?:the )?wrong (?:person|idea|page|end of the stick)',
    'i was (?:just |only )?(?:angry|venting|joking|kidding|exaggerating|frustrated|letting off steam)',
    "(?:i )?(?:don't|do not|didn't|never wanted to|would never|i'd never) (?:want to )?(?:hurt|harm|touch) (?:him|her|them|anyone|anybody|a soul)",
    "(?:nobody|no one|noone)(?:'s| is) (?:strangling|choking|killing|hitting|hurting|stabbing|shooting) (?:anybody|anyone|somebody|someone)",
    "(?:i'm|i am) (?:just |only )?talking about",
    'i (?:misunderstood|misread|misheard)(?: (?:it|him|her|them|that|everything))?',
    '(?:he|she|they) (?:was|were) (?:just |only )?(?:quoting|joking|kidding|singing|acting|rehearsing)',
    'i meant (?:a |an |the |my |in (?:a |the )?)?(?:\\S+ )?(?:water (?:gun|pistol)|toys?|nerf|(?:video |computer |board )?game|film|movie|song|book|character|play|series)',
    "(?:(?:it|that)(?:'s| is| was)|its) (?:just |only )?(?:from )?(?:a |the |my )?(?:video |computer |board )?(?:game|film|movie|song|lyric|lyrics|quote|play|series)",
    "(?:it's|its|that's|this is) (?:just |only |all )?about (?:school|work|homework|money|my job|a job|a date)",
  ),
  he: words(
    '(?:זה|זו|זאת) (?:היה |הייתה )?(?:רק |סתם |פשוט |בסך הכול |בסך הכל )?(?:ביטוי|דימוי|צחוק|בדיחה|מטפורה|מטאפורה|הגזמה|צורת דיבור|אי הבנה|טעות|מילים של כעס)',
    '(?:כ|ב)?דרך ביטוי',
    'סתם ביטוי',
    'לא התכוונתי(?! ל(?:ספר|כתוב|שאול))',
    'לא (?:לזה|לכך|ככה) התכוונתי',
    'לא (?:זה|את זה) (?:מה ש)?(?:אמרתי|כתבתי)',
    '(?:הבנת|קראת)(?: אותי)? לא נכון|לא הבנת(?: אותי| נכון)?',
    '(?:סתם |פשוט |רק )(?:כעסתי|התעצבנתי|הגזמתי|התבדחתי)|מרוב כעס|מתוך כעס|דיברתי מכעס',
    '(?:אני )?לא (?:רוצה|רציתי) לפגוע (?:בו|בה|בהם|באף אחד|במישהו|ברגשות \\S+)',
    'לפגוע ברגשות',
    '(?:אף אחד|איש) לא (?:חונק|הורג|מכה|מרביץ|דוקר|רוצח|יורה)',
    '(?:אני )?(?:רק |סתם |בסך הכול |בסך הכל )?(?:מדבר|מדברת|דיברתי) על',
    '(?:לא הבנתי|הבנתי) (?:אותו |אותה |את זה )?לא נכון|אני לא הבנתי (?:אותו|אותה|את זה) נכון',
    '(?:הוא|היא|הם) (?:רק |סתם |פשוט )?(?:ציטט|ציטטה|ציטטו|צחק|צחקה|צחקו|התבדח|התבדחה|שר|שרה)',
    'התכוונתי (?:ב|ל|ש)?(?:זה )?(?:ה?משחק|סרט|שיר|ספר|הצגה|צעצוע|אקדח מים)(?: \\S+)?|(?:הוא|היא) התכוונה? שמת\\S* לה? הסבלנות',
    '(?:זה|זו) (?:היה |הייתה )?(?:רק |סתם )?(?:משחק|שיר|ציטוט|סרט|מסדרה|מהסדרה|מהסרט|מהמשחק)',
  ),
};

/** The body is well, or needs no help: an end of care for a body. */
const bodyFine: Record<Language, RegExp> = {
  en: words(
    "(?:don't|do not|didn't|doesn't|won't) (?:really |actually )?need (?:an? |the |any )?(?:ambulance|doctor|paramedics?|hospital|er|emergency (?:room|services|number)|medical (?:help|attention|care)|999|911|112|101)",
    '(?:no|not an?|nothing|without any) (?:need (?:for|of) (?:an? |the )?)?(?:ambulance|medical(?: \\S+)?|medically(?: \\S+)?|health (?:problem|issue|emergency)|physical (?:problem|emergency))',
    "(?:physically|medically|bodily|health-wise|healthwise) (?:i am |i'm |im |all |totally |completely |perfectly |absolutely )*(?:fine|ok|okay|well|healthy|good)",
    '(?:fine|ok|okay|well|healthy|alright) (?:physically|medically|in my body|health-wise|healthwise)',
    "false alarm|(?:(?:it's|its|it is|that's|this is) not|^ not) (?:medical|physical|about my body|my body|a medical \\S+)",
    "(?:i'm|im|i am|she's|he's) breathing (?:just |perfectly |totally )?(?:fine|normally|normal|ok|okay|well)|my (?:breathing|breath|body|health) is (?:just |perfectly |totally )?(?:fine|normal|ok|okay|good)",
    "nothing(?:'s| is)? (?:wrong|the matter) with (?:me|my \\S+|him|her) (?:physically|medically)",
  ),
  he: words(
    '(?:לא (?:צריך|צריכה|צריכים|דרוש|דרושה|נחוץ|רלוונטי)|אין (?:לי |לנו |שום )*צורך ב|בלי|עזוב|עזבי|עזבו) ?(?:את )?ה?(?:אמבולנס|מדא|רופא|רופאה|מיון|בית חולים|עזרה רפואית|101)',
    '(?:אין|בלי|לא|זו לא|זה לא) (?:לי |לו |לה |כאן |פה |שום |איזו |איזה )*(?:בעיה|מצב|מצב חירום|מקרה|מקרה חירום|חירום|עניין|משהו|דבר|חשש) (?:רפואי|רפואית|בריאותי|בריאותית|גופני|גופנית)',
    '(?:זה|זו) לא (?:רפואי|פיזי|גופני|הגוף|בגוף|עניין של גוף)',
    '(?:בסדר|בריא|בריאה|תקין|טוב|מצוין) (?:גמור |לגמרי |לחלוטין )?(?:פיזית|גופנית|רפואית|בריאותית|מבחינה (?:פיזית|רפואית|גופנית|בריאותית)|בגוף)',
    '(?:פיזית|גופנית|רפואית|בריאותית|מבחינה (?:פיזית|רפואית|גופנית|בריאותית)) (?:אני |הכול |הכל |לגמרי |ממש )*(?:בסדר|תקין|טוב|מצוין|בריא|בריאה)',
    '(?:אזעקת|אזעקה) (?:שווא|סרק)',
    '(?:נושם|נושמת) (?:לגמרי |ממש )?(?:רגיל|כרגיל|בסדר|טוב|מצוין|היטב|חופשי)|(?:הנשימה|הגוף|הבריאות)(?: שלי)? (?:לגמרי )?(?:בסדר|תקינה|תקין|רגילה|טובה)',
  ),
};

/** A body that is not well yet, or help that is only put off. */
const bodyUnwell: Record<Language, RegExp> = {
  en: words(
    "(?:will|'ll|it) pass(?:es)?|(?:i'll|i will|can) wait|sleep it off|lie down|too expensive|can't afford|(?:don't|not) want to bother|hurts?|pain|bleeding|numb|dizzy|faint|worse|blood|unconscious|collapsed|blue|swollen|swelling|but (?:i (?:still|can't)|it still|my \\S+ (?:is|are))",
  ),
  he: words(
    '(?:זה )?(?:יעבור|עובר)(?: לי| לבד)?|אחכה|נחכה|אשכב|לא נעים לי|להטריח|יקר לי|כואב|כואבת|כאב|כאבים|מדמם|מדממת|דם|רדום|רדומה|סחרחורת|מחמיר|יותר גרוע|הכרה|התמוטט|התמוטטה|כחול|כחולה|כחולות|נפוח|נפוחה|נפוחות|אבל (?:אני )?(?:עדיין|לא)',
  ),
};

const figureOfSpeech: Record<Language, RegExp> = {
  en: words(
    "(?:(?:it|that|this)(?:'s| is| was)|its|thats|was) (?:just |only |all )?(?:an? )?(?:figure of speech|expression|saying|idiom|joke|turn of phrase|manner of speaking|exaggeration|misunderstanding)",
    '(?<!no |not a )(?:figure of speech|false alarm)',
    'not literally|(?:meant|mean) (?:it |that )?(?:as a (?:metaphor|figure)|figuratively|metaphorically)',
  ),
  he: words(
    '(?:זה|זו|זאת) (?:היה |הייתה )?(?:רק |סתם |פשוט |בסך הכול |בסך הכל )?(?:ביטוי|דימוי|צחוק|בדיחה|מטפורה|מטאפורה|הגזמה|צורת דיבור|אי הבנה)',
    '(?:כ|ב)?דרך ביטוי|סתם ביטוי|(?:אזעקת|אזעקה) (?:שווא|סרק)|לא (?:ממש |באמת )?(?:במובן ה)?(?:מילולי|פיזי)(?:ת)?',
  ),
};

/** Words that say that it was meant after all. */
const meantAfterAll: Record<Language, RegExp> = {
  en: words(
    "(?:not|wasn't|isn't|no) (?:an? )?(?:joke|joking|kidding|figure of speech|expression|exaggeration)",
    "i (?:do |really )?mean(?:t)? it|i'm serious|i am serious|but i (?:still|will|might|am going to)|i'll do it|do it (?:tonight|tomorrow|later)",
  ),
  he: words(
    'לא (?:ביטוי|צחוק|בדיחה|בצחוק|צוחק|צוחקת|הגזמה)',
    '(?<!לא )התכוונתי לזה|אני (?:רציני|רצינית)|אבל (?:אני )?(?:עדיין|כן)|אעשה את זה',
  ),
};

/** The one who writes never meant to die or to hurt themselves. */
const neverMeant: Record<Language, RegExp> = {
  en: words(
    "(?:i )?(?:never|didn't|did not) (?:really |actually )?(?:mean|meant|want|wanted) to (?:die|kill my ?self|hurt my ?self|harm my ?self|end my life)",
    "i (?:never|didn't|did not) (?:really |actually )?(?:mean|meant) (?:it|that)(?: (?:literally|seriously|like that|that way|at all))",
    'i never meant (?:it|that)',
    "(?:(?:it|that)(?:'s| is| was)|its|thats) (?:just |only )?(?:a figure of speech|an expression)",
  ),
  he: words(
    '(?:זה|זו) (?:היה |הייתה )?(?:רק |סתם |פשוט )?(?:ביטוי|צורת דיבור)',
    '(?:מעולם |אף פעם |באמת |בכלל )*לא התכוונתי (?:באמת )?(?:למות|להתאבד|לפגוע בעצמי|(?:לזה )?(?:ברצינות|באמת|בכלל|ככה))',
    '(?:מעולם|אף פעם) לא (?:התכוונתי|רציתי) (?:לזה|למות|להתאבד|לפגוע בעצמי)',
  ),
};

/** The sentences of a message that ask nothing. */
function statementsIn(text: string): string[] {
  return (legible(text).match(/[^.!?…;\n]+[.!?…;\n]*/gu) ?? [])
    .filter((sentence) => !sentence.includes('?'))
    .map(plain);
}

/** A plain statement that the danger is over, without a condition or a doubt. */
export function saysSafe(text: string): boolean {
  return (
    !anyOf(unsafe, plain(text)) && statementsIn(text).some((statement) => anyOf(safe, statement))
  );
}

/** A plain statement that nobody else is in danger. */
export function saysNobodyHurt(text: string): boolean {
  return statementsIn(text).some(
    (statement) => anyOf(nobodyHurt, statement) && !anyOf(unsafe, statement),
  );
}

/** The answer to the question about the place: a yes, or an everyday place. */
export function saysAtEase(text: string): boolean {
  const normal = plain(text);
  return (
    !anyOf(unsafe, normal) &&
    (/^ (?:yes|yeah|yep|sure|כן|בטח|ברור)(?: (?:i am|it is|thanks|thank you|לגמרי|תודה|בטוח))? $/u.test(
      normal,
    ) ||
      statementsIn(text).some((statement) => anyOf(atEase, statement)))
  );
}

/** An explanation that the words meant no danger. */
export function saysOtherwiseMeant(text: string): boolean {
  return (
    !anyOf(meantAfterAll, plain(text)) &&
    statementsIn(text).some((statement) => anyOf(otherwiseMeant, statement))
  );
}

/** The words were a figure of speech, and nothing else. */
export function saysFigureOfSpeech(text: string): boolean {
  return (
    !anyOf(meantAfterAll, plain(text)) &&
    statementsIn(text).some((statement) => anyOf(figureOfSpeech, statement))
  );
}

/** The body is well, or needs no help, without a word of what ails it. */
export function saysBodyFine(text: string): boolean {
  const normal = plain(text);
  return (
    !anyOf(meantAfterAll, normal) &&
    !anyOf(bodyUnwell, normal) &&
    statementsIn(text.replaceAll(/,\s/gu, '. ')).some((statement) => anyOf(bodyFine, statement))
  );
}

/** The plain statement that the one who writes never meant to die or to hurt themselves. */
export function saysNeverMeant(text: string): boolean {
  const normal = plain(text);
  return (
    !anyOf(meantAfterAll, normal) &&
    !anyOf(unsafe, normal) &&
    statementsIn(text).some((statement) => anyOf(neverMeant, statement))
  );
}

/** "I'm okay now": the guide asks for the plain statement. */
export function saysBetter(text: string): boolean {
  const normal = plain(text);
  return (
    isShort(normal) &&
    anyOf(better, normal) &&
    !/ (?:not (?:ok|okay|fine|good|better|well|calm)|לא (?:בסדר|טוב|רגוע|רגועה)) /u.test(normal)
  );
}
