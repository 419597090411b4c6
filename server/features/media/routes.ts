import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { showMedia } from './show-media.ts';

export const mediaRoutes: Route[] = [serve(api.media.show, showMedia)];
