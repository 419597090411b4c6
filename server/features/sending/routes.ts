import { api } from '#contract/index.ts';
import { type Route, servePrepared } from '../../platform/http/serve.ts';
import { sendToPeople, withSentFiles } from './send-to-people.ts';

export const sendingRoutes: Route[] = [
  servePrepared(api.messages.sendUser, withSentFiles, sendToPeople),
];
