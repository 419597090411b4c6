import type { Language, Stage } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import type { ChatState, OpenOffer } from './chat-state.ts';
import { type Fragment, quoted } from './fragments.ts';
import type { CardType, Reading } from './reading.ts';

const quotableWordsMin = 2;
const quotationsMax = 2;
/** Enough for a summary; older fragments were already quoted. */
const keptMax = 40;

export interface GuidePerson {
  displayName: string;
  language: Language;
  timezone: string;
}

/** A suggestion of the guide takes effect only when the person accepts it. */
export type GuideProposal =
  | { kind: 'stage'; payload: { stage: Stage } }
  | { kind: 'card'; payload: { card_type: CardType; stage: Stage | null } }
  | { kind: 'action'; payload: { title: string; due_on: string | null } };

/** A card that the person asked for, of the given stage while it has cards left. */
export interface Deal {
  card_type: CardType;
  stage: Stage;
}

/** Values for the placeholders of lines; absent if message and chat have none. */
export type Slots = Partial<
  Record<
    | 'q'
    | 'q1'
    | 'q2'
    | 'q3'
    | 'w'
    | 'a'
    | 'b'
    | 'topic'
    | 'feeling'
    | 'card'
    | 'other'
    | 'scene'
    | 'action'
    | 'date'
    | 'stage'
    | 'next'
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
  person: GuidePerson;
  at: Date;
  slots: Slots;
  /** The message's fragments that were not quoted before, the most informative first. */
  fragments: Fragment[];
  topicIsInMessage: boolean;
  /** Lines and cards of earlier versions of this answer; a new version must not repeat them. */
  avoid: ReadonlySet<string>;
  /** Whether this answer has to quote the person's own words. */
  holds: boolean;
  keepsActions: boolean;
  wordsMax: number;
  /** The message has a picture. */
  isShown: boolean;
  /** Dealt cards belong to the message; otherwise the text describes them. */
  laysCards: boolean;
  /** Id of the card in this answer. */
  dealt: string | null;
  /** The kind of a card that the person sent without words. */
  laid: CardType | null;
}

/** An answer before it is published. */
export interface Draft {
  rule: string;
  text: string;
  lines: string[];
  proposals: GuideProposal[];
  suggestions: string[];
  offer: OpenOffer | null;
  accepted: GuideProposal | null;
  /** The card that this answer deals. */
  deals: Deal | null;
  crisis: string | null;
}

type Circumstances = Pick<
  Moment,
  | 'person'
  | 'at'
  | 'avoid'
  | 'holds'
  | 'keepsActions'
  | 'wordsMax'
  | 'isShown'
  | 'laysCards'
  | 'dealt'
  | 'laid'
>;

export function momentOf(state: ChatState, reading: Reading, circumstances: Circumstances): Moment {
  const { language } = reading;
  state.language = language;
  const isKept = !reading.isControl && reading.danger === null;
  const topic = countTopics(state, reading);
  const fragments = reading.fragments.filter(
    ({ text }) => !state.quotations.has(quoted(text, language)),
  );
  const quotable = fragments.find(
    ({ wordCount, score }) => wordCount >= quotableWordsMin && score >= 1,
  );
  const q = quotable && quoted(quotable.text, language);
  if (q !== undefined && isKept) keep(state, q);
  const second = fragments[1];
  const { next } = script.policy.stages[state.stage];
  const slots: Slots = {
    topic: topic?.label[language],
    feeling: reading.feelings[0]?.feeling.label[language],
    q: reading.isControl ? state.kept.findLast((kept) => kept.language === language)?.text : q,
    q1: keptFragments(state)[0],
    q2: second && second.wordCount >= quotableWordsMin ? quoted(second.text, language) : undefined,
    stage: script.stages[state.stage][language],
    next: next ? script.stages[next][language] : undefined,
    action: state.savedAction ?? undefined,
  };
  const topicIsInMessage = reading.topics.some((signal) => signal.topic.id === topic?.id);
  return { ...circumstances, state, reading, slots, fragments, topicIsInMessage };
}

function keep(state: ChatState, text: string): void {
  state.kept.push({ language: state.language, text });
  if (state.kept.length > keptMax) state.kept.shift();
}

/** Fragments that can still be quoted, oldest first: each is quoted at most twice. */
export function keptFragments({ kept, language, quotations }: ChatState): string[] {
  const texts = kept.filter((one) => one.language === language).map(({ text }) => text);
  return [...new Set(texts)].filter((text) => (quotations.get(text) ?? 0) < quotationsMax);
}

/** Fills the slots of a summary; false with fewer than two fragments. */
export function fillSummary({ state, slots }: Moment): boolean {
  const texts = keptFragments(state);
  slots.q1 = texts.length >= 2 ? texts[0] : undefined;
  slots.q2 = texts.length === 2 ? texts[1] : texts[Math.floor(texts.length / 2)];
  slots.q3 = texts.length >= 3 ? texts.at(-1) : undefined;
  return texts.length >= 2;
}

/** Matches of the whole chat count, so that a passing mention does not become the topic. */
function countTopics(state: ChatState, reading: Reading) {
  for (const { topic, matches } of reading.topics) {
    state.topicScores.set(topic.id, (state.topicScores.get(topic.id) ?? 0) + matches);
  }
  const [best] = [...state.topicScores].toSorted(([, a], [, b]) => b - a);
  return script.signals.topics.find(({ id }) => id === best?.[0]);
}
