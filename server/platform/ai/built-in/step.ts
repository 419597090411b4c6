import { moveTo } from './chat-state.ts';
import { commitmentIn } from './commitment.ts';
import { dayLabel, dayNamedIn } from './dates.ts';
import { draft } from './draft.ts';
import { quoted } from './fragments.ts';
import { say } from './lines.ts';
import type { Draft, Moment } from './moment.ts';

const bareAnswerWordsMax = 7;
const darkFeelingMin = 2;

/** A commitment to a step leads straight to Doing, from any stage; with a day it is proposed. */
export function answerCommitment(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const day = dayIn(moment);
  const weakCounts = state.stage === 'DG' || (state.stage === 'FC' && day !== null);
  const title = commitmentIn(reading.text, reading.language, weakCounts);
  if (title === null || !isMeantAsStep(moment, day !== null)) return null;
  if (state.stage !== 'DG') moveTo(state, 'DG');
  return day === null ? askDay(moment, title) : propose(moment, 'propose', title, day);
}

/** The meaning of a bare yes, no or day after a step was proposed or the guide asked for its day. */
export function answerOpenStep(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { offer } = state;
  if (offer?.kind !== 'action' && offer?.kind !== 'date') return null;
  const { title } = offer;
  if (offer.kind === 'action' && reading.says('yes')) return keep(moment, title, offer.dueOn);
  if (reading.says('no'))
    return draft(moment, 'declined', say(moment, 'action_declined', 'propose_blank'));
  if (reading.says('another_day')) return askDay(moment, title);
  const day = dayIn(moment);
  if (day === null || reading.words.length > bareAnswerWordsMax) return null;
  return propose(moment, offer.kind === 'action' ? 'redate' : 'date', title, day);
}

/**
 * Before Doing a plain future tense may be a fear or a fact: it counts as a step only with a day and a calm
 * message.
 */
function isMeantAsStep({ state, reading }: Moment, hasDay: boolean): boolean {
  if (state.stage === 'DG') return true;
  const isDark = reading.feelings.some(
    ({ feeling, intensity }) => feeling.valence === '-' && intensity >= darkFeelingMin,
  );
  return !isDark && (hasDay || state.stage !== 'PS');
}

function propose(moment: Moment, rule: string, title: string, dueOn: string): Draft {
  const { slots, reading, at, person, keepsActions } = moment;
  slots.action = quoted(title, reading.language);
  slots.date = dayLabel(dueOn, at, person.timezone, reading.language);
  return draft(moment, rule, say(moment, keepsActions ? 'propose' : 'propose_spoken'), {
    offer: { kind: 'action', title, dueOn },
    proposals: [{ kind: 'action', payload: { title, due_on: dueOn } }],
    suggestions: ['yes', 'another_day', 'not_now'],
  });
}

function askDay(moment: Moment, title: string): Draft {
  moment.slots.action = quoted(title, moment.reading.language);
  return draft(moment, 'propose_nodate', say(moment, 'propose_nodate'), {
    offer: { kind: 'date', title },
    proposals: [{ kind: 'action', payload: { title, due_on: null } }],
    suggestions: ['today', 'tomorrow', 'weekend'],
  });
}

function keep(moment: Moment, title: string, dueOn: string): Draft {
  const { state, slots, reading, keepsActions } = moment;
  state.savedAction = quoted(title, reading.language);
  slots.action = state.savedAction;
  state.closed = state.stage === 'DG';
  const kept = keepsActions ? 'action_saved' : 'action_spoken';
  const said = say(moment, kept, state.closed ? 'close_done' : `ask.${state.stage}`);
  return draft(moment, 'saved', said, {
    accepted: { kind: 'action', payload: { title, due_on: dueOn } },
  });
}

function dayIn({ reading, at, person }: Moment): string | null {
  return dayNamedIn(reading.normal, reading.language, at, person.timezone)?.dueOn ?? null;
}
