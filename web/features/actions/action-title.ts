import { limits } from '#contract/values.ts';

/** Longer ones are cut at a word; the message itself is a click away. */
const titleLengthMax = 120;

/** The beginning of some words as a title: their first line, or as many words of it as fit. */
export function beginningOf(words: string): string {
  const [line = ''] = words
    .split('\n')
    .map((each) => each.replace(/^[•\s]+/u, '').trim())
    .filter((each) => each !== '');
  if (line.length <= titleLengthMax) return line;
  const cut = line.slice(0, titleLengthMax);
  const atWord = cut.lastIndexOf(' ') > titleLengthMax / 2 ? cut.lastIndexOf(' ') : cut.length;
  // Half of a pair of code units is no letter.
  const kept = cut.slice(0, atWord).replace(/[\ud800-\udbff]$/u, '');
  return `${kept.replace(/[\s,;:.–—-]+$/u, '')}…`.slice(0, limits.actionTitleLengthMax);
}
