import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { downloadTimeline } from './download-timeline.ts';
import { addMoment, removeMoment } from './moments.ts';
import { myTimeline } from './timeline.ts';

export const timelineRoutes: Route[] = [
  serve(api.timeline.list, myTimeline),
  serve(api.timeline.download, downloadTimeline),
  serve(api.timeline.addMoment, addMoment),
  serve(api.timeline.removeMoment, removeMoment),
];
