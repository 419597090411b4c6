import { api } from '#contract/index.ts';
import { accessToken } from './access-token.ts';
import { createCaller } from './caller.ts';
import { earlyAnswer } from './early.ts';
import { log } from './log.ts';
import { network } from './network.ts';
import { createRenewal, oneTabAtATime } from './renewal.ts';
import { currentLanguage, currentText } from './text.ts';

export { ApiError } from './api-error.ts';

/** The address of the API: another host by configuration, else the page's own. */
export const apiUrl = (
  (typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content) ?? ''
).replace(/^__API_URL__$/u, '');

let endSession: () => Promise<void> = async () => undefined;

/** Set once by the session, which knows what a lost sign-in means. */
export function onSessionExpired(end: () => Promise<void>): void {
  endSession = end;
}

export function csrfToken(): string | null {
  if (typeof document === 'undefined') return null;
  const found = /(?:^|;\s*)csrftoken=([^;]*)/u.exec(document.cookie)?.[1];
  return found ? decodeURIComponent(found) : null;
}

/** The one HTTP client: parses nothing, retries nothing but a call whose token had run out. */
export const call = createCaller({
  baseUrl: apiUrl,
  fetch: (url, init) => fetch(url, init),
  upload: async (...upload) => (await import('./upload.ts')).upload(...upload),
  token: accessToken.get,
  csrfToken,
  language: currentLanguage,
  renewToken: (failed) => renewToken(failed),
  async expired() {
    log('Expired token');
    await endSession();
  },
  early: earlyAnswer,
  networkText: () => currentText()('shell.network_failed'),
  serverText: () => currentText()('shell.server_failed'),
  reached: network.reached,
  lost: network.lost,
});

/** A token other than the one that failed; all tabs share one refresh. */
export const renewToken = createRenewal({
  stored: accessToken.get,
  store: accessToken.set,
  refresh: async () => (await call(api.account.refresh)).token,
  exclusively: oneTabAtATime,
});
