import { script } from '#content/guide/script.ts';
import { moveTo } from './chat-state.ts';
import { withHelp } from './crisis.ts';
import { draft } from './draft.ts';
import type { Draft, Moment } from './moment.ts';

const calmMessages = 3;
/** The follow-up that repeats the help lines; the only text that may repeat. */
const helpFollowup = 'crisis.followup.2';

const { replies, care_end: careEnd, followup, safe_words: safeWords } = script.crisis;

/** Danger interrupts everything else: a fixed caring text, and care mode until the chat is calm again. */
export function answerDanger(moment: Moment): Draft | null {
  const { reading, state, person } = moment;
  const kind = reading.danger;
  if (!kind) return null;
  state.careLeft = calmMessages;
  const text = withHelp(replies[kind.reply], person, reading.language);
  return draft(moment, `crisis:${kind.id}`, { text, lines: [kind.reply] }, { crisis: kind.id });
}

/**
 * After danger: no cards, stages or actions until the person says that they are safe, or has written calmly for
 * a while. Only a person who says so is answered as safe.
 */
export function answerInCare(moment: Moment): Draft | null {
  const { reading, state, person } = moment;
  if (state.careLeft === 0) return null;
  state.careLeft--;
  const isSafe = safeWords[reading.language].some((words) => reading.normal.includes(` ${words} `));
  if (isSafe) state.careLeft = 0;
  if (state.careLeft === 0) moveTo(state, 'PS');
  if (isSafe) {
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
