import { AsyncLocalStorage } from 'node:async_hooks';

const scopes = new AsyncLocalStorage<{ isOpen: boolean }>();

/** A mistake of ours, which tests and development show at once; under load it would stop the server. */
export class WaitsInTransaction extends Error {}

/** Whatever `run` starts knows that a transaction is open, until `run` has settled. */
export async function insideTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
  const scope = { isOpen: true };
  try {
    return await scopes.run(scope, run);
  } finally {
    scope.isOpen = false;
  }
}

/**
 * For what waits for the network or for the pool. While a transaction is open it holds locks and a
 * connection; who waits then makes everybody wait, and for the pool possibly forever. It throws only
 * where the database was opened with `checksTransactions`.
 * @param what is waited for: 'files', 'mail', 'a provider'
 */
export function refuseInsideTransaction(what: string): void {
  if (scopes.getStore()?.isOpen !== true) return;
  throw new WaitsInTransaction(
    `${what} must not be waited for while a transaction is open: do it before, or with afterCommit`,
  );
}
