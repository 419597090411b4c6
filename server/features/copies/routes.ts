import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { downloadChat } from './download-chat.ts';
import { printChat } from './print-chat.ts';

export const copyRoutes: Route[] = [
  serve(api.copies.print, printChat),
  serve(api.copies.download, downloadChat),
];
