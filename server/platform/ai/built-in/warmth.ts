import { warmthsIn } from '#content/guide/warmth.ts';
import { joined, sayLine, wordCount } from './lines.ts';
import type { Draft, Moment } from './moment.ts';

/** Every reply with it would be a manner of speaking. */
const turnsBetween = 2;
/** Replies that listen; those that answer a question, a step or an exercise have their own beginning. */
const listens =
  /^(?:listen:(?:story|feeling|fear|wish|obligation)|remark:|offer_exercise|choice|quiet)/u;
/** Lines that are warm themselves. */
const isWarm =
  /^(?:exercise_warm|reflect_feeling|name_feeling|reflect_hurt|name_hurt|insulted|protest)/u;

/** Before the answer to something hard of the person’s own stands a sentence that meets it. */
export function withWarmth(moment: Moment, answered: Draft): Draft {
  const { state, reading, protest } = moment;
  const isLate = state.turn - state.warmAt > turnsBetween;
  const isHeard = listens.test(answered.rule) && !answered.lines.some((line) => isWarm.test(line));
  // Beside a death only what somebody says against themselves needs one more.
  const isOfGrief = answered.rule === 'grief';
  if (!isLate || !(isHeard || isOfGrief) || protest || state.joyFor > 0 || !reading.isContent)
    return answered;
  const wordsMax = moment.wordsMax - wordCount(answered.text);
  for (const { key } of warmthsIn(reading.normal, reading.language)) {
    if (isOfGrief && key !== 'reproach') continue;
    const said = sayLine({ ...moment, wordsMax }, `warm_${key}`);
    if (!said) continue;
    state.warmAt = state.turn;
    const { text, lines } = joined(moment, said, { ...answered, asks: false });
    return { ...answered, text, lines };
  }
  return answered;
}
