import { decks } from '#content/cards/decks.ts';
import { replies } from '#content/guide/replies.ts';
import { type Line, script } from '#content/guide/script.ts';
import { type ChatState, drawIndex } from './chat-state.ts';
import { isClosed } from './closed-kinds.ts';
import { asksGiven } from './given-answers.ts';
import type { Moment, Slots } from './moment.ts';
import { quoted } from './quotes.ts';

/** A text, and the ids of its lines. */
export interface Said {
  text: string;
  lines: string[];
  asks: boolean;
}

/** The first of the pools that has an unused line with all its slots filled; null if none has. */
export function sayLine(moment: Moment, ...pools: string[]): Said | null {
  for (const pool of pools) {
    const line = unusedLine(moment, poolNamed(pool), moment.wordsMax);
    if (line) return said(moment, line);
  }
  return null;
}

/** As `sayLine`, and a question of the deck where no line is left. */
export function say(moment: Moment, ...pools: string[]): Said {
  return sayLine(moment, ...pools) ?? deckQuestion(moment, moment.wordsMax);
}

/** Texts in a row, at most one of them a question. */
export function joined(moment: Moment, ...parts: (Said | null)[]): Said {
  const kept: Said[] = [];
  for (const part of parts) {
    if (part && !(part.asks && kept.some(({ asks }) => asks))) kept.push(part);
  }
  const text = kept.map((part) => part.text).join(' ');
  moment.state.previousFirstWord = firstWord(text);
  return {
    text,
    lines: kept.flatMap(({ lines }) => lines),
    asks: kept.some(({ asks }) => asks),
  };
}

/** Draws a line that was not used in this chat and whose slots can be filled. */
export function unusedLine(
  moment: Moment,
  pool: readonly Line[],
  wordsMax = moment.wordsMax,
): Line | null {
  const { state } = moment;
  const sayable = pool.filter((line) => isSayable(moment, line, wordsMax));
  if (sayable.length === 0) return null;
  const index = drawIndex(state, sayable.length);
  const drawnLine = sayable[index];
  const repeatsOpening =
    drawnLine !== undefined &&
    sayable.length > 1 &&
    firstWord(drawnLine[state.language]) === state.previousFirstWord;
  return (repeatsOpening ? sayable[(index + 1) % sayable.length] : drawnLine) ?? null;
}

export function said(moment: Moment, line: Line): Said {
  const { state, slots } = moment;
  state.used.add(usedKey(line, state));
  return {
    text: filledLine(line, slots, state),
    lines: line.again ? [] : [line.id],
    asks: line.asks,
  };
}

/** A question from the deck of the stage, else of another stage, else made of a new pair of cards. */
export function deckQuestion(moment: Moment, wordsMax: number): Said {
  const { state, avoid } = moment;
  const unused = decks.question.filter(({ id }) => !state.used.has(id) && !avoid.has(id));
  const ofStage = unused.filter(({ stage }) => stage === state.stage);
  const cards = (ofStage.length > 0 ? ofStage : unused).filter(
    (card) => wordCount(card[state.language]) <= wordsMax,
  );
  const card = cards[drawIndex(state, cards.length)];
  if (!card) return pairOfCards(moment);
  state.used.add(card.id);
  return { lines: [card.id], text: card[state.language], asks: true };
}

export function wordCount(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

function poolNamed(name: string): Line[] {
  return replies[name] ?? script.moves[name] ?? [];
}

function isSayable(moment: Moment, line: Line, wordsMax: number): boolean {
  const { state, slots, avoid, keepsActions } = moment;
  if (!line.again && (state.used.has(usedKey(line, state)) || avoid.has(line.id))) return false;
  if (line.needs === 'actions' && !keepsActions) return false;
  if (line.needs === 'all_stages') return false;
  if (isClosed(line, state) || asksGiven(line, moment)) return false;
  if (line.slots.some((slot) => slots[slot as keyof Slots] === undefined)) return false;
  return wordCount(filledLine(line, slots, state)) <= wordsMax;
}

function filledLine(line: Line, slots: Slots, { language }: ChatState): string {
  const text = line[language].replaceAll(
    /\{(\w+)\}/gu,
    (_, slot: string) => slots[slot as keyof Slots] ?? '',
  );
  return language === 'he' ? text : capitalised(text);
}

/** Sentences begin with a capital letter, also where they begin with a slot. */
export function capitalised(text: string): string {
  return text.replaceAll(
    /(^|[.?!] )([a-z])/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

function pairOfCards(moment: Moment): Said {
  const templates = script.moves['pair'] ?? [];
  const line = templates[moment.state.pairs % templates.length];
  if (!line) throw new Error('the script has no lines about two cards');
  const { id, slots } = freshPair(moment);
  return { lines: [`${line.id}:${id}`], text: filledLine(line, slots, moment.state), asks: true };
}

/** Lines without slots may repeat in a very long chat, but never as the same whole text. */
export function unsaidText(moment: Moment, text: string): string {
  const { used, language } = moment.state;
  const isUsed = (whole: string) => used.has(`text:${whole}`);
  const again = poolNamed('said_again').map((line) => `${line[language]} ${text}`);
  const fresh = isUsed(text) ? again.find((whole) => !isUsed(whole)) : text;
  const unsaid = fresh ?? `${leadOfCards(moment)} ${text}`;
  used.add(`text:${unsaid}`);
  return unsaid;
}

/** An opener of two cards, for a text that was said with every other one. */
function leadOfCards(moment: Moment): string {
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

function usedKey({ id }: Line, { language }: ChatState): string {
  return `${id}:${language}`;
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? '';
}
