import { keepLocally } from './local-stores.ts';

/** Messages (features/messages/outbox.ts) and changes of actions (features/actions/action-outbox.ts) on their way. */
const stores = ['outbox', 'actions'].map((name) => keepLocally<unknown>(name));

/** The number of things on this device that the server does not have yet; the wipe of a sign-out takes them. */
export async function unsentCount(): Promise<number> {
  const entries = await Promise.all(stores.map((store) => store.entries()));
  return entries.flat().length;
}
