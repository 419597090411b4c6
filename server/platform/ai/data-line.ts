/** Line ends that JSON does not escape. */
const lineEnds = /[\u0085\u2028\u2029]/gu;

/**
 * Data for a model on one line that its content cannot end: a person's text can't imitate a line of somebody
 * else.
 */
export function dataLine(material: Record<string, unknown>): string {
  return JSON.stringify(material).replaceAll(
    lineEnds,
    (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
