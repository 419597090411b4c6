import type { Language } from '#contract/shapes.ts';
import { normalised } from './normalise.ts';
import type { Reading } from './reading.ts';

/** Why somebody goes: it leads to a farewell, or stands behind one. */
const reasons = {
  en: `(?:my |the )?(?:(?:lunch |coffee )?break(?:'s| is) (?:nearly |almost )?(?:over|up|ending|finished)|(?:bus|train|tram|taxi|cab|uber|lift)(?:'s| is) (?:here|coming|arriving)|(?:this is )?my stop)`,
  he: '(?:יש לי (?:תור|שיעור|פגישה|משמרת)|ההפסקה (?:שלי )?(?:נגמרה|נגמרת|הסתיימה)|נגמרה (?:לי )?ההפסקה|האוטובוס (?:שלי )?(?:הגיע|מגיע|פה|כאן)|הגיע האוטובוס|התחנה שלי)',
};
const after = {
  en: `(?: (?:then|now|thanks|thank you|thx|ty|cheers|mate|all|so much|a lot|very much|again|and|but|because|cause|cos|ok|okay|everyone|haha|lol|x+|bye|(?:for|till|until) (?:this|that|today|listening|tonight|now|next time|tomorrow)|${reasons.en})){0,5} $`,
  he: `(?: (?:ו?תודה|רבה|לך|אחי|אחותי|חח+|בינתיים|ושוב|שוב|על הכול|על הכל|על ההקשבה|מחר|אז|ביי|יאללה|לילה טוב|כי|להיום|${reasons.he})){0,5} $`,
};
/** Courtesies, which may be said to somebody else, too; “I never said goodbye” is none. */
const courtesies = {
  en: '(?:bye(?: bye)?|byee+|goodbye|good ?night|night night|cya|see (?:you|ya)(?: (?:later|soon|tomorrow))?|(?:talk|speak)(?: to you)? (?:later|soon|tomorrow)|take care)',
  he: '(?:ביי(?: ביי)?|להתראות|לילה טוב|שבת שלום|(?:שיהיה )?(?:ערב|סופש|סוף שבוע) (?:טוב|נעים))',
};
/** Words with which somebody leaves this very chat. */
const departures = {
  en: `(?:(?:i'm |im |i am )?(?:off|going|heading) to (?:bed|sleep)|(?:(?:i'm |im |i am )?(?:gonna|going to)|i'll) (?:try (?:to |and )?)?(?:get some )?sleep(?= (?:now|then|thanks|thx|ty|cheers|bye))(?: (?:now|then))?|(?:that's|thats|that is) (?:it|all|enough)(?: from me)?(?= (?:for )?(?:today|tonight|now|from|$))(?: for (?:today|tonight|now))?|(?:i'm|im) off now|(?:i'll|i will|let's) leave it (?:there|here|at that)(?: (?:for (?:now|today|tonight)|i think|then))?|(?:(?:i'm |im |i am )?(?:going|heading) (?:back |up |down |home |in |out )+(?:to (?:them|him|her|bed|work) )?now)|i(?:'ve)? (?:got to|gotta|have to|need to) (?:go|run|sleep) now|gtg|(?:(?:i've|ive) got to|(?:i )?gotta|i(?:'d)? better|i (?:should|need to|have to)) (?:get|go|head|be) back to (?:my |the )?(?:desk|shift|ward|meeting|lesson|class|kids|baby|shop|kitchen)|(?:(?:i've|ive) got to|(?:i )?gotta|i(?:'d)? better) (?:get|head|go) back to work|${reasons.en})`,
  he: `(?:(?:אני )?(?:הולך|הולכת|נכנס|נכנסת|עף|עפה)(?: עכשיו| כבר)? (?:לישון|למיטה)|(?:אני )?(?:חייב|חייבת) (?:לזוז|ללכת|לרוץ|לסיים)|אני (?:זז|זזה)|(?:זהו|די|מספיק)(?: לי)? להיום|זה(?:ו|ה הכול) מצ(?:ד|יד)י|עד כאן להיום|(?:אני )?(?:חייב|חייבת) לחזור (?:עכשיו |כבר |רגע )?ל(?:עבודה|שולחן|משמרת|שיעור|כיתה|מחלקה|פגישה|ישיבה|דסק)(?: שלי)?|(?:ו?בינתיים|כאן|פה|עכשיו|לעת עתה) אני (?:נפרד|נפרדת)|אני (?:נפרד|נפרדת)(?= (?:כאן|פה|בינתיים|להיום|לעת עתה|ו?תודה|ביי|${reasons.he}))(?: (?:כאן|פה|לעת עתה))?|(?:(?:טוב|יאללה|זהו|סליחה|אוקיי) )(?:אני )?יש לי (?:תור|שיעור|פגישה|משמרת)|יש לי (?:תור|שיעור|פגישה|משמרת)(?= (?:ביי|להתראות|ו?תודה))|ההפסקה שלי (?:נגמרה|נגמרת|הסתיימה)|נגמרה לי ההפסקה|האוטובוס שלי (?:הגיע|מגיע|פה|כאן)|(?:יאללה|טוב|זהו|אוקיי) (?:אני )?(?:הולך|הולכת|רץ|רצה) ל\\p{L}{3,}(?= ו?תודה))`,
};
const notSaid = {
  en: "(?<! (?:say|said|says|saying|that|if|when|because|thinks?|thought|a|wish|wished|his|her|their|my|the|last|first|to|is|was|before|until|not|don't|never|after|and then))",
  he: '(?<! (?:אמר|אמרה|אמרתי|אמרו|להגיד|לומר|לו|לה|להם|לא|אם|כי|לפני|מחר|היום|כבר|גם))',
};
const ending = (language: Language, words: string) =>
  new RegExp(`${notSaid[language]} ${words}${after[language]}`, 'u');
/** A farewell at the end of a message, whatever stands before it. */
const leaves = {
  en: ending('en', `(?:${courtesies.en}|${departures.en})`),
  he: ending('he', `(?:${courtesies.he}|${departures.he})`),
};
const departs = { en: ending('en', departures.en), he: ending('he', departures.he) };
/** Back to work after months is the matter itself, and no farewell. */
const ofReturn = {
  en: / (?:sick|leave|maternity|months|weeks|signed off|burnt|burned|scared|afraid|dread\S*) /u,
  he: / (?:חופשת|חופשה|מחלה|חודשים|שבועות|חל"ד|מפחד|מפחדת|פוחד|פוחדת|לחץ) /u,
};
const ofWork = { en: / back to work /u, he: / לחזור (?:\S+ )?ל(?:עבודה|משמרת|כיתה|מחלקה) /u };
const ofNight = {
  en: / (?:good ?night|night night|(?:bed|sleep)(?: now)?) (?:\S+ ){0,4}$/u,
  he: / (?:לילה טוב|לישון|למיטה) (?:\S+ ){0,4}$/u,
};

/** The message ends with a farewell. */
export function isLeaving({ normal, language, text }: Reading): boolean {
  const asks = /\?[^?]*$/u.test(text.slice(-farewellLength));
  return leaves[language].test(normal) && !asks && !isReturn(normal, language);
}
const farewellLength = 25;

const isReturn = (normal: string, language: Language) =>
  ofWork[language].test(normal) && ofReturn[language].test(normal);

/** Small words that lead to a farewell. */
const leading = {
  en: /^(?:i|i'm|im|i've|am|ok|okay|right|well|so|and|but|anyway|anyways|now|thanks|thank|you|gonna|think|hey|sorry|alright)$/u,
  he: /^(?:אני|טוב|זהו|יאללה|אוקיי|אז|ו?בינתיים|תודה|רבה|עכשיו|סליחה|סבבה|נו|ו?אני)$/u,
};
const clauseEnd = /[.!?…,;:\n]["”״]?$|^[–—-]$/u;

/**
 * The words before the farewell at the end of a message; null where there is none. In words for others only a
 * departure is none of them: “take care” may be said to them.
 */
export function beforeLeaving(
  { text, normal, language }: Pick<Reading, 'text' | 'normal' | 'language'>,
  isSpoken: boolean,
): string | null {
  const forms = (isSpoken ? departs : leaves)[language];
  if (!leaves[language].test(normal) || isReturn(normal, language)) return null;
  const words = [...text.matchAll(/\S+/gu)];
  const all = words.map(([word]) => word);
  const from = words.findIndex((_, start) => {
    const end = endOfClause(all, start);
    if (end - start >= clauseWordsMax) return false;
    return [end, words.length - 1].some((last) => {
      const upTo = text.slice(0, endOf(words[last]));
      const isEnding = forms.test(normalised(upTo));
      return isEnding && beginsWith(forms, upTo.slice(words[start]?.index));
    });
  });
  if (from < 0) return null;
  const start = withLead(all, from, language);
  return text.slice(0, words[start]?.index ?? 0).replace(/[\s,;–—-]+$/u, '');
}
const clauseWordsMax = 12;

const bare = (word: string) => normalised(word).trim();
const endOf = (word?: RegExpMatchArray) => (word?.index ?? 0) + (word?.[0].length ?? 0);

/** The place from which small words lead to a place: “anyway. I’ve …”; “it is clear now. I’ve …” leads to none. */
function withLead(words: readonly string[], from: number, language: Language): number {
  const isLead = (place: number) => leading[language].test(bare(words[place] ?? ''));
  let start = from;
  for (let place = from - 1; place >= 0 && isLead(place); place--) {
    const isInside = !words.slice(place, from).some((word) => clauseEnd.test(word));
    const beginsClause = place === 0 || clauseEnd.test(words[place - 1] ?? '');
    if (isInside || beginsClause) start = place;
  }
  return start;
}

/** The place of the last word of the clause in which a word stands. */
function endOfClause(words: readonly string[], start: number): number {
  const length = words.slice(start).findIndex((word) => clauseEnd.test(word));
  return length < 0 ? words.length - 1 : start + length;
}

const beginsWith = (forms: RegExp, text: string) => forms.exec(normalised(text))?.index === 0;

export function saysNight({ normal, language }: Reading): boolean {
  return ofNight[language].test(normal);
}

const thanks = {
  en: /^ (?:(?:ok|okay|right|great|good|perfect|super|cool|well|oh|wow|so|anyway) )*(?:many |a thousand )?(?:thanks|thank you|thx|ty|cheers)(?! (?:to|for (?:nothing|not)) )(?= )/u,
  he: /^ (?:(?:טוב|אוקיי|יופי|מעולה|סבבה|וואו|וואלה|יאללה|סגור|אז|אה|המון|אלף) )*תודה(?! (?:שלא|על כלום|לאל) )(?= )/u,
};

/** Words that begin with thanks; “thanks to him” and “thanks for nothing” are none. */
export function saysThanks(normal: string, language: Language): boolean {
  return thanks[language].test(normal);
}
