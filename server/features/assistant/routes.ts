import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { decideProposal } from './proposals.ts';
import { continueAnswer, editMessage, regenerateAnswer, sendToGuide } from './send.ts';
import { stopAnswer } from './stop-answer.ts';

export const assistantRoutes: Route[] = [
  serve(api.chat.send, sendToGuide),
  serve(api.chat.editMessage, editMessage),
  serve(api.chat.regenerate, regenerateAnswer),
  serve(api.chat.continue, continueAnswer),
  serve(api.chat.stop, stopAnswer),
  serve(api.chat.decideProposal, decideProposal),
];
