import { decks } from '#content/cards/decks.ts';
import { type Line, script } from '#content/guide/script.ts';
import { type ChatState, drawIndex } from './chat-state.ts';
import { quoted } from './fragments.ts';
import type { Moment, Slots } from './moment.ts';

/** Leaves room for the question after it. */
const openerWordsMax = 28;
const fallbackStepsMax = 5;
const quotingSlots = /^(?:q\d?|a|b)$/u;

/** A text, and the ids of its lines. */
export interface Said {
  text: string;
  lines: string[];
}

interface Part {
  id: string | null;
  text: string;
  asks: boolean;
}

/**
 * One line for each key, at most one of them a question. A key names a pool, or several (`mirror|ack`) of
 * which the first with a usable line is taken; empty pools have fallbacks, and questions fall back on the
 * deck, so that a text always results.
 */
export function say(moment: Moment, ...keys: string[]): Said {
  const parts: Part[] = [];
  const planned = moment.holds ? holdingKeys(moment, keys) : keys;
  for (const [index, key] of planned.entries()) {
    if (parts.some(({ asks }) => asks)) break;
    const spoken = wordCount(parts.map(({ text }) => text).join(' '));
    const room = index < planned.length - 1 ? openerWordsMax : moment.wordsMax - spoken;
    const part = partFor(moment, key, room);
    if (part) parts.push(part);
  }
  if (parts.length === 0) parts.push(deckQuestion(moment, moment.wordsMax));
  const text = parts.map((part) => part.text).join(' ');
  moment.state.previousFirstWord = firstWord(text);
  return { text, lines: parts.flatMap(({ id }) => id ?? []) };
}

/** Draws an unused line of the pool whose slots can be filled; null if there is none. */
export function sayLine(moment: Moment, pool: string, wordsMax = moment.wordsMax): Said | null {
  const part = linePart(moment, pool, wordsMax);
  return part && { text: part.text, lines: part.id === null ? [] : [part.id] };
}

/** A question from the deck of the stage, else of another stage, else made of a new pair of cards. */
export function deckQuestion(moment: Moment, wordsMax: number): Part {
  const { state, avoid } = moment;
  const unused = decks.question.filter(({ id }) => !state.used.has(id) && !avoid.has(id));
  const ofStage = unused.filter(({ stage }) => stage === state.stage);
  const cards = (ofStage.length > 0 ? ofStage : unused).filter(
    (card) => wordCount(card[state.language]) <= wordsMax,
  );
  const card = cards[drawIndex(state, cards.length)];
  if (!card) return pairOfCards(moment);
  state.used.add(card.id);
  return { id: card.id, text: card[state.language], asks: true };
}

export function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

function partFor(moment: Moment, key: string, wordsMax: number): Part | null {
  if (key === 'quotation') return quotation(moment);
  for (const pool of key.split('|')) {
    let name: string | undefined = pool;
    for (let step = 0; name !== undefined && step < fallbackStepsMax; step++) {
      if (name === 'ask') name = `ask.${moment.state.stage}`;
      const part = linePart(moment, name, wordsMax);
      if (part) return part;
      name = script.policy.selection.fallback[name];
    }
  }
  if (key.startsWith('mirror')) return quotation(moment);
  return /(?:ask|angle|propose_blank)/u.test(key) ? deckQuestion(moment, wordsMax) : null;
}

function linePart(moment: Moment, pool: string, wordsMax: number): Part | null {
  const { state, slots } = moment;
  const candidates = poolOf(moment, pool).filter((line) => isSayable(moment, line, wordsMax));
  if (candidates.length === 0) return null;
  const index = drawIndex(state, candidates.length);
  const drawnLine = candidates[index];
  const repeatsOpening =
    drawnLine !== undefined &&
    candidates.length > 1 &&
    firstWord(drawnLine[state.language]) === state.previousFirstWord;
  const line = repeatsOpening ? candidates[(index + 1) % candidates.length] : drawnLine;
  if (!line) return null;
  state.used.add(usedKey(line, state));
  const filled = slotsFor(line, slots);
  for (const slot of line.slots) {
    const text = filled[slot as keyof Slots];
    if (text !== undefined && quotingSlots.test(slot)) countQuotation(state, text);
  }
  return {
    id: line.again ? null : line.id,
    text: filledLine(line, filled, state),
    asks: line.asks,
  };
}

function poolOf({ state, reading, topicIsInMessage }: Moment, pool: string): Line[] {
  if (pool === 'topic_ask') {
    const [best] = [...state.topicScores].toSorted(([, a], [, b]) => b - a);
    return topicIsInMessage && best
      ? script.topic_asks.filter(({ id }) => id === `topic.${best[0]}.${state.stage}`)
      : [];
  }
  if (pool === 'feeling.say') {
    const prefix = `feeling.${reading.feelings[0]?.feeling.id}.`;
    return script.feeling_lines.filter(({ id }) => id.startsWith(prefix));
  }
  return script.moves[pool] ?? [];
}

function isSayable(
  { state, slots, avoid, keepsActions }: Moment,
  line: Line,
  wordsMax: number,
): boolean {
  if (!line.again && (state.used.has(usedKey(line, state)) || avoid.has(line.id))) return false;
  if (line.needs === 'actions' && !keepsActions) return false;
  if (line.needs === 'all_stages' && state.visited.size < 4) return false;
  const filled = slotsFor(line, slots);
  if (line.slots.some((slot) => filled[slot as keyof Slots] === undefined)) return false;
  return wordCount(filledLine(line, filled, state)) <= wordsMax;
}

/** A summary with two slots takes the earliest and the latest fragment. */
function slotsFor(line: Line, slots: Slots): Slots {
  const isShortSummary = line.id.startsWith('summary.') && !line.slots.includes('q3');
  return isShortSummary && slots.q3 !== undefined ? { ...slots, q2: slots.q3 } : slots;
}

function filledLine(line: Line, slots: Slots, { language }: ChatState): string {
  const text = line[language].replaceAll(
    /\{(\w+)\}/gu,
    (_, slot: string) => slots[slot as keyof Slots] ?? '',
  );
  if (language === 'he') return text;
  return text.replaceAll(
    /(^|[.?!] )([a-z])/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** The same keys, but with the person's words in them. */
function holdingKeys({ slots }: Moment, keys: string[]): string[] {
  if (slots.q === undefined) return keys;
  if (keys.includes('summary') && (slots.q3 ?? slots.q2) === slots.q) return keys;
  const [first = '', ...rest] = keys;
  if (/^(?:ack|mirror|mirror_topic)(?:\||$)/u.test(first)) return ['mirror', ...rest];
  if (/^(?:topic_ask|ask|angle|propose_blank)/u.test(first)) return ['mirror', ...keys];
  return ['quotation', ...keys];
}

/** The person's bare words as an opener: the one line that is always available. */
function quotation({ state, slots }: Moment): Part | null {
  if (slots.q === undefined) return null;
  countQuotation(state, slots.q);
  return { id: null, text: `${slots.q}.`, asks: false };
}

function pairOfCards(moment: Moment): Part {
  const templates = script.moves['pair'] ?? [];
  const line = templates[moment.state.pairs % templates.length];
  if (!line) throw new Error('the script has no lines about two cards');
  const { id, slots } = freshPair(moment);
  return { id: `${line.id}:${id}`, text: filledLine(line, slots, moment.state), asks: true };
}

/** An opener of two cards, for a text that would repeat word for word. */
export function leadOfCards(moment: Moment): string {
  const [line] = script.moves['pair_lead'] ?? [];
  return line ? filledLine(line, freshPair(moment).slots, moment.state) : '';
}

/** A word card and a picture card that were not paired before; there are 4,608 such pairs. */
function freshPair({ state }: Moment): { id: string; slots: Slots } {
  const turn = state.pairs++;
  const word = decks.word[turn % decks.word.length];
  const image = decks.image[(turn * 5 + Math.floor(turn / decks.word.length)) % decks.image.length];
  if (!word || !image) throw new Error('the decks are empty');
  const slots = {
    card: quoted(word[state.language], state.language),
    other: quoted(image.title[state.language], state.language),
  };
  return { id: `${word.id}:${image.id}`, slots };
}

function countQuotation(state: ChatState, text: string): void {
  state.quotations.set(text, (state.quotations.get(text) ?? 0) + 1);
}

function usedKey({ id }: Line, { language }: ChatState): string {
  return `${id}:${language}`;
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? '';
}
