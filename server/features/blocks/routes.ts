import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { blockPerson, myBlocks, unblockPerson } from './blocks.ts';

export const blockRoutes: Route[] = [
  serve(api.people.block, blockPerson),
  serve(api.people.unblock, unblockPerson),
  serve(api.people.blocks, myBlocks),
];
