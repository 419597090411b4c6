import { useLayoutEffect, useState } from 'react';

/** A mailed token: taken out of the address at once, so that neither history nor a referrer keeps it. */
export function useUrlToken(): { token: string | null; forgetToken: () => void } {
  const [token, setToken] = useState(() => new URLSearchParams(location.search).get('token'));
  useLayoutEffect(() => {
    if (!new URLSearchParams(location.search).has('token')) return;
    history.replaceState(history.state, '', location.pathname);
  }, []);
  return { token, forgetToken: () => setToken(null) };
}
