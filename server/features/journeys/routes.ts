import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { withFewInvites } from '../connections/new-accounts.ts';
import { listJourneys, listRuns, showJourney, showRun } from './journeys.ts';
import { startJourney } from './start-journey.ts';
import { updateRun } from './update-run.ts';

export const journeyRoutes: Route[] = [
  serve(api.journeys.list, listJourneys),
  serve(api.journeys.show, showJourney),
  withFewInvites(serve(api.journeys.start, startJourney)),
  serve(api.journeys.runs, listRuns),
  serve(api.journeys.run, showRun),
  serve(api.journeys.update, updateRun),
];
