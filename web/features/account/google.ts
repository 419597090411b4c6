import { useLayoutEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { apiUrl, call } from '#web/platform/api.ts';
import { forget, remember, remembered } from '#web/platform/storage.ts';
import { browserTimeZone } from '#web/platform/time.ts';

const nextName = 'google_next';

export type GoogleAnswer = AnswerOf<typeof api.google.signIn>;

/** The query of the page that Google returned to. */
export interface GoogleReturn {
  /** Null: the person, or Google, gave it up. */
  code: string | null;
  state: string;
}

/** Leaves for Google; `next` is where to go after the return. */
export function goToGoogle(next: string): void {
  remember(nextName, next);
  location.assign(`${apiUrl}${api.google.start.path}`);
}

/** Whether the page was opened by Google’s return. */
export function isGoogleReturn(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/** The wish that was kept while the person was at Google, as a query. */
export function searchBeforeGoogle(): string {
  const next = remembered(nextName);
  return next === null ? '' : `?${new URLSearchParams({ next }).toString()}`;
}

/** The return of Google: taken out of the address at once, so that neither history nor a referrer keeps it. */
export function useGoogleReturn(): GoogleReturn | null {
  const [returned] = useState<GoogleReturn | null>(() => {
    if (!isGoogleReturn(location.search)) return null;
    const query = new URLSearchParams(location.search);
    return { code: query.get('code'), state: query.get('state') ?? '' };
  });
  useLayoutEffect(() => {
    if (isGoogleReturn(location.search)) history.replaceState(history.state, '', location.pathname);
  }, []);
  return returned;
}

/** A code works once, so it is sent once even where an effect runs twice. */
const sent = new Map<string, Promise<GoogleAnswer>>();

export function signInByCode(code: string, state: string): Promise<GoogleAnswer> {
  const known = sent.get(state);
  if (known) return known;
  const body = { auth_code: code, state, timezone: browserTimeZone() };
  const asked = call(api.google.signIn, { body }).finally(() => forget(nextName));
  sent.set(state, asked);
  return asked;
}
