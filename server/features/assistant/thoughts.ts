import { limits } from '#contract/values.ts';

const showEveryMs = 500;

/** Thoughts of a model on their way to its readers: the first at once, then a few frames a second, however fast it thinks. */
export class Thoughts {
  readonly #show: (text: string) => void;
  #hasShown = false;
  #unshown = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(show: (text: string) => void) {
    this.#show = show;
  }

  /** Readers get the newest thoughts where there are more than a frame holds. */
  add(text: string): void {
    this.#unshown = (this.#unshown + text).slice(-limits.thoughtLengthMax).toWellFormed();
    if (this.#timer === null && (this.#unshown !== '' || !this.#hasShown)) this.#send();
  }

  /** Nothing more is shown. */
  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#unshown = '';
  }

  #send(): void {
    const text = this.#unshown;
    this.#unshown = '';
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (this.#unshown !== '') this.#send();
    }, showEveryMs);
    this.#hasShown = true;
    this.#show(text);
  }
}
