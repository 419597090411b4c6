import type { Stage } from '#contract/shapes.ts';
import { agreesTo } from './consent.ts';
import { closeWithStep } from './ending.ts';
import type { Draft, Moment } from './moment.ts';
import { enterStage, goesOn } from './stage-offers.ts';

/** The button with which the person accepted what the guide had just offered. */
export type Pressed = { kind: 'stage'; stage: Stage } | { kind: 'action' };

export function pressedOf(isKept: boolean, entered: Stage | null): Pressed | null {
  if (isKept) return { kind: 'action' };
  return entered && { kind: 'stage', stage: entered };
}

const yesWordsMax = 4;

/** The words of a button, or others that say yes once more: the guide goes on as after a yes in writing. */
export function answerPressed(moment: Moment): Draft | null {
  const { pressed, reading } = moment;
  if (!pressed || reading.words.length > yesWordsMax) return null;
  const isYes = agreesTo(reading) || goesOn[reading.language].test(reading.normal);
  if (!isYes) return null;
  return pressed.kind === 'stage'
    ? enterStage(moment, 'moved', pressed.stage)
    : closeWithStep(moment);
}
