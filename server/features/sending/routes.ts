import { api } from '#contract/index.ts';
import { type Route, serve, servePrepared } from '../../platform/http/serve.ts';
import { answerCare } from './answer-care.ts';
import { sendToPeople, withSentFiles } from './send-to-people.ts';

export const sendingRoutes: Route[] = [
  servePrepared(api.messages.sendUser, withSentFiles, sendToPeople),
  serve(api.care.answer, answerCare),
];
