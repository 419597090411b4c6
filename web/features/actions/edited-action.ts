import type { Action } from '#contract/actions.ts';
import { storeOf } from '#web/platform/store.ts';

/** The action whose editor is open over the screen; null: none. */
export const editedAction = storeOf<Action | null>(null);
