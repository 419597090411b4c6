import type { Intent } from '#content/guide/intents.ts';
import type { Language } from '#contract/shapes.ts';
import { normalised, wordsOf } from './normalise.ts';
import { openings, type Sentence, sentencesOf } from './sentences.ts';
import type { Understanding } from './understanding.ts';

type Signs = Record<Language, RegExp>;

const lead = {
  en: '(?:(?:so|and|but|or|well|um|hm+|no|yeah|yes|ok|okay|honestly|actually|then|just|also|been|only|even) )*',
  he: '(?:(?:אז|אבל|או|נו|טוב|לא|כן|האמת|בעצם|גם|רק|סתם|אוקיי) )*ו?',
};

/** “That …” in Hebrew, joined to the next word. */
const joinedThat =
  'ש(?:אני|אנחנו|הוא|היא|הם|הן|לא|אין|יש|כל|ה\\p{L}{2,}|ב\\p{L}{2,}|י\\p{L}{2,}|מי|זה|זאת)';

/** Words to the guide, or about what it and the app can do. */
const toGuide: Signs = {
  en: / (?:you|u|ur|ya|your|yours|yourself|zavit|bot|chatbot|robot|app|password|account|cards?|chat|this (?:ai|machine|program|guide|conversation)|shall we|tell me|help me|please) /u,
  he: / [ושמלבה]?(?:אתה|אתם|לך|לכם|שלך|אותך|ממך|אצלך|אליך|עליך|איתך|בוט|רובוט|אפליקציה|צ'אט|זווית|סיסמה|סיסמא|חשבון|קלף|קלפים|כאן|פה|תגיד|תגידי|תן לי|תני לי|תעזור|תעזרי|תסביר|תסבירי|בבקשה|לדעתך|בעיניך) | את (?=\p{L}+(?:ת|ה) )/u,
};
/** A wish to know or to be advised is a question also as a statement. */
const wantsAnswer: Signs = {
  en: / (?:advice|advise|(?:need|want|could use) (?:some |your )?help|tips?|wonder|wondering|curious|question|recommend|suggest(?:ions?)?|want to know|like to know|need to know|(?:don't|dont|do not|not) (?:know|sure|understand|get) (?:what|how|if|whether|why|where|who|which|the)|(?:should|shall|ought) i|i should|(?:no|any) idea|idea|fault|blame|my (?:data|messages?)|legal|allowed|fair|normal|too late|worth) /u,
  he: / (?:עזרה|עצה|עצות|טיפ|טיפים|שאלה|מתלבט|מתלבטת|סקרן|סקרנית|(?:רוצה|צריך|צריכה|אשמח) לדעת|לא (?:יודע|יודעת|מבין|מבינה|בטוח|בטוחה) (?:מה|איך|אם|למה|מי|איפה)|(?:ש)?כדאי|רעיון|עדיף|מותר|חוקי|מאוחר מדי|נורמלי|אשם|אשמה|אשמתי|באשמתי|צודק|צודקת|הגיוני|בסדר|שווה|נכון|המידע שלי|הנתונים שלי|להמליץ|המלצה) /u,
};
/** The words of a statement at its beginning. */
const states: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:i|i'm|im|i've|ive|i'd|i'll|me|my|he|he's|hes|she|she's|shes|we|we're|they|they're|his|her|their|it|its|it's|that|thats|that's|this|those|these|if|when|whenever|because|cause|cuz|since|like|maybe|probably|perhaps|nobody|somebody|everyone|everybody|people|half|once|twice|mostly|sometimes|always|in|on|at|from|with|after|before|to|a bit|a little|both|neither|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|the question is|which (?:i|he|she|we|they)|whether|what's on my mind|the (?!capital|weather|price|time|date|population)\\S+ (?:is|was|are|were|has|had|at|in|of)) `,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:אני|אנחנו|הוא|היא|הם|הן|אם|כי|כאילו|אולי|כנראה|בערך|בעיקר|לפעמים|תמיד|חצי|שנה|שנתיים|שבוע|יומיים|\\d+|השאלה(?: היא| רק)?|בדיעבד|בגלל|מאז|אבא|אמא|אחי|אחותי|בעלי|אשתי|(?:ה\\p{L}+ שלי)|${joinedThat}|כש\\p{L}+|\\p{L}{3,}תי) `,
    'u',
  ),
};
/** Words that a statement has beside a mark that only rises. */
const hedges: Signs = {
  en: / (?:maybe|perhaps|probably|idk|i guess|i think|i suppose|kind of|kinda|sort of|mostly|at most|at least|or something) /u,
  he: / (?:אולי|נראה לי|אני חושב|אני חושבת|בערך|כנראה|מקסימום|לפחות|בעיקר|לא יודע|לא יודעת) /u,
};
/** Questions of two or three words that need no verb. */
const briefly: Signs = {
  en: / (?:idea|crazy|silly|stupid|fault|wrong|right|advice|tips?|sense|fair|late|normal|ok|okay|weird|translation|free|costs?|possible|how come|(?:reads?|sees?) (?:this|it)|stored|saved|private|safe|anonymous|secret) /u,
  he: / (?:רעיון|רעיונות|נורמלי|אשמתי|אשם|אשמה|נכון|צודק|צודקת|עצה|עצות|טיפים|הגיוני|מאוחר|מוזר|כדאי|בסדר|חוקי|מותר|בחינם|אפשר|אפשרי|לדעתך|מגזים|מגזימה|אמיתי|אנושי) /u,
};
/** “How it ended is still strange to me”, “who am I to complain”: a question word that asks nothing without its mark. */
const wordAlone: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:who (?:am i to|knows|(?:does|says|acts) (?:that|this|like that))|(?:would|could|might|must) (?:be|have been)|(?:what|why|how|which|who|when|where) .* (?:doesn't|doesnt|does not|is|isn't) (?:matter|ridiculous|beyond me|a mystery|unclear|not the point)|what's (?:on my mind|left|missing) (?:is|now)|(?:what|why|how|where|who|when|if|whether|which) (?:i|he|she|it|we|they|people|(?:my|his|her|the) \\p{L}+) \\p{L}+|what (?:hurts|bothers|annoys|scares|gets|worries|upsets|kills) me|(?:how|why) (?:should|would|could) i (?:\\S+ ){1,5}?(?:he|she|they|it|he's|she's|it's|they're) )`,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:(?:מה|איך|כמה|מי|איפה|מתי|למה) ש\\p{L}+|למה (?:דווקא|תמיד) אני|(?:מה|איך|כמה|מי|איפה|מתי|למה|איזה|איזו) .* (?:זה|זו) (?:לא משנה|מגוחך|תעלומה|לא ברור|סיפור אחר)|מי (?:יודע|יודעת|(?:עושה|אומר|מתנהג) (?:דבר כזה|ככה)|אני ש\\p{L}+)|מה לא \\p{L}+תי|איזה \\p{L}+ (?:היה|הייתה|היו|זה)|איזו \\p{L}+ (?:היה|הייתה|זו)) `,
    'u',
  ),
};
/** “… , he said”: words of somebody else. */
const saidByOthers: Signs = {
  en: /[,”"'] (?:(?:he|she|they) (?:says?|said|goes|told me|asked|asks)|said (?:he|she|my \p{L}+|the \p{L}+))\W*$/iu,
  he: /[,״"] (?:(?:הוא|היא|הם) )?(?:אמר|אמרה|אמרו|אומר|אומרת|אומרים|שאל|שאלה)(?: לי)?(?: (?:הוא|היא))?\W*$/u,
};

const ofAsking = new Set<Intent>([
  'ask_fact',
  'ask_advice',
  'ask_blame',
  'about_guide',
  'about_privacy',
  'about_memory',
]);
const echoWordsMax = 4;
const answerWordsMin = 2;
const listedMin = 3;

/** Whether a message that was taken for a question to the guide asks nothing at all. */
export function asksNothing(
  { intent, topic, sentence: found }: Understanding,
  written: string,
  language: Language,
): boolean {
  const marked = sentencesOf(found.text, language).filter(({ text }) => text.includes('?'));
  const sentence = marked.at(-1) ?? found;
  const isKnown = topic !== null && isEchoed(sentence, written, language);
  if (intent === 'fear' && isKnown) return true;
  if (intent === 'ask_summary') return namesOnly(sentence.text, sentence.normal, language);
  if (!ofAsking.has(intent)) return false;
  if (saidByOthers[language].test(written)) return true;
  if (nods.test(sentence.normal) && written.length > sentence.text.length) return true;
  if (toGuide[language].test(sentence.normal)) return false;
  const whole = sentencesOf(written, language).find(({ text }) => text.includes(sentence.text));
  if (whole && goesOnFromThere[language].test(whole.normal)) return true;
  if (whole && names[language].test(whole.text)) return true;
  if (!(whole ?? sentence).text.includes('?')) return isUnmarked(sentence, intent, language);
  if (isEchoed(sentence, written, language)) return true;
  if (beginsAsQuestion(sentence.text, language)) return false;
  return risesOnly(sentence, intent === 'ask_advice' ? topic : null, language);
}

/** “And then what, another ten years of this?” */
const goesOnFromThere: Signs = {
  en: /^ (?:(?:and|but|so) )*then what (?:\S+ ){2}/u,
  he: /^ (?:(?:אבל|אז) )*ו?מה אז (?:\S+ ){2}/u,
};

/** “What side, his side?” */
const names: Signs = {
  en: /^\P{L}*(?:what|which|whose) \p{L}+, (?:\S+ ?){1,3}\?/iu,
  he: /^\P{L}*(?:איזה|איזו|אילו|מה) (?!ה?דעתך|לדעתך|עדיף|כדאי)\p{L}+, (?:\S+ ?){1,3}\?/u,
};

/** “At this age? Football and friends”: repeated, and answered by the person. */
export function isEchoed({ text, normal }: Sentence, written: string, language: Language): boolean {
  const at = written.indexOf(text);
  const after = at < 0 ? '' : written.slice(at + text.length);
  const isAnswered =
    wordsOf(normalised(after)).length >= answerWordsMin &&
    !(sentencesOf(after, language)[0]?.asks ?? true);
  return (
    isAnswered &&
    wordsOf(normal).length <= echoWordsMax &&
    (!beginsAsQuestion(text, language) || toOthers.test(normal)) &&
    !toGuide[language].test(normal) &&
    !pointing.test(normal) &&
    !briefly[language].test(normal)
  );
}

/** “This is therapy? Because I have a therapist” */
const pointing = /^ (?:(?:so|and|but|אז|אבל) )*(?:this|it|it's|that's|זה|זאת|זו) /u;

/** “Show him? I can’t even look at him.” */
const toOthers = /^ (?:tell|write|show|give|ask|say|call) (?:to )?(?:him|her|them|it) /u;

function isUnmarked({ text, normal }: Sentence, intent: Intent, language: Language): boolean {
  if (namesOnly(text, normal, language)) return true;
  if (beginsAsQuestion(text, language)) return false;
  if (intent === 'ask_blame') return true;
  return states[language].test(normal) && !wantsAnswer[language].test(normal);
}

/** “That he’ll leave, I guess?” */
function risesOnly({ normal }: Sentence, topic: string | null, language: Language): boolean {
  if (briefly[language].test(normal) || wantsAnswer[language].test(normal)) return false;
  if (hedges[language].test(normal)) return true;
  if (language === 'he') return subordinate.he.test(normal);
  return subordinate.en.test(normal) || (topic === null && states.en.test(normal));
}
/** A Hebrew question is often a statement with a mark: only the part of one rises. */
const subordinate: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:that (?:i|i'm|he|he'll|she|we|they|it)|because|like|maybe|half|a bit|a little|both|neither|two|three|on|in|at|\\d+) `,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:כי|(?:זה )?בגלל|כאילו|אולי|כנראה|בערך|בעיקר|חצי|שנה|שנתיים|\\d+|${joinedThat}|ב(?!כמה|איז|מה|איו|אמת|חינם|סדר)\\p{L}{3,}) `,
    'u',
  ),
};

/** Question words in a statement without a mark. */
export function namesOnly(text: string, normal: string, language: Language): boolean {
  if (text.includes('?')) return false;
  return isListed(text, language) || wordAlone[language].test(normal);
}

/** “How I feed her, what she wears, when she sleeps”: a list of what is asked about, and of nothing that is asked. */
function isListed(text: string, language: Language): boolean {
  const clauses = text.split(/[,;]\s*/u).map(normalised);
  return clauses.length >= listedMin && clauses.every((clause) => listed[language].test(clause));
}
const listed: Signs = {
  en: /^ (?:and |or )?(?:what|how|when|where|why|who|which|whether|if) /u,
  he: /^ ו?(?:מה|איך|מתי|איפה|למה|מי|כמה|איזה|איזו|אם) /u,
};

/** “It’s about money, isn’t it?” */
const tag =
  /, (?:(?:isn|wasn|aren|doesn|don|didn|won|can)['’]?t (?:it|he|she|they|we|i)|you know|y'know)\?/iu;

const nods = /^ (?:you know|y'know|ya know) $/u;

/** One of its clauses begins with a question word, or with a verb before its subject. */
function beginsAsQuestion(text: string, language: Language): boolean {
  return text
    .replace(tag, '?')
    .split(/[,;:–—-]+\s+|\s(?=(?:and|but|so|or|because|אבל|אז|או)\s)/u)
    .map(normalised)
    .some((clause) => openings[language].test(clause) || request[language].test(clause));
}
const request: Signs = {
  en: new RegExp(
    `^ ${lead.en}(?:tell|give|show|write|make|explain|find|read|draw|help|let's|lets|play|translate|say|recommend|suggest|convert|calculate|remind|anybody|anyone|wanna|want to|how's|why'd|got|need) `,
    'u',
  ),
  he: new RegExp(
    `^ ${lead.he}(?:ת\\p{L}{2,}|אפשר|יש|אין|צריך|צריכה|כדאי|עדיף|מותר|נכון|זה (?:נורמלי|בסדר|הגיוני|נכון|מותר|חוקי|כדאי)|ספר|ספרי|הסבר|תן|תני|כתוב|כתבי) `,
    'u',
  ),
};
