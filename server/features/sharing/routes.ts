import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { endShare, myShares, shareChat, showShare } from './shares.ts';

export const sharingRoutes: Route[] = [
  serve(api.sharing.make, shareChat),
  serve(api.sharing.end, endShare),
  serve(api.sharing.list, myShares),
  serve(api.sharing.show, showShare),
];
