import { foldedWithPlaces } from '../../platform/search/fold.ts';

type Range = [start: number, end: number];

const placesMax = 50;

/** Positions of words of the searched form in the original text; without overlap, in order. */
export function matchesIn(text: string, wanted: string[]): Range[] {
  const { form, starts, ends } = foldedWithPlaces(text);
  const found: Range[] = [];
  for (const words of wanted.filter(Boolean)) {
    let at = form.indexOf(words);
    for (let count = 0; at >= 0 && count < placesMax; count++) {
      found.push([starts[at] ?? 0, ends[at + words.length - 1] ?? text.length]);
      at = form.indexOf(words, at + words.length);
    }
  }
  const ranges: Range[] = [];
  for (const [start, end] of found.toSorted(([one], [other]) => one - other)) {
    const last = ranges.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges.slice(0, placesMax);
}
