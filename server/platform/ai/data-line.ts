/** Line ends that JSON leaves as they are. */
const lineEnds = /[\u0085\u2028\u2029]/gu;

/**
 * Material for a model on one line, which nothing inside of it can end: what somebody wrote can’t look like a line of
 * somebody else.
 */
export function dataLine(material: Record<string, unknown>): string {
  return JSON.stringify(material).replaceAll(
    lineEnds,
    (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
