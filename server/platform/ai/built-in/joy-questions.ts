import { draft } from './draft.ts';
import { asksLeave, wondersIfNormal } from './grief-questions.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';

/** Beside good news “am I allowed to be this happy?” has an answer. */
export function answerInJoy(moment: Moment): Draft | null {
  const { reading, state } = moment;
  const { normal, language, text } = reading;
  if (state.joyFor === 0 || state.quietFor > 0 || !text.trim().endsWith('?')) return null;
  if (![asksLeave, wondersIfNormal].some((signs) => signs[language].test(normal))) return null;
  const said = sayLine(moment, 'joy_allowed');
  return said && draft(moment, 'answer:ask_advice', joined(moment, said));
}
