import { forget, onRememberedElsewhere, remember, remembered } from './storage.ts';

const name = 'access_token';

export interface TokenChange {
  token: string | null;
  /** The change came from another tab. */
  elsewhere: boolean;
}

const listeners = new Set<(change: TokenChange) => void>();
let current = remembered(name);

function notify(change: TokenChange): void {
  current = change.token;
  for (const listener of listeners) listener(change);
}

/** The access token of this browser, the same in all of its tabs. */
export const accessToken = {
  /** Reads what is stored, so a token that another tab has just renewed is seen at once. */
  get(): string | null {
    return remembered(name);
  },
  set(token: string): void {
    remember(name, token);
    if (token !== current) notify({ token, elsewhere: false });
  },
  clear(): void {
    forget(name);
    if (current !== null) notify({ token: null, elsewhere: false });
  },
  onChange(listener: (change: TokenChange) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

onRememberedElsewhere(name, (token) => {
  if (token !== current) notify({ token, elsewhere: true });
});

/** Claims of a token that the browser reads without verification: its person and expiry. */
export function tokenClaims(token: string): { subject: string | null; expiresAtMs: number | null } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== 'object' || claims === null) return { subject: null, expiresAtMs: null };
    const { sub, exp } = claims as { sub?: unknown; exp?: unknown };
    return {
      subject: typeof sub === 'string' ? sub : null,
      expiresAtMs: typeof exp === 'number' ? exp * 1_000 : null,
    };
  } catch {
    return { subject: null, expiresAtMs: null };
  }
}
