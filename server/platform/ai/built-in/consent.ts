import type { Language } from '#contract/shapes.ts';
import { wordsOf } from './normalise.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';

type Signs = Record<Language, RegExp>;

/** After “yes,” a few words more belong to it; after “Yes.” all do. */
const restWordsMax = 6;
const signedWordsMax = 3;
/** A thumb up says yes, and so does a tick. */
const assent = /👍|👌|🆗|✅|☑|✔|🫡|💯|🙌|🤝/u;
const gesturesAlone = /^(?:[\s\p{P}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u200D|\uFE0F)+$/u;
const yes = {
  en: String.raw`(?:yes+|yeah+|yea|yep+|yup+|ya+|yas+|ye|sure|definitely|absolutely|of course|please do|please|ok(?:ay)?|okey|perfect|great|deal|do it|exactly|right)`,
  he: String.raw`(?:כן+|בטח|ברור|בהחלט|סבבה|יאללה(?: בואי?)?|אוקיי|אוקי|בסדר(?: גמור)?|מעולה|מצוין|אשמח|קדימה|בוודאי|ודאי|מושלם|אחלה|נכון|בדיוק|בשמחה)`,
};
const before = {
  en: '(?:(?:oh|well|um+|so|and|ha(?:ha)+|lol|omg|aw+) )*',
  he: '(?:(?:אה|אז|נו|טוב|וואו|וואי|יואו|חח+) )*',
};
/** A yes and nothing but thanks, joy or relief with it. */
const glad: Signs = {
  en: new RegExp(
    `^ ${before.en}${yes.en}(?: (?:${yes.en}|thanks?|thank|you|u|thx|ty|cheers|that|this|it|is|was|helps|helped|good|great|nice|lovely|perfect|wonderful|brilliant|awesome|amazing|finally|at|last|so|very|really|much|a|lot|love|go|ahead|note|save|keep|write|down|now|already|indeed|with|pleasure|i|would|like|i'd|am|i'm|im|happy|glad|yay|wow|woohoo|hooray|for|asking|lol|ha(?:ha)+|mate|man|bro|dude|friend))* $`,
    'u',
  ),
  he: new RegExp(
    `^ ${before.he}${yes.he}(?: (?:${yes.he}|תודה|רבה|המון|לך|בבקשה|סוף|סופסוף|יופי|נהדר|איזה|כיף|ממש|מאוד|באמת|זה|עוזר|עזר|עזרת|לי|טוב|אחי|אחותי|גבר|נשמה|אלוף|אלופה|כבר|את|תרשום|תרשמי|לרשום|רשמתי|ביומן|תשמור|תשמרי|לשמור|הגיע|הזמן|חח+|וואו|מרגש|אני|שמח|שמחה|לגמרי))* $`,
    'u',
  ),
};
/** A yes that a mark ends, with more behind it. */
const answered: Signs = {
  en: /^[\s\p{P}]*(?:(?:oh|well|so|and)[\s,]+)*(?:yes+|yeah+|yep+|yup+|sure|definitely|absolutely|of course)\s*(?<mark>[.!,…]+|\s[–—-])\s+(?<rest>\S[^]*)$/iu,
  he: /^[\s\p{P}]*(?:(?:אה|אז|נו)[\s,]+)*(?:כן+|בטח|ברור|בהחלט|סבבה|בוודאי)\s*(?<mark>[.!,…]+|\s[–—-])\s+(?<rest>\S[^]*)$/u,
};
/** More than a yes: a condition, a change or a question. */
const turnsAway: Signs = {
  en: / (?:no|not|don't|dont|but|wait|instead|rather|except|without|only|maybe|or|change|however|hold on|unless|if) |\?/u,
  he: / (?:לא|אבל|רגע|במקום|בלי|רק|אולי|תשנה|תשני|עדיף|אל|חוץ|אלא) |\?/u,
};

/** “Yes please, nervous but good” makes no condition. */
const conditions =
  / (?:but(?! (?:(?:very|really|so|also|in a) )?(?:good|ok|okay|fine|happy|glad|excited|ready|relieved|hopeful|calm) )|except|unless|only if|אבל(?! (?:(?:גם|ממש|מאוד) )?(?:טוב|בסדר|שמח|שמחה|מתרגש|מתרגשת|מוכן|מוכנה|רגוע|רגועה|בטוב) )|חוץ|בתנאי|רק אם) /u;

/** Whether a message takes what was offered just before it: “yes, thank you”, “YES finally”, a thumb up. */
export function agreesTo({ intent, text, normal, language }: Reading): boolean {
  if (!text.includes('?') && agreesAmong(text, language)) return true;
  if (intent === 'agreement')
    return !conditions.test(normal) && !/(?<!why not|למה לא)\?/iu.test(text);
  if (gesturesAlone.test(text)) return assent.test(text);
  if (text.includes('?')) return false;
  if (assent.test(text) && wordsOf(normal).length <= signedWordsMax)
    return !turnsAway[language].test(normal);
  if (glad[language].test(normal)) return true;
  const { mark = '', rest = '' } = answered[language].exec(text)?.groups ?? {};
  if (
    rest === '' ||
    turnsAway[language].test(` ${rest.toLowerCase().replaceAll(/[,.!…]/gu, ' ')} `)
  )
    return false;
  return /[.!]/u.test(mark) || rest.split(/\s+/u).length <= restWordsMax;
}

/** “That came out garbled but yes. Ok, gotta go”, “yes please. A bit nervous, but good”: a sentence of its own says yes. */
function agreesAmong(text: string, language: Language): boolean {
  const sentences = sentencesOf(text, language).map(({ normal }) => normal);
  const place = sentences.findIndex((one) => saysYes[language].test(one));
  const rest = sentences.filter((_, at) => at !== place);
  return place >= 0 && !rest.some((one) => changes[language].test(one)) && rest.every(isAside);
}
const asideWordsMax = 8;
const isAside = (normal: string) => wordsOf(normal).length <= asideWordsMax;
const saysYes: Signs = {
  en: new RegExp(
    `^ (?:\\S+ ){0,6}but ${yes.en}(?: please)? $|^ ${before.en}${yes.en} please $`,
    'u',
  ),
  he: new RegExp(`^ (?:\\S+ ){0,6}אבל ${yes.he}(?: בבקשה)? $|^ ${before.he}${yes.he} בבקשה $`, 'u'),
};
/** Signs of a yes that is none: a no, a change, another day, something to do. */
const changes: Signs = {
  en: / (?:no|not|don't|dont|wait|instead|rather|except|without|change|however|hold on|unless|if|make|put|call|on|at|tomorrow|today|can|could|would|should|i'll|ill|first) /u,
  he: / (?:לא|רגע|במקום|בלי|תשנה|תשני|עדיף|אל|חוץ|אלא|אם|מחר|היום|ביום|בשעה|אפשר|קודם) /u,
};

/** Whether a message begins with a yes to the noting of a step, whatever follows: “go on, note it. And if he doesn’t answer?” */
export function notesFirst({ text, language }: Reading): boolean {
  return (
    noting[language].test(text) || (text.trim().endsWith('?') && yesAlone[language].test(text))
  );
}
const noting: Signs = {
  en: new RegExp(
    String.raw`^[\s\p{P}]*(?:(?:${yes.en}|go (?:on|ahead)|alright|fine)[\s,.!]+)*(?:please )?(?:note|save|keep|write|jot) (?:it|that|this)(?: down)?(?: please| then| for me)?\s*(?:[.!,;…\n]|$)`,
    'iu',
  ),
  he: new RegExp(
    String.raw`^[\s\p{P}]*(?:(?:${yes.he}|טוב|נו|אז)[\s,.!]+)*(?:לרשום|תרשום|תרשמי|רשום|רשמי|לשמור|תשמור|תשמרי)(?: (?:את זה|לי|בבקשה))*\s*(?:[.!,;…\n]|$)`,
    'u',
  ),
};
const yesAlone: Signs = {
  en: new RegExp(
    String.raw`^[\s\p{P}]*(?:${yes.en}|go (?:on|ahead)|alright)(?: (?:please|then))?\s*[.!…\n]`,
    'iu',
  ),
  he: new RegExp(String.raw`^[\s\p{P}]*${yes.he}(?: בבקשה)?\s*[.!…\n]`, 'u'),
};

/** The words after a no at the beginning of a message; null where it begins with none. */
export function afterNo({ text, language }: Pick<Reading, 'text' | 'language'>): string | null {
  return noFirst[language].exec(text)?.groups?.['rest']?.trim() ?? null;
}

const noFirst: Signs = {
  en: /^[\s\p{P}]*(?:(?:oh|ugh|omg|well|sorry|so)[\s,]+)*(?:no+|nope|nah)(?:[\s,.!…–—-]+(?:no+|not that|wait|nope))*(?![\p{L}'])[\s,.!…:–—-]*(?<rest>[^]*)$/iu,
  he: /^[\s\p{P}]*(?:(?:אה|אוף|נו|סליחה|אז|די)[\s,]+)*לא+(?:[\s,.!…–—-]+(?:לא+|רגע))*(?!\p{L})(?:[\s]*[,.!…:–—-]+[\s]*|\s+(?=זה|זו|זאת|תכתוב|תכתבי|תרשום|תרשמי)|\s*$)(?<rest>[^]*)$/u,
};

const savingWordsMax = 4;
const save: Signs = {
  en: / (?:write|note|put|save|keep|jot|add) (?:it|that|this)(?: down)? /u,
  he: / (?:לרשום|תרשום|תרשמי|לשמור|תשמור|תשמרי|תכתוב|תכתבי|מבחינתי (?:בסדר|כן|סבבה)) /u,
};
/** “Can you save that step?” */
const asksGuideToSave: Signs = {
  en: /^ (?:(?:ok|okay|yes|and|so|please|then) )*(?:can|could|would|will) (?:you|u) (?:please )?(?:save|note|keep|write down|add|jot down|write|put)(?: (?:that|this|the|it|my|as|a|step|down|for|me|please|now))+ $/u,
  he: /^ (?:(?:אז|כן|טוב|ו) )*(?:אפשר|תוכל|תוכלי|אתה יכול|את יכולה) (?:לשמור|לרשום|לכתוב)(?: (?:לי|את|זה|הצעד|הזה|בבקשה|כצעד))+ $/u,
};
export function asksToSave({ normal, words, language }: Reading): boolean {
  return (
    (words.length <= savingWordsMax || asksGuideToSave[language].test(normal)) &&
    !/ (?:don't|dont|not|no|לא|אל) |^ (?:did|have|has|is|was) /u.test(normal) &&
    (save[language].test(normal) || asksGuideToSave[language].test(normal))
  );
}
