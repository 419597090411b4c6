import { storeOf, useStore } from './store.ts';

/** Whether the screen shows its content, so that the parts around it may load. */
export const firstContent = storeOf(false);

export function contentIsShown(): void {
  const show = () => firstContent.set(true);
  // After the paint, which the parts around would hold up; a hidden page paints nothing.
  if (document.hidden) show();
  else requestAnimationFrame(() => setTimeout(show));
}

/** For what nobody waits for: it would take the processor from the content. */
export function useIsContentShown(): boolean {
  return useStore(firstContent);
}
