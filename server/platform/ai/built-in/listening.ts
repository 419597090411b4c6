import { offerCard } from './deal.ts';
import { draft } from './draft.ts';
import { dilemmaIn } from './dilemma.ts';
import { joined, sayLine, wordCount } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { ask } from './questions.ts';
import { quoted } from './quotes.ts';
import { reflection } from './reflections.ts';
import { offerStage } from './stage-offers.ts';

type Rule = (moment: Moment) => Draft | null;

const questionsInARowMax = 3;
const turnsBetweenCards = 8;
/** A death stays with the whole chat, another loss with its next messages. */
const griefTurns = { death: 1_000, other: 2 };
const death = {
  en: / (?:died|dies|(?<!to )death|dead(?! (?:tired|end|line|serious))|passed away|(?:wife|husband|mother|mom|mum|dad|father|he|she|who|grandma|gran|grandpa|dog|cat) passed|buried|funeral|cemetery|grave|shiva|widow|widower|miscarriage) /u,
  he: / ה?(?:מת|מתה|מתו|נפטר|נפטרה|נפטרו|קברנו|קברתי|הלוויה|לוויה|שבעה|השבעה|השלושים|אזכרה|אלמן|אלמנה|הפלה|נהרג|נהרגה) /u,
};
const joyTurns = 3;
/** In a longer message the person who is named need not be the one who died. */
const mentionWordsMax = 25;
/** The topics that a person speaks of, the most particular first; the last rule always answers. */
export const listeningRules: Rule[] = [
  answerAfterClose,
  answerLoss,
  answerQuietly,
  answerChoice,
  offerStage,
  offerOtherLook,
  answerWithoutQuestion,
];

/** Says it back and asks one thing about it. */
export function answerPlainly(moment: Moment): Draft {
  const opening = reflection(moment);
  const wordsMax = moment.wordsMax - wordCount(opening?.text ?? '');
  const recalls = moment.words.people.length + moment.words.things.length === 0 && !opening;
  return draft(
    moment,
    `listen:${moment.reading.intent}`,
    joined(moment, opening, ask(moment, { recalls, wordsMax })),
  );
}

/** Once a step stands, the first thing that follows is heard without a question; more of it begins again. */
function answerAfterClose(moment: Moment): Draft | null {
  const { state } = moment;
  if (!state.closed) return null;
  state.turnsSinceClose++;
  if (state.turnsSinceClose > 1) {
    state.closed = false;
    return null;
  }
  return draft(
    moment,
    'after_close',
    joined(moment, reflection(moment), sayLine(moment, 'go_on', 'stay_with')),
  );
}

/** Grief is stayed with: the guide offers nothing and moves nothing, and seldom asks. */
function answerLoss(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const isNew = reading.intent === 'loss';
  if (reading.intent === 'joy') state.joyFor = joyTurns;
  const isDeath = death[reading.language].test(reading.normal);
  if (isNew || isDeath)
    state.griefFor = Math.max(state.griefFor, griefTurns[isDeath ? 'death' : 'other']);
  if (state.griefFor === 0 || (!isNew && reading.intent === 'joy')) return null;
  const opening = reflection(moment) ?? sayLine(moment, 'loss_bare');
  const asks = state.quietFor === 0 && state.turn % 4 === 3;
  const tells =
    isDeath &&
    isNew &&
    moment.words.people.length === 1 &&
    reading.words.length <= mentionWordsMax &&
    state.quietFor === 0;
  const more = [...(tells ? ['tell_of'] : []), ...(asks ? ['grief_ask'] : []), 'stay_with'];
  return draft(moment, 'grief', joined(moment, opening, sayLine(moment, ...more)));
}

/** After “just listen” the guide says back what it hears, and asks nothing. */
function answerQuietly(moment: Moment): Draft | null {
  if (moment.state.quietFor === 0) return null;
  const said = reflection(moment);
  return draft(
    moment,
    'quiet',
    joined(moment, said, said && moment.state.turn % 2 ? null : sayLine(moment, 'stay_with')),
  );
}

function answerChoice(moment: Moment): Draft | null {
  const { reading, slots, state } = moment;
  if (reading.intent !== 'choice') return null;
  const dilemma = dilemmaIn(reading.text, reading.language);
  if (!dilemma) return null;
  state.dilemma = dilemma;
  slots.a = quoted(dilemma.a, reading.language);
  slots.b = quoted(dilemma.b, reading.language);
  const said = sayLine(moment, 'dilemma');
  return said && draft(moment, 'choice', joined(moment, said));
}

/** In Expand a card may show what another question would not; it is offered seldom. */
function offerOtherLook(moment: Moment): Draft | null {
  const { state } = moment;
  if (state.stage !== 'ED' || state.stageTurns !== 1 || state.joyFor > 0) return null;
  return state.turn - state.cardOfferedAt > turnsBetweenCards ? offerCard(moment) : null;
}

/** Now and then an answer without a question, so that the chat is no questionnaire. */
function answerWithoutQuestion(moment: Moment): Draft | null {
  const { state } = moment;
  if (state.questionsInARow < questionsInARowMax || state.stage === 'DG') return null;
  const opening = reflection(moment);
  const said = joined(moment, opening, sayLine(moment, 'go_on'));
  return said.text === '' ? null : draft(moment, 'listen:still', said);
}
