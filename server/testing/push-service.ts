import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { PushMessage } from '#contract/push.ts';

export interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  message: PushMessage;
}

/** A subscription that nothing is sent to. */
export const browserElsewhere = (name = 'Kitchen') => ({
  endpoint: `https://push.invalid/${randomBytes(8).toString('hex')}`,
  keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
  name,
});

/** A push service on this machine, and browsers that subscribe to it and decrypt what they get. */
export async function startPushService() {
  const browsers = new Map<string, (body: Buffer) => PushMessage>();
  const pushed: Pushed[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const status = answers.get(path) ?? 201;
      const decrypted = browsers.get(path)?.(Buffer.concat(parts));
      if (decrypted) pushed.push({ path, headers: request.headers, message: decrypted });
      if (status === 302) answer.setHeader('location', '/elsewhere');
      answer.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    pushed,
    /** The subscription of another browser. */
    browser() {
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const keys = createECDH('prime256v1');
      const publicKey = keys.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, (body) => decrypted(body, keys, auth));
      return {
        path,
        endpoint: origin + path,
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      };
    },
    /** Sets the status that a browser’s address answers from now on. */
    answer: (path: string, status: number) => void answers.set(path, status),
    messages: (path: string) => pushed.filter((one) => one.path === path).map((one) => one.message),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** RFC 8291 over RFC 8188: one record. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): PushMessage {
  const salt = body.subarray(0, 16);
  const senderLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + senderLength);
  const record = body.subarray(21 + senderLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const derived = (secret: Buffer, salted: Buffer, about: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, about, length));
  const input = derived(keys.computeSecret(sender), auth, info, 32);
  const key = derived(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(input, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as PushMessage;
}
