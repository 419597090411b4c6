import type { UserRef } from '#contract/shapes.ts';
import { storeOf } from '#web/platform/store.ts';

/** The person whose small profile is open over the screen, or who is about to be blocked; null: none. */
export type WantedPerson = { deed: 'profile'; user: UserRef } | { deed: 'block'; user: UserRef };

export const wantedPerson = storeOf<WantedPerson | null>(null);

export function showPerson(user: UserRef): void {
  wantedPerson.set({ deed: 'profile', user });
}

export function askToBlock(user: UserRef): void {
  wantedPerson.set({ deed: 'block', user });
}
