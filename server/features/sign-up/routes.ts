import { api } from '#contract/index.ts';
import { inTurn } from '../../platform/http/turns.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { hashingTurns } from '../account/passwords.ts';
import { register } from '../account/register.ts';
import { admitted } from './admission.ts';
import { signUpByGoogle } from './google-sign-up.ts';

export const signUpRoutes: Route[] = [
  inTurn(
    serve(api.account.register, (call, input) => register(call, input, admitted)),
    hashingTurns,
  ),
  serve(api.google.signUp, signUpByGoogle),
];
