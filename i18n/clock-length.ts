/** How long something sounds, as it is written in both languages: `0:32`. What is there at all is a second at least. */
export function clockLength(ms: number, secondsMin = 1): string {
  const seconds = Math.max(secondsMin, Math.round(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
