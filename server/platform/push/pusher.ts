import { createECDH } from 'node:crypto';
import type { PushMessage } from '#contract/push.ts';
import type { Config } from '../../config.ts';
import type { Outside } from '../outside/outside.ts';

/** A notification that nobody fetched for so long is old. */
const noticeSeconds = 24 * 3_600;
const seenSeconds = 3_600;

/** A browser’s subscription at its push service. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Pusher {
  /** With which browsers subscribe; made of a secret that is kept from the first start on. */
  readonly publicKey: string;
  /** `gone`: the subscription has ended and is never valid again. @throws where the push service can’t be reached */
  send(to: Subscription, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>;
}

export function openPusher(config: Config, outside: Outside): Pusher {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from(config.secrets.push));
  const vapidDetails = {
    subject: contactOf(config),
    publicKey: keys.getPublicKey().toString('base64url'),
    privateKey: Buffer.from(config.secrets.push).toString('base64url'),
  };
  return {
    publicKey: vapidDetails.publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      // Most installations never push, so the package is loaded with the first message.
      const { default: webPush } = await import('web-push');
      const isNotice = message.kind === 'notice';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails,
          TTL: isNotice ? noticeSeconds : seenSeconds,
          urgency: isNotice ? 'high' : 'low',
          // A waiting message about the same is replaced.
          ...(isNotice && { topic: message.id.replaceAll('-', '').slice(0, 32) }),
        },
      );
      const status = await outside.post(endpoint, headers, body);
      if (status >= 200 && status < 300) return 'sent';
      return status === 404 || status === 410 ? 'gone' : 'refused';
    },
  };
}

/** The contact for push services, which refuse messages without one. */
function contactOf({ OPERATOR_EMAIL, PUBLIC_URL }: Config): string {
  if (OPERATOR_EMAIL) return `mailto:${OPERATOR_EMAIL}`;
  return PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : 'mailto:operator@localhost.invalid';
}
