import { api } from '#contract/index.ts';
import { type Route, serve, servePrepared } from '../../platform/http/serve.ts';
import { answerEmail, changeEmail, giveUpEmail, waitingEmail } from './change-email.ts';
import { changePassword, newPasswordHash } from './change-password.ts';
import { identityOfCode, linkGoogle, signInByGoogle, startGoogle } from './google.ts';
import {
  addGoogle,
  beginGoogleProof,
  begunWay,
  identityToLink,
  myGoogle,
  proveByGoogle,
  removeGoogle,
  spareGoogle,
  wayToLink,
} from './my-google.ts';
import {
  addPasskey,
  myPasskeys,
  newPasskeyQuestion,
  ownPasskey,
  proofQuestion,
  removePasskey,
  signInByPasskey,
  signInQuestion,
} from './passkeys.ts';
import { afterProof, myProofKinds } from './proof.ts';
import { mailProofCode } from './proof-codes.ts';
import {
  countedTry,
  disableTwoFactor,
  enableTwoFactor,
  renewBackupCodes,
  secondStepQuestion,
  setUpTwoFactor,
  showTwoFactor,
  signInBySecondStep,
} from './two-factor.ts';
import { undoMove } from './undo-email.ts';

export const securityRoutes: Route[] = [
  serve(api.proof.kinds, myProofKinds),
  serve(api.proof.mailCode, mailProofCode),
  servePrepared(api.security.changePassword, newPasswordHash, changePassword),
  servePrepared(api.security.changeEmail, afterProof, changeEmail),
  serve(api.security.waitingEmail, waitingEmail),
  serve(api.security.giveUpEmail, giveUpEmail),
  serve(api.security.answerEmail, answerEmail),
  serve(api.security.undoEmail, undoMove),
  serve(api.twoFactor.show, showTwoFactor),
  servePrepared(api.twoFactor.setUp, afterProof, setUpTwoFactor),
  servePrepared(api.twoFactor.enable, countedTry, enableTwoFactor),
  servePrepared(api.twoFactor.disable, afterProof, disableTwoFactor),
  servePrepared(api.twoFactor.renewBackupCodes, afterProof, renewBackupCodes),
  serve(api.twoFactor.passkeyQuestion, secondStepQuestion),
  serve(api.passkeys.list, myPasskeys),
  servePrepared(api.passkeys.question, afterProof, newPasskeyQuestion),
  serve(api.passkeys.add, addPasskey),
  servePrepared(api.passkeys.remove, ownPasskey, removePasskey),
  serve(api.passkeys.proofQuestion, proofQuestion),
  serve(api.passkeys.signInQuestion, signInQuestion),
  serve(api.passkeys.signIn, signInByPasskey, { opensTransaction: false }),
  serve(api.google.start, startGoogle, { opensTransaction: false }),
  servePrepared(api.google.signIn, identityOfCode, signInByGoogle),
  serve(api.google.link, linkGoogle, { opensTransaction: false }),
  serve(api.google.mine, myGoogle),
  servePrepared(api.google.beginLink, wayToLink, begunWay),
  servePrepared(api.google.add, identityToLink, addGoogle),
  servePrepared(api.google.remove, spareGoogle, removeGoogle),
  serve(api.google.beginProof, beginGoogleProof, { opensTransaction: false }),
  serve(api.google.prove, proveByGoogle, { opensTransaction: false }),
  serve(api.twoFactor.signIn, signInBySecondStep, { opensTransaction: false }),
];
