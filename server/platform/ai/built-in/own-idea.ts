import type { Language } from '#contract/shapes.ts';
import { isDoable } from './commitment.ts';
import { ideaForms, ideaStarts, pasts } from './idea-forms.ts';
import { normalised } from './normalise.ts';
import { sentencesOf } from './sentences.ts';
import { isThin, isTitle, titleIn } from './step-title.ts';

type Signs = Record<Language, RegExp>;

/** An act that the person thinks of doing. */
export interface Idea {
  /** The clause as they wrote it, with its “maybe”. */
  clause: string;
  /** The act, without the words that lead to it. */
  act: string;
  /** Something stands against it, in its sentence or right behind it. */
  isDoubted: boolean;
  sentence: string;
}

/** An idea stands near the end; earlier it is part of a story. */
const sentencesMax = 4;
const messageWordsMax = 80;
const lengthMax = 800;
const clauseWordsMax = 30;
/** The end of an idea: its reason, another clause, or what stands against it. */
const ends: Signs = {
  en: /\s*(?:[;?!(\n–—]|\s-\s|\.{2,}|,?\s(?:because|cause|since|although|even though|except|lol|haha|idk|tbh)(?!\p{L})|,\s(?:so|it's|it|that's|that|this|then|i'd|i'm|i|he|she|they|he's|she's|they're|my|maybe|perhaps|not sure|right)(?![\p{L}'])|,?\sbut(?!\p{L}))/iu,
  he: /\s*(?:[;?!(\n–—]|\s-\s|\.{2,}|,?\s(?:כי|למרות ש\p{L}*|בגלל ש\p{L}*|חוץ מזה)(?!\p{L})|,\s(?:זה|היא|הוא|הם|הן|אני|אין|יש|אז|ואז|אולי|לא|נכון)(?!\p{L})|,?\s(?:אבל|רק ש)(?!\p{L}))/u,
};
const against: Signs = {
  en: /^\s*[,–—-]?\s*(?:but|except|although|even though|not sure)(?!\p{L})/iu,
  he: /^\s*[,–—-]?\s*(?:אבל|רק ש|למרות|חוץ מזה|לא בטוחה?)(?!\p{L})/u,
};
/** “But I’m shy”, “what will they say”: a sentence that stands against the idea before it. */
const fears: Signs = {
  en: /^\s*(?:(?:but|except|although|still|only|though)(?!\p{L})|(?:not|i'm not|im not) sure(?!\p{L})|(?:i'm|im|i am) (?:(?:a bit|too|so|really|kind of) )*(?:scared|afraid|shy|nervous|embarrassed|ashamed|terrified)(?!\p{L})|(?:it'?s|that'?s|it (?:feels|would be)) (?:(?:a bit|too|so|really|kind of) )*(?:awkward|embarrassing|scary|weird|silly|stupid)(?!\p{L})|what (?:will|would|if|might) (?:he|she|they|people|everyone|the)(?!\p{L})|i (?:don't|dont|wouldn't) dare)/iu,
  he: /^\s*(?:(?:אבל|רק ש|למרות|לא בטוחה?)(?!\p{L})|(?:(?:קצת|ממש|פשוט) )?(?:לא נעים לי|מביך(?: אותי)?|אין לי אומץ|קשה לי|אני (?:מתביישת?|מפחדת?|חוששת?|פוחדת?)|מתביישת?|מפחדת?|חוששת?)(?!\p{L})|מה (?:יגידו|יחשבו|הוא יגיד|היא תגיד|הם יגידו|יקרה אם)(?!\p{L}))/u,
};
/** Fillers before the idea, that are not quoted with it. */
const filler: Signs = {
  en: /^(?:(?:and|but|so|ok|okay|well|hm+|um+|uh|yeah|yes|no|lol|idk|dunno|then|honestly|actually|anyway|see|oh|ah|huh|i (?:don't|dont) know)[\s,.:…–—-]+)+/iu,
  he: /^(?:(?:אז|טוב|אוקיי|אה+|המ+|נו|כן|לא|אבל|האמת|בעצם|וואלה|לא יודעת?)[\s,.:…–—-]+)+/u,
};
/** Ideas of long ago, and what others or the guide are asked. */
const elsewhere: Signs = {
  en: / (?:when i was|back then|used to|as a kid|growing up|if only|years ago|yesterday|you|your|u|zavit|app|account|card|this chat|the chat|last (?:year|week|month|night)) /u,
  he: / (?:כשהייתי|פעם הייתי|אתמול|בשבוע שעבר|לפני שנים|אתה|אותך|לך|שלך|ממך|איתך|לדעתך|זווית|האפליקציה|החשבון|קלף) /u,
};

/** “She says maybe I should go”: the idea of another. */
const saidByOthers: Signs = {
  en: /(?<! i) (?:says?|said|thinks?|thought|told me|suggest(?:s|ed)|wants?|asked|asks) (?:that )?$/u,
  he: / (?:אמר|אמרה|אמרו|אומר|אומרת|אומרים|חושב|חושבת|הציע|הציעה|רוצה) (?:לי )?$/u,
};

/** The last idea of a message; null where it holds none. */
export function ideaIn(written: string, language: Language): Idea | null {
  const text = written.replaceAll('’', "'");
  if (text.length > lengthMax || text.split(/\s+/u).length > messageWordsMax) return null;
  let isDoubtedAfter = false;
  for (const { text: sentence } of sentencesOf(text, language).slice(-sentencesMax).toReversed()) {
    const idea = ofAnother[language].test(sentence) ? null : ideaInSentence(sentence, language);
    if (idea && continues[language].test(sentence) && goesBefore(text, sentence, language))
      return null;
    if (idea) return { ...idea, isDoubted: idea.isDoubted || isDoubtedAfter };
    isDoubtedAfter ||= fears[language].test(sentence);
  }
  return null;
}

/** “The other is a startup, more money but could fold”: of a thing, or of somebody else. */
const ofAnother: Signs = {
  en: /^\s*(?:the|one|it|he|she|they|his|her|their)\s(?!.*\b(?:i|we|i'[dl]l?|we'[dl]l?|maybe|perhaps)\b)/iu,
  he: /(?!)/u,
};

/** “I shut the drawer and go and paint. Or watch YouTube”: the account goes on, and nothing is thought of. */
const continues: Signs = {
  en: /^\s*or (?!maybe|mayb|perhaps|i |we |could |should |what |how )(?:to )?\p{L}+/iu,
  he: /^\s*או ל\p{L}{3,}/u,
};

/** Whether the sentence before it is a statement and no idea of its own. */
function goesBefore(text: string, sentence: string, language: Language): boolean {
  const sentences = sentencesOf(text, language);
  const before = sentences[sentences.findLastIndex((one) => one.text === sentence) - 1];
  return before !== undefined && !before.asks && ideaInSentence(before.text, language) === null;
}

function ideaInSentence(sentence: string, language: Language): Idea | null {
  const places = [...sentence.matchAll(ideaStarts[language])].map(
    ({ index, 0: { length } }) => index + length,
  );
  for (const place of [0, ...places].toReversed()) {
    const part = sentence.slice(place);
    const clause = clauseOf(part, language);
    const match = ideaForms[language].map((form) => form.exec(clause)).find(Boolean);
    const act = match?.groups?.['act']?.trim();
    if (act === undefined || clause.split(/\s+/u).length > clauseWordsMax) continue;
    const isOfOthers = saidByOthers[language].test(normalised(sentence.slice(0, place)));
    if (isOfOthers || elsewhere[language].test(normalised(clause))) continue;
    if (!isActOfOwn(act, language)) continue;
    const rest = part.slice(part.indexOf(clause) + clause.length);
    return { clause, act, isDoubted: against[language].test(rest), sentence };
  }
  return null;
}

function clauseOf(part: string, language: Language): string {
  const own = part.trim().replace(filler[language], '');
  const end = own.search(ends[language]);
  return own.slice(0, end > 0 ? end : own.length).replace(/[\s.,:…]+$/u, '');
}

/** Hebrew infinitives have the form of many nouns. */
function isActOfOwn(act: string, language: Language): boolean {
  return language === 'en' || !act.startsWith('ל') || isDoable(act, language);
}

const hedges: Signs = {
  en: /^(?:(?:just|always|also|maybe|perhaps|at least|simply|even|still|actually|probably|really|instead) )+/iu,
  he: /^(?:(?:פשוט|גם|אולי|באמת|בכל זאת) )+/u,
};
/** “אנסה כמו רונן, אשלח לה סיכום”: the act is the second one. */
const tried = /^(?:אנסה|ננסה) (?!ל)[^,]{0,40},\s+(?:ו?אני )?ו?(?=[אנ]\p{L}{2,} )/u;
/** “Wrote to him first” says no act to come; “put it on the table” may. */
const past = new RegExp(`^(?!(?:put|read|quit)(?!\\p{L}))(?:${pasts})(?!\\p{L})`, 'iu');

/** The act as the title of a step; null where it makes none. */
export function titleOfIdea({ act }: Idea, language: Language): string | null {
  const own = act.replace(hedges[language], '').replace(tried, '');
  const title = past.test(own) ? null : titleIn(own, language);
  return title !== null && isTitle(title, language) && !isThin(title, language) ? title : null;
}

const sharedMin = 0.5;

/** Whether two acts are the same in most of their words. */
export function isSameAct(one: string, other: string): boolean {
  const words = (text: string) => new Set(normalised(text).trim().split(' '));
  const [first, second] = [words(one), words(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.min(first.size, second.size) >= sharedMin;
}
