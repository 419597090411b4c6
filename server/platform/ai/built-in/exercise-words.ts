import { exerciseChips } from '#content/guide/exercises.ts';
import type { Language } from '#contract/shapes.ts';
import { textIn } from './exercises.ts';
import { beforeLeaving } from './leaving.ts';
import { normalised } from './normalise.ts';
import type { Reading } from './reading.ts';
import { openings, sentencesOf } from './sentences.ts';

type Signs = Record<Language, RegExp>;

const shortWordsMax = 8;
const asideWordsMax = 7;
const questionWordsMax = 16;

const isChip = (chip: keyof typeof exerciseChips, { normal, language }: Reading) =>
  normal === normalised(textIn(exerciseChips[chip], language));

const stops: Signs = {
  en: /^ (?:(?:ok|okay|please|no|actually|hey|sorry|let's|lets|can we|i want to|just) )*(?:stop(?: (?:it|this|here|now|please))?|enough|quit|cancel|forget (?:it|this)|never ?mind|(?:this|it) (?:isn't|isnt|is not|doesn't|does not) (?:helping|working|help|work)|no more questions|i don't want (?:this|to do this|to go on|to)|leave it|drop it|(?:just )?talk(?: normally)?)(?: (?:please|now|thanks|then|for today|for now))* $/u,
  he: /^ (?:(?:טוב|אוקיי|בבקשה|לא|בעצם|רגע|סליחה|אפשר|בוא|בואי|אני|רוצה|פשוט|רק) )*(?:די|עזוב|עזבי|תעזוב|תעזבי|נעצור|לעצור|לעצור פה|לעצור כאן|מספיק|זה לא עוזר(?: לי)?|לא עוזר(?: לי)?|לא רוצה(?: (?:את זה|להמשיך|לעשות את זה))?|לדבר(?: רגיל)?|שכח מזה|שכחי מזה|לא משנה)(?: (?:בבקשה|עכשיו|תודה|להיום))* $/u,
};
export function isStop(reading: Reading): boolean {
  const { normal, language } = reading;
  return isChip('stop', reading) || stops[language].test(normal) || notNow[language].test(normal);
}

const finished: Signs = {
  en: /^ (?:(?:ok|okay|so|well|and|now|i think|thanks|right) )*(?:i'm|im) done(?: (?:here|now|for today|for now|thanks|thank you|then))* $/u,
  he: /^ (?:(?:טוב|אני|אז|זהו|אוקיי|תודה) )*(?:(?:חושב|חושבת) ש)?סיימתי(?: (?:תודה|רבה|להיום|עכשיו|כאן))* $/u,
};
/** The words before the farewell at the end of an answer; null where it ends without one. */
export function beforeFarewell(reading: Reading, isSpoken: boolean): string | null {
  const { text, language } = reading;
  const left = beforeLeaving(reading, false);
  const before = left ?? text;
  const last = sentencesOf(before, language).at(-1);
  if (last && finished[language].test(last.normal))
    return before.slice(0, before.lastIndexOf(last.text.trim())).trim();
  // “Take care” may be one of the words for somebody else.
  const isMeant = !isSpoken || beforeLeaving(reading, true) !== null;
  return isMeant || thanked.test(text.slice(before.length)) ? left : null;
}
const thanked = /(?<!\p{L})(?:thanks|thank you|תודה)(?!\p{L})/iu;

const examples: Signs = {
  en: /^ (?:(?:ok|okay|hm+|um|sorry|can you|could you|give me|i need|maybe|well|so) )*(?:an example|example|for example|like what|such as|what do you mean(?: by (?:that|this))?|what does that mean|how do you mean|what would you (?:say|write|put|answer|do)|i (?:don't|dont) (?:understand|get)(?: (?:the question|that|this|it))?)(?: please| there| here)? $/u,
  he: /^ (?:(?:טוב|אוקיי|רגע|סליחה|אפשר|תן|תני|לי|אולי|אז|אני) )*(?:דוגמה|דוגמא|למשל|כמו מה|נגיד מה|מה הכוונה(?: שלך)?|מה זאת אומרת|מה היית (?:אומר|אומרת|כותב|כותבת|עונה)|לא (?:הבנתי|מבין|מבינה)(?: את (?:השאלה|זה))?|איך(?: זה)?)(?: בבקשה)? $/u,
};
export function asksExample(reading: Reading): boolean {
  const isAsked =
    reading.intent === 'ask_meaning' &&
    reading.words.length <= shortWordsMax &&
    behindQuestion(reading.text, reading.language) === null;
  return isChip('example', reading) || isAsked || examples[reading.language].test(reading.normal);
}

const passes: Signs = {
  en: /^ (?:(?:ok|okay|please|i'd|i|let's|can we|rather) )*(?:skip|pass|next|next one|next question|skip (?:it|this|that|this one|that one))(?: please)? $/u,
  he: /^ (?:(?:טוב|אוקיי|בבקשה|אפשר|אני|רוצה|בוא|בואי|נו) )*(?:הלאה|לדלג|נדלג|דלג|דלגי|פס|הבאה|השאלה הבאה|תדלג|תדלגי)(?: (?:על זה|בבקשה|הלאה))* $/u,
};
export function isPass(normal: string, language: Language): boolean {
  return passes[language].test(normal);
}

/** “Nah”, “not yet”: no answer to what was asked. */
const noes: Signs = {
  en: /^ (?:(?:um+|hm+|well|sorry|honestly|ugh|really) )*(?:no+|nah+|nope|nay|not (?:yet|really|this one|that one)|no not (?:yet|really)|rather not|no way|(?:no )?i (?:don't|dont) think so)(?: (?:sorry|really|yet|thanks|thank you|tbh|honestly|no+|nah+|nope))* $/u,
  he: /^ (?:(?:אממ*|המ+|האמת|סליחה|טוב|אוף|אה+) )*(?:לא+|עדיין לא|עוד לא|לא (?:ממש|בדיוק|באמת|עדיין|עוד)|ממש לא|אין מצב|לא (?:נראה לי|חושב|חושבת))(?: (?:סליחה|תודה|האמת|עדיין|לא+))* $/u,
};
/** “Not now” stops the questions. */
const notNow: Signs = {
  en: /^ (?:(?:no|nah|nope|sorry|maybe|please) )*(?:not (?:now|right now|today|tonight)|(?:maybe )?later)(?: (?:please|thanks|sorry|maybe|ok))* $/u,
  he: /^ (?:(?:לא|סליחה|אולי|עזוב|עזבי) )*(?:לא (?:עכשיו|כרגע|היום)|אחר כך)(?: (?:תודה|בבקשה|סליחה|אולי))* $/u,
};
export function isNo({ normal, language }: Reading): boolean {
  return noes[language].test(normal);
}

const blanks: Signs = {
  en: /^ (?:(?:hm+|um+|uh|well|honestly|sorry|really|i) )*(?:don't|dont|do not|no) ?(?:really |even )?(?:know|idea|clue|have (?:an?|any) (?:idea|answer))(?: (?:really|yet|tbh|sorry|what|how|that|honestly|at all|what to (?:write|say|put)|how to (?:say|put) (?:it|that)))* $|^ (?:idk|dunno|not sure|no clue|hard to say|good question|yes|yeah|ok|okay|sure|no|nothing comes(?: to mind)?) $/u,
  he: /^ (?:(?:אה+|המ+|טוב|האמת|סליחה|אני|באמת|כרגע|עוד|וואו) )*(?:לא (?:יודע|יודעת|בטוח|בטוחה)|אין לי (?:מושג|תשובה|רעיון)|שאלה טובה|קשה לי (?:לומר|להגיד)|קשה לומר|כן|אוקיי|טוב|בסדר|לא|לא עולה לי כלום)(?: (?:האמת|כל כך|מה|איך|עדיין|באמת|מה (?:לכתוב|לומר|להגיד)|איך (?:לומר|להגיד)(?: את זה)?))* $/u,
};
/** “I don’t know”, alone or before a question to the guide: “no idea. What do people do then?” */
export function isBlank({ text, normal, language }: Reading): boolean {
  if (blanks[language].test(normal)) return true;
  const [first, ...others] = sentencesOf(text, language);
  const isFirst = first !== undefined && blanks[language].test(first.normal);
  return isFirst && others.length > 0 && others.every((one) => one.text.includes('?'));
}

const sighs: Signs = {
  en: /^ (?:ugh|oh|hm+|um+|well|ok|okay|pff+|god|wow|good question)(?: (?:ugh|god|well))* $/u,
  he: /^ (?:אוף|אוי|המ+|אה+|טוב|אוקיי|וואו|וואי|שאלה טובה)(?: (?:אוף|טוב))* $/u,
};
export const isEmpty = (normal: string, language: Language): boolean =>
  blanks[language].test(normal) || sighs[language].test(normal);

const enough: Signs = {
  en: / (?:enough|nothing|no(?:thing)? (?:more|else)|just (?:to )?(?:see|seen|know)|leave it (?:there|at that|like that)|that's it|thats it|seeing it (?:is|was)) /u,
  he: / (?:מספיק|די לי|כלום|שום דבר|לא (?:צריך|צריכה|רוצה) (?:לעשות|כלום)|רק לראות|זה מספיק|להשאיר ככה) /u,
};
export function isEnough({ normal, language, words, intent }: Reading): boolean {
  const isShort = words.length <= shortWordsMax;
  return (isShort && enough[language].test(normal)) || intent === 'decline';
}

const addressed: Signs = {
  en: /(?:^| )(?:(?:i|that was me) ask(?:ed|ing) you|(?:that )?was a question|question to you|not what i (?:want to say|meant)|i said i want|you (?:wrote|noted|put|took|filed) (?:it|that|this|my|down)|you (?:didn't|didnt|haven't|never|still haven't) (?:answer|answered|say|said|tell|told)|that was a question|my question was|answer my question) /u,
  he: /(?:^| )(?:שאלתי אותך|שאלתי (?:איך|מה|אם|על)|זאת הייתה שאלה|רשמת (?:את )?(?:זה|לי)|כתבת לי|לא ענית(?: לי)?|לא אמרת(?: לי)?|זו הייתה שאלה|זאת היתה שאלה|זו שאלה אליך|תענה לי|תעני לי) /u,
};
/** “What sort of question is that?”: nothing beside it is an answer. */
const strong: Signs = {
  en: / (?:what (?:kind|sort) of (?:a )?question|are you (?:serious|kidding|joking)|you're not (?:listening|helping)|i want a plan|isn't going to help|won't help me) /u,
  he: / (?:(?:איזה מין|איזו מין) שאלה|איזו? שאלה (?:זאת|זו|זה)|(?:אתה|את) (?:נורמלי|נורמלית|רציני|רצינית|צוחק|צוחקת)|לא הבנת|ערבבת|(?:אתה|את) לא (?:מקשיב|מקשיבה|שומע|שומעת)|לא יעזור לי) /u,
};
const objections: Signs = {
  en: / (?:(?:got |have |has )?(?:to do|do) with (?:it|that|this|my|me|him|her|anything)|don't see (?:what|how|why|the point)|why does (?:that|it|this) matter|what (?:kind|sort) of (?:a )?question|this is (?:stupid|silly|pointless|useless|ridiculous)|are you (?:serious|kidding|joking)|you're not (?:listening|helping)|wrong (?:question|person)|isn't going to help|won't help me) /u,
  he: / (?:מה (?:זה )?(?:קשור|הקשר)|למה זה (?:חשוב|משנה)|(?:איזה|איזו|איזה מין|איזו מין) שאלה|לא קשור|(?:אתה|את) (?:נורמלי|נורמלית|רציני|רצינית|צוחק|צוחקת)|לא הבנת|ערבבת|(?:אתה|את) לא (?:מקשיב|מקשיבה|שומע|שומעת|עונה)|תתקן|תתקני|לא יעזור לי) /u,
};
/** The answer behind an objection or a question to the guide; null where nothing of it answers. */
export function answerBehind(reading: Reading, isSpoken: boolean): string | null {
  const { text, language } = reading;
  if (strong[language].test(reading.normal)) return null;
  const sentences = sentencesOf(text, language);
  const last = sentences.findLastIndex(
    ({ normal, text: sentence }) =>
      sentence.includes('?') || isForGuide({ ...reading, normal }, isSpoken),
  );
  const behind = sentences.slice(last + 1).map((sentence) => sentence.text);
  const rest = behind.join(' ').trim();
  return rest.split(/\s+/u).length >= behindWordsMin ? rest : null;
}
const behindWordsMin = 4;

/** “You look tired. But what if he says that I nag?”: the answer that is feared is named already. */
export function withFear(text: string, language: Language): { own: string; fear: string | null } {
  const sentences = sentencesOf(text, language);
  const last = sentences.at(-1);
  if (last === undefined || sentences.length < 2 || !fears[language].test(last.normal))
    return { own: text, fear: null };
  return {
    own: text.slice(0, text.lastIndexOf(last.text.trim())).trim(),
    fear: last.text.trim(),
  };
}
const fears: Signs = { en: /^ (?:but |and )?what if /u, he: /^ (?:אבל |ו)?(?:ו)?מה אם /u };

const corrections: Signs = {
  en: / (?:(?:wasn't|wasnt|isn't|isnt|not) (?:all )?(?:my|the|part of (?:my|the)) (?:first |whole )?(?:sentence|words|answer)|(?:sentence|line|answer) is (?:still )?(?:wrong|not right)|take (?:that|this|it|the \S+(?: \S+){0,4}) out|only the first (?:bit|part|sentence)) /u,
  he: / (?:(?:זה )?לא (?:כל )?(?:המשפט|המילים|התשובה)(?: שלי)?|המשפט (?:הראשון )?(?:עדיין )?לא נכון|תוריד את|תורידי את|רק החלק הראשון) /u,
};
/** “That wasn’t my sentence, just ‘can we talk?’”: the words that stand in its place; null where nothing is corrected. */
export function correctedWords({ text, normal, language }: Reading): string | null {
  if (!corrections[language].test(normal)) return null;
  return /["“”״'‘](?<own>[^"“”״‘\n]{4,}?)["“”״'’](?!\p{L})/u.exec(text)?.groups?.['own'] ?? null;
}

const asksWhich: Signs = {
  en: /^ (?:(?:what|huh|um) )?(?:which|what|who|whose|where) (?:\S+ ){0,4}$/u,
  he: /^ (?:(?:מה|רגע) )?(?:איזה|איזו|אילו|מי|של מי|איפה) (?:\S+ ){0,4}$/u,
};
const denies: Signs = {
  en: / (?:only|just|no|not|nobody|none|\p{L}+n't) /u,
  he: / (?:רק|לא|אין|אף) /u,
};
/** “Which somebody else? It was only him and me”: the question does not fit. */
export function isMisplaced({ text, language }: Reading): boolean {
  const [first, ...others] = sentencesOf(text, language);
  if (first === undefined || others.length === 0 || !first.text.includes('?')) return false;
  return (
    asksWhich[language].test(first.normal) &&
    others.some((one) => denies[language].test(one.normal))
  );
}

const echoes: Signs = {
  en: /^ (?:what|how|when|where|which) (?:i|it|he|she|they) /u,
  he: /^ (?:מה|איך|מתי|איפה) (?:אני|הוא|היא|הם|ש\S+|היה|הייתי) /u,
};
/** “From his side? He’d say I nag”: the answer behind a short question, and whether the guide is asked with it. */
export function behindQuestion(
  text: string,
  language: Language,
): { own: string; isAsked: boolean } | null {
  const [first, ...others] = sentencesOf(text, language);
  if (first === undefined || !first.text.includes('?') || first.wordCount > shortWordsMax)
    return null;
  const rest = others
    .map((one) => one.text)
    .join(' ')
    .trim();
  const isAnswer = others.some(
    ({ text: one, normal, wordCount }) =>
      !one.includes('?') &&
      wordCount >= behindAnswerMin &&
      !isEmpty(normal, language) &&
      !examples[language].test(normal),
  );
  if (!isAnswer) return null;
  const isAsked = openings[language].test(first.normal) && !echoes[language].test(first.normal);
  return { own: rest, isAsked };
}
const behindAnswerMin = 2;

/** Words that are meant for the guide, and no answer; in words for others an objection may be one of theirs. */
export function isForGuide({ normal, language }: Reading, isSpoken: boolean): boolean {
  return addressed[language].test(normal) || (!isSpoken && objections[language].test(normal));
}

const asides: Signs = {
  en: /^ (?:(?:or|and|so|hm+) )?(?:is|was|does|would|will|should|can) (?:that|it|this|i|he|she|they) \S|^ (?:too (?:blunt|much|harsh|long|soft)|what do you think|any good|right|ok|okay|is that ok|how's that|hows that|good) /u,
  he: /^ (?:(?:או|אז|המ+) )?(?:זה לא \S+ מדי|זה (?:לא )?(?:יבש|חריף|קשה|ארוך|בוטה)|זה (?:טוב|בסדר|יותר מדי|מובן|הגיוני|קשה מדי|נשמע)|ככה(?: זה)? (?:טוב|בסדר)|מה דעתך|מה (?:אתה|את) (?:אומר|אומרת|חושב|חושבת)|טוב|נכון|איך זה נשמע|לא יותר מדי|חריף מדי) /u,
};

/** “Idk, sounds like I’m scolding her”, “is that ok or too harsh”: doubts about the words, behind them. */
const doubts: Signs = {
  en: /^ (?:(?:idk|dunno|hm+|lol|maybe|or|not sure|i don't know) )*(?:sounds? (?:like i|too|a bit|kind of|stupid|harsh|lame)|(?:is|was) (?:that|it|this) (?:ok|okay|too|any good|alright|fine)|too (?:blunt|harsh|much|soft|long)|if that makes sense|something like that|idk|dunno|not sure|i don't know) (?:\S+ ){0,6}$/u,
  he: /^ (?:(?:לא (?:יודע|יודעת)|אולי|המ+|או) )*(?:זה נשמע|נשמע (?:לי )?|זה (?:לא )?(?:יותר מדי|מוגזם|חריף|תוקפני|יבש|בסדר)|יותר מדי|משהו כזה|לא (?:יודע|יודעת|בטוח|בטוחה)) ?(?:\S+ ){0,6}$/u,
};

/**
 * “I need every other weekend. Is that too blunt?”: the answer, without the question to the guide at its end. Words
 * for others may end in a question of theirs.
 */
export function withoutAside(
  text: string,
  language: Language,
  isSpoken: boolean,
): { own: string; isAsked: boolean } {
  const sentences = sentencesOf(text, language);
  // “Ugh. I don’t know. Maybe: …”: the answer begins behind that.
  const from = sentences.findIndex(({ normal }) => !isEmpty(normal, language));
  if (from > 0) {
    const rest = sentences.slice(from).map((sentence) => sentence.text);
    return withoutAside(rest.join(' ').trim(), language, isSpoken);
  }
  const last = sentences.at(-1);
  if (
    last !== undefined &&
    sentences.length > 1 &&
    isSpoken &&
    doubts[language].test(last.normal)
  ) {
    const rest = text.slice(0, text.lastIndexOf(last.text.trim())).trim();
    return { ...withoutAside(rest, language, isSpoken), isAsked: true };
  }
  const isAside =
    last !== undefined &&
    sentences.length > 1 &&
    last.text.includes('?') &&
    last.wordCount <= (isSpoken ? asideWordsMax : questionWordsMax) &&
    (!isSpoken || asides[language].test(last.normal));
  if (!isAside) return { own: text.trim(), isAsked: false };
  return { own: text.slice(0, text.lastIndexOf(last.text.trim())).trim(), isAsked: true };
}

const away = new Set(['insult', 'goodbye', 'emoji']);
const awayWordsMax = 14;
/** “Children, quiet, but boredom” answers a question. */
const tired = new Set(['boredom', 'refusal']);
const tiredWordsMax = 3;
/** A complaint, a refusal, thanks or a wish for a card ends the questions. */
export function turnsAway(reading: Reading): boolean {
  const isThanks = reading.intent === 'thanks' && reading.words.length <= shortWordsMax;
  const isTired = tired.has(reading.intent) && reading.words.length <= tiredWordsMax;
  const isAway = isTired || (away.has(reading.intent) && reading.words.length <= awayWordsMax);
  return isAway || isThanks || reading.says('card') || reading.script === null;
}
