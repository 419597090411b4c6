import type { Language } from '#contract/shapes.ts';

/** What a message is first of all. */
export const intents = [
  'about_guide',
  'about_memory',
  'about_privacy',
  'ask_fact',
  'ask_advice',
  'ask_summary',
  'ask_blame',
  'ask_meaning',
  'greeting',
  'thanks',
  'goodbye',
  'insult',
  'boredom',
  'refusal',
  'agreement',
  'decline',
  'commitment',
  'feeling',
  'choice',
  'obligation',
  'wish',
  'fear',
  'loss',
  'joy',
  'story',
  'dont_know',
  'emoji',
  'unclear',
] as const;
export type Intent = (typeof intents)[number];

/** A sign of an intent: expressions over one normalised sentence, which has one space at each end. */
export interface IntentSign {
  intent: Intent;
  /** Longer sentences do not count. */
  wordsMax?: number;
  /** The sentence must have a question mark, or begin with a question word. */
  asks?: true;
  en: string[];
  he: string[];
}

const you = '(?:you|u|ya)';
const are = '(?:are|r|re)';
const guideHe = '(?:אתה|את|אתם)';

/**
 * Ordered: the first sign that matches a sentence names its intent. What a person wants of the guide comes before
 * what they speak of.
 */
export const intentSigns: IntentSign[] = [
  {
    intent: 'about_memory',
    wordsMax: 30,
    en: [
      ` (?:do|did|will|can|would|does) (?:${you}|it|this|zavit) (?:still |even |actually |really |ever )?(?:remember|forget|recall|know (?:who|me|my|what i)|keep (?:track|notes))`,
      ` (?:have|did) ${you} (?:forgotten|forget|forgot) `,
      ` what (?:do|does|did|will) ${you} (?:still |even |actually |really )?(?:know|remember|recall) (?:about|of|from) `,
      ' (?:from|in) (?:the |our |my )?(?:other|last|previous|earlier|past) (?:chat|chats|session|sessions|conversation|conversations|time|times|talk|talks) ',
      ' (?:still|stay|kept|stored|somewhere) in (?:your|ur) (?:head|memory|mind) ',
      ' (?:your|ur) memory ',
      ' (?:remember|recognise|recognize) (?:me|my name|who i am) ',
      ' start(?:ing)? from (?:zero|scratch) (?:each|every) time ',
    ],
    he: [
      ' (?:זוכר|זוכרת|תזכור|תזכרי|תזכרו|זוכרים|שכחת|לשכוח|תשכח|תשכחי|נזכר|נזכרת)(?: \\S+)* (?:אותי|ממני|לך|סיפרתי|אמרתי|כתבתי|שלי|אני|שאני|מי|איך|משהו|שבוע|אתמול|דיברנו) ',
      `^(?: \\S+){0,4} (?:${guideHe} )?(?:זוכר|זוכרת|תזכור|תזכרי)(?: \\S+){0,4} $`,
      ' מה (?:אתה|את) (?:יודע|יודעת|זוכר|זוכרת) (?:עלי|עליי|ממני|מ) ?',
      ' (?:מ|ב)(?:השיחה|השיחות|הפעם|הפעמים) (?:של|הקודמת|הקודמות|האחרונה|שעברה) ',
      ' (?:נשאר|שמור|נשמר) לך (?:משהו|משהו|הכל|הכול) ',
      ' (?:מתחילים|נתחיל|מתחיל|מתחילה) (?:כל פעם )?(?:מאפס|מחדש) ',
      ' (?:יש לך|ה)זיכרון ',
    ],
  },
  {
    intent: 'ask_summary',
    wordsMax: 22,
    en: [
      ' (?:sum|summarise|summarize|recap|tldr|tl dr) ',
      ' (?:summary|summing up) ',
      ' (?:main|key) (?:points|things|ideas) ',
      ' what (?:have|had|did|do) (?:we|i) (?:\\S+ )?(?:cover|covered|talk|talked|discuss|discussed|say|said|write|wrote|written|tell|told)(?: you| about)?(?: \\S+){0,4} $',
      ' (?:where are we|where were we|where do we stand|where did we get)(?: \\S+){0,3} $',
      ' (?:remind me|go over|list) (?:of )?(?:what|everything)(?: \\S+){0,3} (?:i|we) ',
      ' (?:put|bring) (?:it|this|that) all together ',
      ' what (?:was|is) the (?:thing|last thing|question) you (?:said|asked|wrote)(?: \\S+){0,3} ',
      ' what did (?:i|we) (?:say|tell you|write|cover|talk about)(?: \\S+){0,8} $',
      ' (?:how would you )?(?:describe|put) (?:everything|what) i(?: \\S+)? (?:said|told|wrote) ',
    ],
    he: [
      ' (?:תסכם|תסכמי|תסכמו|לסכם|נסכם|סכם|סכמי|סיכום|תקציר|תמצית|תמצת|תמצתי) ',
      ' (?:מה|על מה) (?:אמרנו|אמרתי|דיברנו|היה לנו|עברנו|כתבתי|סיפרתי|עלה)(?: \\S+){0,5} $',
      ' (?:איפה אנחנו|איפה היינו|איפה זה עומד|היכן אנחנו|איפה עצרנו) ',
      ' (?:תזכיר|תזכירי|להזכיר)(?: לי)? (?:\\S+ )?(?:מה|בנקודות|את מה|את כל)(?: \\S+){0,8} ',
      ' מה (?:אמרתי|סיפרתי|כתבתי) לך(?: \\S+){0,6} $',
      ' (?:הנקודות|הדברים) (?:העיקריות|העיקריים|החשובים|המרכזיים|המרכזיות) ',
    ],
  },
  {
    intent: 'about_privacy',
    wordsMax: 30,
    en: [
      ' who (?:else )?(?:can |gets to |will |could )?(?:see|sees|read|reads|look|looks|access)(?: at)? (?:this|it|that|these|what|my|our|any|all|everything) ?',
      ' (?:is|are|will|does|do)(?: any| all)?(?: of)? (?:this|it|these|that|our|my|what i|everything)(?: \\S+){0,5} (?:saved|private|confidential|secret|stored|recorded|kept|encrypted|shared|passed on|sold|logged|anonymous|deleted|safe here) ',
      ` (?:${you}|they|it) (?:gonna|going to|gunna|will|would|ever)? ?(?:tell|share|report|pass|sell|show|send)(?: \\S+){0,3} (?:my |what |this|it|data|to anyone|to anybody|anyone|anybody|someone|people)`,
      ' (?:my|the) (?:boss|mom|mum|mother|dad|parents|wife|husband|teacher|employer|insurance|company)(?: \\S+)? (?:see|sees|read|reads|find out about) (?:what|this|that|these|my|any|all|it) ',
      ' (?:does|can|could|will) (?:my|the|anyone|anybody|someone)(?: \\S+){0,3} (?:see|read|look at|access) (?:what|this|that|these|my|it) ',
      ' (?:privacy|confidentiality|gdpr) ',
      ' (?:get hold of|have access to|get at|look into) (?:what|this|my|these|it) ',
      ' delete (?:all|everything|this|it|my)(?: \\S+){0,4} $',
      ' where (?:does|do|is|are) (?:my|this|these|all)(?: \\S+){0,3} (?:go|stored|kept|saved|data) ',
      ` (?:do|does) (?:${you}|this app|the app|it) (?:save|store|keep|record|collect|track|log) `,
    ],
    he: [
      ' מי (?:עוד )?(?:קורא|קוראת|רואה|יכול לקרוא|יכול לראות|רואים|קוראים|יראה|יקרא|יש לו גישה|חשוף) ',
      ' (?:נשמר|נשמרת|נשמרים|נשמרות|שמור|שומר|שומרת|שומרים|מוקלט|מוקלטת|פרטי|פרטית|סודי|סודית|חסוי|חסויה|דיסקרטי|דיסקרטית|מוצפן|מוצפנת|אנונימי|אנונימית) (?:איפשהו|פה|כאן|אצלכם|אצלך|את|ביני|לגמרי|השיחה|באמת|כאן|אצל|איפה|מה) ',
      '^(?: \\S+){0,4} (?:נשמר|נשמרת|נשמרים|מוקלט|מוקלטת|פרטי|פרטית|סודי|סודית|חסוי|חסויה|דיסקרטי|מוצפן|אנונימי)(?: \\S+){0,3} $',
      ' (?:אתה|את|אתם|זה) (?:מעביר|מעבירה|מעבירים|עובר|מספר|מספרת|משתף|משתפת|מוכרים|מוכר|מדווח|תספר|תספרי|מועבר) ',
      ' (?:תספר|תספרי|תגלה|תגלי|תעביר|תעבירי|תראה|תראי)(?: \\S+){0,3} (?:לאמא|לאבא|למישהו|למישו|לאף אחד|לבוס|להורים|לאשתי|לבעלי|הלאה) ',
      ' (?:המידע|הפרטים|הנתונים|ההודעות|מה שאני כותב|מה שאני כותבת|השיחה)(?: \\S+){0,3} (?:מועבר|מועברים|נשמר|נשמרים|עובר|עוברת|הולך|הולכים|חשוף|חשופה|נמחק|נמחקת|מוגן) ',
      ' (?:פרטיות|סודיות|הצפנה|encryption) ',
      ' (?:יכול|יכולה|יכולים) (?:לקרוא|לראות|לגשת)(?: \\S+){0,3} (?:את זה|מה|כאן|פה|לזה) ',
      ' מישהו (?:אחר |אנושי )?(?:רואה|קורא|יכול לראות|יכול לקרוא) את ',
    ],
  },
  {
    intent: 'ask_advice',
    wordsMax: 30,
    en: [
      ` what (?:would|wud) ${you} (?:do|say|choose|pick) `,
      ` (?:which(?: one)?|who|where|how) (?:would|wud) ${you} (?:take|choose|pick|go|do|answer|decide|start) `,
      ` do ${you} think (?!about yourself|at all|like a)\\S+`,
      ` (?:do|dont|don't) ${you} (?:think|reckon|feel|believe) (?:that |like )?(?:i|i'm|im|it|its|it's|we|this|that's|that|he|she|they|the|my|coach|mom|dad) `,
      ` what (?:do|would) ${you} (?:think|suggest|recommend|advise|reckon) (?!about yourself)`,
      ` ${you} think (?:coach|he|she|they|i|my|it|its|it's) `,
    ],
    he: [
      ' (?:מה|איך|במה) ?(?:אתה|את)? ?היית (?:עושה|עושים|מציע|מציעה|בוחר|בוחרת|ממליץ|ממליצה|אומר|אומרת|פועל|פועלת|מייעץ|מייעצת) ',
      ' (?:מה דעתך|לדעתך|מה לדעתך|מה הדעה שלך) ',
      ' (?:אתה|את) (?:חושב|חושבת|אומר|אומרת) (?:ש\\S+|שזה|על זה|עליי|נכון) ',
      ' (?:מה|אז מה) (?:אתה|את) (?:חושב|חושבת|אומר|אומרת|מציע|מציעה|ממליץ|ממליצה)(?: \\S+){0,8} $',
      ' (?:תוכל|תוכלי|יכול|יכולה) לעזור לי (?:להחליט|לבחור) ',
    ],
  },
  {
    intent: 'about_guide',
    wordsMax: 30,
    en: [
      ` ${are} ${you} (?:really |actually |even |like |just |still |some kind of |some sort of )*(?:a |an )?(?:real|human|person|bot|robot|ai|machine|computer|chatgpt|gpt|program|programme|chatbot|therapist|psychologist|doctor|coach|alive|there|man|woman|girl|boy|בן אדם|בוט)`,
      ` (?:who|what)(?: exactly| the hell| kind of \\S+)? ${are} ${you} `,
      ` (?:who|what|whats|what's|who's|whos)(?: is| are| r)? (?:${you}|this|behind (?:this|it)|typing)(?: exactly| anyway| even)? $`,
      " (?:am i|i am|im|i'm) (?:talking|speaking|chatting|writing) (?:to|with) (?:a |an )?(?:\\S+ )?(?:bot|robot|human|person|machine|computer|somebody|someone|anyone|anybody|ai) ",
      " (?:what|who) (?:i'm|im|i am|am i) (?:talking|speaking|writing|chatting) (?:to|with) ",
      ` (?:what|how) (?:can|can't|cant|could|do|does) (?:${you}|this|this app|it|zavit|this thing)(?: actually| really| even)? (?:do|help|work|offer|decide|choose|know what|come up)`,
      ` (?:can|could|do|are) ${you} (?:see|hear|feel|understand|think|learn|watch|watching|listening|hearing|speak|talk|have feelings|have a name|have emotions|get tired|sleep|dream)`,
      ' (?:is there|is it|do you use|using)(?: \\S+){0,4} (?:language model|model|ai|chatgpt|gpt|algorithm)(?: \\S+)? ',
      ` (?:are|do) ${you} (?:just |actually |really |even |only |ever )*(?:look|looking|get|getting|make|making|reading) `,
      ` (?:who|which company) (?:made|built|created|programmed|runs|owns|designed|wrote) (?:${you}|this|it|zavit) `,
      ` (?:what is|what's|whats|do ${you} have a) (?:your|ur|a) (?:name|job|purpose|goal) `,
      ' what is (?:this|zavit|this app|this place)(?: \\S+){0,3} $',
      ' is (?:there|it|this) (?:a |an )?(?:real )?(?:person|human|somebody|someone|bot|machine|computer|ai) ',
      ` how (?:old|smart|clever) ${are} ${you} `,
      ` (?:why|how come) (?:do|are|did|dont|don't|can't|cant) ${you} (?:ask|asking|answer|never|always|only) `,
      ` how do ${you} (?:know|work|decide|pick|choose|think) `,
      ` do ${you} (?:use|run on|have|get|like|ever|believe|love|hate|care) `,
    ],
    he: [
      ` ${guideHe} (?:באמת |בכלל |סתם |רק |בעצם |אשכרה |או )*(?:בוט|רובוט|אנושי|אנושית|בן אדם|בנאדם|אדם|בת אדם|אמיתי|אמיתית|מכונה|בינה|מחשב|תוכנה|chatgpt|gpt|ai|בן|פסיכולוג|פסיכולוגית|מטפל|מטפלת|חי|חיה|איש|אישה|מישהו|קיים|קיימת)`,
      ` (?:מי|מה) (?:לעזאזל |בעצם |בכלל )?${guideHe}(?: בעצם| בכלל| בדיוק| פה)? $`,
      ' (?:עם מי|למי|עם מה|אל מי) אני (?:בעצם |בכלל )?(?:מדבר|מדברת|כותב|כותבת|מתכתב|מתכתבת) ',
      ' (?:זה|זאת|יש (?:פה|כאן|שם)) (?:בוט|רובוט|בן אדם|אדם|מישהו|מישהי|מכונה|מחשב|בינה|תוכנה|אנושי) ',
      ` (?:מה|במה|איך|למה) (?:${guideHe}|זה|האפליקציה|היישום) (?:בדיוק |בעצם |באמת |בכלל )*(?:יודע|יודעת|יכול|יכולה|עושה|עובד|עובדת|מחליט|מחליטה|בוחר|בוחרת|שואל|שואלת|עוזר|עוזרת|נותן|נותנת|חושב|חושבת)(?: (?:לעשות|לעזור|לי|פה|כאן|מה|איזה|לשאול|את זה))* `,
      ' איך (?:זה|המקום הזה|כל זה) (?:בעצם )?עובד ',
      ' (?:מי|איזו חברה) (?:בנה|יצר|המציא|עשה|תכנת|מפעיל|עומד|בנו|יצרו) (?:אותך|אותו|את זה|את האפליקציה|מאחור|מאחורי) ?',
      ` ${guideHe} (?:רואה|שומע|שומעת|מקשיב|מקשיבה|מבין|מבינה|מרגיש|מרגישה|חושב|חושבת|צופה)(?: אותי| לי| בי| מה| משהו| בכלל| באמת| רגשות| דרך| אותנו)+ `,
      ' (?:יש|איך קוראים) לך (?:שם|רגשות|תחושות|גוף|דעה|גיל|חיים|משפחה) ',
      ' (?:איך קוראים לך|מה השם שלך|בן כמה אתה|בת כמה את|מאיפה אתה|מאיפה את|מה התפקיד שלך|מה המטרה שלך) ',
      ' (?:מה זה|מה) (?:האפליקציה הזאת|זווית|המקום הזה|היישום הזה|הדבר הזה) ',
      ' (?:במה|איך) (?:אפשר|תוכל|תוכלי|אתה יכול|את יכולה) לעזור ',
      ' מה (?:אפשר |ניתן )?(?:לעשות|עושים) (?:פה|כאן)(?: \\S+)? $',
    ],
  },
  {
    intent: 'ask_meaning',
    wordsMax: 16,
    en: [
      ` (?:what|wat) (?:do|did|does|would) (?:${you}|that|this|it) (?:actually |even |really )?mean `,
      ' (?:wdym|meaning what|in what sense|how do you mean|like what|come again|say again|say that again|pardon|excuse me) ',
      '^ (?:sorry )?(?:huh|what|wat|wut|eh|hm what|sorry|מה|pardon)(?: now| what)? $',
      ` i (?:don't|dont|do not|didn't|didnt|did not|cant|can't)(?: really| quite| even)? (?:understand|get|follow|know what)(?: \\S+){0,2} (?:question|${you}|mean|meant|that|it|asking|asked|this) `,
      ' (?:another way|other words|simpler|simple words|rephrase|reword|explain (?:that|this|the|it|what)|clarify|elaborate) ',
      ' (?:put|say|ask|phrase|word) (?:\\S+ ){0,3}(?:differently|again|simply|plainly) ',
      ` (?:not sure|no idea|unclear|don't know|dont know) what ${you}(?:'re|re)?(?: are)? (?:mean|asking|ask|getting|saying|after|want)`,
      ` what ${are} ${you} (?:asking|saying|getting at|talking about|on about) `,
      " (?:i'm|im|i am) (?:confused|lost) (?:by|with|about) (?:the|that|your|this) (?:question|sentence|answer) ",
      ' what (?:is|was) (?:the|that|your) question ',
      ' (?:that|the question) (?:makes|made|makes) no sense ',
    ],
    he: [
      ' (?:מה הכוונה|מה הכונה|למה הכוונה|מה זאת אומרת|מה ז״א|מה זא|מהזתומרת|כלומר מה|במובן מה|באיזה מובן|איך הכוונה|מה אתה רוצה להגיד|מה את רוצה להגיד) ',
      ` (?:למה|מה) ${guideHe} (?:מתכוון|מתכוונת|אומר|אומרת|רוצה ממני) `,
      '^ (?:סליחה )?(?:הא|מה|אה|מהה|סליחה|רגע מה|מה מה)(?: מה)? $',
      ' לא (?:הבנתי|מבין|מבינה|הבנת|קלטתי|ירדתי|הצלחתי להבין|כל כך הבנתי|ממש הבנתי)(?: \\S+){0,2} (?:השאלה|זה|מה|אותך|הכוונה|לסוף|כלום|שאלת|המשפט|את) ',
      '^ (?:אני )?(?:לא|ממש לא|לא כל כך) (?:הבנתי|מבין|מבינה|קלטתי)(?: \\S+)? $',
      ' (?:לנסח|תנסח|תנסחי|להסביר|תסביר|תסבירי|להגיד|לשאול|תגיד|תגידי|תשאל|תשאלי)(?: \\S+){0,4} (?:אחרת|פשוט|שוב|במילים|יותר|ברור|למה התכוונת) ',
      ' (?:מה זה אומר|מה זה אמור|מה זה ה|במילים פשוטות|במילים אחרות|אפשר הסבר|אפשר להסביר) ?',
      ' השאלה (?:לא ברורה|מסובכת|לא מובנת) ',
    ],
  },
  {
    intent: 'ask_blame',
    wordsMax: 30,
    en: [
      ' (?:what|where|how) (?:did|have|had) i (?:do|done|go|gone|screw|mess)(?: it| this| things)?(?: up)?(?: so)? ?(?:wrong|up)',
      " (?:is|was|isn't|isnt|wasn't)(?: it| this| that| all)?(?: really| all| just)? (?:my|on me) ?(?:fault|problem|mistake|doing)",
      ' (?:was|is|were) (?:it|i|that|this)(?: so| really| too)? (?:wrong|bad|unfair|mean|selfish|stupid|cruel|harsh|horrible|terrible|awful|a bad \\S+|the problem|the bad|to blame|crazy|overreacting|out of line|an idiot|a jerk)(?: of me| to| for| that| here| in|$| )',
      ' (?:did|have) i (?:mess|messed|screw|screwed|ruin|ruined|overreact|overreacted|do (?:something|anything|the wrong)|hurt|go too far|fail|blow)',
      ' am i (?:the|a|an|being|too|so|just|really) (?:the )?(?:problem|bad|monster|idiot|jerk|asshole|selfish|crazy|unreasonable|wrong|fault|terrible|horrible|awful|guilty|one)',
      ' am i (?:wrong|overreacting|guilty|to blame|selfish|crazy) ',
      " (?:should|shouldn't) i (?:have|not have) ",
      ' (?:is|was) (?:it|that) because (?:i|of me|of something i) ',
    ],
    he: [
      ' מה אני (?:עושה|עשיתי) (?:לא בסדר|לא נכון|רע|לא טוב) ',
      ' (?:מה|איפה|איך) (?:עשיתי|טעיתי|פישלתי|הייתי|דפקתי|הרסתי)(?: \\S+){0,3} (?:לא בסדר|רע|לא נכון|טעות|לא טוב|שגוי|ככה) ',
      ' (?:איפה טעיתי|מה עשיתי|טעיתי|פישלתי|הגזמתי|הרסתי|עשיתי טעות) (?:ש|כש|כאן|פה|לא|שם|לה|לו|בזה)?',
      ' (?:זאת|זו|זה) (?:בכלל |באמת |הכל |הכול |רק )?(?:אשמתי|באשמתי|בגללי|אשמה שלי|טעות שלי|הטעות שלי|הבעיה שלי|עליי) ',
      ' אני (?:ה)?(?:אשם|אשמה|בעיה|הבעיה|רע|רעה|הרע|הרעה|לא בסדר|נורא|נוראית|אמא רעה|אבא רע|חבר רע|חברה רעה|מגזים|מגזימה|דרמטי|דרמטית|אגואיסט|אגואיסטית|לא נורמלי|לא נורמלית|מפלצת|הגזמתי) ',
      ' (?:עשיתי|הייתי|אמרתי) (?:לה |לו |להם )?(?:משהו|דבר)? ?(?:רע|לא בסדר|לא הוגן|לא הוגנת|נורא|טעות|לא לעניין) ',
      ' (?:הייתי|הייתי) (?:צריך|צריכה|אמור|אמורה) (?:לא )?ל',
    ],
  },
  {
    intent: 'insult',
    wordsMax: 26,
    en: [
      " (?:this|that)(?: is|'s| was)(?: just| so| really| totally| completely| such| a| all)* (?:useless|rubbish|garbage|trash|crap|nonsense|bullshit|bs|not helping|not helpful|no help|unhelpful|a waste|ridiculous)(?: \\S+){0,4} $",
      ` (?:${you}(?:'re|re| are| r)|ur|your|zavit(?: is|'s)?)(?: just| so| such| really| totally| completely| absolutely| fucking| a| an| the| all| actually| as| freaking| kinda| pretty)* (?:useless|annoying|stupid|dumb|idiot|idiotic|pathetic|terrible|awful|horrible|worthless|ridiculous|rubbish|garbage|trash|crap|joke|waste|broken|moron|parrot|fake|robotic|lame|worst|sucks?|bs|bullshit|nonsense|hopeless|rude|clueless|shallow|creepy|fraud|scam|no help|not helping|not helpful|unhelpful|not listening|not even listening)`,
      ' (?:stupid|dumb|useless|damn|idiotic|shitty|crappy|annoying|worthless) (?:bot|robot|app|machine|program|programme|guide|thing|computer|ai|question|questions|chatbot) ',
      ` ${you}(?: just| only| always| literally| simply|'ve| have)* (?:keep|keeps|repeat|repeating|repeated|repeats|parrot|copy|copying)(?: \\S+){0,3} (?:same|back|me|again|over|words|thing|question|everything|my)`,
      ' (?:same|that same|the same) (?:question|questions|thing|line|lines|sentence|answer)(?: \\S+)? (?:again|over and over|every time|each time|all the time) ',
      ' (?:worst|dumbest|stupidest) (?:app|bot|thing|chat|guide|ai|advice) ',
      ` ${you} (?:don't|dont|do not|didn't|didnt|never|cant|can't)(?: even| really| actually| ever)? (?:listen|understand|get it|get me|help|know anything|care|hear|have a clue|read)`,
      " (?:not|isn't|isnt|ain't|aint|doesn't|doesnt|didn't|didnt|wasn't)(?: really| even| exactly)? (?:helping|helpful|help|listening)(?: me| at all| much)? $",
      ' (?:shut up|shut it|screw you|fuck (?:you|u|off|this)|go to hell|get lost|piss off|drop dead|bite me|f off|stfu) ',
      ' (?:waste of|wasting) (?:my )?(?:time|breath|energy) ',
      ' (?:printed|written) on a (?:tea bag|teabag|mug|fridge|poster|fortune) ',
      ' (?:fortune cookie|greeting card|broken record) ',
      " (?:i hate|i can't stand|hate) (?:you|u|this app|this thing|this bot) ",
      ` ${you}(?:'re|re| are) (?:just |only |always )?repeating `,
      ` ${you} (?:didn't|didnt|did not|never|don't|dont) (?:even )?(?:answer|answered)(?: me| my question| that)? $`,
    ],
    he: [
      ' (?:לא ענית|לא עניתם)(?: לי| על השאלה| על זה)? $',
      ' (?:אתה|את)(?: כל הזמן| שוב| רק)* (?:אומר|אומרת)(?: שוב| רק)* (?:את )?(?:אותו|אותה|אותם|אותן) (?:ה)?(?:דבר|דברים|משפט|שאלה) ',
      ` (?:${guideHe}|זה|איזה|זאת|סתם)(?: פשוט| ממש| באמת| כל כך| סתם| לגמרי| ה| הכי| בוט| אפליקציה| אשכרה| די)* (?:מטומטם|מטומטמת|טיפש|טיפשה|טיפשי|אידיוט|אידיוטית|מעצבן|מעצבנת|גרוע|גרועה|מפגר|מפגרת|דפוק|דפוקה|פתטי|פתטית|אפס|זבל|גועל|חרא|מגוחך|מגוחכת|fake|פייק|תוכי|מזויף|מזויפת|חסר תועלת|חסרת תועלת|נודניק|נודניקית|חופר|חופרת|בושה|כישלון|קשקוש|שטויות|בדיחה|מגעיל|מגעילה|דביל|דבילית|חסרי תועלת) `,
      ' (?:בוט|רובוט|אפליקציה|מכונה|מחשב|מלווה|תוכנה) (?:מטומטם|מטומטמת|טיפש|טיפשה|דפוק|דפוקה|מפגר|מפגרת|גרוע|גרועה|מעצבן|מעצבנת|זבל|דבילי|דבילית|טיפשי|טיפשית|חרא|עלוב|עלובה) ',
      ` ${guideHe}(?: בכלל| ממש| פשוט| גם| באמת)* לא (?:עוזר|עוזרת|מבין|מבינה|מקשיב|מקשיבה|מועיל|מועילה|שווה|קולט|קולטת|רציני|רצינית|יודע כלום|יודעת כלום) `,
      ' (?:לא הבנת|לא הקשבת|לא קראת|לא קלטת|לא עזרת)(?: \\S+){0,2} ',
      ' (?:כל פעם|כל הזמן|שוב) (?:את |עם )?(?:אותה|אותן|אותו|אותם)(?: ה)? ?(?:שאלה|שאלות|דבר|משפט|תשובה|השאלה|הדבר) ',
      ` (?:${guideHe} )?(?:סתם |רק |כל הזמן |שוב )*(?:חוזר|חוזרת|חוזרים) (?:על (?:עצמך|עצמו|אותו|אותה|מה|המילים|הדברים)|אחרי|אחריי|שוב) ?`,
      ' (?:סתום|שתוק|שתקי|סתמי|לך תזדיין|לכי תזדייני|עוף|עופי|לך לעזאזל|סתום תפה|סתמו|קישטה) ',
      ' (?:בזבוז|חבל על ה|מבזבז|מבזבזת) ?(?:של )?(?:זמן|הזמן|זמני|לי את הזמן) ',
      ' (?:האפליקציה|הבוט|המלווה) (?:הכי|הזה הכי|הזאת הכי) (?:גרוע|גרועה|מטומטם|דפוק) ',
      ' (?:חארטה|קשקוש|בולשיט|זבל|פח|עלוב|עלובה)(?: אחד| של בוט| של אפליקציה| אחת)? $',
      ' (?:שונא|שונאת) (?:אותך|אותו|את הבוט|את האפליקציה) ',
      ' אפס (?:הבנה|עזרה|תועלת|אמפתיה|הקשבה) ',
      ' (?:זה )?לא (?:עוזר|עזר|מועיל|תורם) (?:לי )?(?:בכלום|כלום|בכלל|בשום) ?',
    ],
  },
  {
    intent: 'boredom',
    wordsMax: 12,
    en: [
      "^ (?:i'm|im|i am|so|this is|it's|its|kinda|a bit|getting|omg|ugh|zzz|zz|honestly|really|well|frankly) *(?:\\S+ ){0,3}(?:bored|boring|dull|tedious|yawn)(?: \\S+){0,3} $",
      ' (?:going|leading|getting|goes|leads|taking us|taking me)(?: \\S+)? (?:nowhere|anywhere)(?: \\S+){0,4} $',
      '^(?: \\S+){0,2} boring $',
      '^ (?:meh|zzz+|yawn|boring|snore|blah|bleh|whatever|bored)(?: \\S+){0,2} $',
      " (?:what's|whats|what is) the point(?: of (?:this|it|all this|these questions))? $",
      " (?:pointless|running in circles here|we're going in circles) $",
    ],
    he: [
      '^(?: \\S+){0,2} boring $',
      '^(?: \\S+){0,3} (?:משעמם|משעממת|שעמום|משעממים|boring)(?: לי| פה| כאן| נורא| ממש| קצת| כל זה| מאוד| אש| רצח)* $',
      ' (?:לא (?:מוביל|מתקדם|הולך|מתקדמים|מגיע|מגיעים|מובילה)|מוביל) (?:לשום|אנחנו לשום|לאן|לכלום|לאיפה|לי)(?: מקום)? ?',
      '^ (?:חפירות|חפירה|סתם|בלה בלה|בלה|נו|פיהוק|משעמם|יאללה נו|פחח|אוף משעמם)(?: \\S+)? $',
      ' (?:מה הטעם|מה הפואנטה|מה הקטע)(?: (?:של|ב|עם)\\S*(?: \\S+)?)? $',
    ],
  },
  {
    intent: 'refusal',
    wordsMax: 26,
    en: [
      "^ (?:(?:no|nah|please|just|hey|ok|sorry|ugh|look|um|er) )*(?:not now|not today|not tonight|not right now|pass|skip|skip it|next question|next one pls|next one please|next one|can we not|lets not|let's not|leave it|drop it|not that|no comment|later maybe|some other time|another time)(?: (?:please|pls|thanks|ok|for now|sorry|maybe|this one|this|question))*(?: $| not | i )",
      " (?:i )?(?:don't|dont|do not|didn't|would rather not|'d rather not|rather not|not|won't|wont|can't|cant|not ready to|not in the mood to)(?: really| even| wanna)? ?(?:want to|wanna|feel like|like to|going to|gonna|ready to|have it in me to|able to)? ?(?:talk|talking|discuss|discussing|speak|speaking|get into|go into|going into|go there|going there|think|thinking|answer|answering|dig|chat)(?: \\S+){0,2} (?:about|into|that|this|it|there|anything|him|her|them|right now|now) ",
      ' (?:skip|pass on|forget|drop|leave|ignore) (?:this|that|the|your)(?: \\S+)? ?(?:question|one|topic|subject|part)? ?$',
      " (?:stop|quit|enough|no more|don't|dont|please don't) (?:with )?(?:the (?:questions|asking)|asking|ask|all these|all the|these|those|your)(?: (?:me|the|these|questions|about|so|any|anything|many|abt)| \\S+){0,4} ?$",
      ' no more questions ',
      ' just (?:listen|be here|let me|hear me|stay) ?',
      " (?:i'd|i would|id|i) (?:rather|prefer to|prefer) (?:leave|keep|skip|avoid|not)(?: \\S+){0,5} ",
      " (?:change the subject|talk about something else|something else please|different topic|off limits|none of your business|that's private|too personal) ",
      " don't ask (?:me )?(?:anything|about|that|why|any)",
      " (?:dont|don't) (?:want|need) (?:any )?(?:advice|questions|solutions|tips|to fix) ",
      ' not what to do next ',
    ],
    he: [
      '^ (?:(?:לא|די|רגע|נו|תשמע|תשמעי|אוקיי|סליחה|אוף|בבקשה) )*(?:לא עכשיו|לא היום|לא כרגע|לא הלילה|דלג|דלגי|הבאה|שאלה אחרת|נדלג|לדלג|אולי אחר כך|בפעם אחרת|לא בא לי|אין לי כוח לזה|אין לי כח לזה)(?: \\S+){0,4} $',
      ' (?:לא|ממש לא|פחות) (?:רוצה|בא לי|מתחשק לי|מעוניין|מעוניינת|מוכן|מוכנה|מסוגל|מסוגלת|נוח לי|יכול|יכולה)(?: עכשיו| כרגע| היום| בכלל| ממש)* (?:לדבר|לענות|להיכנס|להכנס|לחשוב|לגעת|לחפור|שנדבר|שנכנס|ללכת לשם|לפתוח|להתעסק|לעסוק) ?',
      ' (?:תדלג|תדלגי|לדלג|דלג|נדלג|תעבור|תעברי|נעבור|עזוב אותי|עזבי אותי|תעזוב|תעזבי|נעזוב|תוותר|תותר)(?: \\S+){0,3} (?:השאלה|זה|זאת|הנושא|הלאה|מזה|נושא|הקטע) ',
      ' (?:מספיק|די|תפסיק|תפסיקי|להפסיק|הפסק|אין לי כוח ל|אין לי כח ל) ?(?:עם |את )?(?:ה)?(?:שאלות|לשאול|שאלה|לחפור|חפירות) ',
      ' (?:רק|פשוט) (?:תקשיב|תקשיבי|להקשיב|תהיה|תהיי|תן לי|תני לי|לכתוב|לפרוק) ?',
      ' (?:אל תשאל|אל תשאלי|בלי שתשאל|בלי שתשאלי|לא לשאול|אל תחפור|אל תחפרי) ?',
      ' (?:מעדיף|מעדיפה|עדיף|אעדיף) (?:לא|ש?לא |שלא )(?: )?(?:ל|נ|ש)?\\S*(?: \\S+){1,6} $',
      ' (?:נחליף נושא|להחליף נושא|נושא אחר|משהו אחר לדבר|זה אישי|פרטי מדי|לא עניינך) ',
      ' לא (?:צריך|צריכה|רוצה) (?:עצות|עצה|שאלות|פתרונות) ',
      ' (?:עזוב|עזבי) אותי (?:מהנושא|מזה|עם|מ)',
      ' לא מה לעשות (?:הלאה|עכשיו|אחר כך) ',
    ],
  },
  {
    intent: 'decline',
    wordsMax: 11,
    en: [
      "^ (?:(?:um|uh|hmm|well|oh|actually|sorry|ok|but|hm|ah|thanks|thank you|thx) )*(?:no+|nope|nah+|naw|na|not really|not yet|not this|not that one|don't|dont|rather not|i'd rather not|id rather not|no way|no need|never mind|nevermind|i'm good|im good|i'm ok|im ok|leave it|pass|i'll pass|not for me|thanks but|thank you but|i think not|maybe not|better not|not interested|negative)(?: $| (?:thanks|thank|thx|please|pls|not|don't|dont|i|im|i'm|that|it|doesn't|doesnt|put|leave|maybe|later|now|yet|really|for|one|thank|but|we|let|lets|let's|need|way|ty|bro|dude|so|fast|ready|good|do|write|save|note|add|keep|you|the|this|a)(?: |$)).*$",
      " (?:i'd|id|i would) (?:prefer|rather) (?:to )?(?:stay|not|leave|keep|wait)(?: \\S+){0,6} $",
      " (?:doesn't|doesnt|does not|not) (?:suit|work|fit|right|for) (?:for )?me(?: \\S+){0,3} $",
    ],
    he: [
      '^ (?:(?:אממ|אמממ|הממ|אה|טוב|תודה|האמת|סליחה|אוקיי|אז|אבל|לא) )*(?:לא+|ממש לא|לא ממש|עוד לא|עדיין לא|לא צריך|עזוב|עזבי|עזבו|לא תודה|עדיף שלא|מעדיף שלא|מעדיפה שלא|לא מתאים|מוותר|מוותרת|אותר|אוותר|בלי|נשאיר|לא כדאי|פחות|לא הפעם|לא מעוניין|לא מעוניינת|nah|no)(?: $| (?:תודה|עכשיו|כרגע|צריך|צריכה|בינתיים|אולי|אחר|עוד|לי|לרשום|מתאים|את|זה|ככה|אחי|אחותי|מוותר|מוותרת|רוצה|נראה|בשבילי|הזה|הזאת|תרשום|תרשמי|לשמור|כל|כך|שלא|לא|מוכן|מוכנה|בא|היום|ממש|על)(?: |$)).*$',
      ' (?:תודה|אבל) (?:\\S+ )?(?:נשאיר|עדיף|מעדיף|מעדיפה|אוותר|אותר|לא)(?: \\S+){0,5} $',
    ],
  },
  {
    intent: 'goodbye',
    wordsMax: 14,
    en: [
      ' (?:bye|goodbye|bye-bye|cya|ciao|see ya|see you|see u|cu|ttyl|brb|good night|goodnight|gn|nite nite|farewell|take care|talk later|talk soon|until tomorrow|till tomorrow|so long|ביי)(?: \\S+){0,5} $',
      "^ (?:(?:ok|okay|k|well|right|so|yeah|alright|anyway|sorry|thanks|but|and) )*(?:i'm|im|i|i've|ive|i have|i gotta|gotta|got to|have|need|must|i'll|ill|we'll|time)(?: to| got to| really)* (?:go|go now|off|out|run|leave|be off|done|sleep|get going|head off|head out|stop here|stop|sign off|log off|bed|heading (?:off|out|to)|get back to)(?: (?:now|here|for|today|soon|bye|thanks|thank|you|ok|sorry|to|bed|sleep|work|dinner|class|later|talk|tomorrow|cya|see|ya|then|tonight|a|bit|them|mom|calling|so|much|guys|day|good|night))* $",
      " (?:that's|thats|that is|that'll be|this is|it's) (?:all|it|enough|everything)(?: i (?:have|had|wanted|needed))?(?: for)? (?:today|now|tonight|the day|me|from me|this time) ?(?:\\S+ ){0,5}$",
      "^ (?:enough|stop|let's stop|lets stop|we can stop|we're done|done)(?: (?:here|for|now|today|there|it|please|tonight))* $",
      ' (?:calling it a (?:day|night)|until next time|till next time|going to (?:bed|sleep)|off to (?:bed|sleep|work)) ',
    ],
    he: [
      ' (?:ביי|ביוש|בייי|להתראות|לילה טוב|נדבר|נתראה|שבת שלום|שבוע טוב|ביביי|יאללה ביי|תהיה טוב|תהיי טובה|שלום ולהתראות|bye|סלאמאת|אדיוס|צאו)(?: \\S+){0,4} $',
      '^(?!.* (?:מהיום|מחר|בערב|עד|את) ).* (?:צריך|צריכה|חייב|חייבת|הולך|הולכת|זז|זזה|זזים|רץ|רצה|אני עף|אני עפה|מסיים|מסיימת|סיימתי|סיימנו|פורש|פורשת|מתנתק|מתנתקת)(?: (?:ללכת|לזוז|לרוץ|לישון|להתנתק|לסיים|להיום|לעכשיו|עכשיו|מפה|מכאן|כבר|להתקלח|לעבודה|לצאת|בינתיים))+(?: (?:ביי|תודה|נדבר|להתראות|לילה|טוב|מחר|עכשיו|היום|כבר|סליחה|רגע|לך))* $',
      '^ (?:(?:טוב|אוקיי|יאללה|אז|סבבה|נו) )*(?:אני )?(?:זז|זזה|הלכתי|עפתי|פורש|פורשת|סיימתי|סיימנו)(?: \\S+){0,4} $',
      ' (?:זה הכל|זה הכול|זהו|מספיק|די)(?: בינתיים| להיום| לעכשיו| לי להיום| להערב)+(?: \\S+){0,4} $',
      '^ (?:די|מספיק|סטופ|לעצור|נעצור|עוצרים|נעצור כאן|נעצור פה|נסיים כאן|נסיים)(?: (?:כאן|פה|להיום|בבקשה))* $',
    ],
  },
  {
    intent: 'thanks',
    wordsMax: 16,
    en: [
      '^ (?:(?:ok|okay|oh|wow|great|well|yes|no|and|aw|aww|really|cool|nice|perfect|alright|many|big|so|that) )*(?:thank you|thank u|thanks|thanx|thx|tysm|ty|tnx|cheers|much appreciated|appreciate|appreciated|i appreciate|תודה|bless you|grateful|thankful)(?: \\S+)* $',
      " (?:i'm|im|i am|so|really|very) (?:so |very |really )?(?:grateful|thankful)(?: \\S+){0,5} $",
      " (?:this|that|it|you|u)(?: has| have|'s|'ve| really| actually| was| were| so| very| all)* (?:helped|helpful|useful|a help|a great help|helps)(?: me| a lot| so much| very much| today| actually)* $",
      ' (?:thanks|thank you|thx)(?: so much| a lot| again| everything| for \\S+(?: \\S+){0,4})? $',
    ],
    he: [
      '^ (?:(?:אז|סבבה|אוקיי|טוב|וואו|וואי|כן|יופי|הרבה|המון|מעולה|אחלה|אוי|ממש|בחיי|איזה|רוב) )*(?:תודה|תודות|תודהה+|תודותיי|תנקס|תנקיו|thanks|thank|יישר|ישר כוח|תבורך|תבורכי|אלוף|אלופה|תותח|תותחית)(?: \\S+)* $',
      '^ (?:זה |אתה |את |ממש |מאוד |באמת )*(?:עזר לי|עזרת לי|עוזר לי|עזר|מועיל|הועיל|עשה לי סדר|עשית לי)(?: \\S+){0,4} $',
      ' (?:אני )?(?:מודה לך|אסיר תודה|אסירת תודה|מעריך|מעריכה)(?: \\S+){0,4} $',
      ' (?:תודה רבה|המון תודה|תודה לך|תודה על|תודה ש)(?: \\S+)* $',
    ],
  },
  {
    intent: 'greeting',
    wordsMax: 10,
    en: [
      "^ (?:hi+|hello+|hey+|heya|hiya|yo+|howdy|sup|shalom|salaam|greetings|good (?:morning|evening|afternoon|day)|morning|evening|whats up|what's up|wassup|היי|שלום)(?: (?:there|again|guide|zavit|everyone|dear|friend|all|you|mate|bro|buddy|to|its|it's|me|back|im|i'm|i am|this|is|my|first|time|here|how|are|whats|what's|up|nice|meet|u|new|good|morning|evening|today|doing|going))* $",
      "^ (?:how are (?:you|u|things)|how r u|how's it going|hows it going|how do you do|nice to meet you|i'm back|im back|its me again|anyone (?:there|here))(?: \\S+){0,3} $",
    ],
    he: [
      '^ (?:מה קורה|מה נשמע|מה המצב|יו+|היי+)(?: \\S+)? $',
      '^ (?:שלום+|היי+|הי+|אהלן|הלו+|הלוו+|בוקר טוב|בוקר אור|ערב טוב|צהריים טובים|צוהריים טובים|אחר צהריים טובים|מה נשמע|מה קורה|מה שלומך|מה המצב|מה איתך|יו|ברוך הבא|חזרתי|hey|hi|hello|shalom|אהלןן|שבוע טוב|מה העניינים)(?: (?:לך|לכולם|שוב|זווית|מה|נשמע|קורה|שלום|היי+|מבורך|ומבורך|חזרתי|זה|זאת|אני|פעם|ראשונה|שלי|כאן|פה|רב|אחי|אחותי|המצב|שלומך|איתך|כאן|היום|יש|מישהו|טוב|גם|ברכה|חבר|חברים|אור|נעים|מאוד|להכיר|חדש|חדשה))* $',
    ],
  },
  {
    intent: 'dont_know',
    wordsMax: 14,
    en: [
      "^ (?:(?:i|um|uh|hmm|hm|well|honestly|maybe|really|just|tbh|no|oh|so|pff|ugh|idk|good question) )*(?:don't know|dont know|do not know|dunno|have no idea|no idea|no clue|haven't a clue|idk|idek|not sure|am not sure|i'm not sure|im not sure|hard to say|it's hard to say|its hard to say|who knows|can't say|cant say|couldn't say|couldn't tell you|nothing comes|can't think)(?: (?:really|yet|honestly|anymore|right|now|maybe|tbh|lol|what|how|to|say|it|answer|that|about|be|honest|where|start|put|think|you|im|i'm|sorry|anything|the|i|really|couldn't|tell|of|this))* $",
      "^(?: \\S+){0,4} (?:i don't know|i dont know|dunno|no idea|no clue|couldn't tell you) $",
      " (?:my (?:mind|head) is|i'm drawing a|drawing a|mind's) (?:blank|empty) ",
      '^ (?:i )?(?:have )?no (?:answer|words|idea|thoughts)(?: \\S+){0,4} $',
    ],
    he: [
      '^ (?:(?:אני|אה|אממ|אמממ|אז|האמת|פשוט|עדיין|ממש|באמת|וואלה|וואי|כנראה|הממ|שאלה טובה|טוב) )*(?:לא (?:יודע|יודעת|יודעים|בטוח|בטוחה)|לא יודעת|אין (?:לי )?(?:שום )?(?:מושג|תשובה|רעיון|מילים)|לא ברור לי|קשה (?:לי )?(?:לומר|להגיד|לענות)|מי יודע|לך תדע)(?: (?:עדיין|באמת|מה|לומר|להגיד|איך|לענות|כרגע|כל|כך|האמת|אולי|כבר|על|זה|שאין|לי|תשובה|ריק|בראש|להסביר|מאיפה|להתחיל))* $',
      ' (?:אני לא (?:יודע|יודעת)|אין לי (?:מושג|תשובה)|ריק לי בראש|הראש ריק|לא עולה לי כלום|לא עולה לי) $',
    ],
  },
  {
    intent: 'agreement',
    wordsMax: 12,
    en: [
      "^ (?:(?:ok|okay|k|kk|oh|um|well|yes|yeah|yep|ya|ah|hmm|alright|right|and|so|sure|סבבה|יאללה|כן) )*(?:yes+|yeah+|yea|yep|yup|ya+|yah|ye|sure|ok|okay|okey|k|kk|right|exactly|true|please|sounds (?:good|right|great|fine|like a plan)|do it|let's|lets|save it|note it|write it|go ahead|go for it|of course|definitely|absolutely|totally|deal|fine|perfect|great|good idea|why not|agreed|i agree|i'm in|im in|works for me|that works|by all means|alright|gladly|happy to|count me in|i'd like that|id like that|i do|i would|it does|it is|cool|you got it|done|yes please|certainly|indeed|aye|bet|כן|יאללה|סבבה)(?: $| (?:please|pls|sure|save|do|it|its|that|that's|thanks|thank|you|works|right|sounds|good|great|go|ahead|let's|lets|of|course|definitely|i|i'd|id|does|is|note|write|put|add|down|for|on|move|next|to|the|and|why|not|by|me|with|fine|in|like|ok|okay|yes|yeah|totally|bro|man|dude|mate|this|one|then|now|keep|a|card|stage|part|step|im|i'm|ready|continue|try|we|can|could|should|would|want)(?: |$)).*$",
      " (?:let's do (?:it|that|this)|lets do (?:it|that|this)|write it down|note it down|put it down|sign me up|make it so)(?: \\S+){0,3} $",
    ],
    he: [
      '^ (?:(?:אוקיי|אוקי|טוב|אה|כן|יאללה|אז|נו|סבבה|וואלה|ברור|בטח|אחי|בסדר|sure|ok) )*(?:כן+|בטח|ברור|נכון|בדיוק|סבבה|אוקיי|אוקי|אוקייי|בסדר|טוב|יאללה|מתאים|לשמור|תשמור|תשמרי|לרשום|תרשום|תרשמי|תוסיף|תוסיפי|תכתוב|תכתבי|בשמחה|לגמרי|מעולה|קדימה|בכיף|למה לא|זורם|זורמת|נשמע (?:טוב|מצוין|הגיוני|מעולה)|אפשר|אשמח|מסכים|מסכימה|בוא|בואי|בואו|אין בעיה|סגור|סגרנו|דיל|מוכן|מוכנה|בהחלט|בוודאי|ודאי|נו ברור|על הכיפק|אחלה|מצוין|בא לי|הולך|sure|yes|ok)(?: $| (?:כן|בבקשה|בטח|לשמור|לרשום|תודה|מתאים|בדיוק|נכון|בשמחה|זה|הצעד|אחי|אחותי|תרשום|תרשמי|תוסיף|תוסיפי|נעשה|את|לעבור|להמשיך|נמשיך|לשלב|הבא|טוב|מצוין|הגיוני|בוא|בואי|בואו|אפשר|יאללה|עם|אני|איתך|לגמרי|לי|סבבה|נרשום|ננסה|נזרום|זורם|זורמת|על|מעולה|תשמור|תשמרי|קלף|נתקדם|לא|ברור|גבר|מותק|תכתוב|תכתבי|בכיף|הלאה|מוכן|מוכנה|רוצה)(?: |$)).*$',
    ],
  },
  {
    intent: 'ask_advice',
    asks: true,
    wordsMax: 40,
    en: [
      ' (?:what|which|how)(?: \\S+)? (?:should|shall|would|must|can|could|do) (?:i|we) (?:do|say|choose|pick|tell|decide|go|handle|answer|start|even|really|deal|act|respond|reply|write|wear)',
      ` what (?:would|do|wud) ${you} (?:do|think|suggest|recommend|advise|say|reckon|make) `,
      ' (?:should|shall) (?:i|we) ',
      ` (?:do|dont|don't) ${you} (?:think|reckon|feel|believe) (?:that )?(?:i|it|its|it's|we|this|that|a|he|she|they|the|my) `,
      " (?:is|would|was|isn't|isnt) (?:it|this|that)(?: be)? (?:a |an )?(?:good|bad|smart|stupid|wise|better|best|ok|okay|worth|right|crazy|too late|silly|dumb|mistake|fair|normal)(?: \\S+)* ",
      ' (?:your|ur) (?:opinion|advice|take|view|thoughts|recommendation|suggestion) ',
      " what(?:'s| is| are)? (?:the )?(?:best|right|smart|wisest|smartest|kindest)(?: \\S+)? (?:way|thing|move|choice|option) ",
      ' (?:how|what) (?:do|can|could|would) (?:i|you|one) (?:best )?(?:talk|tell|deal|cope|get over|stop|make|convince|handle|approach|help|bring)(?: \\S+)* ',
      ' what next ',
    ],
    he: [
      ' (?:מה|איך|את מי|במי|איזה) (?:אני |אנחנו )?(?:כדאי|עליי|עלי|צריך|צריכה|אמור|אמורה|הייתי|לעשות|לבחור|להגיד|לומר|לענות|להחליט|נעשה|הכי) ?(?:לי|לעשות|לבחור|להגיד|לומר|לענות|נכון|ל\\S+)? ?',
      ' (?:מה|איך) היית (?:עושה|מציע|מציעה|בוחר|בוחרת|ממליץ|ממליצה|אומר|אומרת|פועל|פועלת|מתנהג|מתנהגת) ',
      ' (?:כדאי|שווה|עדיף|נכון|חכם|טוב|הגיוני|רעיון טוב|נורמלי) (?:לי |לנו |ש)?(?:ל|ש)\\S+',
      ' (?:מה דעתך|לדעתך|מה אתה חושב|מה את חושבת|אתה חושב ש|את חושבת ש|מה אתה אומר|מה את אומרת|מה הדעה שלך|מה עדיף) ?',
      ' (?:לספר|ללכת|להגיד|להישאר|לעזוב|לעשות|לחזור|לכתוב|להתקשר|לחכות|לשלוח)(?: \\S+){0,4} או (?:לא|ל\\S+|ש\\S+) ',
    ],
  },
  {
    intent: 'ask_advice',
    wordsMax: 30,
    en: [
      '^(?: \\S+){0,3} what (?:should|shall|do|can) (?:i|we)(?: even| really)? do(?: \\S+){0,4} $',
      ' (?:give me|any|need|i need|want|got|have you|some|tips|ideas)(?: some| any| your)? ?(?:advice|tips|suggestions|suggestion|recommendations|ideas) ',
      ' (?:just )?tell me (?:what|how|which|whether|if i)(?: \\S+)? (?:to|i|should) ',
      ` what (?:would|wud) ${you} (?:do|suggest|recommend|advise) `,
      ' (?:advise|advice) (?:me|plz|please|pls) ',
      ' what (?:should|shall) (?:i|we) ',
    ],
    he: [
      '^ (?:אז |ו)?מה (?:אפשר |כדאי )?לעשות(?: \\S+){0,4} $',
      ' (?:תן|תני|תנו|יש לך|צריך|צריכה|רוצה|אשמח ל|מבקש|מבקשת|אפשר)(?: לי| ממך| קצת| איזו| איזה| בבקשה)* ?(?:עצה|עצות|טיפ|טיפים|המלצה|המלצות|רעיון|רעיונות|כיוון) ',
      ' (?:תגיד|תגידי|תגידו|אמור|אמרי|תחליט|תחליטי) (?:לי )?(?:\\S+ )?(?:מה|איך|אם) (?:ל|כדאי|אני|עדיף|נכון)\\S*',
      ' (?:מה היית|איך היית) (?:עושה|מציע|מציעה|בוחר|בוחרת|פועל|פועלת) ',
      ' (?:לדעתך|מה דעתך|מה את חושבת|מה אתה חושב|מה לדעתך) ',
      ' איך (?:הכי )?(?:נכון|כדאי|טוב|עדיף) ל\\S+',
    ],
  },
  {
    intent: 'ask_fact',
    asks: true,
    wordsMax: 24,
    en: [
      "^ (?:(?:hey|ok|so|and|btw|quick question|question|also|do you know|can you tell me|tell me|could you tell me|random|one thing) )*(?:how (?:many|much|long|far|old|tall|big|often|late|early|do you|does|do i|do|did|is|are|to|can you|can i|would you)|what(?:'s|s| is| are| was| were| does| do| did| time| year| day| date| kind)|which|when (?:is|are|does|do|did|was|will)|where (?:is|are|can|do|does|was)|who (?:is|was|won|wrote|invented|discovered|are)|is (?:it (?:gonna|going to|legal|true|possible|safe|raining|hot|cold|allowed|open)|there)|will it|can (?:i|you|one|a|an|we)|does|do (?:cats|dogs|people|they|babies|men|women|banks|i need)|why (?:do|does|is|are|did) (?:the|people|cats|dogs|we|it|they|men|women|so|a)|translate|define|convert|calculate|spell) ",
    ],
    he: [
      '^ (?:(?:היי|אז|רגע|אגב|שאלה|תגיד|תגידי|יודע|יודעת|אפשר לשאול|סליחה|קיצר) )*(?:מה (?:זה|זאת|זו|ה\\S+|השעה|התאריך|היום|מזג|הבירה|ההבדל|קורה אם|הכי|אומר החוק|צריך|הם|עושה|עולה|המחיר|פירוש|המרחק|שם|השם)|כמה \\S+|איך (?:מ\\S+|עושים|עושה|אומרים|כותבים|מגיעים|קוראים|אפשר ל|ל\\S+|נראה|זה נקרא|פותחים|בודקים)|מתי (?:ה|נ|י|מ|ש|יוצא|נכנס|פותח|מתחיל|חל|נגמר)\\S*|איפה (?:אפשר|נמצא|נמצאת|יש|קונים|ה|מ)\\S*|מי (?:היה|הייתה|כתב|המציא|ניצח|זכה|ראש|הוא|היא|גילה)|באיזה|באיזו|איזה (?:יום|שנה|שעה|סוג)|איזו (?:שנה|מדינה|עיר|חברה)|האם (?:\\S+)|ירד גשם|יהיה|יש (?:ה\\S+|חוק|הבדל|דרך|אוטובוס|רכבת|תור|זכות)|אפשר ל(?:קבל|החזיר|בטל|הגיש|נסוע|חנות)\\S*|מותר|חייבים|צריך \\S+ כדי|כמה|למה (?:ה|ש|יש|אין|חתולים|כלבים|אנשים)\\S*|בן כמה|מהו|מהי|מיהו) ?',
    ],
  },
];

/** What a person speaks of, in a sentence that asks nothing of the guide: the first that matches names it. */
export const themeSigns: IntentSign[] = [
  {
    intent: 'choice',
    en: [
      " (?:torn between|choose between|choosing between|decide between|deciding between|stuck between|can't decide|cant decide|cannot decide|can't choose|cant choose|on the fence|two options|two offers|back (?:and|n) forth|of two minds|keep changing my mind|weighing|which one to|dilemma|pros and cons) ",
      ' either (?:\\S+ ){1,14}or ',
      ' part of me (?:\\S+ ){1,14}(?:part of me|another part|part wants) ',
      ' on (?:the )?one hand ',
      ' whether to (?:\\S+ ){1,12}or ',
      '^(?: \\S+){1,6} (?:vs|versus|or)(?: \\S+){1,8} $',
      ' (?:do|should) i (?:\\S+ ){1,8}or (?:\\S+ ){1,6}',
    ],
    he: [
      ' (?:מתלבט|מתלבטת|מתלבטים|להתלבט|התלבטות|התלבטתי|דילמה|לא מצליח להחליט|לא מצליחה להחליט|לא יודע מה לבחור|לא יודעת מה לבחור|קשה לי להחליט|קשה לי לבחור|שתי אפשרויות|שתי הצעות|בין שתי|בין שני|קרוע|קרועה|הופך בזה|הופכת בזה) ',
      ' או ש?(?:\\S+ ){1,12}או ש?',
      ' (?:חצי ממני|חלק ממני|צד אחד שלי) (?:\\S+ ){1,12}(?:חצי ממני|חלק|וחצי ממני|וחלק|צד|ו)',
      ' מצד (?:אחד|שני) ',
      ' אם ל\\S+(?: \\S+){0,8} או ל\\S+',
      '^ ל\\S+(?: \\S+){0,6} או ל\\S+(?: \\S+){0,6} $',
      '^ \\S+(?: \\S+){0,3} או \\S+(?: \\S+){0,8} $',
    ],
  },
  {
    intent: 'loss',
    en: [
      ' (?:died|dies|death|dead|passed away|passed on|(?:he|she|wife|husband|mother|mom|mum|dad|father|gran|grandma|grandpa|dog|cat|brother|sister|friend) passed|buried|funeral|cemetery|grave|lost my|lost our|losing my|mourning|grieving|grief|shiva|widow|widower|since he died|since she died|miscarriage|put (?:him|her|our \\S+) down|memorial|yahrzeit) ',
      ' (?:broke up with me|broke up|dumped me|left me|walked out on me|we broke up|split up|divorced me|he left|she left|ended things|wants a divorce|separated|moved out) ',
      ' (?:let me go|laid me off|laid off|fired me|got fired|was fired|been fired|made redundant|lost my job|lost the job|got laid off) ',
      ' (?:miss|missing|misses) (?:him|her|them|my|our|the old|those|you|home|sm|so much)(?: \\S+)* ',
      " (?:is|are|he's|she's) gone (?:now|forever|and|since|from) ?",
      " (?:will|would|'ll) never (?:see|hear|hold|talk to|come back)(?: \\S+){0,2} (?:again|back) ?",
    ],
    he: [
      ' ה?(?:מת|מתה|מתו|נפטר|נפטרה|נפטרו|נפטרת|הלך לעולמו|הלכה לעולמה|קברנו|קברתי|הלוויה|לוויה|בית קברות|הקבר|אבל כבד|באבל|שבעה|בשבעה|השבעה|אזכרה|מותו|מותה|המוות|שכול|אלמן|אלמנה|איבדתי|איבדנו|אובדן|הפלה|להרדים את|הרדמנו|נהרג|נהרגה|נפל ב) ',
      ' (?:נפרד ממני|נפרדה ממני|נפרדנו|עזב אותי|עזבה אותי|זרק אותי|זרקה אותי|התגרשנו|הלך ממני|הלכה ממני|רוצה להתגרש|רוצה גט|נפרדתי|הוא עזב|היא עזבה|פרידה) ',
      ' (?:פיטרו אותי|פוטרתי|פיטורים|פיטורין|נפלטתי|איבדתי את העבודה|שלחו אותי הביתה|הודיעו לי על סיום) ',
      ' (?:מתגעגע|מתגעגעת|געגוע|געגועים|חסר לי|חסרה לי|חסרים לי|מתגעגעים) ',
      ' (?:כבר לא|לא) (?:כאן|פה|איתנו|איתי|בחיים) ',
    ],
  },
  {
    intent: 'fear',
    en: [
      ' (?:scared|afraid|terrified|frightened|petrified|dread|dreading|fear|fearing|fears|worry|worried|worrying|anxious|nervous|panicking|panic|scares|scary|freaking out|freaked out|anxiety) ',
      '^(?: \\S+){0,3} what if ',
      " (?:can't|cant|cannot) stop thinking about what (?:will|might|could|if) ",
    ],
    he: [
      ' (?:מפחד|מפחדת|מפחדים|פוחד|פוחדת|פחד|פחדים|חושש|חוששת|חשש|חששות|דואג|דואגת|דואגים|מודאג|מודאגת|חרד|חרדה|חרדות|מבוהל|מבוהלת|מבועת|מבועתת|נלחץ|נלחצת|לחוץ מ|לחוצה מ|אימה|מלחיץ|מפחיד|מפחידה|בלחץ ש|בלחץ מ|חרדתי|בפאניקה|פאניקה) ',
      '^(?: \\S+){0,2} (?:ומה|מה) אם ',
      ' (?:מת|מתה) מפחד ',
    ],
  },
  {
    intent: 'joy',
    en: [
      " (?:so |very |really |over|super |finally |such a |what a )*(?:happy|proud|thrilled|delighted|overjoyed|over the moon|relief|relieved|ecstatic|excited|stoked|on cloud nine|best day|great news|good news|amazing news|best news|blessed|grateful for|so glad|wonderful news|can't believe (?:i|we) (?:got|did|made|won)) ",
      '^ (?:omg |omfg |yes |guess what |yay+ |wow |we |finally |i )*(?:i |we )?(?:did it|passed|got in|won|made it|got the (?:job|part|role|place|flat|grant|offer)|got accepted|got promoted|got engaged|aced|nailed|graduated|finished|got into) ?(?:\\S+ ?)*$',
      ' (?:yay+|woohoo|yess+|hooray|hurray|woo hoo|whoop) ',
      ' (?:we|i|she|he)(?: just| finally)? (?:got engaged|had a baby|gave birth|got married|said yes|am pregnant|made up|won|passed|got accepted|was born) ',
      ' (?:came back clean|all clear|cancer free|is born|was born|said yes|got a prize|first prize|first place) ',
    ],
    he: [
      ' (?:שמח|שמחה|שמחים|מאושר|מאושרת|מאושרים|גאה|גאים|מתרגש|מתרגשת|נרגש|נרגשת|הקלה|בעננים|באופוריה|אושר|כיף לי|נפלא|מדהים קרה|חדשות טובות|happy|יש לי בשורה|איזה כיף|סוף סוף קרה|על גג העולם|הכי טוב שהיה) ',
      ' ?(?:התקבלתי|עברתי+|עברתייי+|זכיתי|ניצחתי|הצלחתי|ניצחנו|זכינו|הצלחנו|התארסנו|התארסתי|התחתנו|נולד|נולדה|נולדו|ילדתי|קודמתי|קיבלתי את התפקיד|קיבלתי את העבודה|סיימתי את התואר|סיימתי תואר|השלמנו|אני בהיריון|אני בהריון|יצאו נקיות|יצא נקי|הוצאתי 100) ',
      ' (?:יאיי|יאאא|מזל טוב) ',
    ],
  },
  {
    intent: 'feeling',
    wordsMax: 25,
    en: [
      ' (?:feel|feels|feeling|felt) (?!free |better about )(?:\\S+)',
      ' (?:overwh?elm\\w*|numb|drained|exhausted|burnt out|burned out|burnt|wrecked|shattered|depressed|down in the dumps|falling apart|at my limit|stressed|stressing|fed up|pissed|pissed off|annoyed|furious|gutted|heartbroken|miserable|worn out|knackered) ',
    ],
    he: [
      ' (?:מרגיש|מרגישה|הרגשתי|מרגישים) ',
      ' (?:לחוצ\\S*|מותש|מותשת|שחוק|שחוקה|גמור|גמורה|מפורק|מפורקת|מרוקן|מרוקנת|על הפנים|בדאון|down|מדוכא|מדוכאת|נמאס לי|אין לי כוח|אין לי כח|שבור|שבורה|חרוך|חרוכה|עצבני|עצבנית|רותח|רותחת|מיואש|מיואשת|מבואס|מבואסת|כבד לי|קשה לי|רע לי) ',
    ],
  },
  {
    intent: 'obligation',
    en: [
      " (?:have to|has to|need to|must|gotta|ive got to|i've got to|got to|should|ought to|supposed to|expected to|obliged to|no choice but|there's no way around) ",
    ],
    he: [
      ' (?:חייב|חייבת|חיבת|חייבים|מוכרח|מוכרחה|מוכרחים|צריך|צריכה|צריכים|אמור|אמורה|אמורים|אין ברירה|אין לי ברירה|מוטל עליי|מוטל עלי|מצופה ממני|מצפים ממני|חובה|עליי ל\\S+|עלי ל\\S+) ',
    ],
  },
  {
    intent: 'wish',
    en: [
      " (?:wish|wishing|hope|hoping|dream|dreaming|dreamed|dreamt|dreams|want to|wanna|i want|would love|i'd love|we'd love|id love|would like|i'd like|we'd like|id like|long to|longing|if only|one day i|some day i|someday|can't wait|fantasy|fantasise|fantasize|this picture in my mind|aspire|my goal|i'm looking for|yearn) ",
    ],
    he: [
      ' (?:הלוואי|רוצה|רוצים|הייתי רוצה|החלום|חלום|חולם|חולמת|חולמים|שואף|שואפת|מקווה|מקווים|בא לי|מתחשק לי|מייחל|מייחלת|אשמח ל\\S+|יום אחד אני|משאלה|המטרה שלי|תקווה ש\\S+|כמהה) ',
    ],
  },
];

/** A sentence with one of these is a question also where its mark is missing. */
export const questionOpenings: Record<Language, string> = {
  en: "^ (?:so |and |but |ok |okay |hey |well |now |wait |then |btw |um |hmm )*(?:what|whats|what's|who|whos|who's|where|wheres|when|why|how|hows|which|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|have|has|may|might|r|any|whose|dont|don't|isn't|isnt|aren't) ",
  he: '^ (?:אז |ו|אבל |טוב |רגע |היי |נו |תגיד |תגידי |אוקיי |אגב )*(?:מה|מי|איך|איפה|מתי|למה|כמה|האם|איזה|איזו|אילו|מדוע|היכן|לאן|מאיפה|באיזה|באיזו|למי|עם מי|ממתי|מהו|מהי|לדעתך) ',
};
