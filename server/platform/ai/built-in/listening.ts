import { script } from '#content/guide/script.ts';
import { drawIndex, drawNumber, hasRested, moveTo } from './chat-state.ts';
import { offerCard, proposeCard } from './deal.ts';
import { choosesSide, dilemmaIn } from './dilemma.ts';
import { draft } from './draft.ts';
import { quoted } from './fragments.ts';
import { say } from './lines.ts';
import { type Draft, type Moment, fillSummary } from './moment.ts';
import { contentWordsOf, isHeavy } from './reading.ts';
import { answerCommitment } from './step.ts';

type Rule = (moment: Moment) => Draft | null;

const summaryShare = 0.6;
const cardGapTurns = 4;
const longMessageWords = 70;
const looseDilemmaWords = 8;
const recurrenceMessages = 3;
const recurrenceWindow = 2;
const staySpanTurns = 3;

/** Statements about the person; the first matching rule answers, and the last one always matches. */
export const listeningRules: Rule[] = [
  answerCommitment,
  answerNotKnowing,
  answerCardSeen,
  answerShort,
  answerInsight,
  advance,
  offerNextStage,
  answerDilemma,
  answerOpenDilemma,
  answerHeavy,
  answerLong,
  answerShould,
  answerRecurrence,
  answerContrast,
  answerFeeling,
];

/** The next answer pattern of the stage, if nothing in the message asks for more. */
export function answerPlainly(moment: Moment): Draft {
  const { state, slots, holds } = moment;
  const shapes = script.policy.shapes[state.stage];
  const offset = (state.shapeOffsets[state.stage] ??= drawIndex(state, shapes.length));
  for (let step = 0; step < shapes.length; step++) {
    const shape = shapes[(offset + state.stageTurns + step) % shapes.length] ?? [];
    const [first = ''] = shape;
    if (first === 'deal') {
      if (holds || !hasRested(state, 'deal', cardGapTurns - 1)) continue;
      const types = script.policy.cards.types_by_stage[state.stage];
      return offerCard(moment, 'shape:deal', types[drawIndex(state, types.length)] ?? 'question');
    }
    if (first.startsWith('mirror') && slots.q === undefined && slots.topic === undefined) continue;
    if (shape.some((key) => key.startsWith('angle'))) state.angles++;
    const keys = shape.map((key) => (key === 'mirror' ? 'mirror|mirror_topic|ack' : key));
    return draft(moment, `shape:${shape.join('+')}`, say(moment, ...keys));
  }
  return draft(moment, 'shape', say(moment, `ask.${state.stage}`));
}

function answerNotKnowing(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (!reading.says('dont_know')) {
    state.unknowns = 0;
    return null;
  }
  state.unknowns++;
  if (state.unknowns % 2 === 0) return offerCard(moment, 'dont_know', 'image');
  return draft(moment, 'dont_know', say(moment, 'dont_know'), { suggestions: ['draw'] });
}

function answerCardSeen(moment: Moment): Draft | null {
  const { state, reading, slots } = moment;
  if (state.offer?.kind !== 'dealt' || slots.q === undefined || reading.words.length < 3)
    return null;
  state.angles += 2;
  if (isOverdue(moment) && !isHeavy(reading)) return null;
  return draft(moment, 'after_card', say(moment, 'card_reply', `ask.${state.stage}`));
}

/** A short statement about a feeling, or about a side of the choice, is a full answer. */
function answerShort(moment: Moment): Draft | null {
  const { state, reading, slots, fragments } = moment;
  const isShort = reading.words.length < 3 || reading.normal.length < 12;
  if (!isShort || reading.feelings.length > 0 || hasChosenSide(moment)) {
    state.shorts = 0;
    return null;
  }
  state.shorts++;
  // The second short message was answered with an offer, so the third gets none.
  if (state.shorts % 3 === 0 && !moment.laysCards) return offerCard(moment, 'short', 'image');
  if (state.shorts % 3 === 2) return proposeCard(moment, 'short', 'image');
  slots.q = fragments[0] && quoted(fragments[0].text, reading.language);
  return draft(moment, 'short', say(moment, 'short'));
}

function answerInsight(moment: Moment): Draft | null {
  if (!moment.reading.says('insight') || isDue(moment)) return null;
  return draft(moment, 'insight', say(moment, 'insight', `ask.${moment.state.stage}`));
}

/** Moves on when the message is ready for it, or at the stage's limit; a strong feeling stays in the stage. */
function advance(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { next } = script.policy.stages[state.stage];
  if (!next || isHeavy(reading)) return null;
  if (state.stage === 'FC' && dilemmaOf(moment)) return null;
  if (!isDue(moment) && !isOverdue(moment)) return null;
  const canSummarise = fillSummary(moment);
  moveTo(state, next);
  const summarises = canSummarise && (drawNumber(state) < summaryShare || moment.holds);
  const said = summarises
    ? say(moment, 'summary', `ask.${next}`)
    : say(moment, `to.${next}`, `topic_ask|ask.${next}`);
  return draft(moment, `advance>${next}`, said);
}

function offerNextStage(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { next, soft_max: softMax } = script.policy.stages[state.stage];
  if (!next || isHeavy(reading) || state.stageTurns !== softMax + 2 * state.stays) return null;
  fillSummary(moment);
  return draft(moment, 'offer_move', say(moment, 'summary', 'offer_move'), {
    offer: { kind: 'stage' },
    proposals: [{ kind: 'stage', payload: { stage: next } }],
    suggestions: ['yes', 'not_yet'],
  });
}

function answerDilemma(moment: Moment): Draft | null {
  const { state, slots, reading } = moment;
  const dilemma = dilemmaOf(moment);
  if (!dilemma || !hasRested(state, 'dilemma', 3)) return null;
  state.lastMade.set('dilemma', state.turn);
  state.dilemma = dilemma;
  slots.a = quoted(dilemma.a, reading.language);
  slots.b = quoted(dilemma.b, reading.language);
  return draft(moment, 'dilemma', say(moment, 'dilemma'));
}

function answerOpenDilemma(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (!reading.says('dilemma_cue') || state.dilemma || state.lastMade.has('dilemma_open'))
    return null;
  state.lastMade.set('dilemma_open', state.turn);
  return draft(moment, 'dilemma_open', say(moment, 'dilemma_open'));
}

function answerHeavy(moment: Moment): Draft | null {
  return isHeavy(moment.reading)
    ? draft(moment, 'heavy', say(moment, 'ack_heavy', 'ask.PS'))
    : null;
}

function answerLong(moment: Moment): Draft | null {
  if (moment.reading.words.length <= longMessageWords) return null;
  return draft(moment, 'long', say(moment, 'long', `topic_ask|ask.${moment.state.stage}`));
}

function answerShould(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (!reading.says('should') || !hasRested(state, 'should', 4)) return null;
  state.lastMade.set('should', state.turn);
  return draft(moment, 'should', say(moment, 'should'));
}

/** A word in its third message, or in two of the last three, is quoted once. */
function answerRecurrence(moment: Moment): Draft | null {
  const { state, slots, reading } = moment;
  const words = contentWordsOf(reading);
  const recurring = words.find(
    (one) =>
      !state.namedWords.has(one) &&
      (state.recentWords.some((earlier) => earlier.includes(one)) ||
        (state.wordCounts.get(one) ?? 0) >= recurrenceMessages - 1),
  );
  for (const one of words) state.wordCounts.set(one, (state.wordCounts.get(one) ?? 0) + 1);
  state.recentWords = [...state.recentWords, words].slice(-recurrenceWindow);
  if (recurring === undefined || !hasRested(state, 'recurrence', 3)) return null;
  state.namedWords.add(recurring);
  state.lastMade.set('recurrence', state.turn);
  slots.w = quoted(asWritten(recurring, reading.text), reading.language);
  return draft(moment, 'recurrence', say(moment, 'recurrence'));
}

/** A name keeps its capital; a word that was read without its points or prefix stays as it was read. */
function asWritten(word: string, text: string): string {
  return wordsAsWritten(text).find((one) => one.toLowerCase() === word) ?? word;
}

const wordsAsWritten = (text: string) => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];

function answerContrast(moment: Moment): Draft | null {
  const { state, slots, reading, fragments } = moment;
  const turned = fragments.find(({ afterContrast, wordCount }) => afterContrast && wordCount >= 3);
  if (!reading.says('contrast') || !turned || !hasRested(state, 'contrast', 3)) return null;
  state.lastMade.set('contrast', state.turn);
  slots.q = quoted(turned.text, reading.language);
  return draft(moment, 'contrast', say(moment, 'contrast', `ask.${state.stage}`));
}

function answerFeeling(moment: Moment): Draft | null {
  const { stage } = moment.state;
  const [strongest] = moment.reading.feelings;
  if (!strongest) return null;
  return strongest.feeling.valence === '+'
    ? draft(moment, 'light', say(moment, 'feeling.say|ack_light', `ask.${stage}`))
    : draft(moment, 'feeling', say(moment, 'feeling.say|ack_heavy', `topic_ask|ask.${stage}`));
}

/** Whether the message itself shows that the stage is complete. */
function isDue(moment: Moment): boolean {
  const { state, reading } = moment;
  if (state.stageTurns < script.policy.stages[state.stage].min_turns) return false;
  if (reading.says('insight')) return true;
  const length = reading.words.length;
  switch (state.stage) {
    case 'PS':
      return length >= 6 && (reading.topics.length > 0 || reading.feelings.length > 0);
    case 'ED':
      return (state.angles >= 2 && length >= 4) || reading.says('priority');
    case 'FC':
      return reading.says('priority') || hasChosenSide(moment);
    case 'DG':
      return false;
  }
}

/** Whether the stage has lasted long enough without a signal; each request to stay prolongs it. */
function isOverdue({ state }: Moment): boolean {
  const { hard_max: hardMax, latest_turn: latestTurn = Infinity } =
    script.policy.stages[state.stage];
  if (state.stays > 0) return state.stageTurns >= hardMax + staySpanTurns * state.stays;
  return state.stageTurns >= hardMax || state.walkTurns + 1 >= latestTurn;
}

function hasChosenSide({ state, reading }: Moment): boolean {
  return state.dilemma !== null && choosesSide(reading.normal, state.dilemma, reading.language);
}

/** "Between … and …" inside a longer sentence is a choice only if the sentence mentions choosing. */
function dilemmaOf({ reading }: Moment) {
  const dilemma = dilemmaIn(reading.text, reading.language);
  const isLoose =
    / (?:between|בין) /u.test(reading.normal) && reading.words.length > looseDilemmaWords;
  return isLoose && !reading.says('dilemma_cue') ? null : dilemma;
}
