import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { classNames } from '../class-names.ts';
import { ArrowDown } from '../icons.ts';
import { useNearbyRows } from './nearby-rows.ts';
import { Rows } from './Rows.tsx';
import type { RowAnchor } from './scroll-anchor.ts';
import { ScrollKeeper } from './scroll-keeper.ts';
import { newsCount } from './sections.ts';
import classes from './MessageScroller.module.css';

export type { RowAnchor };

export type MessageScrollerHandle = {
  /** To the end, and stay there; for one's own message. */
  followLatest: () => void;
  /** Shows a row, also one that comes with the next change of `items`; `highlight` marks it for two seconds. */
  scrollToItem: (key: string, options?: { highlight?: boolean }) => void;
  /**
   * The reader's position, to be passed as `openAt` later; undefined at the end. `lasts` says which rows will
   * still exist then.
   */
  place: (lasts: (key: string) => boolean) => RowAnchor | undefined;
  /** The rows that are readable now, first to last. */
  inView: () => string[];
};

export type MessageScrollerProps<Item> = {
  /** In order; pages are added at both ends, and may be dropped far from the view. */
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Keep it the same function between renders: rows whose item is the same are not drawn again. */
  renderItem: (item: Item) => ReactNode;
  /** Neighbours with the same answer share a section, such as a day; its heading sticks while they are in view. */
  sectionOf?: (item: Item) => string;
  renderSection?: (section: string) => ReactNode;
  /** Names the list. */
  label: string;
  /** The words of the button to the end; the count is of new rows, 0 for none. */
  jumpLabel: (count: number) => string;
  /** Which added rows count as new; all by default. */
  isNews?: (item: Item) => boolean;
  /** The number of new rows, if it is known better than from the loaded rows. */
  newsCount?: number;
  /** A way to something out of view, before the button to the end. */
  way?: ReactNode;
  /** Under the list: typing people. Buttons to rows out of view are in the same line and cover nothing. */
  foot?: ReactNode;
  /** Called after every movement and change. */
  onMove?: () => void;
  /** The row to open at; otherwise the end. For another conversation give the component another React key. */
  openAt?: RowAnchor;
  /** Older pages exist; asked for 1,000 px before the start, once per first row each time the reader comes near. */
  hasOlder?: boolean;
  onReachStart?: () => void;
  /** Newer pages exist: the last row is not the latest. */
  hasNewer?: boolean;
  onReachEnd?: () => void;
  /** Asks for the latest page when it is not loaded; the list goes to its end when `hasNewer` is over. */
  onLatestWanted?: () => void;
  /** Before the first row and after the last: loading, typing. */
  start?: ReactNode;
  end?: ReactNode;
  /** Read out politely when it changes; the list itself is silent, or every streamed word would be read. */
  announcement?: string;
  className?: string;
  ref?: Ref<MessageScrollerHandle>;
};

const highlightMs = 2_000;
/**
 * All loaded rows are real elements: selecting, finding in the page and reading aloud work across them, and
 * holding a row still is exact because every size is measured, never guessed. Data comes in pages, and rows
 * far away skip layout and painting (content-visibility with the size they had), so length costs little.
 */
export function MessageScroller<Item>({ ref, className, ...props }: MessageScrollerProps<Item>) {
  const { items, itemKey, renderItem, sectionOf, renderSection, isNews, hasNewer = false } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const keeper = useRef<ScrollKeeper>(undefined);
  const opened = useRef(false);
  const wanted = useRef<string>(undefined);
  const latestWanted = useRef(false);
  const asked = useRef<{ start?: string; end?: string }>({});
  const [away, setAway] = useState(false);
  const [atEnd, setAtEnd] = useState(true);
  const [highlighted, setHighlighted] = useState<{ key: string }>();

  const keys = items.map(itemKey);
  const firstKey = keys[0];
  const lastKey = keys.at(-1);
  const [seenKey, setSeenKey] = useState(lastKey);
  if (atEnd && seenKey !== lastKey) setSeenKey(lastKey);
  const counted = away ? newsCount(items, keys.indexOf(seenKey ?? ''), isNews) : 0;
  const news = props.newsCount ?? counted;

  const latest = useRef({ props, firstKey, lastKey });
  useLayoutEffect(() => {
    latest.current = { props, firstKey, lastKey };
  });

  useLayoutEffect(() => {
    const view = viewport.current as HTMLDivElement;
    const inner = content.current as HTMLDivElement;
    const kept = new ScrollKeeper(view, inner.getElementsByClassName(classes.row ?? ''), {
      onWhereabouts: (where) => {
        setAway(where.away);
        setAtEnd(where.atEnd);
        const { props: now, firstKey: first, lastKey: last } = latest.current;
        now.onMove?.();
        if (!where.nearStart) asked.current.start = undefined;
        else if (now.hasOlder && first !== undefined && asked.current.start !== first) {
          asked.current.start = first;
          now.onReachStart?.();
        }
        if (!where.nearEnd) asked.current.end = undefined;
        else if (now.hasNewer && last !== undefined && asked.current.end !== last) {
          asked.current.end = last;
          now.onReachEnd?.();
        }
      },
      onTaken: () => {
        wanted.current = undefined;
        latestWanted.current = false;
      },
    });
    keeper.current = kept;
    const sizes = new ResizeObserver(() => {
      if (opened.current) kept.settle();
    });
    sizes.observe(view);
    sizes.observe(inner);
    return () => {
      sizes.disconnect();
      kept.dispose();
      opened.current = false;
    };
  }, []);

  // After every change of rows and before it is painted.
  useLayoutEffect(() => {
    const kept = keeper.current;
    if (!kept || lastKey === undefined) return;
    kept.hasNewer = hasNewer;
    if (!opened.current) {
      opened.current = true;
      kept.open(latest.current.props.openAt);
    }
    kept.settle();
    if (wanted.current !== undefined && kept.showRow(wanted.current)) wanted.current = undefined;
    if (latestWanted.current && !hasNewer) {
      latestWanted.current = false;
      kept.followEnd();
    }
  }, [items, lastKey, hasNewer]);

  useEffect(() => {
    if (!highlighted) return;
    const id = setTimeout(() => setHighlighted(undefined), highlightMs);
    return () => clearTimeout(id);
  }, [highlighted]);

  const jump = useCallback(() => {
    wanted.current = undefined;
    if (!latest.current.props.hasNewer) return keeper.current?.followEnd();
    latestWanted.current = true;
    latest.current.props.onLatestWanted?.();
  }, []);

  useImperativeHandle(
    ref,
    () => ({
      followLatest: jump,
      scrollToItem: (key, { highlight = false } = {}) => {
        latestWanted.current = false;
        wanted.current = keeper.current?.showRow(key) ? undefined : key;
        if (highlight) setHighlighted({ key });
      },
      place: (lasts) => keeper.current?.place(lasts),
      inView: () => keeper.current?.inView ?? [],
    }),
    [jump],
  );

  useEscape(away, jump);
  const nearby = useNearbyRows(viewport);

  return (
    <div className={classNames(classes.scroller, className)}>
      <div
        ref={viewport}
        className={classes.viewport}
        role="log"
        aria-live="off"
        aria-label={props.label}
        {...keyboardScrollable}
      >
        <div ref={content} className={classes.content}>
          {props.start}
          <Rows
            items={items}
            itemKey={itemKey}
            renderItem={renderItem}
            sectionOf={sectionOf}
            renderSection={renderSection}
            highlightedKey={highlighted?.key}
            nearby={nearby}
          />
          {props.end}
        </div>
      </div>
      <div className={classes.foot}>
        {props.foot}
        {props.way}
        {away && (
          <button type="button" className={classes.jump} onClick={jump}>
            <ArrowDown aria-hidden />
            {props.jumpLabel(news)}
          </button>
        )}
      </div>
      <div className="zv-unseen" role="status" aria-live="polite">
        {props.announcement}
      </div>
    </div>
  );
}

/** A list that scrolls must be reachable by keyboard. */
const keyboardScrollable = { tabIndex: 0 } as const;

/** Esc goes to the end, unless something on top of the list, or a key handler before this one, has use for it. */
function useEscape(enabled: boolean, jump: () => void): void {
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.shiftKey || event.defaultPrevented || event.isComposing)
        return;
      if (document.querySelector('dialog[open], [role="dialog"], [role="menu"]')) return;
      event.preventDefault();
      jump();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [enabled, jump]);
}
