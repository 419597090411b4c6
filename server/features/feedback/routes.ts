import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { giveFeedback } from './feedback.ts';

export const feedbackRoutes: Route[] = [serve(api.feedback.give, giveFeedback)];
