import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { decideInPlace } from './decide-in-place.ts';
import { showInvitation, showInviter } from './joining.ts';

export const joiningRoutes: Route[] = [
  serve(api.joining.show, showInvitation),
  serve(api.joining.inviter, showInviter),
  serve(api.notifications.decide, decideInPlace),
];
