import { hashKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { User } from '#contract/account.ts';
import { applyToUser } from '#contract/account.live.ts';
import { api } from '#contract/index.ts';
import { accessToken, tokenClaims } from './access-token.ts';
import { ApiError, isTransient } from './api-error.ts';
import { call, csrfToken, onSessionExpired, renewToken } from './api.ts';
import { live } from './live.ts';
import { network } from './network.ts';
import { profileQuery, queryClient } from './query.ts';
import { forget, remember, remembered } from './storage.ts';
import { storeOf, useStore } from './store.ts';
import { wipeLocalStores } from './wipe.ts';

export { accessToken } from './access-token.ts';

export type SignOutReason = 'user' | 'expired' | 'revoked' | 'account_changed';

export interface Session {
  userProfile: User | null;
  error: ApiError | null;
  /** The first profile fetch has ended, well or badly. */
  settled: boolean;
  /** Why the session ended; null if there was none since the page was opened. */
  endedBy: SignOutReason | null;
}

/** The person whose data this browser keeps. */
const ownerName = 'owner';
const logoutPendingName = 'logout_pending';
/** The refresh cookie was refused or given back, so there is no use in trying it at every start. */
const noCookieName = 'no_session';

const nobody: Session = { userProfile: null, error: null, settled: true, endedBy: null };

export const session = storeOf<Session>({ ...nobody, settled: false });

const signOutListeners = new Set<(reason: SignOutReason) => void>();
let unfollow: () => void = () => undefined;
let leaving: Promise<void> | null = null;

export function useProfile(): Session {
  return useStore(session);
}

/** Whether it is known who is here; profiles change often, with every event of their streams. */
export function useIsSettled(): boolean {
  return useSyncExternalStore(session.subscribe, () => session.get().settled);
}

export function myId(): string {
  return session.get().userProfile?.id ?? '';
}

export function onSignOut(listener: (reason: SignOutReason) => void): () => void {
  signOutListeners.add(listener);
  return () => signOutListeners.delete(listener);
}

/** Takes over a new sign-in; another person's data in this browser is deleted first. */
export async function startSession(answer: { user: User; token: string }): Promise<void> {
  await wipeOfOthers(answer.user.id);
  forget(logoutPendingName);
  forget(noCookieName);
  accessToken.set(answer.token);
  keepUser(answer.user);
  live.start();
}

/**
 * Ends the session here and in every other tab. Local data is deleted even if the server can't be reached;
 * the server is then informed at the next start, before the cookie could sign in again.
 */
export function signOut({ reason = 'user' }: { reason?: SignOutReason } = {}): Promise<void> {
  leaving ??= leave(reason).finally(() => (leaving = null));
  return leaving;
}

async function leave(reason: SignOutReason, elsewhere = false): Promise<void> {
  const wasSignedIn = accessToken.get() !== null || session.get().userProfile !== null;
  live.stop();
  unfollow();
  // The other tabs follow as soon as the token is gone.
  accessToken.clear();
  session.set({ ...nobody, endedBy: wasSignedIn ? reason : null });
  // Before any waiting: data in memory could otherwise be stored again after the wipe.
  if (wasSignedIn) for (const listener of signOutListeners) listener(reason);
  await Promise.all([
    reason === 'user' && !elsewhere ? endOnServer() : undefined,
    queryClient.cancelQueries().then(wipeLocalStores),
  ]);
  if (!elsewhere) remember(noCookieName, 'yes');
}

async function endOnServer(): Promise<void> {
  remember(logoutPendingName, 'yes');
  try {
    await call(api.account.logout);
  } catch (error) {
    if (isTransient(error)) return;
  }
  forget(logoutPendingName);
}

/** Finds the session: by the stored token, else once by the refresh cookie. */
export async function findOutWhoIsHere(): Promise<void> {
  try {
    await fetchUser();
  } catch (error) {
    // Without a token no session was expected, and a refusal is no failure.
    const isFailure = accessToken.get() !== null && error instanceof ApiError;
    session.set({
      ...session.get(),
      userProfile: null,
      error: isFailure ? error : null,
      settled: true,
    });
  }
}

async function fetchUser(): Promise<void> {
  if (accessToken.get() === null) {
    if (remembered(logoutPendingName) !== null) await endOnServer();
    else if (csrfToken() !== null && remembered(noCookieName) === null) await tryCookie();
  }
  if (accessToken.get() === null) {
    session.set(nobody);
    return;
  }
  live.start();
  const user = await queryClient.fetchQuery(profileQuery);
  await wipeOfOthers(user.id);
  keepUser(user);
}

function keepUser(user: User): void {
  queryClient.setQueryData(profileQuery.queryKey, user);
  session.set({ ...nobody, userProfile: user });
  unfollow();
  unfollow = live.follow(user.id, user.version);
}

async function tryCookie(): Promise<void> {
  try {
    await renewToken(null);
  } catch (error) {
    if (!isTransient(error)) remember(noCookieName, 'yes');
    throw error;
  }
}

async function wipeOfOthers(userId: string): Promise<void> {
  const owner = remembered(ownerName);
  if (owner !== null && owner !== userId) {
    const token = accessToken.get();
    const wiped = wipeLocalStores();
    if (token !== null) accessToken.set(token);
    await wiped;
  }
  remember(ownerName, userId);
}

// A feature that changes the profile writes it into the cache; the session shows the same.
queryClient.getQueryCache().subscribe(({ query, type }) => {
  if (type !== 'updated' || query.queryHash !== hashKey(profileQuery.queryKey)) return;
  const user = query.state.data as User | undefined;
  const { userProfile } = session.get();
  if (user && userProfile && user !== userProfile && user.id === userProfile.id) {
    session.set({ ...session.get(), userProfile: user });
  }
});

live.onFrame((frame) => {
  if (!('version' in frame)) return;
  const { userProfile } = session.get();
  if (!userProfile || frame.stream !== userProfile.id) return;
  queryClient.setQueryData(profileQuery.queryKey, applyToUser(userProfile, frame));
});

live.onResync((stream) => {
  const { userProfile } = session.get();
  if (!userProfile || (stream !== 'all' && stream !== userProfile.id)) return;
  void queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).then(keepUser, () => undefined);
});

live.onRevoked(() => void signOut({ reason: 'revoked' }));
live.onExpired(() => void signOut({ reason: 'expired' }));
onSessionExpired(() => signOut({ reason: 'expired' }));

network.subscribe(() => {
  const { userProfile, error, settled } = session.get();
  const unanswered = settled && !userProfile && error !== null && accessToken.get() !== null;
  if (unanswered && network.isReachable()) void findOutWhoIsHere();
});

accessToken.onChange(({ token, elsewhere }) => {
  if (!elsewhere) return;
  const { userProfile, settled } = session.get();
  if (token === null) {
    leaving ??= leave('user', true).finally(() => (leaving = null));
    return;
  }
  // While the session is still being looked for, the new token is simply the one to use.
  if (!settled || tokenClaims(token).subject === userProfile?.id) return;
  // The tab that signed in has wiped the stores; this one must not keep anything in memory.
  location.reload();
});
