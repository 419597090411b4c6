import { decks, type TextCard } from '#content/cards/decks.ts';
import { drawIndex } from './chat-state.ts';
import { deckQuestion, joined, say, sayLine, type Said, wordCount } from './lines.ts';
import { quoted } from './quotes.ts';
import { ask } from './questions.ts';
import type { Draft, Moment } from './moment.ts';
import { draft } from './draft.ts';
import { seedOf } from './random.ts';
import { normalised } from './normalise.ts';
import { type CardType, cardTypesNamed } from './reading.ts';

/** Deals a card that the person asked for; no card repeats in a chat. */
export function deal(moment: Moment, type: CardType): Draft {
  const laid = moment.dealt === null ? null : laidCard(moment, moment.dealt);
  return dealt(moment, 'card', type, laid ?? describedCard(moment, type));
}

/** Offers a card, as one more way to look; the words and the offered card are of one kind. */
export function offerCard(moment: Moment): Draft | null {
  const { state } = moment;
  if (state.refusesCards) return null;
  const said = sayLine(moment, 'offer_card', 'offer_card_bare');
  if (!said || !moment.laysCards) return null;
  state.cardOfferedAt = state.turn;
  const [named = 'image'] = cardTypesNamed(normalised(said.text), state.language);
  return draft(moment, 'offer_card', joined(moment, said), {
    offer: { kind: 'card' },
    proposals: [{ kind: 'card', payload: { card_type: named, stage: state.stage } }],
    suggestions: ['image', 'word', 'question'],
  });
}

/** The person's view of a card is said back, and asked about; the card itself is not explained. */
export function answerCardSeen(moment: Moment): Draft | null {
  const { state, reading, slots } = moment;
  if (state.offer?.kind !== 'dealt' || slots.q === undefined || !reading.isContent) return null;
  if (state.griefFor > 0 || state.quietFor > 0 || reading.intent === 'loss') return null;
  return draft(moment, 'after_card', joined(moment, sayLine(moment, 'card_reply'), ask(moment)));
}

/** The answer to a card that the person sent without words: a question, and nothing about its picture. */
export function answerLaidCard(moment: Moment): Draft | null {
  if (moment.laid === null) return null;
  const said = say(moment, moment.laid === 'question' ? 'card_asked' : 'card_seen');
  return draft(moment, 'card_laid', said, {
    offer: { kind: 'dealt' },
    suggestions: ['another_card'],
  });
}

function dealt(moment: Moment, rule: string, type: CardType, card: Dealt | null): Draft {
  const { state } = moment;
  if (!card) return draft(moment, rule, joined(moment, ask(moment, { recalls: true })));
  return draft(moment, rule, card.said, {
    offer: { kind: 'dealt' },
    deals: { card_type: type, stage: state.stage },
    suggestions: ['another_card'],
  });
}

interface Dealt {
  id: string;
  said: Said;
}

/** The card is shown beside the text, so the text at most names it. */
function laidCard(moment: Moment, id: string): Dealt | null {
  const { state, slots } = moment;
  const word = decks.word.find((card) => card.id === id);
  if (word) slots.card = quoted(word[state.language], state.language);
  const isQuestion = decks.question.some((card) => card.id === id);
  if (!word && !isQuestion && !decks.image.some((card) => card.id === id)) return null;
  state.used.add(word || isQuestion ? id : `image-${id}`);
  const said = isQuestion
    ? (sayLine(moment, 'deal.question') ?? say(moment, 'card_asked'))
    : ((word && sayLine(moment, 'deal.word')) ?? say(moment, 'deal.laid'));
  return { id, said: { ...said, lines: [...said.lines, id] } };
}

/** If the chat cannot hold cards, the text describes the card. */
function describedCard(moment: Moment, type: CardType): Dealt | null {
  return type === 'image' ? imageCard(moment) : textCard(moment, type);
}

/**
 * The picture is chosen by the chat's seed and turn, the stage's own first, without using the chat's random
 * numbers.
 */
function imageCard(moment: Moment): Dealt | null {
  const { state, avoid, slots } = moment;
  const unused = decks.image.filter(({ id }) => !state.used.has(`image-${id}`) && !avoid.has(id));
  const ofStage = unused.filter(({ stage }) => stage === state.stage);
  const cards = ofStage.length > 0 ? ofStage : unused;
  const card = cards[seedOf(`${state.seed}|image|${state.turn}`) % Math.max(1, cards.length)];
  if (!card) return null;
  state.used.add(`image-${card.id}`);
  slots.card = quoted(card.title[state.language], state.language);
  slots.scene = card.alt[state.language];
  const said =
    sayLine(moment, 'deal.image') ?? withQuestion(moment, `${slots.card}. ${slots.scene}`);
  return { id: card.id, said: { ...said, lines: [...said.lines, card.id] } };
}

function textCard(moment: Moment, type: 'word' | 'question'): Dealt | null {
  const { state, slots } = moment;
  const card = unusedTextCard(moment, decks[type]);
  if (!card) return null;
  state.used.add(card.id);
  const face = card[state.language];
  if (type === 'word') {
    slots.card = quoted(face, state.language);
    const said = sayLine(moment, 'deal.word') ?? withQuestion(moment, `${slots.card}.`);
    return { id: card.id, said: { ...said, lines: [...said.lines, card.id] } };
  }
  const opener = sayLine(
    { ...moment, wordsMax: moment.wordsMax - wordCount(face) },
    'deal.question',
  );
  const lines = [...(opener?.lines ?? []), card.id];
  return {
    id: card.id,
    said: { text: opener ? `${opener.text}\n\n${face}` : face, lines, asks: true },
  };
}

function unusedTextCard({ state, avoid }: Moment, deck: TextCard[]): TextCard | null {
  const unused = deck.filter(
    ({ id, stage }) => stage === state.stage && !state.used.has(id) && !avoid.has(id),
  );
  return unused[drawIndex(state, unused.length)] ?? null;
}

function withQuestion(moment: Moment, opening: string): Said {
  const question = deckQuestion(moment, moment.wordsMax - wordCount(opening));
  return { text: `${opening} ${question.text}`, lines: question.lines, asks: true };
}
