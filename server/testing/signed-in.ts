import type { SignInAnswer, SignedIn } from '#contract/account.ts';

/** The answer of a sign-in that takes one step. @throws where a second one is asked for */
export function signedIn(answer: SignInAnswer): SignedIn {
  if (!('token' in answer)) throw new Error('a second step is asked for');
  return answer;
}
