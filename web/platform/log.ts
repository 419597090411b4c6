/** The browser's console: for what only a developer can use. Never a token, never what people wrote. */
export function log(message: string, detail?: unknown): void {
  if (detail === undefined) console.warn(message);
  else console.warn(message, detail);
}
