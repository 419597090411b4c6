/** Draws that are the same in every run, so that the same examples give the same weights. */
export function draws(): () => number {
  let seed = 7;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

export function shuffle<Item>(items: Item[], draw: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1));
    const [one, two] = [items[at], items[other]];
    if (one !== undefined && two !== undefined) [items[at], items[other]] = [two, one];
  }
}

/** Weights as bytes, and the factor that makes them weights again. */
export function rounded(weights: Float64Array): { scale: number; table: Int8Array } {
  const scale = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  return { scale, table: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}
