import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { makeConnectionLink, myConnectionLink, revokeConnectionLink } from './connection-link.ts';
import {
  answerRequest,
  myConnections,
  myRequests,
  removeConnection,
  requestConnection,
} from './connections.ts';
import { withFewInvites } from './new-accounts.ts';
import { searchPeople, showPerson } from './people.ts';
import { knownNames } from '../sight/known-names.ts';

export const connectionRoutes: Route[] = [
  serve(api.connections.list, myConnections),
  serve(api.connections.requests, myRequests),
  serve(api.connections.names, knownNames),
  withFewInvites(serve(api.connections.request, requestConnection)),
  serve(api.connections.decide, answerRequest),
  serve(api.connections.remove, removeConnection),
  serve(api.connections.link, myConnectionLink),
  serve(api.connections.makeLink, makeConnectionLink),
  serve(api.connections.revokeLink, revokeConnectionLink),
  serve(api.people.search, searchPeople),
  serve(api.people.show, showPerson),
];
