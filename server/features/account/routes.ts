import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { inTurn } from '../../platform/http/turns.ts';
import { agreeToTerms } from './agree-to-terms.ts';
import { resendVerifyMail, verifyEmail } from './addresses.ts';
import { myConsents } from './consents.ts';
import { login } from './login.ts';
import { endMyOtherSessions, endMySession, mySessions } from './my-sessions.ts';
import { hashingTurns } from './passwords.ts';
import { logout, refreshRoute } from './refresh.ts';
import { confirmPassword, restorePassword } from './restore-password.ts';

export const accountRoutes: Route[] = [
  serve(api.account.login, login, { opensTransaction: false }),
  refreshRoute(),
  serve(api.account.logout, logout),
  serve(api.account.restorePassword, restorePassword),
  inTurn(serve(api.account.confirmPassword, confirmPassword), hashingTurns),
  serve(api.account.verifyEmail, verifyEmail),
  serve(api.account.resendVerifyMail, resendVerifyMail),
  serve(api.account.consents, myConsents),
  serve(api.account.agreeToTerms, agreeToTerms),
  serve(api.security.sessions, mySessions),
  serve(api.security.endSession, endMySession),
  serve(api.security.endOtherSessions, endMyOtherSessions),
];
