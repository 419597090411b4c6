import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { createAction, removeAction, updateAction } from './actions.ts';
import { myActions } from './list-actions.ts';

export const actionRoutes: Route[] = [
  serve(api.actions.list, myActions),
  serve(api.actions.create, createAction),
  serve(api.actions.update, updateAction),
  serve(api.actions.remove, removeAction),
];
