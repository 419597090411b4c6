/** An ILIKE pattern for texts that contain the words as they were typed. */
export function containing(words: string): string {
  return `%${words.trim().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
