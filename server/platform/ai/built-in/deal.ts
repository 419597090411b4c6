import { decks, type TextCard } from '#content/cards/decks.ts';
import { drawIndex } from './chat-state.ts';
import { quoted } from './fragments.ts';
import { deckQuestion, say, sayLine, type Said, wordCount } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { draft } from './draft.ts';
import { seedOf } from './random.ts';
import type { CardType } from './reading.ts';

/** Offers a card of the deck, told in words: no card comes twice in a chat. */
export function deal(moment: Moment, rule: string, type: CardType): Draft {
  moment.state.lastMade.set('deal', moment.state.turn);
  const dealt = type === 'image' ? imageCard(moment) : textCard(moment, type);
  if (!dealt) return draft(moment, rule, say(moment, `ask.${moment.state.stage}`));
  return draft(moment, rule, dealt.said, {
    offer: { kind: 'dealt' },
    proposals: [{ kind: 'card', payload: { card_type: type, card_id: dealt.id } }],
    suggestions: ['another_card'],
  });
}

interface Dealt {
  id: string;
  said: Said;
}

/** Pictures come by the chat's seed and turn, the stage's own first; they draw no number from the chat. */
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
