import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { find } from './search.ts';

export const searchRoutes: Route[] = [serve(api.search.find, find)];
