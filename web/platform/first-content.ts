import { storeOf } from './store.ts';

/** Whether the screen shows what was asked for, so that what stands around it may follow. */
export const firstContent = storeOf(false);

export function contentIsShown(): void {
  firstContent.set(true);
}
