/** A length of time, as written in both languages: `0:32`; at least `secondsMin`. */
export function clockLength(ms: number, secondsMin = 1): string {
  const seconds = Math.max(secondsMin, Math.round(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
