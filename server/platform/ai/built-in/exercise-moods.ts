import { exercises } from '#content/guide/exercises.ts';
import type { Mood } from '#content/guide/exercises/exercise.ts';
import { beganBored } from './boredom.ts';
import { isGladChat } from './exercise-fit.ts';
import { goesOnWriting, listened, offerAfter } from './exercise-offers.ts';
import { isMourning, saysDeath } from './grief.ts';
import type { Draft, Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { reflection } from './reflections.ts';
import { isHeavy } from './stage-offers.ts';

/** So many messages come before the offer: somebody who mourns is heard longer, from the message that names the death. */
const soonestTurns: Record<Mood, number> = { grief: 2, joy: 1, boredom: 1 };
/** Longer messages hold a story, and are heard first. */
const tellingWordsMax = 60;

/** The mood of the chat for which there are questions in an order. */
function moodOf(moment: Moment): Mood | null {
  const { state } = moment;
  if (isMourning(state)) return 'grief';
  if (state.joyFor > 0 && isGladChat(moment)) return 'joy';
  return beganBored(moment) && !isHeavy(moment) ? 'boredom' : null;
}

/** Offers once in a chat what suits grief, joy or boredom: lines to keep, the moment itself, something for this hour. */
export function offerInMood(moment: Moment): Draft | null {
  const { state, reading, protest, amongPeople } = moment;
  const mood = moodOf(moment);
  const fitting = exercises.filter(
    ({ key, mood: of }) => of === mood && !state.exercisesOffered.includes(key),
  );
  if (mood === null || fitting.length === 0 || turnsOf(moment, mood) < soonestTurns[mood])
    return null;
  if (amongPeople || protest || state.quietFor > 0 || state.closed || state.step || state.offer)
    return null;
  if (goesOnWriting(reading) || reading.text.trim().endsWith('?')) return null;
  if (!reading.isContent || reading.words.length > tellingWordsMax) return null;
  const mayFollow = listened.has(reading.intent) || ofMood[mood].has(reading.intent);
  // “Nothing on tv” said back is duller still.
  const opening = mood === 'boredom' ? null : reflection(moment);
  return mayFollow ? offerAfter(moment, opening, fitting) : null;
}
/** The number of messages since the mood is there. */
function turnsOf({ state }: Moment, mood: Mood): number {
  if (mood !== 'grief') return state.turn;
  const named = state.said.findIndex((text) => saysDeath(normalised(text), state.language));
  return named < 0 ? 0 : state.said.length - named;
}

const ofMood: Record<Mood, ReadonlySet<string>> = {
  grief: new Set(['loss', 'unclear']),
  joy: new Set(['joy', 'unclear']),
  boredom: new Set(['boredom', 'unclear']),
};
