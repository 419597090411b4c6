import { afterPaint } from './after-paint.ts';
import { storeOf, useStore } from './store.ts';

/** Whether the screen shows its content, so that the parts around it may load. */
export const firstContent = storeOf(false);

export function contentIsShown(): void {
  afterPaint(() => firstContent.set(true));
}

/** For what nobody waits for: it would take the processor from the content. */
export function useIsContentShown(): boolean {
  return useStore(firstContent);
}
