/** The browser's console: for messages that only a developer can use. Never a token, never people's text. */
export function log(message: string, detail?: unknown): void {
  if (detail === undefined) console.warn(message);
  else console.warn(message, detail);
}
