import { storeOf } from './store.ts';

/** Whether the screen shows its content, so that the parts around it may load. */
export const firstContent = storeOf(false);

export function contentIsShown(): void {
  firstContent.set(true);
}
