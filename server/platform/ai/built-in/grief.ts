import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import type { Reading } from './reading.ts';

/** A death stays with the whole chat, another loss with its next messages. */
const griefTurns = { death: 1_000, longAgo: 3, other: 2 };
const kin = {
  en: '(?:\\S+ )?(?:wife|husband|mother|mom|mum|dad|father|parents|son|daughter|brother|sister|gran|grandma|grandpa|grandmother|grandfather|uncle|aunt|twins)',
  he: '(?:אמא|אבא|אמי|אבי|ההורים|אשתי|בעלי|הבן|הבת|אחי|אחותי|סבא|סבתא|הדוד|הדודה|התאומים)',
};
/** “I lost my mother in May”; “we lost my son in the crowd” and “I lost my husband to work” are no death. */
const unborn = {
  en: 'lost (?:the|our|a|my) (?:baby|babies|pregnancy)|stillborn|stillbirth|miscarried|miscarriage',
  he: '(?:איבדתי|איבדנו) את (?:התינוק|התינוקת|ההיריון|ההריון|העובר)|לידה שקטה|הפלה',
};
const lost = {
  en: `${unborn.en}|lost (?:my|our) ${kin.en}(?! (?:to (?!cancer|covid|illness|the war|suicide|a (?:stroke|heart))|(?:in|at) (?:the|a) (?:crowd|mall|shop|store|supermarket|park|airport|market|station|museum)))`,
  he: `${unborn.he}|(?:איבדתי|איבדנו) את ${kin.he}(?! ב(?:קניון|סופר|קהל|פארק|שוק|תחנה|חוף))`,
};
const death = {
  en: new RegExp(
    ` (?:${lost.en}|died|dies|(?<!to )death|dead(?! (?:tired|end|line|serious))|passed away|(?:wife|husband|mother|mom|mum|dad|father|he|she|who|grandma|gran|grandpa|dog|cat) passed|buried|funeral|cemetery|grave|shiva|miscarriage|(?:was |were |had (?:him |her |it )?|(?:we|i) (?:had to )?)put (?:\\S+ )?(?:down|to sleep)|put (?:him|her|(?:my|our|the) (?:\\S+ )?(?:dog|cat|horse|rabbit)) (?:down|to sleep) (?:yesterday|today|on|last|this)|(?:i'm|im|i am|as) a (?:widow|widower)|widowed) `,
    'u',
  ),
  he: new RegExp(
    ` (?:${lost.he}|ה?(?:מת|מתה|מתו|נפטר|נפטרה|נפטרו|קברנו|קברתי|הלוויה|לוויה|(?:יושב|יושבת|יושבים|יושבות|ישבתי|ישבנו|ישבו) (?:\\S+ )?שבעה|שבעה על|השבעה(?! ב)|השלושים|אזכרה|הפלה|נהרג|נהרגה)|(?:הרדמנו|הרדמתי|הרדימו) (?:את |אותה|אותו)\\S*) `,
    'u',
  ),
};

/** Death as a manner of speaking: “bored to death”, “the death of me”, ״מת על״. */
const figures: Record<Language, RegExp> = {
  en: / (?:(?:bored|scared|frightened|worried|tired|sick|starved?|freez\w+|worked|working|tickled|love \S+|loved \S+) to death|(?:be|is|was|being)(?: going to be)? the death of (?:me|us|him|her|you)|drop dead|over my dead body|dead (?:tired|end|ends|line|serious|weight|right|wrong|beat|inside|quiet|silent|air|on my feet|of night)|(?:phone|battery|laptop|car|computer|wifi|internet|line|plants?|basil|conversation|chat|engine|screen|tablet)(?: \S+)? (?:died|is dead|went dead|was dead|dies)|(?:i|we|nearly|almost|just|literally) (?:nearly |almost |just |literally )*died (?:laughing|of (?:laughter|embarrassment|shame|boredom|laughing|curiosity|cringe|happiness|joy)|when|a little|inside)|(?:want|wanted|going|could|would|about) to die of (?:embarrassment|shame|laughter|boredom)|dead to me|wouldn't be caught dead|to die for|dying (?:to|for)|death metal|(?:feel|feeling|am|i'm|im) (?:half |so |absolutely )?dead (?:after|from|today)|black death|life and death|(?:look|looks|looked|looking|sound|sounds|sounded|feel|feels|felt|seem|seems|seemed|play|played|playing) (?:half |so |absolutely |completely |a bit |kind of |kinda )*dead|(?:is|was|are|were|am) not (?:\S+ )?(?:dead|dying)|(?:he's|she's|it's|they're|i'm) not (?:\S+ )?(?:dead|dying)|(?:isn't|aren't|wasn't|weren't|isnt|arent|ain't) (?:\S+ )?(?:dead|dying)|(?:didn't|did not|hasn't|haven't|didnt) (?:\S+ )?(?:die|died)|(?:nobody|no one|noone)(?: has|'s)? (?:died|dead)) /u,
  he: / (?:ה?(?:מת|מתה|מתים|מתות) (?:על|ל(?!עולמ|פני |אחר )\p{L}{3,}|מ(?:עייפות|שעמום|צחוק|רעב|צמא|בושה|פחד|קור|חום|סקרנות|לחץ|מבוכה|התרגשות|געגוע\S*)|מפחד|מפחדת|כבר)|אני (?:\S+ )?(?:מת|מתה)(?: פשוט (?:מת|מתה))?|למות (?:מ(?:עייפות|שעמום|צחוק|רעב|צמא|בושה|פחד|קור|חום|סקרנות|לחץ|מבוכה|אושר|התרגשות)|על)|מוות (?:קליני|בייסורים)|(?:הטלפון|הסוללה|המחשב|האוטו|הרכב|הפלאפון|הנייד|העציץ|השיחה|הקבוצה) (?:\S+ )?(?:מת|מתה)|מתנו מצחוק|מתתי(?: \S+)?|(?:נראה|נראית|נשמע|נשמעת|מרגיש|מרגישה) (?:קצת |כמו |ממש )*(?:מת|מתה)|(?:אף אחד |איש )?לא (?:מת|מתה|מתו|נפטר|נפטרה)) /u,
};

/** A normalised text without the figures of speech that borrow from death. */
export function withoutFigures(normal: string, language: Language): string {
  return normal.replaceAll(new RegExp(figures[language], 'gu'), ' ');
}

export function saysDeath(normal: string, language: Language): boolean {
  return death[language].test(withoutFigures(normal, language));
}

const dies = {
  en: / (?:died|dies|dead|passed(?: away)?|buried|lost) /u,
  he: / ה?(?:מת|מתה|מתו|נפטר|נפטרה|נפטרו|קברנו|קברתי|נהרג|נהרגה|איבדתי|איבדנו) /u,
};

/** The person whom a message names is the one who died: “my sister won’t talk to me since the funeral” names the living. */
export function saysWhoDied({ normal, language }: Pick<Reading, 'normal' | 'language'>): boolean {
  return dies[language].test(withoutFigures(normal, language)) && !ofUnborn[language].test(normal);
}
/** Nobody has memories of them to share. */
const ofUnborn = {
  en: new RegExp(` (?:${unborn.en}) `, 'u'),
  he: new RegExp(` (?:${unborn.he}) `, 'u'),
};

const longAgo = {
  en: / (?:(?:\S+ )years ago|long ago|back in \d{4}) /u,
  he: / (?:לפני (?:\S+ )?שנים|לפני שנתיים|מזמן) /u,
};
/** Beside good news somebody who died years ago is remembered, and not mourned. */
export function isRemembered({ joyFor }: ChatState, { normal, language }: Reading): boolean {
  return joyFor > 0 && longAgo[language].test(normal);
}

/** “Nobody has died”, “she’s well now”. */
const unlost = {
  en: / (?:nobody(?: has|'s)? (?:died|dead)|no one(?: has|'s)? died|(?:he's|she's|they're|it's|is|isn't|wasn't|are) (?:not )?(?:\S+ )?not dead|(?:isn't|not|aren't) dead|(?:didn't|hasn't|haven't) (?:die|died)|not (?:a|about) (?:a )?(?:bereavement|death|loss|grief)|(?:i'm|im|i am) not sad) /u,
  he: / (?:(?:אף אחד |איש |הוא |היא |הם )?לא (?:מת|מתה|מתו|נפטר|נפטרה)|זה לא (?:אבל|מוות|אובדן)|אני לא (?:עצוב|עצובה)) /u,
};
/** “She’s well now” ends a worry; after a death it may be said of anybody. */
const relieved = {
  en: / (?:(?:i'm|im|i am) happy|(?:he|she|they)(?:'s| is|'re| are) (?:well|fine|okay|ok|better|alive)(?: now)?) /u,
  he: / (?:אני (?:שמח|שמחה)|(?:הוא|היא) (?:בסדר|בריא|בריאה|חי|חיה|כבר בסדר)(?: עכשיו)?) /u,
};

/** The message says that nobody has died. */
export function isUnlost({ normal, language }: Pick<Reading, 'normal' | 'language'>): boolean {
  return unlost[language].test(normal);
}

/** “We don’t speak since Dad died, because of the flat”: the death is when it began, and not the matter. */
const background = {
  en: / (?:since|after|before|ever since|when) (?:(?:my|our|his|her|the) )?(?:\S+ )?(?:dad|father|mom|mum|mother|grandma|grandpa|grandmother|grandfather|husband|wife|parents|he|she) (?:died|passed(?: away)?) (?:\S+ ){2,}| (?:\S+ ){4}(?:since|after|ever since) (?:(?:my|our|his|her|the) )?(?:\S+ )?(?:dad|father|mom|mum|mother|grandma|grandpa|husband|wife) (?:died|passed(?: away)?) $/u,
  he: / (?:אחרי|מאז|לפני|כש|עד) ?ש?(?:אבא|אמא|סבא|סבתא|ההורים|בעלי|אשתי|הוא|היא)(?: שלי| שלנו)? (?:נפטר|נפטרה|מת|מתה|מתו|נפטרו) /u,
};
const asideWordsMin = 8;
const asideWordsMax = 60;

/** Another’s widowhood is a fact of their life. */
const ownWidowhood = / (?:אני|נשארתי|מאז שאני) (?:אלמן|אלמנה) /u;

/** A loss is noticed in whatever it stands, also in a question; with another subject it is left in peace. */
export function noticeGrief(state: ChatState, reading: Reading): void {
  const { language, normal } = reading;
  const isOver =
    isUnlost(reading) ||
    turnsAway[language].test(normal) ||
    (relieved[language].test(normal) && !isMourning(state));
  if (isOver) {
    state.griefFor = 0;
    return;
  }
  if (isRemembered(state, reading)) return;
  const isOfDeath = saysDeath(reading.normal, reading.language) || ownWidowhood.test(normal);
  const isLoss = reading.intent === 'loss' && !ofThings[language].test(normal);
  const { length } = reading.words;
  const isAside =
    length >= asideWordsMin && length <= asideWordsMax && background[language].test(normal);
  if (isAside && state.griefFor === 0) return;
  if (!isLoss && !isOfDeath && !isGrave[language].test(normal)) return;
  // Beside good news a death is spoken of, and the good news stays the matter.
  const isRaw =
    state.joyFor === 0 && (!isOld[language].test(normal) || still[language].test(normal));
  const ofDeath = isRaw ? griefTurns.death : griefTurns.longAgo;
  state.lostAt = state.turn;
  state.griefFor = Math.max(state.griefFor, isOfDeath ? ofDeath : griefTurns.other);
}

/** Work, money and things that are lost are worries, and ask for more than company. */
const ofThings = {
  en: / (?:lost|losing|lose|cost me) (?:my|the|our|a|all|all my|all our|some|so much|too much|his|her)? ?(?:last |old |own |second )?(?:job|jobs|work|position|contract|client|clients|money|savings|deposit|license|licence|keys|wallet|phone|bag|game|match|bet|race|time|interest|motivation|patience|temper|control|track|weight|sleep|focus|confidence|faith|hope|nerve|appetite|scholarship|place|seat|flat|apartment) | (?:got|been|was|were) (?:fired|laid off|let go|made redundant) /u,
  he: / (?:איבדתי|איבדנו|איבד|איבדה|הפסדתי|הפסדנו) (?:את )?(?:ה)?(?:עבודה|כסף|חסכונות|משרה|רישיון|מפתחות|ארנק|טלפון|משחק|זמן|סבלנות|מוטיבציה|שליטה|ביטחון|דירה)(?: שלי| שלנו)? | פוטרתי | פיטרו אותי /u,
};

/** “I want to talk about work”, “I’m speaking of my daughter”: the loss is not the subject. */
const turnsAway = {
  en: / (?:(?:i (?:want|need|would like|wanted|came) to|i'd like to|let's|lets|can we|could we) (?:talk|speak|chat) about(?! (?:him|her|it|them|this|that|my (?:late|dead)) )|(?:i'm|im|i am|i was) (?:talking|speaking) (?:about|of)(?! (?:him|her|it|them) )|look ahead) /u,
  he: /(?<! לא) (?:(?:אני )?(?:רוצה|רציתי|באתי|צריך|צריכה|בא לי|אפשר|בוא|בואי) (?:רגע |דווקא |בכלל )*(?:לדבר|נדבר|להסתכל קדימה)(?: (?:רגע|דווקא|בכלל))* (?:על(?! זה | המוות | האבל )|איך)|אני (?:בכלל )?(?:מדבר|מדברת) על(?! זה )|להסתכל קדימה) /u,
};
/** Somebody near is losing themselves, or is about to die. */
const isGrave = {
  en: / (?:hospice|terminal(?:ly)?(?: ill)?|dying|palliative|(?:vet|doctor|doctors) (?:says?|said) (?:that )?(?:it's|its|it is) time|put(?:ting)? (?:\S+ ){1,3}(?:down|to sleep) (?:yesterday|today|on|last|this|in|because|she|he|it|after|at)|(?:had|have|having) to put (?:\S+ ){1,3}(?:down|to sleep)|put(?:ting)? (?:him|her|(?:the|our|my) (?:\S+ )?(?:dog|cat|horse|rabbit)) (?:down|to sleep)|(?:months|weeks|days) (?:left )?to live) /u,
  he: / (?:בהוספיס|הוספיס|גוסס|גוססת|סופני|סופנית|(?:הווטרינר|הווטרינרית|הרופא|הרופאה) (?:אמר|אמרה|אומר|אומרת) שהגיע הזמן|(?:להרדים|הרדמנו|הרדמתי|הרדימו) (?:את |אותה |אותו )(?:\S+ )?|ימים ספורים) /u,
};
/** A death of years ago, or the state that it left behind. */
const isOld = {
  en: / (?:(?:\S+ )years ago|long ago|back in \d{4}|when i was (?:a )?(?:\S+ )?(?:kid|child|boy|girl|little|young|\d{1,2})|(?:i'm|im|i am|as) a (?:widow|widower)|widowed) /u,
  he: / (?:לפני (?:\S+ )?שנים|לפני שנתיים|מזמן|כש(?:הייתי|היינו) (?:ילד|ילדה|קטן|קטנה|קטנים|בת?)|אלמן|אלמנה) /u,
};
const still = {
  en: / (?:still|every day|every night|today is|miss|misses|anniversary) /u,
  he: / (?:עדיין|עוד |כל יום|כל לילה|היום|מתגעגע|מתגעגעת|חסר|חסרה|געגוע\S*) /u,
};

/** A loss was spoken of just now: the guide stays and hardly asks. Later it listens as always, and still offers nothing. */
export function isStaying({ griefFor, lostAt, turn }: ChatState): boolean {
  return griefFor > 0 && turn - lostAt <= stayingTurns;
}
const stayingTurns = 3;

/** Somebody has died: nothing is advised, asked for or offered in this chat. */
export function isMourning({ griefFor }: ChatState): boolean {
  return griefFor > griefTurns.other;
}
