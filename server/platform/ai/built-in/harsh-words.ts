import { dangerIn } from '../safety/danger.ts';
import { draft } from './draft.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';

/**
 * Words of death or harm that were meant otherwise, as the person has said: they are never said back, as a wish or as a
 * fact. Whether they are danger is decided before the guide reads them.
 */
export function answerHarshWords(moment: Moment): Draft | null {
  const { reading } = moment;
  const found = reading.isContent ? dangerIn(reading.text) : null;
  const isHarsh =
    found?.kind === 'self_harm' || (found?.kind === 'violence' && found.who === 'other');
  if (!found || found.clarity === 0 || !isHarsh) return null;
  const said = sayLine(moment, 'meant_otherwise');
  return said && draft(moment, 'listen:harsh', joined(moment, said));
}
