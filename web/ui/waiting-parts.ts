const listeners = new Set<() => void>();
let shown = 0;

function change(by: 1 | -1): void {
  shown += by;
  for (const listener of listeners) listener();
}

/** Parts of the screen that show that they are loading, so that somebody can say for what they wait. */
export const waitingParts = {
  any: () => shown > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** @returns the end of the wait */
  add(): () => void {
    change(1);
    return () => change(-1);
  },
};
