/** Deeper than any body of the contract. */
const levelsMax = 32;

/**
 * Whether a value is nested so deeply that a recursive walk could exhaust the stack. It checks level by level
 * itself.
 */
export function isNestedTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levelsMax) return true;
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}
