import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { overview } from './overview.ts';

export const hubRoutes: Route[] = [serve(api.actionHub.overview, overview)];
