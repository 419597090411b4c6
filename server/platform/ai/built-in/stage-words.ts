import { script } from '#content/guide/script.ts';
import { moveTo } from './chat-state.ts';
import { agreesTo } from './consent.ts';
import { draft } from './draft.ts';
import { joined, type Said, sayLine } from './lines.ts';
import type { Draft, Moment } from './moment.ts';
import { ask } from './questions.ts';
import { type Reading, readingOf } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { enterStage } from './stage-offers.ts';
import {
  asksMeaning,
  asksThat,
  disagrees,
  stageIn,
  stageWanted,
  unknownTaken,
} from './stage-signs.ts';

/** A move is taken back this many turns after it. */
const undoTurnsMax = 3;
/** Stages in the person’s words: asked after, refused after a move, or wanted. None of it is a feeling or a step. */
export function answerStageWords(moment: Moment): Draft | null {
  return answerStageAsked(moment) ?? undoStage(moment) ?? enterWanted(moment);
}

function answerStageAsked(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language } = reading;
  const sentences = sentencesOf(reading.text, language);
  const stage = sentences.map(({ normal }) => stageIn(asksMeaning[language], normal));
  const isOffered =
    state.offer?.kind === 'stage' &&
    (takesUnknown(reading) || sentences.some(({ normal }) => asksThat[language].test(normal)));
  const offered = isOffered && state.offer?.kind === 'stage' ? state.offer.stage : null;
  const asked = stage.find((one) => one !== null) ?? offered;
  if (!asked) return null;
  const said = sayLine(moment, `stage_means_${asked}`, 'about_stages', 'stage_means_again');
  if (state.offer?.kind === 'stage' && takesUnknown(reading))
    return withBefore(moment, said, enterStage(moment, 'moved', state.offer.stage));
  const begins = asked === 'PS' ? null : sayLine(moment, 'stage_begins');
  return (
    said &&
    draft(moment, 'answer:about_guide', joined(moment, said, begins), { offer: state.offer })
  );
}

const takenWordsMax = 12;

/** “No idea what that is, but sure”, “what’s Expand? Ok, let’s go”. */
function takesUnknown({ text, normal, language, words }: Reading): boolean {
  // A longer message is a story, whatever its last word.
  if (words.length > takenWordsMax) return false;
  const parts = sentencesOf(text, language);
  const [last] = parts.slice(1).slice(-1);
  return (
    unknownTaken[language].test(normal) ||
    (last !== undefined && agreesTo(readingOf(last.text, language)))
  );
}

function withBefore(moment: Moment, before: Said | null, after: Draft): Draft {
  const { text, lines } = joined(moment, before, after);
  return { ...after, text, lines };
}

/** “I didn’t agree”: the stage before comes back. */
function undoStage(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const { language } = reading;
  const objects = sentencesOf(reading.text, language).some(({ normal }) =>
    disagrees[language].test(normal),
  );
  if (!objects) return null;
  const { leftStage } = state;
  const isMoved = leftStage !== null && state.turn - leftStage.turn <= undoTurnsMax;
  if (!isMoved && state.offer?.kind !== 'stage') return null;
  if (isMoved) moveTo(state, leftStage.stage);
  state.leftStage = null;
  state.offeredAt = state.turn;
  const a = script.stages[state.stage][language];
  const inSlots = { ...moment, slots: { ...moment.slots, a } };
  const said = isMoved ? sayLine(inSlots, 'stage_undone') : sayLine(moment, 'stage_declined');
  const isStill = state.griefFor > 0 || state.quietFor > 0;
  const more = isStill ? sayLine(moment, 'stay_with') : ask(moment, { recalls: true });
  return draft(moment, isMoved ? 'stage_undone' : 'stage_declined', joined(moment, said, more));
}

function enterWanted(moment: Moment): Draft | null {
  const { state, reading } = moment;
  const stage = stageWanted(reading.text, reading.language, state.stage);
  if (stage === null) return null;
  const isOffered = state.offer?.kind === 'stage' && state.offer.stage === stage;
  return enterStage(moment, isOffered ? 'moved' : 'stage_named', stage);
}
