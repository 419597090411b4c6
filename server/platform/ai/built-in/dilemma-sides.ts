import { dilemmaIn } from './dilemma.ts';
import { type Said, sayLine } from './lines.ts';
import type { Moment } from './moment.ts';
import { quoted } from './quotes.ts';

/** Both sides of a choice that a message names; null where it names none. */
export function sidesOf(moment: Moment): Said | null {
  const { reading, slots, state } = moment;
  const dilemma = dilemmaIn(reading.text, reading.language);
  if (!dilemma) return null;
  state.dilemma = dilemma;
  slots.a = quoted(dilemma.a, reading.language);
  slots.b = quoted(dilemma.b, reading.language);
  return sayLine(moment, 'dilemma');
}
