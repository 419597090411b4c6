/**
 * The text of a box while its words are heard: what was written before, then what was heard since. A browser
 * hands out all results of a run again and again, the last of them as guesses that still change.
 */
export class HeardWords {
  #before: string;
  /** The text as it stood after the last results. */
  #written: string;
  /** Results that the person has edited since belong to the person. */
  #skipped = 0;
  #count = 0;

  constructor(text: string) {
    this.#before = text;
    this.#written = text;
  }

  /** The text of the box, which is `text` now, with these results. */
  with(results: readonly string[], text: string): string {
    if (text !== this.#written) {
      this.#before = text;
      this.#skipped = this.#count;
    }
    this.#count = results.length;
    this.#written = joined([this.#before, ...results.slice(this.#skipped)]);
    return this.#written;
  }
}

function joined(parts: readonly string[]): string {
  return parts.reduce((text, part) => {
    const words = part.trim();
    if (words === '') return text;
    return text === '' || /\s$/u.test(text) ? text + words : `${text} ${words}`;
  });
}
