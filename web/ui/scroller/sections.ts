type Section = { section: string; from: number; to: number };

/** Neighbours that belong together. */
export function sections<Item>(
  items: readonly Item[],
  sectionOf: (item: Item) => string,
): Section[] {
  const found: Section[] = [];
  items.forEach((item, index) => {
    const section = sectionOf(item);
    const last = found.at(-1);
    if (last?.section === section) last.to = index + 1;
    else found.push({ section, from: index, to: index + 1 });
  });
  return found;
}

/** How many rows came after the last one seen; none when that one is not loaded. */
export function newsCount<Item>(
  items: readonly Item[],
  seenAt: number,
  isNews: ((item: Item) => boolean) | undefined,
): number {
  if (seenAt < 0) return 0;
  const added = items.slice(seenAt + 1);
  return isNews ? added.filter(isNews).length : added.length;
}
