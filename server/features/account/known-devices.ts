import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Config } from '../../config.ts';
import { cookieOf, giveCookie } from './session-cookies.ts';
import type { TryOrigin } from './tries.ts';

/** Browsers keep no cookie for longer. */
const lifeMs = 400 * 24 * 3_600_000;
/** Of several people who use one device, the last ones are remembered. */
const peopleMax = 5;
const partPattern = /^([\w-]{22})\.([\w-]{43})$/u;

/**
 * The cookie of known devices holds a part for each of the last people who signed in there: a random name of the
 * device, and a signature of it for that account. It names nobody, opens nothing, and outlives the session.
 */
export function rememberDevice(
  { platform, request, reply, afterCommit }: Change & Pick<Call, 'request' | 'reply'>,
  userId: string,
): void {
  const { config } = platform;
  const parts = partsOf(request, config);
  const known = parts.find((part) => isFor(config, part, userId));
  const part = known ?? newPart(config, userId);
  const others = parts.filter((other) => other !== known).slice(0, peopleMax - 1);
  afterCommit(() =>
    giveCookie(reply, config, 'device', { token: [part, ...others].join('~'), maxAgeMs: lifeMs }),
  );
}

/** The place of a try for an account: a device that signed in to it before, or no more than a network. */
export function originOf(
  { platform: { config }, request }: Pick<Call, 'platform' | 'request'>,
  userId: string | null,
): TryOrigin {
  const { ip } = request;
  const known = partsOf(request, config).find((part) => isFor(config, part, userId ?? nobody));
  return { ip, device: known?.split('.')[0] ?? null };
}

/** The signatures of a cookie are computed for an unknown account as well, so that both take the same time. */
const nobody = '00000000-0000-0000-0000-000000000000';

function partsOf(request: Call['request'], config: Config): string[] {
  const parts = cookieOf(request, config, 'device')?.split('~') ?? [];
  return parts.slice(0, peopleMax).filter((part) => partPattern.test(part));
}

function newPart(config: Config, userId: string): string {
  const name = randomBytes(16).toString('base64url');
  return `${name}.${signature(config, name, userId)}`;
}

function isFor(config: Config, part: string, userId: string): boolean {
  const [name = '', given = ''] = part.split('.');
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(config, name, userId)));
}

function signature({ secrets }: Config, name: string, userId: string): string {
  return createHmac('sha256', secrets.refresh)
    .update(`device.${userId}.${name}`)
    .digest('base64url');
}
