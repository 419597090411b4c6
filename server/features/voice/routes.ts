import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { transcribe } from './transcribe.ts';

export const voiceRoutes: Route[] = [
  serve(api.voice.transcribe, transcribe, { opensTransaction: false }),
];
