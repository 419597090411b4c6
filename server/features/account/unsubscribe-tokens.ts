import { MailScope } from '#contract/unsubscribe.ts';
import type { Config } from '../../config.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { claimIn, signedClaim } from './signed-claims.ts';

export interface MailClaim {
  userId: string;
  scope: MailScope;
}

/** The token in the links of a mail, which ends or brings back these mails alone. */
export function unsubscribeToken(config: Config, { userId, scope }: MailClaim): string {
  return signedClaim(config, 'unsubscribe', [scope, userId]);
}

/** Null where a token is forged or incomplete. */
export function unsubscribeClaim(config: Config, token: string): MailClaim | null {
  const [named = '', userId = '', ...rest] = claimIn(config, 'unsubscribe', token) ?? [];
  const scope = MailScope.safeParse(named);
  if (!scope.success || !isUuid(userId) || rest.length > 0) return null;
  return { userId, scope: scope.data };
}
