import { script } from '#content/guide/script.ts';
import { moveTo } from './chat-state.ts';
import { withHelp } from './crisis.ts';
import { draft } from './draft.ts';
import type { Draft, Moment } from './moment.ts';

const calmMessages = 3;
/** Names the help lines again; the one text that may come more than once. */
const helpFollowup = 'crisis.followup.2';

const { replies, care_end: careEnd, followup, safe_words: safeWords } = script.crisis;

/** Danger stops everything else: the fixed caring text, and care until it is calm again. */
export function answerDanger(moment: Moment): Draft | null {
  const { reading, state, person } = moment;
  const kind = reading.danger;
  if (!kind) return null;
  state.careLeft = calmMessages;
  const text = withHelp(replies[kind.reply], person, reading.language);
  return draft(moment, `crisis:${kind.id}`, { text, lines: [kind.reply] }, { crisis: kind.id });
}

/** After danger: no cards, stages or actions until the person says they are safe or writes calmly for a while. */
export function answerInCare(moment: Moment): Draft | null {
  const { reading, state, person } = moment;
  if (state.careLeft === 0) return null;
  state.careLeft--;
  const isSafe = safeWords[reading.language].some((words) => reading.normal.includes(` ${words} `));
  if (isSafe || state.careLeft === 0) {
    state.careLeft = 0;
    moveTo(state, 'PS');
    return draft(moment, 'care.end', {
      text: careEnd[reading.language],
      lines: ['crisis.care_end'],
    });
  }
  const fresh = followup.find(({ id }) => !state.used.has(id) && !moment.avoid.has(id));
  const line = fresh ?? followup.find(({ id }) => id === helpFollowup);
  state.used.add(line?.id ?? helpFollowup);
  return draft(moment, 'care', {
    text: withHelp(line, person, reading.language),
    lines: [line?.id ?? helpFollowup],
  });
}
