import type { Language, Stage } from '#contract/shapes.ts';
import type { StepReport } from '../model.ts';
import type { ChatState, OpenOffer } from './chat-state.ts';
import { mixedWhole, outweighs, quotableOf, quoted } from './quotes.ts';
import { isRegret, lightest } from './clause-weight.ts';
import { clausesOf } from './clauses.ts';
import { commitmentIn, isDoable } from './commitment.ts';
import { withoutDateWords } from './dates.ts';
import { noticeDropped, withoutDropped } from './dropped-topics.ts';
import { keepInsights } from './insight.ts';
import { normalised } from './normalise.ts';
import type { Pressed } from './pressed.ts';
import type { Protest } from './protests.ts';
import { openingWords } from './opening.ts';
import { obstacleIn } from './obstacles.ts';
import { ideaIn, titleOfIdea } from './own-idea.ts';
import { type Mirror, type OwnWords, ownWordsOf } from './own-words.ts';
import { type CardType, type Reading, stageNamed } from './reading.ts';
import { answerSlots } from './said-answer.ts';
import { saveRequestIn } from './save-request.ts';
import { feelingsIn, isOwnFeeling } from './signals.ts';
import { isTitle } from './step-title.ts';
import { undated } from './undated.ts';

/** Enough for a summary of a long chat. */
const keptMax = 60;
/** “Tomorrow morning before work”. */
const dayWordsMax = 4;
/** A second clause of a message is kept where it says as much as a feeling does. */
const secondScoreMin = 3;
const rememberedMax = 6;
const stepTurnsMax = 2;
const halfWordsMin = 2;

export interface GuidePerson {
  displayName: string;
  language: Language;
  timezone: string;
}

/** A suggestion of the guide takes effect only when the person accepts it. */
export type GuideProposal =
  | { kind: 'stage'; payload: { stage: Stage } }
  | { kind: 'card'; payload: { card_type: CardType; stage: Stage | null } }
  | { kind: 'action'; payload: { title: string; due_on: string | null } }
  | { kind: 'insight'; payload: { text: string } }
  | { kind: 'remember'; payload: { kind: 'note' | 'goal'; text: string } };

/** A card that the person asked for, of the given stage while it has cards left. */
export interface Deal {
  card_type: CardType;
  stage: Stage;
}

/** Values for the placeholders of lines; absent if message and chat have none. */
export type Slots = Partial<
  Record<
    | 'c'
    | 'q'
    | 'p'
    | 't'
    | 'v'
    | 'f'
    | 'w'
    | 'o'
    | 'n'
    | 'a'
    | 'b'
    | 'card'
    | 'other'
    | 'scene'
    | 'action'
    | 'date'
    | 'count'
    | 'orientation'
    | 'light'
    | 'contrast'
    | 'sharpness'
    | 'palette',
    string
  >
>;

/** One message of the person in the context of its chat. */
export interface Moment {
  state: ChatState;
  reading: Reading;
  words: OwnWords;
  /** A topic of the guide’s that this message wants to hear no more of. */
  droppedTopic: string | null;
  /** People and things that earlier messages named. */
  namedBefore: ReadonlySet<string>;
  person: GuidePerson;
  at: Date;
  slots: Slots;
  /** Lines and cards of earlier versions of this answer; a new version must not repeat them. */
  avoid: ReadonlySet<string>;
  keepsActions: boolean;
  wordsMax: number;
  /** The message has a picture. */
  isShown: boolean;
  /** Several people write in the chat. */
  amongPeople: boolean;
  /** Dealt cards belong to the message; otherwise the text describes them. */
  laysCards: boolean;
  /** Id of the card in this answer. */
  dealt: string | null;
  /** The kind of a card that the person sent without words. */
  laid: CardType | null;
  /** The offer that the person accepted with its button, just before this message. */
  pressed: Pressed | null;
  /** Notes that the person agreed to keep; null where they allow no memory. */
  remembered: readonly string[] | null;
  /** The message objects to the last reply. */
  protest: Protest | null;
}

/** An answer before it is published. */
export interface Draft {
  rule: string;
  text: string;
  lines: string[];
  asks: boolean;
  proposals: GuideProposal[];
  suggestions: string[];
  offer: OpenOffer | null;
  accepted: GuideProposal | null;
  /** The outcome of a step of an earlier chat, in the person’s words. */
  reported: StepReport | null;
  /** The card that this answer deals. */
  deals: Deal | null;
}

type Circumstances = Pick<
  Moment,
  | 'person'
  | 'at'
  | 'avoid'
  | 'keepsActions'
  | 'wordsMax'
  | 'isShown'
  | 'amongPeople'
  | 'laysCards'
  | 'dealt'
  | 'laid'
  | 'pressed'
  | 'remembered'
  | 'protest'
>;

/** Reads the message into the chat: it keeps a line of what was said, and whom and what it names. */
export function momentOf(state: ChatState, reading: Reading, circumstances: Circumstances): Moment {
  const { language, text } = reading;
  state.language = language;
  const named = ownWordsOf(text, language);
  const namedBefore = new Set([...state.people[language], ...state.things[language]]);
  const droppedTopic = noticeDropped(state, reading, named);
  const isOfStages = stageNamed(reading) !== null;
  const words = withoutDropped(isOfStages ? { ...named, aims: [] } : named, state);
  const slots = {
    ...slotsOf(reading, words),
    ...(state.turn === 0 ? openingWords(reading) : answerSlots(state.lastReply, reading, words)),
  };
  const isDayAlone =
    (reading.words.length <= dayWordsMax || words.mirrors.length === 0) && startsWithDay(reading);
  // “Should I put it in another room?” asks, and names nothing in the way.
  const obstacle = asksChoice.test(reading.normal) ? null : obstacleIn(text, language);
  if (obstacle && (obstacle.isOwn || hasStepInView(state, reading)))
    state.obstacle[language] = obstacle;
  const isChoice = state.offer?.kind === 'open_step';
  const isAsked = isOfStages && words.mirrors.length < 2;
  if (reading.isContent && !isDayAlone && !isChoice && droppedTopic === null && !isAsked) {
    keep(state, reading, words, slots);
    keepInsights(state, reading);
  } else if (/^(?:ask|about)_|^agreement$/u.test(reading.intent)) {
    // “I don’t want to be a nurse. There’s the answer. What now?” says more than it asks, and so may a yes.
    keepInsights(state, reading);
    keepPossibleStep(state, reading, words);
  }
  return { ...circumstances, state, reading, words, droppedTopic, namedBefore, slots };
}

const asksChoice = / (?:should i|shall i|כדאי לי|האם ל) ?/u;

/** A feared act of others stands in the way of a step only while there is one. */
function hasStepInView({ offer, stage, possibleStep, turn }: ChatState, reading: Reading): boolean {
  return (
    reading.intent === 'commitment' ||
    stage === 'DG' ||
    offer?.kind === 'action' ||
    offer?.kind === 'date' ||
    (possibleStep !== null && turn - possibleStep.turn <= stepTurnsMax)
  );
}

/** “Tomorrow at nine”: when, and nothing else. */
function startsWithDay({ text, language }: Reading): boolean {
  return /^[\s,.]*$|^\s/u.test(withoutDateWords(text, language)) && !/^\s/u.test(text);
}

export function slotsOf(reading: Reading, { mirrors, people, things }: OwnWords): Slots {
  const { language, text } = reading;
  const quote = quotableOf(text, language);
  const quotable = quote?.text ?? null;
  // A clause that says little is said back only where nothing can be quoted.
  const [heaviest] = mirrors;
  // The heavier clause is said back, and quoted if it can’t be turned.
  const isOutweighed = heaviest !== undefined && quote !== null && outweighs(quote, heaviest);
  const mirror =
    (isOutweighed ? mirrors.find(({ source }) => source.includes(quote.text)) : null) ?? heaviest;
  const isLighter = isOutweighed && mirror === heaviest;
  const isFelt = (said: string) => feelingsIn(normalised(said), language).length > 0;
  // Of a feeling, the words that name it are said back, and not those around it.
  const misses =
    (reading.intent === 'feeling' || reading.intent === 'fear') &&
    quotable !== null &&
    mirror !== undefined &&
    isFelt(quotable) &&
    !isFelt(mirror.source);
  const isHalf =
    language === 'he' && quotable !== null && mirror !== undefined && saysLess(mirror, quotable);
  const tells =
    mirror !== undefined &&
    !misses &&
    !isHalf &&
    !isLighter &&
    !(quotable !== null && isRegret(mirror.source, language)) &&
    mirror.score >= (quotable === null ? lightest : 0);
  const mixed = mixedWhole(reading, tells ? mirror.source : quotable);
  if (mixed !== null) return { q: quoted(mixed, language), p: people[0], t: things[0] };
  return {
    c: tells ? mirror.text : undefined,
    q: quotable === null ? undefined : quoted(quotable, language),
    p: people[0],
    t: things[0],
    f: reading.feelings.find((one) => isOwnFeeling(one, reading.words, language))?.feeling.label[
      language
    ],
  };
}

/** The half of a Hebrew sentence gives way to all of it, and what others do to what the person says of themselves. */
function saysLess({ source }: Mirror, quotable: string): boolean {
  const isPart =
    quotable.includes(source) &&
    quotable.split(' ').length - source.split(' ').length >= halfWordsMin;
  const isBeside = !quotable.includes(source) && speaks.test(quotable) && !speaks.test(source);
  return isPart || isBeside;
}
const speaks = /(?:^|\s)[ושכ]{0,2}(?:אני|לי|אותי|שלי|עליי|בי|\p{L}{2,}תי)(?=\s|$)/u;

function keep(state: ChatState, reading: Reading, words: OwnWords, slots: Slots): void {
  const { language } = reading;
  const telling = tellingOf(words.mirrors, reading);
  const said = telling.map(({ text, score }) => ({ text, weight: score }));
  // A wish that can't be turned to the person is kept as a quotation.
  const [aim] = words.aims;
  const isVerbatim = aim !== undefined && reading.text.includes(aim.text);
  if (isVerbatim && !telling.some(({ source }) => source.includes(aim.text)))
    said.unshift({ text: quoted(aim.text, language), weight: 0 });
  const whole = slots.q ?? wholeClauseOf(reading);
  const isMissed = slots.c === undefined && slots.q !== undefined && reading.intent === 'feeling';
  if (isMissed && slots.q !== undefined) said.push({ text: slots.q, weight: 3 });
  if (said.length === 0 && whole !== null && !reading.intent.startsWith('ask_'))
    said.push({ text: whole, weight: 1 });
  for (const { text, weight } of said) state.kept.push({ language, text, weight });
  state.kept.splice(0, state.kept.length - keptMax);
  state.people[language] = newestFirst(words.people, state.people[language]);
  state.things[language] = newestFirst(words.things, state.things[language]);
  keepPossibleStep(state, reading, words);
  state.aims[language] = [...words.aims, ...state.aims[language]].slice(0, rememberedMax);
}

function keepPossibleStep(state: ChatState, reading: Reading, { aims }: OwnWords): void {
  const { language, text } = reading;
  // A request to keep a step means an earlier one.
  if (saveRequestIn(text, language)) return;
  const aim = aims.find(
    (one) => one.kind !== 'fear' && one.kind !== 'trouble' && isDoable(one.text, language),
  );
  const idea = ideaIn(text, language);
  const title =
    (idea && titleOfIdea(idea, language)) ??
    (aim && undated(aim.text, language).replaceAll(/\s+/gu, ' ').trim()) ??
    commitmentIn(text, language, true);
  if (title && !asksGuide.test(title) && isTitle(title, language))
    state.possibleStep = {
      title,
      turn: state.turn,
      isIdea: idea !== null,
      isDream: dreams[language].test(reading.normal),
    };
}
/** “You could help me make a plan”: a task of the guide’s. */
const asksGuide = /^(?:help me|לעזור לי)(?!\p{L})/u;
/** “I dream of opening a bike shop”. */
const dreams = {
  en: / (?:(?:dream|dreams|dreaming|dreamed|dreamt) (?:of|about|is|was|has always been)|always wanted to) /u,
  he: / (?:חולם|חולמת|חלמתי|ה?חלום(?: הגדול)?(?: שלי)?) /u,
};

/** A clause too long for a sentence of the guide can still stand in a list. */
function wholeClauseOf({ text, language }: Reading): string | null {
  const clause = clausesOf(text, language).find(({ isQuestion }) => !isQuestion);
  return clause ? quoted(clause.text, language) : null;
}

/** The clause that says most, and with it the one before its "but", in the order of the message. */
function tellingOf(mirrors: Mirror[], { text }: Reading): Mirror[] {
  return mirrors
    .slice(0, 2)
    .filter((mirror, place) => place === 0 || mirror.score >= secondScoreMin)
    .toSorted((one, other) => text.indexOf(one.source) - text.indexOf(other.source));
}

function newestFirst(named: string[], earlier: string[]): string[] {
  return [...new Set([...named, ...earlier])].slice(0, rememberedMax);
}
