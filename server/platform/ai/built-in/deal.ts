import { decks, type TextCard } from '#content/cards/decks.ts';
import { drawIndex } from './chat-state.ts';
import { quoted } from './fragments.ts';
import { deckQuestion, say, sayLine, type Said, wordCount } from './lines.ts';
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

/** An unrequested card; where the chat can hold cards, it is only offered. */
export function offerCard(moment: Moment, rule: string, type: CardType): Draft {
  if (!moment.laysCards) return dealt(moment, rule, type, describedCard(moment, type));
  moment.state.lastMade.set('deal', moment.state.turn);
  return proposeCard(moment, rule, type);
}

/** Offers a card in words and as a proposal; if the words name kinds, the card has one of them. */
export function proposeCard(moment: Moment, rule: string, type: CardType): Draft {
  const { stage, language } = moment.state;
  const said = say(moment, 'offer_card');
  const named = cardTypesNamed(normalised(said.text), language);
  const [first = type] = named;
  const offered = named.includes(type) ? type : first;
  return draft(moment, rule, said, {
    offer: { kind: 'card' },
    proposals: [{ kind: 'card', payload: { card_type: offered, stage } }],
    suggestions: ['image', 'word', 'question'],
  });
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
  state.lastMade.set('deal', state.turn);
  if (!card) return draft(moment, rule, say(moment, `ask.${state.stage}`));
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
  const opener = sayLine(moment, 'deal.question', moment.wordsMax - wordCount(face));
  const lines = [...(opener?.lines ?? []), card.id];
  return { id: card.id, said: { text: opener ? `${opener.text}\n\n${face}` : face, lines } };
}

function unusedTextCard({ state, avoid }: Moment, deck: TextCard[]): TextCard | null {
  const unused = deck.filter(
    ({ id, stage }) => stage === state.stage && !state.used.has(id) && !avoid.has(id),
  );
  return unused[drawIndex(state, unused.length)] ?? null;
}

function withQuestion(moment: Moment, opening: string): Said {
  const question = deckQuestion(moment, moment.wordsMax - wordCount(opening));
  return { text: `${opening} ${question.text}`, lines: question.id === null ? [] : [question.id] };
}
