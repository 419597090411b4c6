import { createHmac, timingSafeEqual } from 'node:crypto';
import { MailScope } from '#contract/unsubscribe.ts';
import type { Config } from '../../config.ts';
import { isUuid } from '../../platform/http/idempotency.ts';

export interface MailClaim {
  userId: string;
  scope: MailScope;
}

/** The token in the links of a mail. It is signed, so that none is stored, and ends or brings back these mails alone. */
export function unsubscribeToken(config: Config, { userId, scope }: MailClaim): string {
  const claim = `${scope}.${userId}`;
  return `${claim}.${signature(config, claim)}`;
}

/** Null where a token is forged or incomplete. */
export function unsubscribeClaim(config: Config, token: string): MailClaim | null {
  const [named = '', userId = '', signed = '', ...rest] = token.split('.');
  const scope = MailScope.safeParse(named);
  if (!scope.success || !isUuid(userId) || rest.length > 0) return null;
  const expected = Buffer.from(signature(config, `${named}.${userId}`));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { userId, scope: scope.data };
}

function signature(config: Config, claim: string): string {
  return createHmac('sha256', config.secrets.refresh)
    .update(`unsubscribe.${claim}`)
    .digest('base64url');
}
