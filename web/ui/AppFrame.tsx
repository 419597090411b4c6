import {
  Suspense,
  lazy,
  use,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { NewsPlace, NewsPlaces, placeAt } from './NewsPlace.tsx';
import { FooterContext } from './Page.tsx';
import { useScreenSize } from './screen-size.ts';
import classes from './AppFrame.module.css';
import { later } from './later-part.ts';

const PanelDrawer = lazy(later(() => import('./PanelDrawer.tsx')));

const edgePx = 28;
const swipePx = 56;

export type AppFrameProps = {
  /** Tablet and desktop: the column of main places. */
  rail: ReactNode;
  /** A list beside the content: in place on desktop, in a drawer below. */
  panel?: ReactNode;
  panelLabel?: string;
  drawerOpened?: boolean;
  /** Without it the drawer can not be opened by a swipe. */
  onDrawerChange?: (opened: boolean) => void;
  /** Phones only. */
  topBar?: ReactNode;
  /** Phones only; left out inside a chat, a card or a document. */
  bottomBar?: ReactNode;
  /** Under the header, above the content. */
  banner?: ReactNode;
  /** One quiet line at the end of every Page. */
  footer?: ReactNode;
  skipLabel: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * The shell: the arrangement on phones, tablets and desktops. Only the content scrolls. Each of its parts keeps clear of
 * the notch and the bar of a phone, so that no screen has to.
 */
export function AppFrame({
  rail,
  panel,
  panelLabel,
  drawerOpened = false,
  onDrawerChange,
  topBar,
  bottomBar,
  banner,
  footer,
  skipLabel,
  closeLabel,
  children,
}: AppFrameProps) {
  const size = useScreenSize();
  const place = placeAt(use(NewsPlaces)[0], 'top');
  const inDrawer = Boolean(panel) && size !== 'desktop';
  const swipe = useEdgeSwipe(inDrawer && !drawerOpened ? () => onDrawerChange?.(true) : undefined);
  const isPhone = size === 'mobile';
  const main = useRef<HTMLElement>(null);
  const [drawerWanted, setDrawerWanted] = useState(false);
  if (drawerOpened && !drawerWanted) setDrawerWanted(true);
  // The address stays as it is: a hash would be a new page for the router.
  const skipToMain = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={classNames(classes.frame, isPhone && classes.phone)} {...swipe}>
      <a className="zv-skip" href="#main" onClick={skipToMain}>
        {skipLabel}
      </a>
      {!isPhone && rail}
      {panel && size === 'desktop' && (
        <aside className={classes.panel} aria-label={panelLabel}>
          {panel}
        </aside>
      )}
      {isPhone && topBar && <header className={classes.topBar}>{topBar}</header>}
      <main
        ref={main}
        id="main"
        className={classNames(
          classes.main,
          isPhone && Boolean(topBar) && classes.underBar,
          isPhone && Boolean(bottomBar) && classes.overBar,
        )}
        tabIndex={-1}
      >
        <NewsPlace />
        {place && createPortal(<div className={classes.banner}>{banner}</div>, place)}
        <FooterContext value={footer}>{children}</FooterContext>
        <NewsPlace end />
      </main>
      {isPhone && bottomBar}
      {inDrawer && drawerWanted && (
        <Suspense fallback={null}>
          <PanelDrawer
            opened={drawerOpened}
            onClose={() => onDrawerChange?.(false)}
            label={panelLabel}
            closeLabel={closeLabel}
          >
            {panel}
          </PanelDrawer>
        </Suspense>
      )}
    </div>
  );
}

/** A finger that starts at the edge where reading begins and moves inwards. */
function useEdgeSwipe(onSwipe: (() => void) | undefined) {
  const start = useRef<{ x: number; y: number } | null>(null);
  if (!onSwipe) return {};
  const inward = (touch: { clientX: number }) =>
    document.documentElement.dir === 'rtl' ? window.innerWidth - touch.clientX : touch.clientX;
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current =
        touch && inward(touch) <= edgePx ? { x: inward(touch), y: touch.clientY } : null;
    },
    onTouchMove: (event: TouchEvent) => {
      const touch = event.touches[0];
      const from = start.current;
      if (!touch || !from) return;
      const across = inward(touch) - from.x;
      const along = Math.abs(touch.clientY - from.y);
      if (along > swipePx / 2) start.current = null;
      else if (across > swipePx) {
        start.current = null;
        onSwipe();
      }
    },
  };
}
