import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { createInsight, removeInsight, updateInsight } from './insights.ts';

export const insightRoutes: Route[] = [
  serve(api.insights.create, createInsight),
  serve(api.insights.update, updateInsight),
  serve(api.insights.remove, removeInsight),
];
