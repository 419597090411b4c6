import { draft } from './draft.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { fullDay } from './own-answers.ts';
import { withHourOfToday } from './step-hour.ts';
import { emphasised, isDangling } from './step-title.ts';
import { weekdayOf, workdayInstead } from './step-workday.ts';

/** Offers to note a step with its day. */
export function propose(
  moment: Moment,
  name: string,
  named: string,
  dueOn: string,
  first: readonly string[] = [],
): Draft {
  if (isDangling(named, moment.reading.language)) return askWording(moment, dueOn, named);
  const workday = askWorkday(moment, named, dueOn);
  if (workday) return workday;
  const title = withHourOfToday(named, dueOn, moment);
  const { slots, reading, keepsActions } = moment;
  slots.action = emphasised(title);
  slots.date = fullDay(dueOn, reading.language);
  const pools = keepsActions
    ? [...first, 'step_propose', 'propose', 'propose_bare']
    : ['propose_spoken', 'propose_bare'];
  return draft(moment, name, joined(moment, sayLine(moment, ...pools)), {
    offer: { kind: 'action', title, dueOn },
    proposals: [{ kind: 'action', payload: { title, due_on: dueOn } }],
    suggestions: ['yes', 'another_day', 'not_now'],
  });
}

/** A step at work that falls on a free day: the guide asks once which day is meant. */
function askWorkday(moment: Moment, title: string, dueOn: string): Draft | null {
  const day = workdayInstead(moment, title, dueOn);
  if (day === null || moment.state.used.has(workdayAsked)) return null;
  const { language } = moment.reading;
  const slots = {
    ...moment.slots,
    action: emphasised(title),
    a: weekdayOf(dueOn, language),
    b: weekdayOf(day, language),
  };
  const said = sayLine({ ...moment, slots }, 'step_workday');
  if (!said) return null;
  moment.state.used.add(workdayAsked);
  return draft(moment, 'ask_workday', joined(moment, said), {
    offer: { kind: 'date', title },
    proposals: [{ kind: 'action', payload: { title, due_on: null } }],
  });
}
const workdayAsked = 'step:workday';

/** A step without a day, for which the guide asks. */
export function askDay(moment: Moment, title: string): Draft {
  if (isDangling(title, moment.reading.language)) return askWording(moment, null, title);
  moment.slots.action = emphasised(title);
  const said = joined(
    moment,
    sayLine(moment, 'step_when', 'propose_nodate', 'propose_nodate_bare'),
  );
  return draft(moment, 'ask_day', said, {
    offer: { kind: 'date', title },
    proposals: [{ kind: 'action', payload: { title, due_on: null } }],
    suggestions: ['today', 'tomorrow', 'weekend'],
  });
}

/** The guide asks how a step should read, where it can’t know. */
export function askWording(moment: Moment, dueOn: string | null, own: string | null = null): Draft {
  return draft(moment, 'ask_wording', joined(moment, sayLine(moment, 'step_wording')), {
    offer: { kind: 'wording', dueOn, own },
  });
}
