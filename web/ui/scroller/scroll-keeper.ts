import { drift, keysInView, rowByKey, viewOf, type RowAnchor, type View } from './scroll-anchor.ts';
import { userScrolls } from './user-scrolls.ts';

/** Scrolling down to this close to the end follows what is new. */
const attachWithin = 150;
/** Smaller steps upwards are rounding, not intent. */
const driftMax = 3;
const pillBeyond = 200;
const pillWithin = 60;
/** Pages are asked for before their edge can be seen. */
const reachWithin = 1_000;
/** Longer ways are not travelled: all but the last stretch is skipped. */
const glideMax = 2_500;
const glideStretch = 600;
const glideMs = 320;

/** The reader's position relative to the edges of the list. */
export type Whereabouts = {
  /** Far from the end, so a way back should be offered; two limits keep it from flickering. */
  away: boolean;
  /** The last row is visible. */
  atEnd: boolean;
  nearStart: boolean;
  nearEnd: boolean;
};

export type ScrollListener = {
  /** Called after every movement and change, also without a difference. */
  onWhereabouts: (where: Whereabouts) => void;
  /** The reader took over, so no jump that was asked for before may follow. */
  onTaken: () => void;
};

/**
 * Decides the position of a message list. While it follows, it stays at the end; otherwise the visible rows
 * keep their place, whatever grows, shrinks, comes or goes around them. Only the reader and a jump move it.
 */
export class ScrollKeeper {
  /** More rows exist after the last one, so the end of the list is not the end of the conversation. */
  hasNewer = false;
  #viewport: HTMLElement;
  #rows: ArrayLike<Element>;
  #listener: ScrollListener;
  #following = false;
  #away = false;
  #view: View = [];
  /** The last position set here: a scroll event with another position comes from the reader. */
  #top = 0;
  #end = 0;
  #glide = 0;
  #stop: () => void;

  constructor(viewport: HTMLElement, rows: ArrayLike<Element>, listener: ScrollListener) {
    this.#viewport = viewport;
    this.#rows = rows;
    this.#listener = listener;
    this.#stop = userScrolls(viewport, {
      onScroll: () => this.#readerScrolled(),
      onUpwards: () => this.#detach(),
      onTake: () => this.#taken(),
    });
  }

  get following(): boolean {
    return this.#following;
  }

  /** The reader's position by the first visible row that lasts, to reopen there; undefined at the end. */
  place(lasts: (key: string) => boolean): RowAnchor | undefined {
    if (this.#isAtEnd) return undefined;
    const first = viewOf(this.#viewport, this.#rows).find(({ key }) => lasts(key));
    return first && { key: first.key, offset: first.offset };
  }

  get inView(): string[] {
    return keysInView(this.#viewport, this.#rows);
  }

  dispose(): void {
    this.#stop();
    cancelAnimationFrame(this.#glide);
  }

  /** The first position, without movement. */
  open(at: RowAnchor | undefined): void {
    const row = at && rowByKey(this.#rows, at.key);
    if (at && row) {
      const top = this.#offsetOf(row) - at.offset;
      this.#moveTo(top);
      // If everything after fits into the view, the reader is at its end.
      this.#following = !this.hasNewer && top > this.#limit;
    } else if (this.hasNewer) this.#moveTo(this.#limit);
    else this.#following = true;
    this.#hold();
    this.settle();
  }

  /** Puts the view back after anything changed size or place. Must run before the change is painted. */
  settle(): void {
    const movedByReader = this.#noteReader();
    if (!this.#glide) {
      if (this.#following) this.#moveTo(this.#limit);
      else {
        const moved = drift(this.#viewport, this.#rows, this.#view) + movedByReader;
        if (Math.abs(moved) >= 0.5) this.#moveTo(this.#viewport.scrollTop + moved);
        if (movedByReader !== 0) this.#hold();
      }
    }
    this.#end = this.#limit;
    this.#look();
  }

  followEnd(): void {
    this.#following = true;
    this.#glideTo(() => this.#limit);
  }

  /** Brings a row into the upper part of the view; false when it is not in the list. */
  showRow(key: string): boolean {
    const row = rowByKey(this.#rows, key);
    if (!row) return false;
    this.#following = false;
    this.#glideTo(() => {
      const spare = this.#viewport.clientHeight - row.getBoundingClientRect().height;
      return this.#offsetOf(row) - Math.max(16, spare / 3);
    });
    return true;
  }

  get #limit(): number {
    return Math.max(0, this.#viewport.scrollHeight - this.#viewport.clientHeight);
  }

  #offsetOf(row: Element): number {
    const viewport = this.#viewport.getBoundingClientRect();
    return row.getBoundingClientRect().top - viewport.top + this.#viewport.scrollTop;
  }

  #moveTo(top: number): void {
    this.#viewport.scrollTop = top;
    this.#top = this.#viewport.scrollTop;
  }

  #hold(): void {
    this.#view = viewOf(this.#viewport, this.#rows);
  }

  #detach(): void {
    this.#taken();
    if (!this.#following || this.#viewport.scrollTop <= 0) return;
    this.#following = false;
    this.#hold();
  }

  #readerScrolled(): void {
    if (this.#noteReader() === 0) return;
    if (!this.#following) this.#hold();
    this.#end = this.#limit;
    this.#look();
  }

  /**
   * How far the reader has scrolled since the last known position. Called before every correction too:
   * browsers may move the list well before the scroll event.
   */
  #noteReader(): number {
    const top = this.#viewport.scrollTop;
    const moved = top - this.#top;
    if (Math.abs(moved) < 1) return 0;
    const end = this.#limit;
    // When the list gets shorter the browser moves it up by itself; and a bounce comes back from past the end.
    const byReader = end >= this.#end - 1 && top < end - driftMax;
    if (moved < -driftMax && byReader) {
      this.#cancelGlide();
      this.#following = false;
    } else if (moved > 0 && end - top <= attachWithin && !this.hasNewer && !this.#selecting) {
      this.#following = true;
    }
    this.#top = top;
    return moved;
  }

  get #selecting(): boolean {
    const selection = getSelection();
    return selection?.isCollapsed === false && this.#viewport.contains(selection.anchorNode);
  }

  #look(): void {
    const { scrollTop } = this.#viewport;
    const left = this.#limit - scrollTop;
    this.#away =
      this.hasNewer || (!this.#following && left > (this.#away ? pillWithin : pillBeyond));
    this.#listener.onWhereabouts({
      away: this.#away,
      atEnd: this.#isAtEnd,
      nearStart: scrollTop < reachWithin,
      nearEnd: left < reachWithin,
    });
  }

  get #isAtEnd(): boolean {
    const left = this.#limit - this.#viewport.scrollTop;
    return !this.hasNewer && (this.#following || left <= pillWithin);
  }

  #taken(): void {
    this.#cancelGlide();
    this.#listener.onTaken();
  }

  #cancelGlide(): void {
    cancelAnimationFrame(this.#glide);
    this.#glide = 0;
  }

  /** The target is asked for in each frame, since rows may change size on the way. */
  #glideTo(target: () => number): void {
    this.#cancelGlide();
    const arrive = () => {
      this.#glide = 0;
      this.#moveTo(target());
      this.#hold();
      this.settle();
    };
    const start = this.#viewport.scrollTop;
    const way = Math.min(target(), this.#limit) - start;
    if (Math.abs(way) < 1 || document.hidden || prefersStillness()) return arrive();
    if (Math.abs(way) > glideMax) this.#moveTo(start + way - Math.sign(way) * glideStretch);
    const from = this.#viewport.scrollTop;
    const startedAt = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - startedAt) / glideMs);
      if (part >= 1) return arrive();
      const eased = 1 - (1 - Math.max(0, part)) ** 3;
      this.#moveTo(from + (Math.min(target(), this.#limit) - from) * eased);
      this.#look();
      this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }
}

function prefersStillness(): boolean {
  return (
    document.documentElement.dataset.motion === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
