import { asksIfSilly } from '#content/guide/asked.ts';
import { askForObstacle, ifThenWith, readyPlan } from './asked-obstacle.ts';
import { wasGlad } from './chat-state.ts';
import { draft } from './draft.ts';
import { isMourning } from './grief.ts';
import { insightIn } from './insight.ts';
import { isLeaving, saysThanks } from './leaving.ts';
import { joined, type Said, sayLine, wordCount } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { withStep } from './own-answers.ts';
import { quoted } from './quotes.ts';
import { sentencesOf } from './sentences.ts';
import { kindOfStep } from './step-kinds.ts';
import { emphasised } from './step-title.ts';

/** A step that was accepted with its button ends the chat at the next courtesy, also with more beside it. */
export function closeAfterButton(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (!state.step || state.closed || reading.text.includes('?')) return null;
  const isCourtesy =
    ['thanks', 'agreement', 'goodbye'].includes(reading.intent) || isLeaving(reading);
  return isCourtesy || isThanksWithMore(moment) ? closeWithStep(moment) : null;
}

/** “Thanks. My stomach is in knots, but at least I know what to say” ends with thanks, and asks for nothing. */
function isThanksWithMore({ reading: { intent, words, normal, language } }: Moment): boolean {
  const isTold = intent === 'story' || intent === 'joy' || intent === 'feeling';
  const isShort = words.length <= thanksWordsMax;
  return isTold && isShort && saysThanks(normal, language);
}
const thanksWordsMax = 40;

/** The end of a chat whose step the person accepted with its button: nothing is asked any more. */
export function closeWithStep(moment: Moment): Draft {
  return close(moment, sayLine(withStep(moment), 'close_step'), false);
}

/** The person has agreed to the step, which ends the chat. */
export function keep(moment: Moment, title: string, dueOn: string): Draft {
  const { state, keepsActions } = moment;
  state.step = { title: emphasised(title), dueOn };
  const said = sayLine(withStep(moment), keepsActions ? 'step_noted' : 'step_held', 'close_step');
  // A call, a talk or a letter has the usual plan; of another step the guide asks what may get in the way.
  // Good news that is celebrated has nothing in its way.
  const asksForPlan = kindOfStep(title, state.language) === 'any' && !wasGlad(state);
  const { text, lines, proposals, asks } = close(
    moment,
    joined(moment, answerBeside(moment), said),
    asksForPlan,
  );
  return draft(
    moment,
    'saved',
    { text, lines, asks },
    {
      accepted: { kind: 'action', payload: { title, due_on: dueOn } },
      proposals,
    },
  );
}

/** “Yes. Is that a cop-out?”: a question beside the yes is not passed by. */
function answerBeside(moment: Moment): Said | null {
  const { reading } = moment;
  const asked = sentencesOf(reading.text, reading.language).find((one) => one.text.includes('?'));
  if (!asked || asked.wordCount < questionWordsMin) return null;
  const isDoubt = asksIfSilly[reading.language].test(asked.normal);
  return sayLine(moment, isDoubt ? 'not_silly' : 'question_waits');
}
const questionWordsMin = 3;

/** The end of a chat that came to a step: the step with its day, what was understood, one “if … then …”. */
function close(moment: Moment, ofStep: Said | null, mayAsk: boolean): Draft {
  const { state, reading } = moment;
  state.closed = true;
  state.turnsSinceClose = 0;
  const insight = insightIn(state, state.step?.title ?? '');
  // A step that is noted once more with another day brings no insight twice.
  const isNew = insight !== null && !state.used.has(`insight:${insight}`);
  if (isNew) {
    state.used.add(`insight:${insight}`);
    state.sentence = insight;
  }
  const quote = isNew ? quoted(insight, state.language) : undefined;
  const ofInsight =
    quote === undefined
      ? null
      : sayLine(withStep({ ...moment, slots: { q: quote } }), 'close_insight');
  const leaves = reading.intent === 'goodbye' || isLeaving(reading) || isThanksWithMore(moment);
  state.awaitsInsight = insight === null && moment.keepsActions && !leaves;
  const asksForPlan = mayAsk && !leaves;
  const ifThen = state.hasIfThen ? null : ifThenOf(moment, asksForPlan);
  const end =
    ifThen || state.hasIfThen || !asksForPlan
      ? sayLine(moment, state.awaitsInsight ? 'close_alone' : 'close_end')
      : askForObstacle(moment);
  state.hasIfThen = false;
  const isShort = (...parts: (Said | null)[]) =>
    parts.reduce((sum, part) => sum + wordCount(part?.text ?? ''), 0) <= moment.wordsMax;
  // An insight that is too long for the reply stands below it alone.
  const shown = isShort(ofStep, ofInsight, ifThen) ? ofInsight : null;
  const said = joined(
    moment,
    ofStep,
    shown,
    ifThen,
    isShort(ofStep, shown, ifThen, end) ? end : null,
  );
  return draft(moment, 'close', said, {
    proposals: isNew ? [{ kind: 'insight', payload: { text: insight } }] : [],
  });
}

/** One “if … then …”: of the obstacle that the person named, else of what usually comes between with such a step. */
function ifThenOf(moment: Moment, mayAsk: boolean): Said | null {
  const { language, obstacle } = moment.state;
  const named = obstacle[language];
  if (named) return ifThenWith(moment, named);
  // Beside a death nothing is planned around.
  if (mayAsk || isMourning(moment.state)) return null;
  return readyPlan(moment);
}
