/** Work with a common lane runs in the order of its arrival; other work runs in parallel. */
export class Lanes {
  readonly #last = new Map<string, Promise<void>>();

  /** `work` must not throw. */
  run(lanes: readonly string[], work: () => Promise<void>): Promise<void> {
    const before = lanes.map((lane) => this.#last.get(lane) ?? Promise.resolve());
    const next = Promise.all(before).then(work);
    for (const lane of lanes) this.#last.set(lane, next);
    return next.finally(() => {
      for (const lane of lanes) if (this.#last.get(lane) === next) this.#last.delete(lane);
    });
  }
}
