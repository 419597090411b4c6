import { api } from '#contract/index.ts';
import { type Route, serve, servePrepared } from '../../platform/http/serve.ts';
import { profile, updateProfile, withAvatar } from './profile.ts';

export const profileRoutes: Route[] = [
  serve(api.account.profile, profile),
  servePrepared(api.account.updateProfile, withAvatar, updateProfile),
];
