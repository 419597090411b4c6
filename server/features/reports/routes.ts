import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { cardOpinions, giveCardOpinion } from './card-opinions.ts';
import { listCases } from './moderation-list.ts';
import { decideCase, moderatedImage, showCase } from './moderation.ts';
import { giveImageOpinion, imageOpinions } from './opinions.ts';
import {
  myMessageReport,
  removeMyImage,
  reportCard,
  reportImage,
  reportMessage,
  reportPerson,
} from './reports.ts';

export const reportRoutes: Route[] = [
  serve(api.opinions.ofImage, imageOpinions),
  serve(api.opinions.giveOnImage, giveImageOpinion),
  serve(api.opinions.ofCard, cardOpinions),
  serve(api.opinions.giveOnCard, giveCardOpinion),
  serve(api.reports.image, reportImage),
  serve(api.reports.card, reportCard),
  serve(api.reports.removeImage, removeMyImage),
  serve(api.reports.ofMessage, myMessageReport),
  serve(api.reports.message, reportMessage),
  serve(api.reports.person, reportPerson),
  serve(api.moderation.list, listCases),
  serve(api.moderation.show, showCase),
  serve(api.moderation.image, moderatedImage),
  serve(api.moderation.decide, decideCase),
];
