/** No body of the contract has this many levels. */
const levelsMax = 32;

/** Whether a value has so many levels that walking it could exhaust the stack. Goes level by level itself. */
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
