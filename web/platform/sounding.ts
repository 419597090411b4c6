/** What can be heard: somebody’s recording, or a message that is read aloud. */
export interface Sounding {
  pause(): void;
}

let sounding: Sounding | null = null;

/** One thing is heard at a time: what was heard before is paused. */
export function beginSounding(next: Sounding): void {
  if (sounding !== next) sounding?.pause();
  sounding = next;
}

export function endSounding(ended: Sounding): void {
  if (sounding === ended) sounding = null;
}

export function pauseSounding(): void {
  sounding?.pause();
}
