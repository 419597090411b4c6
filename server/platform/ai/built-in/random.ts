/** FNV-1a over code points: the same text gives the same number everywhere. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

/** Mulberry32. The caller keeps the returned state, so that a copied chat continues identically. */
export function drawn(state: number): { state: number; value: number } {
  const next = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return { state: next, value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296 };
}
