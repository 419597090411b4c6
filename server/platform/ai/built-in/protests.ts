import {
  besideProtest,
  first,
  isNot,
  itIs,
  notSaid,
  onceMore,
  protests,
  spokeOf,
  talksOf,
  waits,
  whoSaid,
} from '#content/guide/protests.ts';
import { asksMind } from '#content/guide/asked.ts';
import { reproaches } from '#content/guide/complaints.ts';
import type { Language } from '#contract/shapes.ts';
import { asksOfExercise } from './asks-exercise.ts';
import type { ChatState } from './chat-state.ts';
import {
  type Correction,
  correctionIn,
  isAside,
  isReminded,
  namedWords,
  type Place,
  saidBeside,
} from './corrections.ts';
import { droppedIn } from './dropped-topics.ts';
import { onlySaidBeside } from './asked-again.ts';
import { asksAgain } from './friction.ts';
import { isMourning } from './grief.ts';
import { normalised, wordsOf } from './normalise.ts';
import { type Reading, readingOf } from './reading.ts';
import { remindedMatter } from './reminded-matter.ts';
import { closeAsked } from './subjects.ts';
import { opposedIn } from './opposed.ts';
import { unitEnds, unitsOf } from './protest-units.ts';
import { turnedNoun } from './turned-noun.ts';
import { reportPatterns } from './understanding.ts';

export type ProtestKind =
  | keyof typeof protests
  | 'topic'
  | 'first'
  | 'wait'
  | 'more'
  | 'leave'
  | 'only'
  | 'amiss';

/** The part of the guide's last line to which a message objects, before it says anything of its own. */
export interface Protest {
  kind: ProtestKind;
  /** Things and people of which the guide spoke, and the person did not. */
  not: string | null;
  /** The matter, by the person's own words. */
  about: string | null;
  /** The message says nothing more. */
  isAlone: boolean;
}

export interface Heard {
  reading: Reading;
  protest: Protest | null;
}

type Objection = Pick<Protest, 'kind' | 'not'> & Pick<Correction, 'rest' | 'takesNext'>;

/** Fewer words beside a protest are no message of their own. */
export const restWordsMin = 3;
const restMin: Partial<Record<ProtestKind, number>> = { huh: 4, only: 2 };
/** So many words beside “I asked about the date” say less than it. */
const asideWordsMax = 7;
/** A noun with what belongs to it. */
const aboutWordsMax = 8;
const bareWordsMax = 3;
const nounLettersMin = 3;

/** A message without its protest about the guide’s last line, which is admitted before the rest is answered. */
export function withoutProtest(state: ChatState, reading: Reading): Heard {
  if (state.turn === 0 || asksOfExercise(state, reading)) return { reading, protest: null };
  const heard = withoutWait(state, reading) ?? remindedMatter(state, reading);
  return heard ?? withoutObjection(state, reading) ?? { reading, protest: null };
}

/** A farewell, a loss, a subject and a word that the guide heard wrongly end with the protest about them. */
export function takeBack(state: ChatState, { protest, reading }: Heard): void {
  if (protest?.kind === 'early') state.closed = false;
  if (protest?.kind === 'misread') state.griefFor = 0;
  if (!protest || !rejecting.has(protest.kind)) return;
  closeAsked(state, reading);
  const words = protest.not === null ? [] : namedWords(protest.not, reading.language);
  state.closedWords = [...new Set([...state.closedWords, ...words])];
}
/** “I didn’t ask about privacy haha”. */
const laugh = /\s+(?:ח{2,}|(?:ha){2,}h?|lol|לול)$/iu;

/** Protests about the matter of the last reply, and not about its wording. */
const rejecting = new Set<ProtestKind>(['link', 'topic', 'amiss', 'misread', 'only', 'notIt']);

function withoutObjection(state: ChatState, reading: Reading): Heard | null {
  const { text, normal, language } = reading;
  if (asksAgain[language].test(normal) || asksMind[language].test(normal)) return null;
  const units = unitsOf(text, language);
  const { protest: objected, rest } = objectionsAtHead(units, state, reading);
  const named = rest.find((unit) => spokeOf[language].test(normalised(unit)));
  const protest = objected ?? contrast(named, rest, units);
  if (!protest) return withoutReminder(units, reading);
  const { kind } = protest;
  const [head = ''] = rest;
  const nouns = named ?? (kind === 'topic' || kind === 'notIt' || rest.length === 1 ? head : '');
  const about = aboutIn(nouns, kind, language);
  const besides = rest.filter((unit) => unit !== named);
  const isNamedOnly =
    named !== undefined && statementOf(besides).split(/\s+/u).length >= ownWordsMin;
  const spoken = isNamedOnly ? besides : rest;
  const others = about === null ? spoken : rest.filter((unit) => unit !== nouns);
  const own = statementOf(others);
  const count = wordsOf(normalised(own)).length;
  const isNamed = about !== null && count <= (named === undefined ? 0 : asideWordsMax);
  const isAlone = isNamed || count < (restMin[kind] ?? restWordsMin);
  // Beside a death it is answered by staying.
  if (isMourning(state) && isAlone && reading.intent === 'ask_meaning') return null;
  // Before anything was said there is nothing to go back to.
  if (
    isAlone &&
    !isNamed &&
    (state.kept.length === 0 || isAnswered(kind, units.length, state, reading))
  )
    return null;
  return {
    reading: isAlone ? { ...reading, isContent: false } : readingOf(own, language),
    protest: {
      kind,
      not: protest.not?.replace(laugh, '') ?? null,
      about: isNamed ? about : null,
      isAlone,
    },
  };
}
/** The protests at the beginning of a message, and the units after them. */
function objectionsAtHead(units: readonly string[], state: ChatState, reading: Reading) {
  const { language } = reading;
  let protest: Objection | null = null;
  let place = 0;
  for (; place < units.length; place++) {
    const unit = units[place] ?? '';
    const found = objectionAt({ units, at: place }, state, reading);
    if (found && !holds(protest)) protest = found;
    if (found?.rest !== undefined)
      return { protest, rest: [found.rest, ...units.slice(place + (found.takesNext ? 2 : 1))] };
    if (found?.takesNext) place++;
    const isPassed = found !== null || besideProtest[language].test(normalised(unit));
    if (!isPassed && !isBesideOne({ units, at: place }, protest, state, reading)) break;
  }
  return { protest, rest: units.slice(place) };
}

/** A protest that names its matter is the one that is admitted. */
const holds = (protest: Objection | null) =>
  protest !== null && protest.not !== null && protest.kind !== 'link';

/** “My own? What do you mean?”, “shame, I said”. */
function isBesideOne(
  { units, at }: Place,
  protest: Objection | null,
  state: ChatState,
  reading: Reading,
): boolean {
  const { language } = reading;
  const unit = units[at] ?? '';
  const isHead = at === 0 && isReminded(units, language);
  if (!isHead && !isAside(unit, state, language)) return false;
  if (protest !== null) return unit.includes('?');
  return at + 1 < units.length && objectionAt({ units, at: at + 1 }, state, reading) !== null;
}

/** “But I asked about the date”, “no! I’m talking about my dog”. */
function contrast(
  named: string | undefined,
  rest: readonly string[],
  units: readonly string[],
): Objection | null {
  if (named === undefined) return null;
  const isContrast = rest.length > 1 && (contrasts.en.test(named) || contrasts.he.test(named));
  const isAfterNo =
    rest[0] === named && refuses.test(units.slice(0, units.indexOf(named) + 1).join(' '));
  return isContrast || isAfterNo ? { kind: 'link', not: null } : null;
}
/** “But I was speaking of the coffee morning. I don’t want to go …”: the matter has words of its own. */
const ownWordsMin = 4;
const refuses = /^\P{L}*(?:no+|nope|um+|huh|what|wait|wrong|לא|רגע|מה|די|אה)(?!\p{L})/iu;

/** A question about a word or a question of the guide’s alone has an answer of its own. */
function isAnswered(
  kind: ProtestKind,
  unitCount: number,
  { asked }: ChatState,
  reading: Reading,
): boolean {
  const { normal, language } = reading;
  const isNamed = asked !== null && asked.kind !== 'plain';
  if (kind !== 'unclear' || asksReason[language].test(normal)) return false;
  const isKnown = unitCount === 1 && reading.topic !== null && reading.topic !== 'meaning';
  return isKnown || wantsMeaning.test(normal) || (isNamed && reading.intent === 'ask_meaning');
}
const wantsMeaning = / (?:mean|meaning|זאת אומרת|הכוונה) /u;
const asksReason = {
  en: / why (?:do |did |would |are )?(?:you|u) (?:say|saying|said|think|thinking|bring) /u,
  he: / למה (?:אתה |את )?(?:אומר|אומרת|אמרת|חושב|חושבת|החלטת) /u,
};
/** “But I asked about the date.” */
const contrasts = {
  en: /^\W*(?:but|and) i(?:'m| am| was)? (?:asked|asking|talking|speaking)/iu,
  he: /^[^\p{L}]*(?:אבל|הרי) (?:אני )?(?:שאלתי|מדבר|דיברתי)/u,
};

function objectionAt(
  { units, at }: Place,
  state: ChatState,
  { language }: Reading,
): Objection | null {
  const unit = units[at] ?? '';
  const next = units[at + 1] ?? null;
  const normal = normalised(unit);
  const said =
    onlySaidBeside({ units, at }, language) ?? saidBeside({ units, at }, state, language);
  if (said) return said;
  const plain = plainKinds.find((kind) => protests[kind][language].test(normal));
  if (plain) return isPlainly(plain, unit, next, state) ? { kind: plain, not: null } : null;
  const correction = correctionIn({ units, at }, state, language);
  if (correction) return correction;
  if (reproaches[language].test(normal) && !reportPatterns[language].test(normal))
    return { kind: 'link', not: null };
  const opposed = opposedIn({ units, at }, language);
  const not = opposed ?? deniedIn(unit.replace(vocative, '$<end>'), next, state, language);
  if (not === null) return null;
  return saysMore.test(not) ? { kind: 'link', not: null } : { kind: 'topic', not };
}
/** “Not studies, bro”. */
const vocative = /,? (?:אחי+|אחותי|גבר|נשמה|bro|man|dude|mate)(?<end>[\s.,!?]*)$/iu;
const plainKinds = [
  'link',
  'early',
  'hurt',
  'misread',
  'unclear',
  'said',
  'lost',
  'huh',
  'notIt',
] as const;

/** “I never said I’m sad” names no matter. */
const saysMore = /^(?:i|i'm|i'd|i've|im|that|you|youre|he|she|they|we)(?: |$)/u;

/** “What?” before more is only surprised, and “not that” is an answer where something was offered. */
function isPlainly(
  kind: ProtestKind,
  unit: string,
  next: string | null,
  { offer }: ChatState,
): boolean {
  if (kind === 'notIt') return offer === null;
  if (kind === 'lost') return next === null;
  return kind !== 'huh' || next === null || unit.trim().includes(' ');
}

/** The thing or person that a clause puts away, of which the guide has spoken; null where it puts away nothing. */
function deniedIn(
  unit: string,
  next: string | null,
  state: ChatState,
  language: Language,
): string | null {
  const normal = normalised(unit);
  const known = [...state.people[language], ...state.things[language]];
  if (droppedIn(unit, language, known).length > 0) return null;
  const said = notSaid[language].exec(normal)?.groups;
  const explicit =
    said?.['first'] ?? said?.['what'] ?? whoSaid[language].exec(normal)?.groups?.['what'];
  if (explicit !== undefined) return explicit.trim();
  const again = onceMore[language].exec(normal)?.groups?.['what'];
  if (again !== undefined && /[?…]|\.\.|!|ugh|oof|אוף|אתה עם|את עם/iu.test(unit))
    return again.trim();
  const asked = /^\P{L}*(?<what>(?:(?:a|an|the) )?\p{L}+)\?+/iu.exec(unit)?.groups?.['what'];
  if (asked !== undefined && next !== null && deniesNext(next, asked, language)) return asked;
  const not = isNot[language].exec(normal)?.groups?.['what']?.trim();
  // “No, that’s not a step” answers an offer.
  if (not === undefined || state.offer !== null || !isNoun(not, language)) return null;
  const isPair = next !== null && itIs[language].test(normalised(next));
  return wasSpoken(not, state) || (isPair && state.askedSubject && isNoun(not, language))
    ? not
    : null;
}

/** “Loneliness? I’m not lonely”, “A doctor?? I asked about the sentence.” */
function deniesNext(next: string, asked: string, language: Language): boolean {
  const normal = normalised(next);
  const stem = asked
    .toLowerCase()
    .replace(/^(?:an?|the) /u, '')
    .slice(0, stemLetters);
  return (
    (isNot[language].test(normal) && normal.includes(` ${stem}`)) ||
    spokeOf[language].test(normal) ||
    whoSaid[language].test(normal) ||
    notSaid[language].test(normal)
  );
}
const stemLetters = 4;

/** The last reply had that word. */
function wasSpoken(what: string, { lastReply }: ChatState): boolean {
  const [stem = ''] = what.replace(/^(?:(?:an?|the|my) |[הבל](?=\p{L}{3}))/u, '').split(' ');
  return stem.length >= nounLettersMin && lastReply.includes(stem.toLowerCase());
}

/** Judgements are no matter that could be put away: “it’s not easy, it’s work”. */
const judgements = {
  en: /^(?:(?:an?|the|my) )?(?:yet|now|it|this|them|me|you|all|only|because|sure|easy|fair|bad|good|that|so|true|right|really|sure|fun|hard|much|enough|nice|ok|okay|nothing|possible|my|the|what|fine|funny|like)(?: |$)/u,
  he: /^(?:לא|עכשיו|זה|זאת|אני|אתה|את|הוא|היא|תמיד|כל|קל|פייר|הוגן|טוב|רע|נכון|בסדר|משנה|נורא|פשוט|כיף|הרבה|מספיק|אפשרי|נעים|רק|יודע|יודעת|בטוח|בטוחה|רוצה|חשוב|קשה|ככה|כזה|מה|זה|היה|הייתה|[\p{L}]{2,}תי)(?: |$)/u,
};
const isNoun = (what: string, language: Language) => !judgements[language].test(what);

/** The noun that a clause gives as the matter, turned to the person; null for a longer sentence. */
function aboutIn(unit: string, kind: ProtestKind, language: Language): string | null {
  const { lead, what: named } = itIs[language].exec(normalised(unit))?.groups ?? {};
  const what = named?.trim();
  const wordsMax = lead === undefined ? bareWordsMax : aboutWordsMax;
  if (what === undefined || wordsOf(what).length > wordsMax) return null;
  if (lead === undefined && kind !== 'topic' && !(kind === 'amiss' && isNamed[language].test(what)))
    return null;
  const said = rawOf(unit, what);
  return said === null ? null : turnedNoun(said, language);
}

const isNamed = { en: /^(?:the|my|our|an?|his|her|their) /u, he: /^\S+(?: \S+)?$/u };

/** The words as they were written: “Leeds”, and not “leeds”. */
function rawOf(unit: string, what: string): string | null {
  const words = wordsOf(what).length;
  const raw = unit
    .replace(/[.!?…,;:\s]+$/u, '')
    .split(/\s+/u)
    .slice(-words)
    .join(' ');
  return normalised(raw).trim() === what ? raw : null;
}

/** “Quiet? Coffee, the radio”: the first words answer the guide, and ask nothing. */
function statementOf(units: readonly string[]): string {
  const [written = '', ...more] = units;
  const head = written.replace(talksOf, '');
  const isEcho = more.length > 0 && head.endsWith('?') && wordsOf(normalised(head)).length <= 2;
  return [isEcho ? head.replace(/\?+$/u, ',') : head, ...more].join(' ');
}

/** “6, like I said. And Sundays”: the reminder is admitted, and the rest is the message. */
function withoutReminder(units: readonly string[], { language, text }: Reading): Heard | null {
  const rest = units.filter((unit) => !protests.said[language].test(normalised(unit)));
  const own = rest.join(' ');
  if (rest.length === units.length || wordsOf(normalised(own)).length <= restWordsMin) return null;
  const reading = readingOf(own, language);
  if (reading.intent === 'commitment' || own === text) return null;
  return { reading, protest: { kind: 'said', not: null, about: null, isAlone: false } };
}

/** “Not yet. First I want to understand how …”: that is the matter now. */
function withoutWait(state: ChatState, reading: Reading): Heard | null {
  const { text, language } = reading;
  const units = text.split(unitEnds);
  const isWait = (unit = '') => waits[language].test(normalised(unit));
  const isBeside = (unit = '') => besideProtest[language].test(normalised(unit));
  let place = units.findIndex((unit) => isWait(unit) || !isBeside(unit));
  if (place < 0) return null;
  const from = place;
  while (isWait(units[place])) place++;
  if (place === from) return null;
  const isOffered = state.offer?.kind === 'stage';
  const waited = place;
  while (isBeside(units[place])) place++;
  const rest = units.slice(place).join(' ').trim();
  const named = first[language].exec(rest)?.groups;
  if (!named && !isOffered && place === waited) return null;
  const own = named ? (named['rest'] ?? `${named['own'] ?? ''}${named['more'] ?? ''}`) : rest;
  if (wordsOf(normalised(own)).length < restWordsMin) return null;
  const otherwise = isOffered ? 'wait' : 'more';
  return {
    reading: readingOf(own, language),
    protest: {
      kind: named ? 'first' : otherwise,
      not: null,
      about: null,
      isAlone: false,
    },
  };
}
