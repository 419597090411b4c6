import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { showExplore } from './explore.ts';

export const exploreRoutes: Route[] = [serve(api.explore.show, showExplore)];
