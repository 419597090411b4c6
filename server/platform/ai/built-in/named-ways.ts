import type { Language } from '#contract/shapes.ts';
import { areClean, isChoosable } from './clean-ways.ts';
import { type Dilemma, dilemmaIn } from './dilemma.ts';
import { normalised } from './normalise.ts';

type Signs = Record<Language, RegExp>;
type Forms = Record<Language, RegExp[]>;

const nameWordsMax = 12;
/** A longer message is a story, and names no ways in passing. */
const lengthMax = 1_500;
const nameLettersMin = 2;

/** Words before the name of a way: “the first one is”, “either”, “1)”. */
const leads: Signs = {
  en: /^(?:\d{1,2}[.):]|[\s.):,–-]|(?:and|but|or|either|so|well|it's|whether|(?:one|the other) (?:is|would be)(?: to)?|the (?:first|second|one|other)(?: (?:one|way|option))?(?: is|:|,)|(?:one|two|first|second|another)(?: (?:one|way|option|is))?[:,-]) )+/iu,
  he: /^(?:\d{1,2}[.):]|[\s.):,–-]|(?:או|אז|אבל|וגם|(?:ה?דרך |ה?אפשרות )?(?:אחת|ה?ראשונה|ה?שנייה|ה?שניה|האחרת)(?: היא| זה|:|,)|(?:אחת|שתיים|הראשונה|השנייה|השניה)[:,-]) )+/u,
};

/** The name of a way as a question can hold it: without what stands in brackets or behind a comma. */
function nameOf(side: string, language: Language): string | null {
  const own = side
    .trim()
    .replaceAll(/\([^)]*\)/gu, ' ')
    .replace(leads[language], '')
    .split(/[,;:.!?\n]|\s[–—-]\s/u)
    .find((part) => part.trim() !== '');
  const name = own?.replaceAll(/\s+/gu, ' ').trim() ?? '';
  const isName =
    name.replaceAll(/\P{L}/gu, '').length >= nameLettersMin &&
    name.split(' ').length <= nameWordsMax;
  return isName ? name : null;
}

function namesOf(sides: readonly string[], language: Language): Dilemma | null {
  const own = sides.filter((side) => /\p{L}{2}/u.test(side));
  if (own.length !== 2) return null;
  const [a, b] = own.map((side) => nameOf(side, language));
  return a && b && a !== b ? { a, b } : null;
}

const or = /\s*[,.;]?\s(?:or|או)\s/iu;
const leadingOr = /^\s*(?:either|או)\s/iu;
/** How an answer may part its two ways, the surest first. */
const partings = [
  /\s+(?=2\s?[).:])/u,
  /(?<=[.!?])\s+(?=(?:or|או)\s)|\n+\s*(?:or|או)\s/iu,
  or,
  /\n+/u,
  /(?<=[.!?;])\s+(?=(?:the )?(?:second|other|two|2)(?: (?:one|way|option))?[\s:,)]|(?:ו?ה?(?:שנייה|שניה|אחרת)|2)[\s:,)])/iu,
  /;/u,
  /(?<=\S)[.]\s+(?=\S)/u,
  /[,/]/u,
];

/** Both ways in the answer to the question for them: “Leeds, band 6. Or the surgery here, more admin”. */
export function waysAnswered(text: string, language: Language): Dilemma | null {
  if (text.length > lengthMax) return null;
  const named = waysTold(text, language);
  if (named) return named;
  const own = text.replace(leadingOr, '');
  for (const parting of partings) {
    const sides = own.split(parting).filter((side) => /\p{L}{2}/u.test(side));
    if (sides.length < 2) continue;
    // “Stay, or move in with my sister. I like her”: more than the names.
    const [first = '', second = '', ...more] = sides;
    if (more.length > 0) break;
    const named = namesOf([first, second], language);
    const isNamed = named && [named.a, named.b].every((side) => isChoosable(side, language));
    return isNamed ? named : null;
  }
  const found = dilemmaIn(text, language);
  return found && areClean(found, language) ? found : null;
}

/** “Two offers. One is …”: of people or things “one” and “the other” are no ways. */
const speaksOfChoice: Signs = {
  en: /(?<!\p{L})(?:decid\p{L}*|choos\p{L}*|choice|offers?|options?|ways|paths|torn|whether|between|(?:two|both) (?:flats?|jobs?|schools?|houses?|places|cities|courses|towns))(?!\p{L})/iu,
  he: /(?:להחליט|החלט\p{L}*|לבחור|בחיר\p{L}*|הצע\p{L}*|אפשרו\p{L}*|דרכים|מתלבט\p{L}*|דילמה|מצליחה? להכריע|שתי (?:ה)?(?:דירות|עבודות|משרות|תוכניות)|שני (?:ה)?(?:בתים|מקומות|תפקידים|מסלולים))/u,
};
const listed: Forms = {
  en: [
    /(?<!\p{L})(?:two|both|ways?|options?|offers?|between|is|are)[,:]? (?:\p{L}+[,:]? ){0,3}?(?:(?:is|are|-)\s)?one(?:'s| is)? (?<a>[^,.?!;\n]{3,60}?)[,;.]? (?:and|but|or) (?:one|the other|another)(?: one)?(?:'s| is)? (?<b>[^,.?!;\n]{3,60})/iu,
    /(?:^|[.!?:;,\n]\s*)(?:one|the first|the one|option one)(?: (?:one|way|option|offer|job|place|flat|school))? (?:is|would be|means|:)\s*(?:to )?(?<a>[^,.?!;\n]{3,70}?)(?:,| and| -|\.|;)+ (?:and |but )?(?:the (?:other|second)|another|option two)(?: (?:one|way|option|offer|job|place|flat|school))?(?: is| would be| means|:)?\s+(?:to )?(?<b>[^,.?!;\n]{3,70})/iu,
  ],
  he: [
    /(?:^|[\s.!?:;,])(?:אחת|אחד)(?: היא| הוא| זה)? (?<a>[^,.?!;\n]{3,60}?)[,;.]? (?:ו|או )(?:אחת|אחד|ה?שנייה|ה?שניה|השני|האחרת|האחר)(?: היא| הוא| זה)? (?<b>[^,.?!;\n]{3,60})/u,
    /(?:^|[.!?:;,\n]\s*)(?:ה?אחת|הראשונה|ה?אפשרות (?:אחת|הראשונה)|דרך אחת|הצעה אחת|האחד|אחד)(?: היא| זה| הוא|:)?\s+(?<a>[^,.?!;\n]{3,70}?)[,.;]? (?:ו|או )?ה?(?:אפשרות |דרך |הצעה )?ה?(?:שנייה|שניה|שני|אחרת)(?: היא| זה| הוא|:)?\s+(?<b>[^,.?!;\n]{3,70})/u,
  ],
};
/** Both ways in a message to which no question for them led. */
const unasked: Forms = {
  en: [
    /(?:my |the )?(?:head|mind|brain)(?: says| wants|:) (?<a>[^,.?!;\n]{3,50}?),? (?:and|but) (?:my |the )?(?:gut|heart|belly)(?: says| wants|:) (?<b>[^,.?!;\n]{3,50})/iu,
    /(?:whether|should i|if i should|do you think i should|deciding|decide|torn between|choose between|choosing between|choice between|decide between|choice is between) (?:whether |between )*(?:i should |to |should i )?(?<a>[^,.?!;\n]{2,60}?),? (?:or|and) (?:to |should i |if i should )?(?<b>[^,.?!;\n]{2,60})/iu,
    /(?:^|[.!?:;,\n]\s*|\s)(?:i|we) (?:can|could|have to|need to|should) either (?<a>[^,.?!;\n]{2,60}?),? or (?:i |we )?(?<b>[^,.?!;\n]{2,60})/iu,
    /(?:^|[.!?:;,\n]\s*)on (?:the )?one hand,? i (?:could|can|want to|would) (?<a>[^.?!;\n]{3,60}?)[,.;]? (?:but |and )?on the other(?: hand)?,? i (?:could|can|want to|would) (?<b>[^,.?!;\n]{3,60})/iu,
    /(?<!n't|not|never|hardly|cannot)(?:^|[\s"“(])(?<a>(?:stay|leave|go|quit|keep (?:it|the|my)|take (?:it|the)|accept)(?: [^\s,.?!;]+){0,5}?),? or (?:to )?(?<b>(?:stay|leave|go|quit|move|sell|turn it down|decline|wait|let|look|start|take|find|break|end)(?: [^\s,.?!;]+){0,5})/iu,
  ],
  he: [
    /ה?(?:ראש|שכל)(?: שלי)? (?:אומר|רוצה) (?<a>[^,.?!;\n]{3,50}?),? (?:ו|אבל )ה?(?:לב|בטן)(?: שלי)? (?:אומר|אומרת|רוצה) (?<b>[^,.?!;\n]{3,50})/u,
    /(?:מתלבטת?|התלבטות|לבחור|להחליט|בוחרת?|קרוע|קרועה|להכריע)[^,.?!;\n]{0,12}? בין (?<a>[^,.?!;\n]{2,60}?) (?:לבין|או|ובין) (?<b>[^,.?!;\n]{2,60})/u,
    /(?:האם|אם|מתלבטת?|להחליט|לבחור|מה עדיף[,:]?) (?:אם |בין )?(?<a>ל\p{L}{2,}[^,.?!;\n]{0,50}?),? או (?<b>(?!לא(?!\p{L}))[^,.?!;\n]{2,60})/u,
    /(?:^|[.!?:;,\n]\s*|\s)או (?<a>(?:ל\p{L}{3,}|שאני|אני) ?[^.?!;\n]{0,50}?),? או (?<b>(?:ל\p{L}{3,}|שאני|אני) ?[^,.?!;\n]{0,50})/u,
    /מצד אחד,? (?:אני )?(?:(?:יכול|יכולה|רוצה|אפשר|בא לי) )?(?<a>ל\p{L}{3,}[^.?!;\n]{0,50}?)[,.;]? (?:ו|אבל )?מצד שני,? (?:אני )?(?:(?:יכול|יכולה|רוצה|אפשר|בא לי) )?(?<b>ל\p{L}{3,}[^,.?!;\n]{0,50})/u,
    /(?:^|[.!?\n]\s*)(?:אז )?(?<a>ל\p{L}{3,}[^.?!;\n]{0,50}?),? או (?<b>ל\p{L}{3,}[^,.?!;\n]{0,40})\?/u,
    /(?<!\p{L})(?<a>ל(?:הישאר|עזוב|לכת|עבור|התפטר|קחת|קבל|חכות|וותר)(?: [^\s,.?!;]+){0,5}?),? או (?<b>ל(?:הישאר|עזוב|לכת|עבור|התפטר|קחת|קבל|חכות|וותר|חזור|התחיל|המשיך|מכור|סרב|נסות|חפש)(?: [^\s,.?!;]+){0,5})/u,
  ],
};
/** “Whether I should write to her before or after I’ve got a plan”. */
const timed: Signs = {
  en: /(?:whether|should i|if i should|decide|know if)(?: i should| to| i)* (?<act>(?!i\s)\p{L}+(?: [^\s,.?!;]+){0,4}?) (?<a>before) or (?<b>after) (?<rest>[^,.?!;\n]{3,60})/iu,
  he: /(?:אם|האם|להחליט|מתלבטת?) (?<act>ל\p{L}{2,}(?: [^\s,.?!;]+){0,4}?) (?<a>לפני) או (?<b>אחרי) (?<rest>[^,.?!;\n]{3,60})/u,
};

/** Others, or what happens, are no ways of one’s own: “whether he likes me or hates me”. */
const ofOthers: Signs = {
  en: /^(?:(?:laugh|cry)$|(?:he|she|they|it|you|that|this|there|my|our|his|her|their|people|everyone|the (?!offer|job|other|first|second|one))(?:'\p{L}+)?\s|(?:is|isn't|isnt|are|would|will|does|do) (?:that|this|it|i)\s|it's|he's|she's|i(?:'m|m| am| was|'ve| have) )/iu,
  he: /^(?:לצחוק|לבכות|ש?(?:הוא|היא|הם|הן|זה|זאת)|יש|אין|את|אתה|אני (?:צודק|משוגע|בסדר|סתם|מגזימ?)\p{L}*)(?!\p{L})/u,
};
const notOthers = { en: /^(?!not$|no$|else|something|what(?:ever)?)/iu, he: /^(?!לא$|משהו|מה)/u };
/** The end of a second way. */
const tails: Signs = {
  en: /\s+(?:but|because|so|though|and i|and it|which|when i|by (?:friday|monday|tomorrow|the end)|until|till|anymore|any more|at all)(?!\p{L}).*$/iu,
  he: /\s+(?:אבל|כי|ואז|ולכן|ואני|וזה|כשאני|עד ש\p{L}*|עד יום \p{L}+)(?!\p{L}).*$/u,
};

/** The two ways that a message names for a choice; null where it is not sure. */
export function waysTold(text: string, language: Language): Dilemma | null {
  if (text.length > lengthMax) return null;
  const plain = text.replaceAll('’', "'").replaceAll(/\([^)]*\)/gu, '');
  const when = timed[language].exec(plain)?.groups;
  if (when) {
    const rest = when['rest']?.replace(tails[language], '');
    const side = (place?: string) => `${when['act']} ${place} ${rest}`;
    return fitting({ a: side(when['a']), b: side(when['b']) }, language);
  }
  const isOfChoice = speaksOfChoice[language].test(plain);
  return (isOfChoice ? waysListed(plain, language) : null) ?? firstOf(unasked, plain, language);
}

/** “One is …, the other …”. */
const waysListed = (text: string, language: Language) => firstOf(listed, text, language);

function firstOf(forms: Forms, text: string, language: Language): Dilemma | null {
  for (const form of forms[language]) {
    const { a, b } = form.exec(text)?.groups ?? {};
    const found = a && b ? fitting({ a, b: b.replace(tails[language], '') }, language) : null;
    if (found) return found;
  }
  return null;
}

function fitting({ a, b }: Dilemma, language: Language): Dilemma | null {
  const sides = [a.trim(), b.trim()];
  const isOwn = sides.every(
    (side) => !ofOthers[language].test(side) && notOthers[language].test(side),
  );
  const named = isOwn ? namesOf(sides, language) : null;
  return named && areClean(named, language) ? named : null;
}

/** “First one: it’s done. The second one I’d feel cleverer”: an answer about the first way that goes on to the other. */
export function bothAnswered(
  text: string,
  language: Language,
): { first: string; second: string } | null {
  const found = text.length > lengthMax ? null : goesOver[language].exec(text);
  const sentence = found?.groups?.['sentence'];
  if (!found || (sentence === undefined && !fromFirst[language].test(text))) return null;
  const first = text.slice(0, found.index).trim().replace(fromFirst[language], '').trim();
  const second = text
    .slice(found.index + found[0].length)
    .replace(/^[\s:,–—-]+/u, '')
    .trim();
  const isSaid = (own: string) => normalised(own).trim().split(' ').length >= sideWordsMin;
  return isSaid(first) && isSaid(second) ? { first, second } : null;
}
const sideWordsMin = 1;
const fromFirst: Signs = {
  en: /^(?:(?:in|with|for|on) )?(?:the )?first(?: (?:one|way|option))?[\s:,–-]+/iu,
  he: /^(?:ב|עם )?ה?(?:דרך |אפשרות )?ה?ראשונה[\s:,–-]+/u,
};
/** The turn of an answer to the other way: at the beginning of a sentence, or after a comma. */
const goesOver: Signs = {
  en: /(?:(?<sentence>[.!?;\n]\s*)|[,–—-]\s*|\s)(?:and |but |while )?(?:in |with |for |on )?(?:the )?(?:second (?:one|way|option)|other (?:one|way|option)|(?:second|other)(?=[:,]))(?!\p{L})(?!\s+is (?:the|that|a) )/iu,
  he: /(?:(?<sentence>[.!?;\n]\s*)|[,–—-]\s*|\s)(?:ו|אבל )?(?:ב|עם )?ה?(?:דרך |אפשרות )?ה?(?:שנייה|שניה|אחרת)(?!\p{L})(?!\s+(?:היא|זה|זו) )/u,
};

/** A way that was heard wrongly, put right within an answer. */
export interface Correction {
  ways: Partial<Dilemma>;
  /** The answer beside it. */
  rest: string;
}
const denies: Signs = {
  en: /^\s*(?:(?:no|nope|wait|sorry|hang on|huh|what)[,.!?\s]+)*(?:no(?:pe)?[,.!\s]|not (?:that|the)|wrong|(?:that's|that is|they're|these are|those are|it's|this is) (?:all |both )?(?:the same|one (?:way|thing))|that's not|you (?:mixed|got|misread)|(?:(?:bro|dude|man|mate|hey)[,\s]+)?["“']?[^.!?\n]{2,40}["”']? (?:isn't|isnt|is not) (?:a|an|one of the) (?:ways?|options?|choice))/iu,
  he: /^\s*(?:(?:רגע|סליחה|מה|לא)[,.!?\s]+)*(?:לא[,.!\s]|(?:זה|זו|זאת|הם|הן) (?:אותו|אותה|אותם) |זה לא|התבלבל\p{L}*|לא נכון|[^.!?\n]{2,40} (?:זו|זה|זאת|היא) לא (?:דרך|אפשרות))/u,
};
const isOf: Signs = {
  en: /(?:^|[.!?;,\n]\s*)(?:and |but |so )?(?:the )?(?<place>first|one|other|second)(?: (?:one|way|option))? (?:is|was|would be) (?:to )?(?<name>[^.!?;\n]{3,80})/iu,
  he: /(?:^|[.!?;,\n]\s*)(?:ו|אבל )?ה?(?:דרך |אפשרות )?ה?(?<place>ראשונה|שנייה|שניה|אחרת)(?: היא| זה| זו)[: ]+(?<name>[^.!?;\n]{3,80})/u,
};

/** “That’s not the choice”: neither of the ways that were named. */
const isNoChoice: Signs = {
  en: /^\s*(?:(?:no|nope|wait|sorry|hang on|huh|what|er+m*|um+)[,.!?\s]+)*(?:(?:that|this|it)(?:'?s| is| was)(?: really)?(?: not|n't)|(?:that|this|it) (?:isn't|isnt|wasn't|wasnt)|(?:those|these|they) (?:are not|aren't|arent|weren't)|(?:those|these|they)'?re not) (?:even |really )?(?:the |my |our |two )*(?:choices?|ways?|options?|question|decision|dilemma)(?: (?:at all|here|though|lol))?\s*(?:[.,;:!?\n–—-]|$)/iu,
  he: /^\s*(?:(?:רגע|סליחה|מה|לא|אה+|אמ+)[,.!?\s]+)*(?:לא (?:אלה|אלו|זו|זאת|זה|אלא) (?:שתי )?(?:ה)?(?:דרכים|אפשרויות|בחירה|התלבטות|החלטה|שאלה|דילמה)|(?:אלה|אלו|זו|זאת|זה|הן) (?:בכלל |ממש )?לא (?:שתי )?(?:ה)?(?:דרכים|אפשרויות|בחירה|התלבטות|החלטה|שאלה|דילמה))(?: (?:שלי|בכלל|פה|כאן))?\s*(?:[.,;:!?\n–—-]|$)/u,
};

/** “No, that’s the same one. The other way is the surgery. There I’d …”. */
export function waysCorrected(written: string, language: Language): Correction | null {
  const text = written.replaceAll('’', "'");
  if (text.length > lengthMax) return null;
  if (isNoChoice[language].test(text)) return correctedAll(text, language);
  if (!denies[language].test(text)) return null;
  const found = isOf[language].exec(text);
  const name = found?.groups?.['name'] && nameOf(found.groups['name'], language);
  if (!found || !name) return isSame[language].test(text) ? { ways: {}, rest: '' } : null;
  const isFirst = /^(?:first|one|ראשונה)$/iu.test(found.groups?.['place'] ?? '');
  const rest = written
    .slice(found.index + found[0].length)
    .replace(/^[\s.,!?;–—-]+/u, '')
    .trim();
  return { ways: isFirst ? { a: name } : { b: name }, rest };
}
/** The ways that are named beside it, each sentence for itself first. */
function correctedAll(text: string, language: Language): Correction {
  const behind = text.replace(isNoChoice[language], '').replace(/^[\s.,!;:–—-]+/u, '');
  const parts = [behind, ...behind.split(/(?<=[.!?;\n])\s+/u)];
  const named = parts.map((part) => waysListed(part, language) ?? waysTold(part, language));
  return { ways: named.find((one) => one !== null) ?? {}, rest: '' };
}
/** “That’s the same one”, with no other name: which ways there are is asked again. */
const isSame: Signs = {
  en: / ?(?:that's|that is|they're|these are|those are|it's) (?:all |both )?the same (?:one|way|thing|job|option)/iu,
  he: /(?:זה|זו|זאת|הם|הן) (?:אותו|אותה|אותם) (?:ה?דבר|ה?דרך|אחת|אחד|ה?מקום|ה?עבודה|ה?אפשרות)/u,
};
