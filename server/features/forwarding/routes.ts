import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { forwardMessage } from './forward.ts';

export const forwardingRoutes: Route[] = [
  serve(api.forwarding.forward, forwardMessage, { opensTransaction: false }),
];
