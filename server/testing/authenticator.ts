import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer, PasskeyQuestion } from '#contract/passkey-shapes.ts';
import { coseOf } from '../features/security/cose.ts';

const userPresent = 0x01;
const userVerified = 0x04;
const keyIncluded = 0x40;

interface Circumstances {
  /** The page that asks. */
  origin: string;
  rpId: string;
  /** False: nobody proved to the device who they are. */
  verified: boolean;
  challenge: string;
  /** How often the device says that it has signed. */
  counter: number;
}

/** A device with one passkey (ES256), whose answers can be wrong in any way. */
export function newAuthenticator(site = 'http://zavit.test') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let signed = 0;

  const circumstancesOf = (question: PasskeyQuestion, odd: Partial<Circumstances>) => ({
    origin: site,
    rpId: new URL(site).hostname,
    verified: true,
    challenge: question.challenge,
    counter: ++signed,
    ...odd,
  });
  const clientData = (type: string, { challenge, origin }: Circumstances) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = ({ rpId, verified, counter }: Circumstances, extra: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = userPresent | (verified ? userVerified : 0) | extra;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };

  return {
    id: id.toString('base64url'),
    make(question: PasskeyQuestion, odd: Partial<Circumstances> = {}): NewPasskey {
      const now = circumstancesOf(question, { counter: 0, ...odd });
      const data = [
        head(now, keyIncluded),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseOf(publicKey),
      ];
      return {
        id: id.toString('base64url'),
        client_data: clientData('webauthn.create', now).toString('base64url'),
        authenticator_data: Buffer.concat(data).toString('base64url'),
        transports: ['internal'],
      };
    },
    answer(question: PasskeyQuestion, odd: Partial<Circumstances> = {}): PasskeyAnswer {
      const now = circumstancesOf(question, odd);
      const client = clientData('webauthn.get', now);
      const data = head(now, 0);
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString(
          'base64url',
        ),
      };
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
