import { api } from '#contract/index.ts';
import {
  type RequestContext,
  type Route,
  serve,
  servePrepared,
} from '../../platform/http/serve.ts';
import { inTurn } from '../../platform/http/turns.ts';
import { pictureTurns } from '../media/pictures.ts';
import { askAboutImage, myAnalyses, withAskedPicture } from './analyses.ts';
import { catchUp } from './catch-up.ts';
import { decideProposal } from './proposals.ts';
import {
  continueAnswer,
  editMessage,
  regenerateAnswer,
  sendToGuide,
  withShownPicture,
} from './send.ts';
import { stopAnswer } from './stop-answer.ts';
import { translateMessage } from './translate.ts';

const hasPicture = ({ files }: RequestContext) => files['image'] !== undefined;

export const assistantRoutes: Route[] = [
  inTurn(servePrepared(api.messages.send, withShownPicture, sendToGuide), pictureTurns, hasPicture),
  inTurn(
    servePrepared(api.analysis.send, withAskedPicture, askAboutImage),
    pictureTurns,
    hasPicture,
  ),
  serve(api.analysis.list, myAnalyses),
  serve(api.messages.edit, editMessage),
  serve(api.messages.regenerate, regenerateAnswer),
  serve(api.messages.continue, continueAnswer),
  // It waits for the answer to be settled, in a transaction of its own.
  serve(api.messages.stop, stopAnswer, { opensTransaction: false }),
  serve(api.messages.decideProposal, decideProposal),
  serve(api.translations.translate, translateMessage, { opensTransaction: false }),
  serve(api.catchUp.ask, catchUp, { opensTransaction: false }),
];
