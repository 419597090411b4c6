/** A part of the day by name, and the minute of the day that stands for it. */
export const parts = {
  dawn: 5 * 60,
  morning: 9 * 60,
  forenoon: 10 * 60,
  noon: 12 * 60,
  afternoon: 15 * 60,
  dusk: 17 * 60,
  evening: 19 * 60,
  tonight: 20 * 60,
  night: 21 * 60,
  midnight: 24 * 60 - 1,
} as const;
export type Part = keyof typeof parts;

/** The day and time found in a text, by the wall clock of its reader. */
export interface Reading {
  day: string | null;
  /** A time of the clock; `isLoose` where it may be before or after noon. */
  clock: { minutes: number; isLoose: boolean } | null;
  part: Part | null;
  /** So many minutes from now. */
  inMinutes: number | null;
  /** The words that were read: from, to. */
  spans: [number, number][];
}

export const nothingRead: Reading = {
  day: null,
  clock: null,
  part: null,
  inMinutes: null,
  spans: [],
};

const half = 12 * 60;
/** A loose hour before this one is meant after noon. */
const earliest = 7 * 60;

/** The minute of the day that was meant; null where no time was named. */
export function minutesOf({ clock, part }: Pick<Reading, 'clock' | 'part'>): number | null {
  if (!clock) return part && parts[part];
  const { minutes, isLoose } = clock;
  if (!isLoose) return minutes;
  if (part === 'morning' || part === 'dawn' || part === 'forenoon') return minutes % half;
  if (part === 'noon') return minutes < 5 * 60 ? minutes + half : minutes;
  if (part === 'night' && minutes < 5 * 60) return minutes;
  if (part) return minutes < half ? minutes + half : minutes;
  return minutes < earliest ? minutes + half : minutes;
}
