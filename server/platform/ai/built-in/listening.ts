import type { Intent } from '#content/guide/intents.ts';
import { offerCard } from './deal.ts';
import { draft } from './draft.ts';
import { sidesOf } from './dilemma-sides.ts';
import { followUpOf } from './follow-up.ts';
import { isMourning, isStaying, saysDeath, saysWhoDied } from './grief.ts';
import { turnIn } from './insight.ts';
import { echoOfSubject } from './known-answers.ts';
import { joined, type Said, sayLine, wordCount } from './lines.ts';
import { type Draft, type Moment, slotsOf } from './moment.ts';
import { ownWordsOf } from './own-words.ts';
import { ask, isGeneral } from './questions.ts';
import { quoted } from './quotes.ts';
import { reflection, saidBack, unlessAsked } from './reflections.ts';
import { readingOf } from './reading.ts';
import { remarksIn } from './remarks.ts';
import { sentencesOf } from './sentences.ts';
import { askForInsight, offerStage } from './stage-offers.ts';

type Rule = (moment: Moment) => Draft | null;

const questionsInARowMax = 4;
const manyWordsMin = 25;
const turnsBetweenCards = 8;
/** Somebody who says little may see more. */
const fewWordsMax = 6;
/** In a longer message the person who is named need not be the one who died. */
const mentionWordsMax = 12;
/** The topics that a person speaks of, the most particular first; the last rule always answers. */
export const listeningRules: Rule[] = [
  answerAfterClose,
  answerLoss,
  answerQuietly,
  answerChoice,
  answerInsight,
  askInsightAgain,
  offerStage,
  offerOtherLook,
  answerWithoutQuestion,
];

/** A plain form, as “I haven’t called him”, is asked about before anything is offered. */
export function answerPlainForm(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const isHeld = isStaying(state) || state.quietFor > 0 || state.joyFor > 0 || state.closed;
  if (isHeld || state.turn === 0 || !plain.has(reading.intent) || !reading.isContent) return null;
  if (turnIn(reading, state.stage) !== null) return null;
  if (remarksIn(reading.text, reading.language).length > 0) return null;
  const question = followUpOf(moment, 3);
  if (!question) return null;
  state.asked = { kind: 'plain' };
  const opening = unlessAsked(moment, echoOfSubject(moment) ?? reflection(moment), question);
  return draft(moment, `listen:${reading.intent}`, joined(moment, opening, question));
}
const plain = new Set<Intent>(['story', 'feeling', 'fear', 'wish', 'obligation', 'unclear']);

/** Says it back and asks one thing about it; a question that holds the words itself stands alone. */
export function answerPlainly(moment: Moment): Draft {
  const opening = echoOfSubject(moment) ?? reflection(moment);
  const wordsMax = moment.wordsMax - wordCount(opening?.text ?? '');
  const recalls = moment.words.people.length + moment.words.things.length === 0 && !opening;
  const question = ask(moment, { recalls, wordsMax });
  const room = opening && isGeneral(question) ? roomFor(moment, opening) : null;
  if (room) return room;
  const said = joined(moment, unlessAsked(moment, opening, question), question);
  return draft(moment, `listen:${moment.reading.intent}`, said);
}

/** A question that would fit any message is asked at most every second time; between, there is room to go on. */
function roomFor(moment: Moment, opening: Said): Draft | null {
  const { state, reading, slots } = moment;
  if (state.turn === 0 || state.questionsInARow === 0 || state.stage === 'DG') return null;
  // Few words, or a quotation of them, with nothing behind it end a talk.
  if (reading.words.length < tellingWordsMin || slots.c === undefined) return null;
  return draft(moment, 'listen:still', joined(moment, opening, sayLine(moment, 'go_on')));
}
const tellingWordsMin = 14;

/** Once a step stands, the first thing that follows is heard without a question; more of it begins again. */
function answerAfterClose(moment: Moment): Draft | null {
  const { state } = moment;
  if (!state.closed) return null;
  state.turnsSinceClose++;
  if (state.turnsSinceClose > 1) {
    state.closed = false;
    return null;
  }
  const clause = saidBack(moment, moment.slots.c);
  return draft(moment, 'after_close', joined(moment, clause, sayLine(moment, 'beside_step')));
}

/** Grief is stayed with: the guide offers nothing and moves nothing, and seldom asks. */
function answerLoss(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const isNew = reading.intent === 'loss';
  if (!isStaying(state) || (!isNew && reading.intent === 'joy')) return null;
  state.mournedAt = state.turn;
  const opening = reflection(ofDeath(moment)) ?? sayLine(moment, 'loss_bare');
  const asks = state.quietFor === 0 && state.turn % 4 === 3;
  const tells =
    saysWhoDied(reading) &&
    isNew &&
    moment.words.people.length === 1 &&
    reading.words.length <= mentionWordsMax &&
    state.quietFor === 0;
  const asked = isMourning(state) ? ['grief_ask_death', 'grief_ask'] : ['grief_ask'];
  const more = [...(tells ? ['tell_of'] : []), ...(asks ? asked : []), 'stay_with'];
  return draft(moment, 'grief', joined(moment, opening, sayLine(moment, ...more)));
}

/** Of a message that brings a death, the sentence that names it is said back, and met. */
function ofDeath(moment: Moment): Moment {
  const { text, language } = moment.reading;
  const sentences = sentencesOf(text, language);
  const found = sentences.find(({ normal }) => saysDeath(normal, language));
  if (!found || sentences.length < 2) return moment;
  const reading = { ...readingOf(found.text, language), intent: 'loss' as const };
  const words = ownWordsOf(found.text, language);
  return { ...moment, reading, words, slots: slotsOf(reading, words) };
}

/** Beside a death every second message has no question, and a memory never has one. */
export function stayInMourning(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const isMemory = remembers[reading.language].test(reading.normal);
  const mayAsk = state.questionsInARow === 0 && !isMemory;
  if (!isMourning(state) || mayAsk || state.quietFor > 0 || state.closed) return null;
  if (!reading.isContent || reading.text.includes('?')) return null;
  if (!stayedWith.has(reading.intent)) return null;
  const opening = reflection(moment);
  const pools = isMemory ? ['grief_memory', 'stay_with'] : ['stay_with'];
  return opening && draft(moment, 'grief', joined(moment, opening, sayLine(moment, ...pools)));
}
/** Acts and words of the one who died, and times together. */
const remembers = {
  en: / (?:(?:he|she|they|we) (?:always|never|used to|would|had|sang|laughed|taught|cooked|called|said|smelled|smelt|wore|danced|baked|told)|i was (?:\d+|\p{L}+) years old|when i was|her (?:hands|voice|laugh|smell)|his (?:hands|voice|laugh|smell)) /u,
  he: / [ושכ]?(?:(?:הוא|היא|הם) (?:תמיד|היה|הייתה|היו|צחק|צחקה|צוחק|צוחקת|שר|שרה|לימד|לימדה|בישל|בישלה|אמר|אמרה)|(?:תמיד )?(?:היה|הייתה) (?:אומר|אומרת|שואל|שואלת|עושה|שר|שרה|מבשל|מבשלת|צוחק|צוחקת|מכין|מכינה)|כשהייתי|אני (?:בן|בת) \d+|ה(?:ידיים|קול|צחוק|ריח) של(?:ו|ה)) /u,
};
const stayedWith = new Set<Intent>(['story', 'feeling', 'fear', 'wish', 'obligation', 'loss']);

/** After “just listen” the guide says back what it hears, and asks nothing. */
function answerQuietly(moment: Moment): Draft | null {
  if (moment.state.quietFor === 0) return null;
  const said = reflection(moment);
  return draft(
    moment,
    'quiet',
    joined(
      moment,
      said,
      said && moment.state.turn % 2
        ? null
        : sayLine(moment, ...(moment.state.griefFor > 0 ? ['stay_with'] : ['go_on', 'stay_with'])),
    ),
  );
}

function answerChoice(moment: Moment): Draft | null {
  if (moment.reading.intent !== 'choice') return null;
  const said = sidesOf(moment);
  return said && draft(moment, 'choice', joined(moment, said));
}

/** A sentence that shows what the person now sees is said back whole, and asked about. */
function answerInsight(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (state.closed || state.joyFor > 0 || state.griefFor > 0) return null;
  const turn = turnIn(reading, state.stage);
  if (turn === null) return null;
  const inSlots = { ...moment, slots: { ...moment.slots, q: quoted(turn, reading.language) } };
  const said = sayLine(inSlots, 'insight_heard');
  const question = said && sayLine(moment, 'insight_follow');
  if (!question) return null;
  state.isRipe = true;
  state.insightHeard = { text: turn, turn: state.turn };
  return draft(moment, 'listen:insight', joined(moment, said, question));
}

/** A message that does not answer the question after an insight is heard, and the question comes once more. */
function askInsightAgain(moment: Moment): Draft | null {
  const { state } = moment;
  if (state.stage !== 'DG' || state.insightAsks !== 1 || state.quietFor > 0 || state.joyFor > 0)
    return null;
  const question = askForInsight(moment);
  return question && draft(moment, 'ask_insight', joined(moment, reflection(moment), question));
}

/** In Expand a card may show what another question would not; it is offered seldom, and never in the place of an echo. */
function offerOtherLook(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (state.stage !== 'ED' || state.stageTurns !== 1 || state.joyFor > 0) return null;
  if (reading.words.length > fewWordsMax) return null;
  return state.turn - state.cardOfferedAt > turnsBetweenCards ? offerCard(moment) : null;
}

/** Somebody who writes much after several questions is given room instead of one more. */
function answerWithoutQuestion(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const isRoom =
    state.questionsInARow >= questionsInARowMax && reading.words.length >= manyWordsMin;
  if (!isRoom || state.stage === 'DG' || reading.text.includes('?')) return null;
  // Without an echo, stillness is absence.
  const opening = echoOfSubject(moment) ?? reflection(moment);
  return (
    opening && draft(moment, 'listen:still', joined(moment, opening, sayLine(moment, 'go_on')))
  );
}
