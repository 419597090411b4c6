/** A source of sound (a recording, a message that is read aloud), or what must hear none of it (a dictation). */
export interface Sounding {
  pause(): void;
}

let sounding: Sounding | null = null;

/** Only one source plays: the previous one is paused. */
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
