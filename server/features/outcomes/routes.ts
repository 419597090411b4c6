import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { outcomesOf } from './outcomes.ts';

export const outcomeRoutes: Route[] = [serve(api.outcomes.list, outcomesOf)];
