import type { Stage } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { moveTo, nextCardType } from './chat-state.ts';
import { deal } from './deal.ts';
import { draft } from './draft.ts';
import { say } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { questionsToGuide } from './patterns.ts';
import { cardTypeNamed, isUnreadable, stageNamed } from './reading.ts';
import { answerOpenStep } from './step.ts';

type Rule = (moment: Moment) => Draft | null;

/** Messages that steer the chat; the first matching rule answers. */
export const steeringRules: Rule[] = [
  answerOtherLanguage,
  answerUnreadable,
  answerQuestionToGuide,
  ...['repair', 'complaint', 'offscope'].map((name) => ruleOf(name, name)),
  answerGoodbye,
  answerOpenStep,
  answerOfferedStage,
  answerCardDeclined,
  answerCardRequest,
  answerNamedStage,
  answerMoveOn,
  answerBack,
  answerStay,
  ruleOf('thanks', 'thanks'),
  ruleOf('greeting', 'greet'),
];

/** The wait begins again, and the next offer comes later. */
export function stayInStage(moment: Moment, body: string): Draft {
  moment.state.stageTurns = 0;
  moment.state.stays++;
  return draft(moment, 'stay', say(moment, 'stay', body));
}

function ruleOf(pattern: string, pool: string): Rule {
  return (moment) =>
    moment.reading.says(pattern) ? draft(moment, pattern, say(moment, pool)) : null;
}

function answerOtherLanguage(moment: Moment): Draft | null {
  return moment.reading.script === null
    ? draft(moment, 'other_language', say(moment, 'other_language'))
    : null;
}

function answerUnreadable(moment: Moment): Draft | null {
  return isUnreadable(moment.reading) ? draft(moment, 'unclear', say(moment, 'unclear')) : null;
}

/** The guide says that it is built in as often as it is asked, whatever lines were used. */
function answerQuestionToGuide(moment: Moment): Draft | null {
  const { reading, state, slots } = moment;
  const name = questionsToGuide.find((pattern) => reading.says(pattern));
  if (name === undefined) return null;
  if (name === 'about.identity') slots.count = String(++state.identityAnswers);
  return draft(moment, name, say(moment, name, `ask.${state.stage}`));
}

function answerGoodbye(moment: Moment): Draft | null {
  if (!moment.reading.says('bye')) return null;
  return draft(
    moment,
    'bye',
    say(moment, moment.state.savedAction === null ? 'close_early' : 'close_done'),
  );
}

function answerOfferedStage(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (state.offer?.kind !== 'stage') return null;
  const { next } = script.policy.stages[state.stage];
  if (next && (reading.says('yes') || isNameOf(next, moment))) return enter(moment, 'moved', next);
  return reading.says('no') ? stayInStage(moment, `ask.${state.stage}`) : null;
}

function answerCardDeclined(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (state.offer?.kind !== 'card' || !reading.says('no')) return null;
  return draft(moment, 'card_declined', say(moment, 'ack', `ask.${state.stage}`));
}

function answerCardRequest(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const type = cardTypeNamed(reading);
  const { offer } = state;
  const takesOffer = offer?.kind === 'card' && (reading.says('yes') || type !== null);
  const wantsAnother = offer?.kind === 'dealt' && reading.says('card_again');
  if (!reading.says('card') && !takesOffer && !wantsAnother) return null;
  return deal(moment, type ?? nextCardType(state));
}

function answerNamedStage(moment: Moment): Draft | null {
  const stage = stageNamed(moment.reading);
  if (stage === null) return null;
  moveTo(moment.state, stage);
  return draft(moment, 'stage_named', say(moment, `to.${stage}`, `ask.${stage}`));
}

function answerMoveOn(moment: Moment): Draft | null {
  if (!moment.reading.says('move_on')) return null;
  const { next } = script.policy.stages[moment.state.stage];
  return next
    ? enter(moment, 'move_on', next)
    : draft(moment, 'move_on', say(moment, 'close_done'));
}

function answerBack(moment: Moment): Draft | null {
  if (!moment.reading.says('back')) return null;
  moveTo(moment.state, 'PS');
  return draft(moment, 'back', say(moment, 'to.PS', 'ask.PS'));
}

function answerStay(moment: Moment): Draft | null {
  return moment.reading.says('stay') ? stayInStage(moment, `angle.${moment.state.stage}`) : null;
}

function enter(moment: Moment, rule: string, stage: Stage): Draft {
  moveTo(moment.state, stage);
  return draft(moment, rule, say(moment, `to.${stage}`, `topic_ask|ask.${stage}`));
}

function isNameOf(stage: Stage, { reading }: Moment): boolean {
  return Object.values(script.stages[stage]).some(
    (name) => typeof name === 'string' && reading.normal === ` ${name.toLowerCase()} `,
  );
}
