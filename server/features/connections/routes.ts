import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { blockPerson, myBlocks, unblockPerson } from './blocks.ts';
import { makeConnectionLink, myConnectionLink, revokeConnectionLink } from './connection-link.ts';
import {
  decideConnection,
  myConnections,
  myRequests,
  removeConnection,
  requestConnection,
} from './connections.ts';
import { withFewInvites } from './new-accounts.ts';
import { searchPeople, showPerson } from './people.ts';

export const connectionRoutes: Route[] = [
  serve(api.connections.list, myConnections),
  serve(api.connections.requests, myRequests),
  withFewInvites(serve(api.connections.request, requestConnection)),
  serve(api.connections.decide, decideConnection),
  serve(api.connections.remove, removeConnection),
  serve(api.connections.link, myConnectionLink),
  serve(api.connections.makeLink, makeConnectionLink),
  serve(api.connections.revokeLink, revokeConnectionLink),
  serve(api.people.search, searchPeople),
  serve(api.people.show, showPerson),
  serve(api.people.block, blockPerson),
  serve(api.people.unblock, unblockPerson),
  serve(api.people.blocks, myBlocks),
];
