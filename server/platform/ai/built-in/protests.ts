import {
  besideProtest,
  first,
  isNot,
  itIs,
  notSaid,
  onceMore,
  protests,
  spokeOf,
  waits,
  whoSaid,
} from '#content/guide/protests.ts';
import { reproaches } from '#content/guide/complaints.ts';
import type { Intent } from '#content/guide/intents.ts';
import type { Language } from '#contract/shapes.ts';
import type { ChatState, KeptLine } from './chat-state.ts';
import { dilemmaIn } from './dilemma.ts';
import { draft } from './draft.ts';
import { droppedIn } from './dropped-topics.ts';
import { asksAgain } from './friction.ts';
import { isMourning } from './grief.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised, wordsOf } from './normalise.ts';
import { isQuotable, quoted } from './quotes.ts';
import { type Reading, readingOf } from './reading.ts';
import { reflection } from './reflections.ts';
import { turnedNoun } from './turned-noun.ts';
import { reportPatterns } from './understanding.ts';

type Kind = keyof typeof protests | 'topic' | 'first' | 'wait' | 'more' | 'leave';

/** The part of the guide's last line to which a message objects, before it says anything of its own. */
export interface Protest {
  kind: Kind;
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

type Objection = Pick<Protest, 'kind' | 'not'>;

/** Fewer words beside a protest are no message of their own. */
export const restWordsMin = 3;
const hintWordsMin = 4;
/** So many words beside “I asked about the date” say less than it. */
const asideWordsMax = 7;
/** A noun with what belongs to it. */
const aboutWordsMax = 8;
const bareWordsMax = 3;
const nounLettersMin = 3;
const unitEnds = /(?<=[.!?…,;:–—\n])\s+/u;

/** A message without its protest about the guide’s last line, which is admitted before the rest is answered. */
export function withoutProtest(state: ChatState, reading: Reading): Heard {
  const heard =
    state.turn === 0 ? null : (withoutWait(state, reading) ?? withoutObjection(state, reading));
  return heard ?? { reading, protest: null };
}

/** A farewell or a loss that the guide heard wrongly ends with the protest about it. */
export function takeBack(state: ChatState, protest: Protest | null): void {
  if (protest?.kind === 'early') state.closed = false;
  if (protest?.kind === 'misread') state.griefFor = 0;
}

function withoutObjection(state: ChatState, reading: Reading): Heard | null {
  const { text, normal, language } = reading;
  if (asksAgain[language].test(normal)) return null;
  const units = unitsOf(text, language);
  let protest: Objection | null = null;
  let place = 0;
  for (; place < units.length; place++) {
    const unit = units[place] ?? '';
    const found = objectionIn(unit, units[place + 1] ?? null, state, reading);
    if (!found && !besideProtest[language].test(normalised(unit))) break;
    if (found && protest?.kind !== 'topic') protest = found;
  }
  const rest = units.slice(place);
  const named = rest.find((unit) => spokeOf[language].test(normalised(unit)));
  if (!protest && named !== undefined && rest.length > 1 && contrasts[language].test(named))
    protest = { kind: 'link', not: null };
  if (!protest) return withoutReminder(units, reading);
  const { kind } = protest;
  if (isMourning(state) && kind !== 'misread') return null;
  const [head = ''] = rest;
  const nouns = named ?? (kind === 'topic' || kind === 'notIt' || rest.length === 1 ? head : '');
  const about = aboutIn(nouns, kind, language);
  const others = about === null ? rest : rest.filter((unit) => unit !== nouns);
  const own = statementOf(others);
  const count = wordsOf(normalised(own)).length;
  const isNamed = about !== null && count <= (named === undefined ? 0 : asideWordsMax);
  const isAlone = isNamed || count < (kind === 'huh' ? hintWordsMin : restWordsMin);
  // Before anything was said there is nothing to go back to.
  if (isAlone && !isNamed && (state.kept.length === 0 || isAnswered(kind, reading))) return null;
  return {
    reading: isAlone ? { ...reading, isContent: false } : readingOf(own, language),
    protest: { ...protest, about: isNamed ? about : null, isAlone },
  };
}

/** The sentences and clauses of a message; a list after a comma stays with what it belongs to. */
function unitsOf(text: string, language: Language): string[] {
  const units: string[] = [];
  for (const unit of text.split(unitEnds)) {
    if (!/[\p{L}\p{N}]/u.test(unit)) continue;
    const before = units.at(-1);
    const isListed =
      before?.endsWith(',') &&
      spokeOf[language].test(normalised(before)) &&
      goesOn[language].test(unit);
    if (isListed) units[units.length - 1] = `${before} ${unit}`;
    else units.push(unit);
  }
  return units;
}
const goesOn = {
  en: /^(?:(?:and )?(?:about )?(?:my|the|our|her|his|their) )(?:\S+ ?){1,4}$/iu,
  he: /^ו?(?:על |ה)\S+(?: \S+){0,3}$/u,
};

/** A question about a word or a question of the guide’s alone has an answer of its own. */
function isAnswered(kind: Kind, { normal, language }: Reading): boolean {
  return kind === 'unclear' && !asksReason[language].test(normal);
}
const asksReason = {
  en: / why (?:do |did |would |are )?(?:you|u) (?:say|saying|said|think|thinking|bring) /u,
  he: / למה (?:אתה |את )?(?:אומר|אומרת|אמרת|חושב|חושבת|החלטת) /u,
};
/** “But I asked about the date.” */
const contrasts = {
  en: /^\W*(?:but|and) i(?:'m| am| was)? (?:asked|asking|talking|speaking)/iu,
  he: /^[^\p{L}]*(?:אבל|הרי) (?:אני )?(?:שאלתי|מדבר|דיברתי)/u,
};

function objectionIn(
  unit: string,
  next: string | null,
  state: ChatState,
  { language }: Reading,
): Objection | null {
  const normal = normalised(unit);
  const kinds = [
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
  const plain = kinds.find((kind) => protests[kind][language].test(normal));
  if (plain) return isPlainly(plain, unit, next, state) ? { kind: plain, not: null } : null;
  if (reproaches[language].test(normal) && !reportPatterns[language].test(normal))
    return { kind: 'link', not: null };
  const not = deniedIn(unit, next, state, language);
  if (not === null) return null;
  return saysMore.test(not) ? { kind: 'link', not: null } : { kind: 'topic', not };
}

/** “I never said I’m sad” names no matter. */
const saysMore = /^(?:i|i'm|i'd|i've|im|that|you|youre|he|she|they|we)(?: |$)/u;

/** “What?” before more is only surprised, and “not that” is an answer where something was offered. */
function isPlainly(kind: Kind, unit: string, next: string | null, { offer }: ChatState): boolean {
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
  he: /^(?:לא|עכשיו|זה|זאת|אני|אתה|את|הוא|היא|תמיד|כל|קל|פייר|הוגן|טוב|רע|נכון|בסדר|משנה|נורא|פשוט|כיף|הרבה|מספיק|אפשרי|נעים|רק|יודע|יודעת|בטוח|בטוחה|רוצה|חשוב|קשה|ככה|כזה|מה|זה|היה|הייתה)(?: |$)/u,
};
const isNoun = (what: string, language: Language) => !judgements[language].test(what);

/** The noun that a clause gives as the matter, turned to the person; null for a longer sentence. */
function aboutIn(unit: string, kind: Kind, language: Language): string | null {
  const { lead, what: named } = itIs[language].exec(normalised(unit))?.groups ?? {};
  const what = named?.trim();
  const wordsMax = lead === undefined ? bareWordsMax : aboutWordsMax;
  if (what === undefined || wordsOf(what).length > wordsMax) return null;
  if (lead === undefined && kind !== 'topic') return null;
  const said = rawOf(unit, what);
  return said === null ? null : turnedNoun(said, language);
}

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
  const [head = '', ...more] = units;
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

/** A protest and nothing else: it is admitted, and the guide goes back to what the person said. */
export function answerProtest(moment: Moment): Draft | null {
  const { state, protest, slots } = moment;
  if (!protest?.isAlone) return null;
  if (protest.kind === 'leave')
    return draft(moment, 'leave', joined(moment, sayLine(moment, 'leave_alone')));
  const last = lastSaid(state);
  const isStill = state.quietFor > 0 || state.griefFor > 0;
  const inSlots = { ...moment, slots: { ...slots, c: last, o: protest.about ?? undefined } };
  const back =
    (protest.about === null ? null : sayLine(inSlots, 'protest_about')) ??
    sayLine(
      inSlots,
      ...(isStill ? ['protest_back_still'] : ['protest_back', 'protest_back_still']),
    );
  if (!back) return null;
  state.asked = { kind: 'plain' };
  return draft(moment, 'protest', joined(moment, admissionOf(moment, protest), back), {
    offer: state.offer?.kind === 'stage' ? null : state.offer,
  });
}

/** A short last message whole, or of the last things that the person said the one that says most. */
function lastSaid({ kept, said, language }: ChatState): string | undefined {
  const whole = (said.at(-1) ?? '').trim().replace(/[.…]+$/u, '');
  const count = wordsOf(normalised(whole)).length;
  const isShort = count >= wholeWordsMin && count <= wholeWordsMax && !marks.test(whole);
  if (language === 'he' && isShort && isQuotable(whole)) return quoted(whole, language);
  return kept
    .filter((one) => one.language === language)
    .slice(-2)
    .reduce<KeptLine | undefined>(
      (most, one) => (most && most.weight > one.weight ? most : one),
      undefined,
    )?.text;
}
const wholeWordsMin = 4;
const wholeWordsMax = 12;
const marks = /[.?!:;\n"“”״()]|\p{Extended_Pictographic}/u;

/** The rest of a protest is asked about itself, and not from a drawer that may be the wrong one again. */
export function answerBesideProtest(moment: Moment): Draft | null {
  const { state, reading, protest } = moment;
  if (!protest || !asksAbout.has(reading.intent) || !reading.isContent) return null;
  if (dilemmaIn(reading.text, reading.language)) return null;
  if (state.griefFor > 0 || state.quietFor > 0 || state.joyFor > 0 || state.closed) return null;
  const said = reflection(moment);
  const question = sayLine(moment, protest.kind === 'first' ? 'first_ask' : 'protest_ask');
  if (!question) return null;
  state.asked = { kind: 'plain' };
  return draft(moment, `listen:${reading.intent}`, joined(moment, said, question));
}
const asksAbout = new Set<Intent>(['story', 'feeling', 'wish', 'obligation', 'fear', 'choice']);

/** Before the answer to the rest of a message stands a short admission. */
export function withAdmission(moment: Moment, answered: Draft): Draft {
  const { protest } = moment;
  if (!protest || protest.isAlone) return answered;
  const said = admissionOf(moment, protest);
  const isLeft = protest.kind === 'first' || protest.kind === 'wait';
  const rule = isLeft && answered.rule.startsWith('listen') ? 'stage_declined' : answered.rule;
  if (!said || answered.text === '') return { ...answered, rule };
  const { text, lines } = joined(moment, said, { ...answered, asks: false });
  return { ...answered, rule, text, lines };
}

const pools: Record<Kind, string[]> = {
  link: ['protest_link', 'insulted_heard'],
  huh: ['protest_unclear', 'insulted_heard'],
  lost: ['protest_unclear', 'insulted_heard'],
  notIt: ['protest_link', 'insulted_heard'],
  unclear: ['protest_unclear', 'insulted_heard'],
  early: ['protest_early'],
  hurt: ['protest_hurt', 'insulted_heard'],
  misread: ['protest_misread', 'protest_link', 'insulted_heard'],
  said: ['insulted_heard'],
  topic: ['protest_topic', 'protest_link', 'insulted_heard'],
  first: ['protest_first', 'stage_declined'],
  wait: ['stage_declined'],
  more: ['agreed'],
  leave: ['leave'],
};

function admissionOf(moment: Moment, { kind, not }: Protest) {
  const { slots, reading } = moment;
  const isShort = not !== null && wordsOf(not).length <= namedWordsMax;
  const o = isShort ? turnedNoun(not, reading.language) : undefined;
  return sayLine({ ...moment, slots: { ...slots, o } }, ...pools[kind]);
}
const namedWordsMax = 3;
