import type { UserRef } from '#contract/shapes.ts';
import { storeOf } from '#web/platform/store.ts';

/** Whose small profile is wanted over whatever is on the screen, or who is to be blocked; null: nobody. */
export type WantedPerson = { deed: 'profile'; username: string } | { deed: 'block'; user: UserRef };

export const wantedPerson = storeOf<WantedPerson | null>(null);

export function showPerson(username: string): void {
  wantedPerson.set({ deed: 'profile', username });
}

export function askToBlock(user: UserRef): void {
  wantedPerson.set({ deed: 'block', user });
}
