import { useLayoutEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { apiUrl, call } from '#web/platform/api.ts';
import { forget, remember, remembered } from '#web/platform/storage.ts';
import { storeOf } from '#web/platform/store.ts';
import { browserTimeZone } from '#web/platform/time.ts';
import { withNext } from './next-path.ts';

export type GoogleAnswer = AnswerOf<typeof api.google.signIn>;

/** The reason for which somebody leaves for Google, and the page to which they return. */
export interface Errand {
  use: 'sign_in' | 'link' | 'proof';
  next: string;
  /** The invitation that is used up after the return, where sign-up needs one. */
  invite?: string;
  /** The dialog that goes on after the return, and what was typed into it. */
  deed?: string;
  detail?: string;
}

/** The query of the page that Google returned to. */
export interface GoogleReturn {
  /** Null: the person, or Google, gave it up. */
  code: string | null;
  state: string;
  errand: Errand;
}

const errandName = 'google_errand';
const noErrand: Errand = { use: 'sign_in', next: '/' };

/** Leaves for Google to sign in, or up by an invitation; `next` is where to go after the return. */
export function goToGoogle(next: string, invite: string): void {
  leaveForGoogle(`${apiUrl}${api.google.start.path}`, { use: 'sign_in', next, invite });
}

/** Leaves by an address that the server gave for this errand. */
export function leaveForGoogle(url: string, errand: Errand): void {
  remember(errandName, JSON.stringify(errand));
  location.assign(url);
}

function keptErrand(): Errand {
  try {
    return { ...noErrand, ...(JSON.parse(remembered(errandName) ?? '{}') as Partial<Errand>) };
  } catch {
    return noErrand;
  }
}

/** Whether the page was opened by Google’s return. */
export function isGoogleReturn(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/** The page that was wished for before the person left for Google, as a query. */
export function searchBeforeGoogle(): string {
  return `?${new URLSearchParams({ next: keptErrand().next }).toString()}`;
}

/** A return for something in the profile, until that takes it over; a reload of the page forgets it. */
export const returnForProfile = storeOf<GoogleReturn | null>(null);

/** The return of Google: taken out of the address at once, so that neither history nor a referrer keeps it. */
export function useGoogleReturn(): GoogleReturn | null {
  const [returned] = useState<GoogleReturn | null>(() => {
    if (!isGoogleReturn(location.search)) return null;
    const query = new URLSearchParams(location.search);
    return { code: query.get('code'), state: query.get('state') ?? '', errand: keptErrand() };
  });
  useLayoutEffect(() => {
    if (!isGoogleReturn(location.search)) return;
    // The page that was wished for stays in the address, for a reload.
    const next = returned?.errand.next ?? '/';
    history.replaceState(history.state, '', withNext(location.pathname, next));
    if (!returned || returned.errand.use === 'sign_in') return;
    forget(errandName);
    returnForProfile.set(returned);
  }, [returned]);
  return returned;
}

/** A code works once, so it is sent once even where an effect runs twice. */
const sent = new Map<string, Promise<GoogleAnswer>>();

export function signInByCode(code: string, state: string): Promise<GoogleAnswer> {
  const known = sent.get(state);
  if (known) return known;
  const body = { auth_code: code, state, timezone: browserTimeZone() };
  const asked = call(api.google.signIn, { body }).finally(() => forget(errandName));
  sent.set(state, asked);
  return asked;
}
