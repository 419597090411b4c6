import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import { isPublic } from '../../config-network.ts';

const timeoutMs = 10_000;
/** The words of a refusal are not needed; a longer answer is cut off. */
const answerBytesMax = 16 * 1024;

/** Requests to addresses that people give. */
export interface Outside {
  /** Whether an address may be asked for at all; the network of its name is checked as it is connected to. */
  admits(address: string): boolean;
  /**
   * Posts to an address and answers the status; follows no redirect.
   * @throws where it can’t be reached, or only inside of our own network
   */
  post(address: string, headers: http.OutgoingHttpHeaders, body: Buffer): Promise<number>;
}

/** @param exempt origins that are asked all the same: those of tests, on this machine */
export function openOutside(exempt: readonly string[] = []): Outside {
  const isExempt = (url: URL) => exempt.includes(url.origin);
  const admits = (address: string) => {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    if (isExempt(url)) return true;
    const host = url.hostname.replace(/^\[|\]$/gu, '');
    return (
      url.protocol === 'https:' &&
      url.port === '' &&
      url.username === '' &&
      url.password === '' &&
      (isIP(host) === 0 ? host.includes('.') : isPublic(host))
    );
  };
  return {
    admits,
    async post(address, headers, body) {
      if (!admits(address)) throw new Error('the address is not of the public internet');
      const url = new URL(address);
      const { request } = url.protocol === 'https:' ? https : http;
      return new Promise((resolve, reject) => {
        const asked = request(
          url,
          {
            method: 'POST',
            headers: { ...headers, 'content-length': body.length },
            timeout: timeoutMs,
            signal: AbortSignal.timeout(timeoutMs),
            agent: false,
            ...(!isExempt(url) && { lookup: publicLookup }),
          },
          (answer) => {
            let bytes = 0;
            answer.on('data', (chunk: Buffer) => {
              bytes += chunk.length;
              if (bytes > answerBytesMax) answer.destroy();
            });
            answer.on('error', () => undefined);
            answer.on('close', () => resolve(answer.statusCode ?? 0));
          },
        );
        asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
        asked.on('error', reject);
        asked.end(body);
      });
    },
  };
}

/** Only addresses of the internet: the name is resolved once, and what is checked is what is connected to. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, '', 0);
      return;
    }
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address))) {
      callback(new Error('the name leads inside of a network'), '', 0);
      return;
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
