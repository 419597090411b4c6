import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { decideProposal } from './proposals.ts';

export const proposalRoutes: Route[] = [serve(api.messages.decideProposal, decideProposal)];
