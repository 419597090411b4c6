import { answerAfterStep } from './after-step.ts';
import { answerCourtesy } from './courtesies.ts';
import { answerAsked } from './asked.ts';
import { answerBoredIdea } from './boredom.ts';
import { answerInGrief } from './grief-questions.ts';
import { answerHarshWords } from './harsh-words.ts';
import { answerOfHealth } from './health-questions.ts';
import { answerSelfDoubt } from './self-doubt.ts';
import { answerAskedObstacle } from './asked-obstacle.ts';
import { offerInMood } from './exercise-moods.ts';
import { answerExerciseWanted, answerOfferedExercise, offerExercise } from './exercise-offers.ts';
import { answerCardSeen, answerLaidCard } from './deal.ts';
import { answerQuestion } from './direct-answers.ts';
import { answerFoundWords } from './found-words.ts';
import { answerFriction } from './friction.ts';
import { answerOwnPhrase } from './explained-words.ts';
import { closeAfterButton } from './ending.ts';
import { answerGoesOn } from './goes-on.ts';
import { answerIdea } from './idea-answer.ts';
import { answerInJoy } from './joy-questions.ts';
import { answerRemark } from './known-answers.ts';
import { answerPlainForm, answerPlainly, listeningRules, stayInMourning } from './listening.ts';
import { type Draft, type Moment } from './moment.ts';
import { answerLastStep } from './last-step.ts';
import { answerNotedStep } from './noted-step.ts';
import { answerReworded } from './reworded-step.ts';
import { answerAboutPicture } from './picture.ts';
import { answerExercise } from './open-exercise.ts';
import { answerOpenStep } from './open-step.ts';
import { answerParting } from './parting.ts';
import { answerBesideProtest, answerProtest } from './protest-answers.ts';
import { answerPressed } from './pressed.ts';
import { answerOfferedNote, answerRemember } from './remember.ts';
import { answerOptionAsked } from './option-asked.ts';
import { answerOwnHow } from './own-questions.ts';
import { answerDenied, answerRepair } from './repairs.ts';
import { answerSaidBefore } from './said-before.ts';
import { answerStepOrder } from './step-orders.ts';
import { answerAskedStep, answerStepWanted } from './wanted-step.ts';
import { answerWhoHelps } from './who-helps.ts';
import { answerWornOut } from './worn-out.ts';
import { answerOfferedStage } from './stage-offers.ts';
import { answerStageWords } from './stage-words.ts';
import { answerCommand } from './steering.ts';
import { answerBareDay, answerCommitment, answerLateYes } from './step.ts';

/** The order of what a message may be: an answer to what was offered, a command, a question, and only then a story. */
const rules: ((moment: Moment) => Draft | null)[] = [
  answerGoesOn,
  answerAboutPicture,
  answerLaidCard,
  answerExercise,
  answerPressed,
  answerLastStep,
  answerReworded,
  answerFoundWords,
  answerStepOrder,
  answerStageWords,
  answerOwnPhrase,
  answerOfHealth,
  answerWhoHelps,
  answerAskedObstacle,
  answerAfterStep,
  answerNotedStep,
  answerExerciseWanted,
  answerInGrief,
  answerInJoy,
  answerBoredIdea,
  answerSelfDoubt,
  answerOptionAsked,
  answerOwnHow,
  answerAsked,
  answerSaidBefore,
  answerProtest,
  answerOpenStep,
  answerStepWanted,
  answerAskedStep,
  answerOfferedStage,
  answerOfferedExercise,
  answerOfferedNote,
  answerRepair,
  answerCommand,
  answerIdea,
  answerRemember,
  answerQuestion,
  answerBesideProtest,
  answerDenied,
  answerWornOut,
  answerFriction,
  answerCommitment,
  answerBareDay,
  answerLateYes,
  closeAfterButton,
  answerParting,
  answerHarshWords,
  offerInMood,
  stayInMourning,
  answerPlainForm,
  offerExercise,
  answerRemark,
  answerCourtesy,
  answerCardSeen,
  ...listeningRules,
];

/** The answer of the first rule that has one. */
export function draftFor(moment: Moment): Draft {
  for (const rule of rules) {
    const draft = rule(moment);
    if (draft && draft.text !== '') return draft;
  }
  return answerPlainly(moment);
}
