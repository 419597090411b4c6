import type { Language } from '#contract/shapes.ts';

/** Whom a valid access token stands for. */
export interface Caller {
  userId: string;
  sessionId: string;
  language: Language;
  tokenExpiresAt: Date;
}

/** Given by the account feature. @throws Refusal `auth.token_*` */
export type Authenticate = (token: string) => Promise<Caller>;
