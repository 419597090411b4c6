import { commitmentIn } from './commitment.ts';
import { dayIn, dueIn, fullDay, withStep } from './direct-answers.ts';
import { draft } from './draft.ts';
import { joined, type Said, sayLine, wordCount } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { insightIn } from './insight.ts';
import { quoted } from './quotes.ts';
import type { Reading } from './reading.ts';
import { kindOfStep } from './step-kinds.ts';
import { stepTitle } from './step-title.ts';

const bareDayWordsMax = 9;
const darkFeelingMin = 3;
/** The person says what they will do: the guide offers to note it, or asks for its day. No stage moves. */
export function answerCommitment(moment: Moment): Draft | null {
  const { reading, state } = moment;
  if (reading.intent !== 'commitment' || isDark(moment)) return null;
  const title = stepTitle(moment) ?? commitmentIn(reading.text, reading.language, true);
  if (title === null) return null;
  state.griefFor = 0;
  const day = dueIn(moment);
  return day === null ? askDay(moment, title) : propose(moment, 'propose', title, day);
}

/** A day and no more, right after something that the person has to, wants to or may do. */
export function answerBareDay(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { offer, possibleStep } = state;
  const isBare =
    reading.words.length <= bareDayWordsMax / 2 ||
    (reading.words.length <= bareDayWordsMax && moment.words.mirrors.length === 0);
  if (offer || possibleStep?.turn !== state.turn - 1 || !isBare) return null;
  const day = dayIn(moment);
  return day === null ? null : propose(moment, 'propose', possibleStep.title, day);
}

/** The meaning of a yes, a no or a day after a step was offered, or its day asked for. */
export function answerOpenStep(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { offer } = state;
  if (offer?.kind !== 'action' && offer?.kind !== 'date') return null;
  const { title } = offer;
  const day = dueIn(moment);
  if (
    offer.kind === 'action' &&
    (reading.intent === 'agreement' || asksToSave(reading)) &&
    (day === null || day === offer.dueOn)
  )
    return keep(moment, title, offer.dueOn);
  if (reading.says('another_day')) return askDay(moment, title);
  if (reading.intent === 'decline' || reading.intent === 'refusal' || reading.says('no'))
    return draft(
      moment,
      'step_declined',
      joined(moment, sayLine(moment, 'step_declined', 'stay_with')),
    );
  if (day !== null && reading.words.length <= bareDayWordsMax)
    return reading.intent === 'agreement'
      ? keep(moment, title, day)
      : propose(moment, offer.kind === 'action' ? 'redate' : 'date', title, day);
  // A date that comes with more words, after the guide asked for it.
  if (offer.kind === 'date' && day !== null && reading.intent !== 'commitment')
    return propose(moment, 'date', title, day);
  return null;
}

const save = {
  en: / (?:write|note|put|save|keep|jot|add) (?:it|that|this)(?: down)? /u,
  he: / (?:לרשום|תרשום|תרשמי|לשמור|תשמור|תשמרי|תכתוב|תכתבי|מבחינתי (?:בסדר|כן|סבבה)) /u,
};

function asksToSave({ normal, words, language }: Reading): boolean {
  return (
    words.length <= bareDayWordsMax / 2 &&
    !/ (?:don't|dont|not|no|לא|אל) /u.test(normal) &&
    save[language].test(normal)
  );
}

/** A step that was accepted with its button ends the chat at the next courtesy. */
export function closeAfterButton(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (!state.step || state.closed || !['thanks', 'agreement', 'goodbye'].includes(reading.intent))
    return null;
  return close(moment, sayLine(withStep(moment), 'close_step'));
}

/** Their own words, but for the day: emphasised, because a quotation would have to be whole. */
export function emphasised(title: string): string {
  return `**\u2068${title.replaceAll('*', '')}\u2069**`;
}

function isDark({ reading }: Moment): boolean {
  const [strongest] = reading.feelings;
  return strongest?.feeling.valence === '-' && strongest.intensity >= darkFeelingMin;
}

function propose(moment: Moment, name: string, title: string, dueOn: string): Draft {
  const { slots, reading, keepsActions } = moment;
  slots.action = emphasised(title);
  slots.date = fullDay(dueOn, reading.language);
  const pools = keepsActions
    ? ['step_propose', 'propose', 'propose_bare']
    : ['propose_spoken', 'propose_bare'];
  return draft(moment, name, joined(moment, sayLine(moment, ...pools)), {
    offer: { kind: 'action', title, dueOn },
    proposals: [{ kind: 'action', payload: { title, due_on: dueOn } }],
    suggestions: ['yes', 'another_day', 'not_now'],
  });
}

/** A step without a day, for which the guide asks. */
export function askDay(moment: Moment, title: string): Draft {
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

function keep(moment: Moment, title: string, dueOn: string): Draft {
  const { state, keepsActions } = moment;
  state.step = { title: emphasised(title), dueOn };
  const said = sayLine(withStep(moment), keepsActions ? 'step_noted' : 'step_held', 'close_step');
  const { text, lines, proposals, asks } = close(moment, said);
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

/** The end of a chat that came to a step: the step with its day, what was understood, one “if … then …”. */
function close(moment: Moment, ofStep: Said | null): Draft {
  const { state } = moment;
  state.closed = true;
  state.turnsSinceClose = 0;
  const insight = insightIn(state, state.step?.title ?? '');
  const inSlots = withStep({
    ...moment,
    slots: { q: insight === null ? undefined : quoted(insight, state.language) },
  });
  const ifThen = ifThenOf(moment);
  const end = sayLine(moment, 'close_end');
  const ofInsight = insight === null ? null : sayLine(inSlots, 'close_insight');
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
    proposals: insight === null ? [] : [{ kind: 'insight', payload: { text: insight } }],
  });
}

/** One “if … then …”: of the obstacle that the person named, else of the kind of their step. */
function ifThenOf(moment: Moment): Said | null {
  const { state } = moment;
  const { language } = state;
  const kind = kindOfStep(state.step?.title ?? '', language);
  const obstacle = state.obstacle[language];
  const trouble = state.aims[language].find((aim) => aim.kind === 'trouble' || aim.kind === 'fear');
  const way = obstacle && sayLine(moment, `then_${kind}`, 'then_any');
  if (obstacle && way) {
    const slots = {
      o: obstacle.clause ?? undefined,
      q: obstacle.quote,
      n: way.text.charAt(0).toLowerCase() + way.text.slice(1),
    };
    const said = sayLine({ ...moment, slots }, obstacle.clause ? 'if_named' : 'if_quoted');
    if (said) return { ...said, lines: [...said.lines, ...way.lines] };
  }
  const inSlots = { ...moment, slots: { v: trouble?.text } };
  return sayLine(inSlots, 'if_then', `if_then_${kind}`, 'if_then_any');
}
