import { careNote } from '#content/guide/safety-replies.ts';
import { draft } from './draft.ts';
import { joined, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { askAgain } from './open-exercise.ts';
import { askDay, propose } from './offered-step.ts';
import { ask } from './questions.ts';
import { normalised } from './normalise.ts';

const answers = new Set(Object.values(careNote.goOn).map(normalised));
const heavier = new Set(Object.values(careNote.heavier).map(normalised));

/** “No, go on” under the note of care declines nothing else: what was offered with it still stands. */
export function answerGoesOn(moment: Moment): Draft | null {
  const { state, reading } = moment;
  if (heavier.has(reading.normal)) return answerHeavier(moment);
  if (!answers.has(reading.normal)) return null;
  const { offer } = state;
  if (offer?.kind === 'action') return propose(moment, 'propose', offer.title, offer.dueOn);
  if (offer?.kind === 'date') return askDay(moment, offer.title);
  if (state.exercise) return askAgain(moment, state.exercise);
  const isQuiet = state.griefFor > 0 || state.quietFor > 0;
  const said = isQuiet ? sayLine(moment, 'stay_with') : ask(moment, { recalls: true });
  return draft(moment, 'goes_on', joined(moment, said), { offer });
}

/** “It is heavier”, and no danger: the guide stays there. */
function answerHeavier(moment: Moment): Draft {
  const said = sayLine(moment, 'heavier', 'go_on');
  moment.state.asked = { kind: 'plain' };
  return draft(moment, 'heavier', joined(moment, said));
}
