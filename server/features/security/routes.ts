import { api } from '#contract/index.ts';
import { type Route, serve, servePrepared } from '../../platform/http/serve.ts';
import { changePassword, newPasswordHash } from './change-password.ts';
import { myProofKinds } from './proof.ts';
import { mailProofCode } from './proof-codes.ts';

export const securityRoutes: Route[] = [
  serve(api.proof.kinds, myProofKinds),
  serve(api.proof.mailCode, mailProofCode),
  servePrepared(api.security.changePassword, newPasswordHash, changePassword),
];
