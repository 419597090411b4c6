import { areClean } from './clean-ways.ts';
import { dilemmaIn } from './dilemma.ts';
import { type Said, sayLine } from './lines.ts';
import type { Moment, Slots } from './moment.ts';
import { quoted } from './quotes.ts';

/** A choice that the person named so many messages ago is still the one they ask about. */
const recentMax = 2;

/** Both sides of a choice that a message names; null where it names none. */
export function sidesOf(moment: Moment): Said | null {
  const { reading, slots, state } = moment;
  const dilemma = dilemmaIn(reading.text, reading.language);
  if (!dilemma || !areClean(dilemma, reading.language)) return null;
  state.dilemma = dilemma;
  slots.a = quoted(dilemma.a, reading.language);
  slots.b = quoted(dilemma.b, reading.language);
  return sayLine(moment, 'dilemma');
}

/** Both sides of the choice in this message, or in one right before it. */
export function bothSidesIn({ reading, state }: Moment): Pick<Slots, 'a' | 'b'> | null {
  const { text, language } = reading;
  for (const one of [text, ...state.said.slice(-recentMax).toReversed()]) {
    const dilemma = dilemmaIn(one, language);
    if (!dilemma || !areClean(dilemma, language)) continue;
    state.dilemma = dilemma;
    return { a: quoted(dilemma.a, language), b: quoted(dilemma.b, language) };
  }
  return null;
}
