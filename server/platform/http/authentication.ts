import type { Language } from '#contract/shapes.ts';

/** The person and session of a valid access token. */
export interface Caller {
  userId: string;
  sessionId: string;
  language: Language;
  tokenExpiresAt: Date;
}

/**
 * Provided by the account feature.
 * @throws Refusal `auth.token_*`
 */
export type Authenticate = (token: string) => Promise<Caller>;
