import { AsyncLocalStorage } from 'node:async_hooks';

const scopes = new AsyncLocalStorage<{ isOpen: boolean }>();

/** A mistake of ours, which tests and development show at once; under load it would stop the server. */
export class WaitsInTransaction extends Error {}

/** Everything that `run` starts knows that a transaction is open, until `run` has settled. */
export async function insideTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
  const scope = { isOpen: true };
  try {
    return await scopes.run(scope, run);
  } finally {
    scope.isOpen = false;
  }
}

/**
 * For calls of the network or the pool. An open transaction holds locks and a connection; waiting in it makes
 * everybody else wait, and for the pool possibly forever. It throws only if the database was opened with
 * `checksTransactions`.
 * @param what the awaited service: 'files', 'mail', 'a provider'
 */
export function refuseInsideTransaction(what: string): void {
  if (scopes.getStore()?.isOpen !== true) return;
  throw new WaitsInTransaction(
    `${what} must not be waited for while a transaction is open: do it before, or with afterCommit`,
  );
}
