import { api } from '#contract/index.ts';
import { type Route, serve, servePrepared } from '../../platform/http/serve.ts';
import { askAboutImage, myAnalyses, withWhatIsAsked } from './analyses.ts';
import { catchUp } from './catch-up.ts';
import {
  continueAnswer,
  editMessage,
  regenerateAnswer,
  sendToGuide,
  withWhatIsShown,
} from './send.ts';
import { stopAnswer } from './stop-answer.ts';
import { chooseVersion, rateAnswer } from './versions.ts';
import { translateMessage } from './translate.ts';

export const assistantRoutes: Route[] = [
  servePrepared(api.messages.send, withWhatIsShown, sendToGuide),
  servePrepared(api.analysis.send, withWhatIsAsked, askAboutImage),
  serve(api.analysis.list, myAnalyses),
  serve(api.messages.edit, editMessage),
  serve(api.messages.regenerate, regenerateAnswer),
  serve(api.messages.continue, continueAnswer),
  // It waits for the answer to be settled, in a transaction of its own.
  serve(api.messages.stop, stopAnswer, { opensTransaction: false }),
  serve(api.messages.chooseVersion, chooseVersion),
  serve(api.messages.rate, rateAnswer),
  serve(api.translations.translate, translateMessage, { opensTransaction: false }),
  serve(api.catchUp.ask, catchUp, { opensTransaction: false }),
];
