/** Handles one item at a time; items that arrive meanwhile are merged into one that waits. `work` must not throw. */
export function oneAtATime<Thing extends {}>(
  work: (thing: Thing) => Promise<void>,
  merge: (waiting: Thing, next: Thing) => Thing,
): (thing: Thing) => void {
  let waiting: Thing | undefined;
  let isWorking = false;
  const workOff = async () => {
    isWorking = true;
    while (waiting !== undefined) {
      const thing = waiting;
      waiting = undefined;
      await work(thing);
    }
    isWorking = false;
  };
  return (thing) => {
    waiting = waiting === undefined ? thing : merge(waiting, thing);
    if (!isWorking) void workOff();
  };
}
