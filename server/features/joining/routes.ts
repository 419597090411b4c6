import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { showInvitation } from './joining.ts';

export const joiningRoutes: Route[] = [serve(api.joining.show, showInvitation)];
