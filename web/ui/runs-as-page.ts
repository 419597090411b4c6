/** Whether a text is a sentence of ours, with isolated values; people's text isolates only names after @. */
export function runsAsPage(words: string): boolean {
  return /\u2068(?!@)/u.test(words);
}
