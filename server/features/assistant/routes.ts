import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { decideProposal } from './proposals.ts';
import { continueAnswer, editMessage, regenerateAnswer, sendToGuide } from './send.ts';
import { stopAnswer } from './stop-answer.ts';

export const assistantRoutes: Route[] = [
  serve(api.messages.send, sendToGuide),
  serve(api.messages.edit, editMessage),
  serve(api.messages.regenerate, regenerateAnswer),
  serve(api.messages.continue, continueAnswer),
  serve(api.messages.stop, stopAnswer),
  serve(api.messages.decideProposal, decideProposal),
];
