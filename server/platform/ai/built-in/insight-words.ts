import type { Language } from '#contract/shapes.ts';

export type Signs = Record<Language, RegExp>;

/** Somebody sees or decides something. */
export const turns: Signs = {
  en: / (?:realis\w+|realiz\w+|i (?:see|understand|get it|know) now|now i (?:see|understand|get)|it (?:just )?(?:hit|dawned on|occurred to) me|i (?:had )?never (?:thought|noticed|told|asked|said)(?! (?:of|about) (?:it|this|that) )|i hadn't (?:thought|noticed|seen)|the truth is|truth is|turns out|(?:what|the thing (?:that|i'm)|the part that) (?:\S+ )?(?:really |actually |most )?(?:scares?|scaring|frightens?|hurts?|matters?|bothers?|afraid of|scared of|i want|i need|i miss)|what i (?:really |actually |truly )?(?:want|need|miss|fear)|i've been (?:\S+ )?(?:avoiding|hiding|waiting|pretending|telling|running|putting|so busy|afraid|protecting|punishing)|i'm the one who|it's (?:not|never been|never) (?:really |even |actually )?(?:about|because of|the)|it isn't (?:really )?(?:about|the)|deep down|that's why i|maybe (?:it's|it is|that's|i'm|i was|i've been|what i|i don't|i do|the)|so maybe|i don't have to|i'm allowed|i've decided|i decided|i'd rather|that's my (?:job|part|way)|i (?:have to|must|need to) be \S+ before|what matters(?: to me)?|the (?:point|answer) is|the (?:whole|real|main|actual) (?:thing|point|problem|question|answer|truth) is|(?:it's|its) the (?:\S+ ){1,3}(?:that's|thats|that is) (?!why)\S+|instead of \p{L}+ing|i'm (?:just |only )?(?:protecting|hiding|punishing)|i (?:don't|dont) want to be (?:an?|the|that|like)|i (?:don't|dont) (?<act>\p{L}+) (?:\S+ ){1,6}i \k<act>|i'm not (?!sure)(?:(?!what|if|who|where|how|why)\S+ ){1,5}i'm|has to (?:stop|end|begin|start|come)(?: \S+){0,4} before|(?:is|was) bigger than|i (?:just )?liked who i was) /u,
  he: / (?:הבנתי|קלטתי|גיליתי (?:ש(?:אני|אין לי|יש לי|זה|לא)|על עצמי|מה אני|כמה אני)|נפל לי האסימון|(?:עכשיו|פתאום) (?:אני )?(?:מבין|מבינה|רואה|קולט|קולטת)|אני (?:מבין|מבינה|קולט|קולטת) ש\S+|אף פעם לא (?!חשבתי על זה )\S+תי|מסתבר ש\S+|האמת (?:היא|שאני|שזה)|מה ש(?:באמת|הכי|מפחיד|כואב|חסר|חשוב|מטריד|אני (?:באמת )?(?:רוצה|צריך|צריכה|מחפש|מחפשת))|(?:בעצם|תכלס|בתכלס)|זה (?:בכלל |בעצם |באמת )?לא (?:באמת |בכלל )?(?:על|בגלל|קשור|העבודה|הכסף)|אולי (?:זה (?:בכלל|בעצם|לא)|אני (?:בעצם|פשוט|סתם)|בעצם|פשוט)|עמוק בפנים|לא (?:חייב|חייבת) ל\S+|מותר לי|החלטתי|עדיף לי|העיקר(?: זה| בשבילי| שלי)*|בוחר\S* כל יום|התשובה (?:היא|זה)|יותר ממה ש\S+|יותר גרוע מ\S+|מגיע לי|אני לא (?<act>\p{L}+) (?:\S+ ){1,6}אני \k<act>|אני פשוט לא|אני לא \S+(?: \S+)? אני פשוט \S+|גם כש(?:הוא|היא|הם)|(?:זה(?! ש)|אני רוצה|בחרתי|בוחר|בוחרת)(?: \S+){0,4} ולא \S+|אני לא \S+ שלי|קודם כל (?:אני|איתה|איתו|איתי|בשבילי)|כל הזמן מחכ\S+|אני (?:מסוגל|מסוגלת) ל\S+|כש\S+ ידעתי מי אני) /u,
};
/** Of these, the ones that leave no doubt: only they are stopped at in the middle of a chat. */
export const sees: Signs = {
  en: / (?:realis\w+|realiz\w+|i (?:see|understand|get it|know) now|now i (?:see|understand|get)|it (?:just )?(?:hit|dawned on|occurred to) me|the truth is|truth is|turns out|what i (?:really |actually |truly )?(?:want|need|miss|fear) is|i've been (?:\S+ )?(?:avoiding|hiding|waiting|pretending|running|punishing|protecting)|i'm the one who|deep down|that's why i|i don't have to|i'm allowed|i've decided|i decided|what matters(?: to me)?|the (?:point|answer) is|the (?:whole|real|main|actual) (?:thing|point|problem|question|answer|truth) is|it's (?:not|never been|never) (?:really |even |actually )?(?:about|because of)) /u,
  he: / (?:הבנתי|קלטתי|גיליתי (?:ש(?:אני|אין לי|יש לי|זה|לא)|על עצמי|מה אני|כמה אני)|נפל לי האסימון|(?:עכשיו|פתאום) (?:אני )?(?:מבין|מבינה|רואה|קולט|קולטת)|אני (?:מבין|מבינה|קולט|קולטת) ש\S+|מסתבר ש\S+|האמת (?:היא|שאני|שזה)|מה שאני (?:באמת )?(?:רוצה|צריך|צריכה|מחפש|מחפשת)|מה ש(?:באמת|הכי חשוב|חשוב)|(?:בעצם|תכלס|בתכלס)|זה (?:בכלל |בעצם |באמת )?לא (?:באמת |בכלל )?(?:על|בגלל|קשור|העבודה|הכסף)|עמוק בפנים|לא (?:חייב|חייבת) ל\S+|מותר לי|החלטתי|העיקר(?: זה| בשבילי| שלי)*|התשובה (?:היא|זה)|מגיע לי|קודם כל (?:אני|בשבילי)|אני לא (?<act>\p{L}+) (?:\S+ ){1,6}אני \k<act>|אני (?:מסוגל|מסוגלת) ל\S+) /u,
};
/** Somebody runs themselves down, which is no insight to be kept. */
export const belittles: Signs = {
  en: / (?:(?:not|never) (?:really |even )?(?:(?:good|smart|strong|pretty|clever) enough|cut out|worth)|(?:i'm|im|i am|me) (?:(?:just|such|so|really|a|an|the|complete|total) )*(?:stupid|dumb|idiot|pathetic|lazy|bad|weak|mess|coward|fraud|burden|ugly|joke)) /u,
  he: / (?:לא (?:מספיק|באמת|כזאת|כזה) (?:טוב|טובה|חכם|חכמה|חזק|חזקה|יפה|שווה)|לא (?:טוב|טובה|חכם|חכמה|חזק|חזקה) מספיק|לא שווה|(?:אני|סתם|פשוט) (?:\S+ )?(?:דפוק|דפוקה|טיפש|טיפשה|מטומטם|מטומטמת|אידיוט|אידיוטית|פתטי|פתטית|לוזר|לוזרית|גרוע|גרועה|עצלן|עצלנית|חלש|חלשה|פחדן|פחדנית|נטל|מתחזה|מפגר|מפגרת)) /u,
};
/** Somebody thinks about themselves. */
export const thoughts: Signs = {
  en: / (?:i think (?:i|i'm|i've|it's because|that i|what|maybe|the)|i guess (?:i|i'm|it's)|i suppose i|maybe i|perhaps i|honestly i|i wish|i want to be|i(?:'d| would) like (?:to be|someone|somebody|it if)) /u,
  he: / (?:אני (?:חושב|חושבת) ש(?:אני|זה|אולי|לא)\S*|נראה לי ש(?:אני|זה|אולי|לא)\S*|אולי אני|כנראה ש?אני|הלוואי|(?:אני רוצה|הייתי רוצה|בא לי) (?:להיות|להרגיש|ש\S+)) /u,
};
export const meanings: Signs = {
  en: / (?:want|wanted|need|miss|love|matters?|important|wish|hope|should) /u,
  he: / (?:רוצה|רציתי|צריך|צריכה|מתגעגע|מתגעגעת|חסר|חסרה|אוהב|אוהבת|חשוב|חשובה|מקווה) /u,
};
/** “It’s not the money” says less than what comes after it. */
export const denials: Signs = {
  en: / (?:it's|it is|that's|was|is|isn't) (?:not )?(?:really |even )?(?:about )?(?:the |my )?\S+ $/u,
  he: / (?:זה|זאת|היא|הוא) (?:בכלל |באמת )?לא (?:על |בגלל )?\S+(?: באמת שלא)? $/u,
};
export const own: Signs = {
  en: / (?:i|i'm|im|i've|me|my|myself|we|our|us) /u,
  he: /(?: [ושכהמבל]{0,2}(?:אני|לי|שלי|אותי|איתי|ממני|עליי|עלי|בי|אצלי) |\p{L}{2,}תי )/u,
};
/** Talk with the guide, and words to keep from. */
export const toGuide: Signs = {
  en: / (?:you|your|u|zavit|i (?:don't|do not|do) (?:know|want to (?:talk|say))|(?:a|the|this) (?:card|picture|question|stage|focus|expand)|no no|(?:just |maybe |please )?(?:give|tell|show|help) me|questions|note it|is it (?:ok|okay|all right|alright)|i hope it's all right|thanks|thank|(?:my \S+|he|she|they) (?:says|say|thinks|think) (?:i|that i|i'm)) /u,
  he: / (?:אתה|את יודעת|לך|שלך|זווית|לא (?:יודע|יודעת)|לא רוצה לדבר|תודה|סליחה|קלף|קלפים|כרטיס|תמונה|להתקדם|תרשום|תרשמי|תשאל|תשאלי|(?:פשוט |רק |אולי |כבר )(?:תן|תני|תגיד|תגידי|תסביר|תסבירי|תעזור|תעזרי|תציע|תציעי|תכתוב|תכתבי)|(?:תן|תני) לי (?:רעיון|עצה|טיפ|תשובה|משהו|דוגמה|כיוון)|שאלות|(?:הוא|היא|הם|אמא|אבא|אשתי|בעלי) (?:אומר|אומרת|אומרים|חושב|חושבת) ש\S+) /u,
};
/** “Ok: I’ve been putting it off”, “so yeah what matters is”, “that I say it myself”. */
export const opening: Signs = {
  en: /^(?:(?:ok|okay|k|right|yeah|yes|oh|hm+|huh|well|honestly|lol|look|so)\s*[,:.–—-]+\s*|(?:so(?= yeah| ok)|yeah|well|ok|okay|huh|lol|and|but|honestly(?= i))\s+|that (?=(?:i|i['’]m|im|i['’]ve|it|its|it['’]s|the|he|she|they|we|my|if|there)\s))+/iu,
  he: /^(?:(?:אוקיי|אוקי|טוב|כן|נו|וואלה|יאללה|אה|תראה|תראי)\s*[,:.–—-]+\s*)*(?:ו?ש(?=(?:אני|אנחנו|אם|היא|הוא|זה|זו|אין|יש|לא|מגיע|הייתי|הבחירה|כל)\s))?/u,
};
/** “I suppose”, “but it’s hard”: said without being sure of it, or taken back in the same breath. */
export const unsure: Signs = {
  en: / (?:i (?:suppose|guess)|but (?:it's|its|it is|that's) (?:(?:so|really|too|very) )?(?:hard|difficult|awkward|uncomfortable)|but i (?:don't|dont) know) /u,
  he: / (?:אבל (?:זה )?(?:(?:ממש|קצת|מאוד|כל כך) )?(?:לא נעים|קשה)|לא (?:יודע|יודעת)) /u,
};
/** Sentences of despair are not kept. */
export const hopeless: Signs = {
  en: / (?:don't (?:really )?want to do anything|have nothing|got nothing|nothing left|worthless|hopeless|pointless|no point|hate myself|no future|give up|useless|loser|failure) /u,
  he: / (?:לא רוצה לעשות כלום|[ושכ]?אין לי כלום|לא נשאר לי|אין טעם|אין תקווה|חסר תקווה|חסרת תקווה|שונא את עצמי|שונאת את עצמי|לא שווה כלום|כישלון|אפס|הכל אבוד|הכול אבוד) /u,
};

/** Words in quotation marks, or the sentence; “my sentence: …” ends where its quotation does. */
const announced =
  '\\s*(?:["“״\'‘](?<quoted>[^"“”״\\n]{3,160}?)["”״\'’](?![\\p{L}\\p{N}])|(?<words>\\S[^.!?\\n]{4,160}))';
/** The person names the insight as such. */
export const named: Signs = {
  en: new RegExp(
    `(?:^|[^\\p{L}])(?:(?:(?:the|my)(?: own)? (?:insight|lesson|sentence|line|takeaway)|what i(?:'m| am|’m)? (?:take|taking|took|keep|keeping|learned|learnt|understood)(?: away| home)?(?: (?:from|with|away from) (?:this|it|here|me|today|all this))?)(?:(?: is| was| would be)(?: that)?[\\s:,]|\\s*[:–—]|\\s+(?=["“‘']))|i (?:take|took) (?:away|with me|from (?:this|here|it))(?: that)?[\\s:,])${announced}`,
    'iu',
  ),
  he: new RegExp(
    `(?:^|[^\\p{L}])(?:ש?(?:התובנה|המשפט|השורה)(?: שלי| שלקחתי| שאני לוקחת?)?(?:\\s*:| (?:היא|הייתה|היה|הוא|זה)\\s*:?\\s*ש?|\\s+(?=["“״]))|^משפט\\s*:|מה ש(?:לקחתי|אני לוקחת?|הבנתי|למדתי|נשאר לי|נשאר איתי)(?: איתי)?(?: מ(?:פה|כאן|זה|השיחה|היום|כל זה))?,?(?: (?:זה|הוא|היה)\\s*:?\\s*ש?|\\s*:)|(?<!מה ש)(?:לקחתי|אני לוקחת?)(?: מ(?:פה|כאן|זה))? ש)${announced}`,
    'u',
  ),
};
/** “Keep: …”, “note beside the step “…””: after the end, words to be kept. */
export const keptWords: Signs = {
  en: new RegExp(
    `(?:^|[^\\p{L}])(?:keep|save|note|write|put|store)(?: (?:this|that|it|down|rather|instead|please|beside the step|as my sentence|as the sentence|the (?:first|second|other|last|right|whole) (?:sentence|one|line)|my (?:first )?sentence|the sentence|this sentence))*(?:\\s*[:–—]|\\s+(?=["“‘']))${announced}`,
    'iu',
  ),
  he: new RegExp(
    `(?<!\\p{L})(?:תשמור|תשמרי|לשמור|שמור|שמרי|תרשום|תרשמי|לרשום|תכתוב|תכתבי|לכתוב|שים|תשים|תשימי)(?: (?:לי|את זה|זה|את המשפט(?: הראשון| השני| האחר| הזה| הנכון| שלי)?|את הראשון|ליד הצעד|ליד|לידו|במקום|במקום זה|דווקא|רק|בבקשה))*(?:\\s*[:–—]|\\s+(?=["“״]))${announced}`,
    'u',
  ),
};
/** “That’s it”, “there’s the answer”: the sentence before it is meant. */
export const points: Signs = {
  en: /^ (?:(?:huh|hm+|yes|and|so|oh|ok|well|right) )*(?:that's|thats|that is|there's|theres|this is|here's|it's|its) (?:(?:really|actually|just|exactly|honestly) )*(?:it|the (?:(?:real|whole|main) )?(?:answer|point|bit|part|thing|truth|key|problem)(?: that matters)?|my (?:answer|insight|point|truth)|all (?:it|this) is(?: about)?|(?:what|the (?:thing|sentence|line|one|bit)(?: that)?) i (?:must|need to|have to|want to|should|will|ought to|have got to) (?:remember|keep|hold on to|take with me|take away|not forget)|a (?:sentence|line|thought) (?:that )?i (?:want to|will|must|should) (?:remember|keep)|what (?:matters|counts|it is|it's about|i (?:want|need|understood|realised|realized|take))(?: to me)?)(?: i think| i guess| then)? $/u,
  he: /^ (?:(?:אז|כן|וואו|זהו|וזהו) )*ו?(?:זה|זאת|זו|הנה|את זה) (?:(?:ממש|בדיוק|פשוט|באמת|בעצם) )?(?:(?:מה ש|ה?משפט ש|ה?מחשבה ש|הדבר ש)?(?:אני )?(?:צריך|צריכה|רוצה|חייב|חייבת|חשוב לי|כדאי לי) (?:לזכור|לשמור|לקחת|לא לשכוח)(?: איתי| מפה| מכאן)?|מה ש(?:חשוב|הבנתי|אני לוקח|אני לוקחת|לקחתי|קובע|משנה|אוכל אותי)(?: לי)?|העניין|התשובה|העיקר|כל העניין|כל הסיפור|זה|הנקודה|התובנה(?: שלי)?|מה שיש)(?: לי| בעצם)? $/u,
};
/** The person says that the sentence is to be kept. */
export const marks: Signs = {
  en: / (?:remember|keep|hold on to|take with me|take away|not forget) /u,
  he: / (?:לזכור|לשמור|לקחת|לא לשכוח) /u,
};
/** “The van isn’t what it was about. It was about the whistle.” */
export const instead: Signs = {
  en: /(?:not|isn['’]t|wasn['’]t) (?:what (?:it|this) (?:was|is) about|what i meant|the (?:point|sentence|insight)|my (?:sentence|insight))[.,;:]\s+(?<words>\S[^.!?\n]{8,120})/iu,
  he: /(?:לא|זה לא) (?:העניין|הנקודה|המשפט(?: שלי)?|התובנה(?: שלי)?|מה שהתכוונתי(?: אליו)?|מה שחשוב)[.,;:]\s+(?<words>\S[^.!?\n]{8,120})/u,
};
/** Corrections of the guide, complaints to it, and words that only say that something is new. */
export const corrects: Signs = {
  en: /^ (?:(?:ok|omg|ugh|lol|but) )*(?:no|not|nope|nah|stop|i (?:said|asked|meant|told|wasn't|wasnt|didn't (?:say|ask|mean)|didnt (?:say|ask|mean)|never said that|already|just told)|that's not|thats not|that isn't|you|ur|your|what do) | (?:never|hadn't|hadnt|didn't|didnt) (?:thought|think|looked|look|see|seen) (?:of|about|at|it)(?: (?:it|this|that|like|way|so|before))* $/u,
  he: /^ (?:(?:אוף|די|אבל|טוב) )*(?:לא|די|אמרתי|לא אמרתי|שאלתי|התכוונתי|תפסיק|תפסיקי|אתה|את לא|זה לא מה) | (?:לא|אף פעם לא) (?:חשבתי|הסתכלתי|ראיתי) (?:על זה|את זה)(?: ככה| כך| בצורה הזאת| קודם| לפני)* $/u,
};
