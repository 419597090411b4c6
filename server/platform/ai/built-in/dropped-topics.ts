import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import { normalised, wordsOf } from './normalise.ts';
import type { OwnWords } from './own-words.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';

/** Signs and words at which a refusal of a topic ends. */
const clauseEnds =
  /[.,;:!?…–—\n()]+|\s(?:but|because|cuz|so|it's|its|i'm|im|i am|אבל|כי|אלא|זה|אני)(?=\s)/iu;
/** A request to leave a topic begins its clause. */
const forbids: Record<Language, string> = {
  en: "^ (?:(?:no|ok|okay|omg|please|just|and|but|look|hey|oh|ugh|lol|god|so|can you|can we) )*(?:(?:stop|enough|quit it|done|nothing to do|what's|whats|what is|what about)(?: it)? (?:with|about)|forget(?: about)?|leave|drop|no more|not talking about|(?:don't|dont|do not|stop) (?:talk|talking|ask|asking)(?: me)? about)",
  he: '^ (?:(?:לא|טוב|נו|אוף|די|בבקשה|אז|סליחה) )*(?:בלי|די|מספיק|תפסיק|תפסיקי|תפסיקו|עזוב|עזבי|תעזוב|תעזבי|שכח|תשכח|תשכחי|תניח|תניחי|מה הקטע|מה קשור|(?:אני )?לא (?:מדבר|מדברת|רוצה לדבר))',
};
const forbidding = { en: new RegExp(forbids.en, 'u'), he: new RegExp(forbids.he, 'u') };
const denies: Record<Language, string> = {
  en: " (?:not|isn't|isnt)(?: really| just)?(?: (?:about|with|on))?",
  he: ' (?:לא|זה לא|זו לא|זאת לא)',
};
const between: Record<Language, string> = {
  en: '(?: (?:the|my|that|this|your|her|his|a))*',
  he: '(?: (?:עם|את|על|רק|בגלל|ל|כבר|לי))*',
};
const tails: Record<Language, string> = {
  en: '(?: (?:again|anymore|already|thing|stuff|please|lol|ok|okay|for now|now|at all|for (?:a|one) (?:second|sec|moment|minute|while|bit)))*',
  he: '(?: (?:שלי|שלה|שלו|הזה|הזאת|הזו|כבר|יותר|בבקשה|עכשיו|בכלל|שוב))*',
};

/** The noun that a topic is known by: “your old car” by its car, ״הרופאה שלך״ by its doctor. */
export function headOf(topic: string, language: Language): string {
  const words = wordsOf(normalised(topic)).filter((word) => !word.startsWith('של'));
  if (language === 'en') return words.at(-1) ?? '';
  return (words[0] ?? '').replace(/^ה(?=\p{L}{3})/u, '');
}

/** The topics among the known ones that a message wants to hear no more of: “stop with the car”, “it’s not my mother, it’s me”. */
export function droppedIn(text: string, language: Language, known: readonly string[]): string[] {
  const clauses = clausesIn(text);
  const normal = normalised(text);
  return [...new Set(known)].filter((topic) => {
    const head = headOf(topic, language);
    if (head.length < 2 || !normal.includes(head)) return false;
    const noun = language === 'en' ? head : `[בלמש]?ה?${head}`;
    const refused = new RegExp(
      `(?:${forbids[language]}|${denies[language]})${between[language]} ${noun}${tails[language]} $|${meantAs(noun, language)}`,
      'u',
    );
    return clauses.some((clause) => refused.test(clause)) || isSomebodyElse(text, head, language);
  });
}

/** “The phone is just a phone”, “my car again”. */
function meantAs(noun: string, language: Language): string {
  return language === 'en'
    ? ` ${noun} (?:is|was) (?:just|only) an? | ${noun} (?:isn't|isnt|is not|was not|wasn't) (?:the|my) (?:problem|point|issue|topic|thing) |^ (?:omg |oh |the |my |your )*${noun} again $`
    : ` ${noun}(?: \\S+)? (?:הוא|היא|זה) לא (?:הבעיה|העניין|הנושא|הסיפור) |^ (?:אוף |שוב )+${noun} $`;
}

/** ״אמא זה אני״, ״סבא של אשתי, לא שלי״: the word means somebody else. */
function isSomebodyElse(text: string, head: string, language: Language): boolean {
  const normal = normalised(text);
  return language === 'en'
    ? new RegExp(
        ` ${head} (?:is|means|=) me | ${head} of (?:my|his|her) | not my ${head} `,
        'u',
      ).test(normal)
    : new RegExp(
        ` ה?${head} (?:זה|זאת|זו) אני | ה?${head} (?:של (?!י)\\p{L}+|שלה|שלו)(?: \\S+)? לא שלי `,
        'u',
      ).test(normal);
}

/** A partner who left is no one that the person lives with. */
const parted = {
  en: / (?:(?:broke up|broken up|split up|breaking up|split) (?:with|w) (?:me|him|her|my)|we (?:broke|split) up|(?:dumped|left|divorced|blocked|ghosted) me|got dumped|broke up) /u,
  he: / (?:(?:נפרד|נפרדה) ממני|(?:זרק|זרקה|עזב|עזבה|חסם|חסמה|השאיר|השאירה) אותי|נפרדנו|התגרשנו|נפרדתי) /u,
};
const partner = {
  en: /(?:^|\s)(?:bf|gf|boyfriend|girlfriend|husband|wife|partner|fianc\p{L}*|ex)$/iu,
  he: /^(?:ה?חבר(?:ה)?|בעלך|אשתך|בן הזוג|בת הזוג|ה?אקס(?:ית)?|ה?ארוס(?:ה)?|ה?בעל|ה?אישה)(?:\s|$)/u,
};

/** Keeps what the person wants to hear no more of; the topic that they took from the guide just now, if any. */
export function noticeDropped(state: ChatState, reading: Reading, words: OwnWords): string | null {
  const { text, language, normal } = reading;
  const { asked } = state;
  const earlier = [...state.people[language], ...state.things[language], ...state.dropped.values()];
  const about = asked && asked.kind !== 'plain' && asked.kind !== 'aim' ? [asked.text] : [];
  const known = [...words.people, ...words.things, ...earlier, ...about];
  if (reading.intent === 'ask_topic') {
    for (const topic of known) state.dropped.delete(headOf(topic, language));
    return null;
  }
  const dropped = droppedIn(text, language, known);
  const gone = parted[language].test(normal)
    ? known.filter((one) => partner[language].test(one))
    : [];
  for (const topic of [...dropped, ...gone]) state.dropped.set(headOf(topic, language), topic);
  const isLeft = (topic: string) => !state.dropped.has(headOf(topic, language));
  state.people[language] = state.people[language].filter(isLeft);
  state.things[language] = state.things[language].filter(isLeft);
  if (asked?.kind === 'aim' && unwishes[language].test(normal)) dropAim(state, asked.text);
  if (about.some((topic) => !isLeft(topic))) state.asked = null;
  const isForbidden = clausesIn(text).some((clause) => forbidding[language].test(clause));
  const unnamed = dropped.length === 0 ? forbiddenNoun(text, language) : null;
  if (unnamed !== null) state.dropped.set(headOf(unnamed, language), unnamed);
  return (
    unnamed ??
    dropped.find((topic) => about.includes(topic) || (isForbidden && earlier.includes(topic))) ??
    null
  );
}

const forbiddenWordsMax = 8;
/** “Stop with the car”, where the car was no topic that the guide knew; “stop it” names nothing. */
const nounAfter = {
  en: new RegExp(
    `${forbids.en.replace('|leave|drop|no more', '')}(?: (?:the|my|your))+ (?<noun>(?!thing|question|advice|way|time)\\p{L}{3,})${tails.en} $`,
    'u',
  ),
  he: new RegExp(
    `${forbids.he} (?:עם|את|על) (?<noun>ה(?!זה|זאת|כל|כול|שאל|עצות|ז)\\p{L}{2,})${tails.he} $`,
    'u',
  ),
};

function forbiddenNoun(text: string, language: Language): string | null {
  if (wordsOf(normalised(text)).length > forbiddenWordsMax) return null;
  for (const clause of clausesIn(text)) {
    const noun = nounAfter[language].exec(clause)?.groups?.['noun'];
    if (noun) return language === 'en' ? `the ${noun}` : noun;
  }
  return null;
}

/** The parts of a message in which a topic is refused. */
export function clausesIn(text: string): string[] {
  return text
    .split(clauseEnds)
    .map(normalised)
    .filter((one) => one.trim() !== '');
}

/** “I don’t wish that”: what the guide took for a wish is none. */
const unwishes = {
  en: / (?:(?:don't|dont|do not|never|didn't) (?:\S+ )?(?:wish|want|said|say|want to \S+) (?:for )?(?:that|it|this)|(?:that's|thats|it's|its|is) not (?:a|my|what i) (?:wish|want|wanted|said)|not a wish) /u,
  he: / (?:(?:אני )?לא (?:רוצה|ביקשתי|אמרתי ש(?:אני )?רוצה) (?:את זה|בזה)|זה לא (?:רצון|מה שאני רוצה|מה שרציתי)|לא אמרתי שאני רוצה) /u,
};

function dropAim(state: ChatState, text: string): void {
  const { language } = state;
  state.aims[language] = state.aims[language].filter((aim) => aim.text !== text);
  if (state.possibleStep?.title === text) state.possibleStep = null;
  state.asked = null;
}

/** The names in a message, without the topics that were dropped. */
export function withoutDropped(words: OwnWords, { dropped, language }: ChatState): OwnWords {
  const isLeft = (topic: string) => !dropped.has(headOf(topic, language));
  return { ...words, people: words.people.filter(isLeft), things: words.things.filter(isLeft) };
}

/** The rest of a message beside the sentence or clause that drops a topic or complains; null where there is none. */
export function restOf({ text, language }: Reading, isAside: (part: string) => boolean) {
  const parts = sentencesOf(text, language).flatMap((sentence) =>
    sentence.text.split(/(?<=[,;:–—])\s+/u),
  );
  const rest = parts.filter((part) => !isAside(part)).join(' ');
  return wordsOf(normalised(rest)).length >= 2 ? rest : null;
}
