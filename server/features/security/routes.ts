import { api } from '#contract/index.ts';
import { type Route, serve, servePrepared } from '../../platform/http/serve.ts';
import { undoMove } from '../account/move-address.ts';
import { changeEmail } from './change-email.ts';
import { changePassword, newPasswordHash } from './change-password.ts';
import { afterProof, myProofKinds } from './proof.ts';
import { mailProofCode } from './proof-codes.ts';
import {
  countedTry,
  disableTwoFactor,
  enableTwoFactor,
  renewBackupCodes,
  setUpTwoFactor,
  showTwoFactor,
  signInBySecondStep,
} from './two-factor.ts';

export const securityRoutes: Route[] = [
  serve(api.proof.kinds, myProofKinds),
  serve(api.proof.mailCode, mailProofCode),
  servePrepared(api.security.changePassword, newPasswordHash, changePassword),
  servePrepared(api.security.changeEmail, afterProof, changeEmail),
  serve(api.security.undoEmail, undoMove),
  serve(api.twoFactor.show, showTwoFactor),
  servePrepared(api.twoFactor.setUp, afterProof, setUpTwoFactor),
  servePrepared(api.twoFactor.enable, countedTry, enableTwoFactor),
  servePrepared(api.twoFactor.disable, afterProof, disableTwoFactor),
  servePrepared(api.twoFactor.renewBackupCodes, afterProof, renewBackupCodes),
  serve(api.twoFactor.signIn, signInBySecondStep, { opensTransaction: false }),
];
