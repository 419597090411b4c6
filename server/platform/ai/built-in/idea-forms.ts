import type { Language } from '#contract/shapes.ts';

/** Acts that may stand without a subject, by their verb. */
export const acts =
  'call|ring|phone|text|txt|message|msg|e?mail|write|send|ask|tell|talk|speak|say|explain|show|give|bring|take|make|cook|bake|invite|meet|visit|go|drive|walk|run|swim|sit|start|begin|try|stop|quit|book|cancel|sign|pay|sell|buy|read|draw|paint|sing|play|practi[sc]e|plan|set|put|move|leave|clean|clear|sort|fix|delete|block|mute|turn|open|close|finish|apologi[sz]e|thank|offer|suggest|propose|share|join|apply|look|check|find|volunteer|order|learn|teach|help|let|keep|hand|drop|skip|switch|change|split|swap|record|print|knock|hug|break up|return|reach out|hire|list|note|pick|answer|reply|spend|save|cut|throw|discuss|plant|pack|donate|build|mention|admit|warn|confront|forgive|stay home|come clean|get (?:up|out|an?|some|help|in touch)|have (?:an?|lunch|dinner|coffee)|be (?:honest|direct|open|clear|firm)';
/** The same in the past tense, after “what if I”. */
export const pasts =
  'called|rang|texted|messaged|emailed|wrote|sent|asked|told|talked|spoke|said|showed|gave|brought|took|made|invited|met|went|sat|started|tried|stopped|quit|booked|cancelled|bought|read|put|moved|left|deleted|blocked|offered|suggested|joined|applied';
/** Words after “I could” that say no act: states, what comes by itself, and exaggerations. */
const noActs =
  "not|n't|never|hardly|barely|scarcely|only|ever|no|have(?! (?:an? |lunch|dinner|breakfast|coffee))|be(?! (?:honest|direct|open|clear|firm|upfront|straight|the one))|been|feel|see(?! (?:an? |someone|somebody|if ))|hear|know|cry|scream|shout|yell|kill|murder|strangle|choke|throttle|punch|slap|hit|hurt|die|drown|explode|burst|vomit|puke|faint|melt|collapse|sleep for|lose|fail|miss|regret|understand|believe|imagine|remember|forget|need|want|like|love|hate|hope|wish|think|sense|smell|swear|live|become|get(?! (?:up|out|an? |some |help|her |him |them |my |the |in touch|rid|to know))|end|disappear|vanish|jump|fall|happen|seem|fear|worry|expect|deserve|stand (?:him|her|it|them|this|that)|bear|handle|use an?|do (?:with|better|more|it|them|that|this)|care|go (?:on|crazy|mad|insane)|eat an?|tell (?:he|she|they|it|that|by|from|something|the difference|right|immediately)|afford|manage|cope|mean|exist|come across|look like|just be|give up|try harder|work harder|of|as|to|at|it|he|she|they|i|we|you";
const how =
  '(?:(?:just|always|also|maybe|perhaps|at least|simply|even|still|actually|probably|really|first|instead) )*';
const any = `(?<act>${how}(?!(?:${noActs}|${how}(?:${noActs}))(?!\\p{L}))\\p{L}{2,}(?: .*)?)`;
const known = `(?<act>${how}(?:${acts})(?!\\p{L}|'|(?: \\p{L}+)? (?:is|was|isn't|wasn't|are|has)(?!\\p{L})).*)`;
const maybe =
  '(?:(?:or|i (?:guess|think|suppose)|i thought|i said|that) )*(?:maybe|mayb|perhaps),?';
const gerund =
  '(?!(?:thing|something|anything|nothing|everything|morning|evening|wedding|meeting|building|being|having|feeling|dying|killing|ending|hurting|jumping|cutting|losing|missing|leaving this)(?!\\p{L}))\\p{L}{2,}ing';
const better =
  '(?:a (?:bit|little|lot) |much |so much |probably |maybe )*(?:better|easier|best|simpler|safer|enough|worth|a (?:start|beginning|good idea))';
const would = "(?: is| are| would be| might be| could be|'s|'d be| feels| seems)";

const en = [
  // “Maybe I should just make him a tea”.
  `^${maybe} ${how}(?:(?:i|we) ${how}(?:could|can|should|shud|might|will|need to|have to|ought to|had better)|(?:i|we)'(?:ll|d)|i'd better|ill) ${any}`,
  `^${maybe} ${how}(?:i|we) ${known}`,
  `^(?:${maybe}|or) (?:to )?${known}`,
  // “I could message her”, “could send her the pages”.
  `^(?:(?:or|i (?:guess|think|suppose)) )*(?:(?:i|we) (?:(?:also|always|really|probably|maybe) )?)?could ${any}`,
  `^(?:(?:or|i (?:guess|think|suppose)) )*(?:i|we) can (?:just|always|at least|try to|maybe) ${any}`,
  `^(?:(?:or|i (?:guess|think|suppose)) )*(?:i|we) (?:(?:should|shud) (?:probably|just|maybe|perhaps|at least|really)|(?:probably|maybe|perhaps) should) ${any}`,
  `^(?:(?:or|i (?:guess|think|suppose)) )*(?:i|we) (?:should|might) ${known}`,
  // “What if I wrote to her?”
  `^what if (?:i|we) (?!(?:.*) and (?:he|she|they|it|i|then|nobody|everyone) )(?<act>${how}(?:${acts}|${pasts})(?!\\p{L}).*)`,
  // “I was thinking of asking her”.
  `^(?:i (?:was|am)|i'm|im|i've been|been) (?:(?:just|kind of|kinda|also) )*thinking (?:of|about) (?:maybe |just )*(?<act>${gerund}(?!\\p{L}).*)`,
  `^i (?:(?:just|also) )*thought (?:of|about) (?:maybe |just )*(?<act>${gerund} .+)`,
  `^(?:what|how) about (?:maybe |just |the idea of )*(?<act>${gerund} .+)`,
  // “I lean to saying sorry”.
  `^(?:(?:well|so|i guess) )*i(?:'m| am)? lean(?:ing)?(?: more)? (?:to|towards?) (?:just |maybe )*(?<act>${gerund}(?!\\p{L}).*)`,
  // “Maybe writing is easier”, “maybe it’s better to write”.
  `^${maybe} ${how}(?:to )?(?<act>(?:(?:an?|the|my) \\p{L}+|${gerund}|(?:${acts}))(?: [^\\s,]+){0,6}?)${would} ${better}(?!\\p{L})`,
  `^${maybe} ${how}(?:(?:it|that)${would} )?${better} (?:to|if (?:i|we)) (?<act>${how}(?:${acts}|${pasts})(?!\\p{L}).*)`,
];

/** Hebrew words with the letters of a first person, and what happens to a person instead of being done. */
const heOther =
  'ולי|ני |נחנו|נשים|ף |פילו|ין|ית|ל[יה]|צל|יך|יפה|יזה|יזו|יש |בא|בוד|בל|מא |מור|מנם|מית|חרי|חר |חרת|חרים|חות|חד|חת |חי |דם |דיש|סיר|שם |שמה(?![א-ת])|שמח|רבע|מות|כשל|תחרט|תגעגע|היה|בכה|פחד|רגיש|צטרך|דע |זכור|שכח|שאר לבד|תפרק|שתגע|תמול|פסיד|אמין|סבול|תבייש|תאכזב|צליח|תה |תם |תן |ת |ז |ותו|ותה|ותם|והב|וכל|ומר|וף|ופטימי|ור|וטו|נוכי|חראי|כזר|ידיוט|גואיסט|לרגי|סור|פשר|פס |מיתי|הבה|הוב|ינטרס|רוך|בין|חשוב|רצה |תפוצץ|תמוטט|קרוס|שתוק|ישתגע|חלום|ישם|תעצב|תרגז|הרוג|חנוק|צרח|[א-ת]{1,5}תי(?![א-ת])';
const heShort =
  'א(?:לך|שב|קח|תן|צא|סע|גש|רד|גור|בוא|קום|רוץ|נוח|שים|גיד|טוס|שיר|כין|זיז|מור)(?![א-ת])|או(?:ציא|דיע|ריד|סיף|דה|כיח|שיב|וותר)(?![א-ת])|אוותר';
const future = `(?:${heShort}|א(?!${heOther})[א-ת]{3,7}|נ(?:לך|שב|דבר|סע|יסע|יפגש|פגש|עשה|נסה|צא|קבע|כתוב|תחיל|בקר|כין|בשל|קנה|שאל|שלח|זמין))(?![א-ת])`;
const infinitive =
  'ל(?!א |הרוג|חנוק|צרוח|בכות|השתגע|התפוצץ|הבין|ראות ש|שמוע ש|הרגיש|סבול|ישון|היות |חשוב|דעת|זכור|שכוח|קבל|עצור|הפסיק כאן|התייאש|מות|היעלם|וותר(?! על)|עזוב הכל)[א-ת]{3,}';
const heHow =
  '(?:(?:פשוט|גם|כן|רק|בכל זאת|באמת|קודם|אולי|תמיד|סתם|דווקא|מחר|היום|הערב|לי|לנו|עוד) )*';
const heAct = `(?<act>(?:${future}|${infinitive}(?=\\s\\S)).*)`;
const heCan = '(?:אני |אנחנו )?(?:יכולה?|יכולים|אוכל|נוכל)';
const heShould = '(?:אני )?(?:צריכה?|חייבת?)';
const present =
  '(?:שולח|כותב|אומר|מדבר|שואל|מבטל|מספר|מבקש|קובע|לוקח|נוסע|הולך|עוזב|מוחק|מתנצל|מזמין|מציע|מפסיק|מתחיל|קונה|עושה|נותן)[הת]?';
const heMaybe = '(?:(?:או|אמרתי|חשבתי|אני חושבת?|נראה לי)[ ש]+)*ש?אולי';

const he = [
  // “אולי פשוט אשאל אותן”, “אולי אני אראה לה”.
  `^${heMaybe},? ${heHow}(?:אני |אנחנו )?${heHow}${heAct}`,
  `^${heMaybe},? ${heHow}(?:כדאי|שווה|עדיף|אפשר|הגיע הזמן|(?:הכי|יותר) (?:טוב|קל|נכון|פשוט)|מספיק|${heCan}|${heShould}|היה כדאי|יהיה (?:נכון|טוב|קל)) ${heHow}ש?(?:אני )?${heAct}`,
  `^${heMaybe},? (?:אני )?פשוט (?:אני )?(?<act>${present} .+)`,
  // “אפשר פשוט לכתוב לו”, “אני יכולה פשוט לשאול”.
  `^(?:או )?(?:אפשר|כדאי(?: לי)?) (?:פשוט|אולי|תמיד|גם|לנסות) (?:ש)?${heAct}`,
  `^(?:או )?${heCan} ${heHow}${heAct}`,
  `^(?:או )?(?:${heShould} (?:פשוט|כנראה|אולי)|כנראה ש?${heShould}|כנראה ש?כדאי(?: לי)?) ${heAct}`,
  `^(?:חשבתי|(?:אני )?(?:חושבת?|שוקלת?)|התחלתי לחשוב) ${heHow}(?<act>${infinitive}(?=\\s\\S).*)`,
  `^בא לי (?:פשוט|אולי|לנסות) ${heAct}`,
  // “אני נוטה להתקשר לעירייה”.
  `^(?:אני )?(?:נוטה|מושך אותי|הנטייה (?:שלי )?היא) (?:יותר )?(?<act>${infinitive}(?=\\s\\S).*)`,
  // “מה אם פשוט אשאל אותה?”
  `^ו?מה אם (?:אני )?(?:פשוט )?(?!.* ו(?:הוא|היא|הם|זה|אז|[ית][א-ת]{3,})(?![א-ת]))(?<act>${future}.*)`,
  `^ו?למה שלא (?:פשוט )?(?:אני )?(?<act>${future}.*)`,
  `^או (?:פשוט |אולי |שאולי |שפשוט |ש)*(?:אני )?${heAct}`,
  `^ו?מה (?:עם|לגבי) (?:הרעיון )?(?<act>${infinitive}(?=\\s\\S).*)`,
];

const compiled = (sources: readonly string[]) => sources.map((one) => new RegExp(one, 'iu'));
/** The forms in which people say what they may do, at the beginning of a clause. */
export const ideaForms: Record<Language, RegExp[]> = { en: compiled(en), he: compiled(he) };
/** The places in a sentence at which such a clause may begin. */
export const ideaStarts: Record<Language, RegExp> = {
  en: /[,;:–—(]\s+|\s-\s+|\.{2,}\s*|\s(?:and|but|so|or|because|idk|dunno|then)\s+(?=(?:maybe|perhaps|i|we|could)\s)|\s(?=(?:maybe|perhaps)\s)/giu,
  he: /[,;:–—(]\s+|\s-\s+|\.{2,}\s*|\sש?(?=אולי\s)|\s(?:אבל|אז|כי)\s+/gu,
};
