import { accessToken } from './access-token.ts';
import { firstContent } from './first-content.ts';
import { kept } from './kept-queries.ts';
import { queryClient } from './query.ts';

/** A screen as it was last shown. boot/early.js paints it before the program is there. */
interface PaintedScreen {
  /** The files of the program: the classes of another version are others. */
  program: string;
  language: string;
  /** Of the window; another width may be another arrangement. */
  widthPx: number;
  /** Addresses of the style files, and the rules of style elements. */
  styles: string[];
  rules: string;
  html: string;
}

const handOverMaxMs = 6_000;
const layers = 'dialog[open], [role="dialog"], [role="menu"]';
/** Nothing that a painted screen needs, or what must be in a page only once. */
const leftOut = '[data-far], [role="status"], script, style, dialog, audio, video, iframe';
/** Messages and rows of lists, which are many. */
const rows = 'article, li';
/** Rows so far outside the view are left out, in parts of its height: the bars of a browser come and go. */
const roomAroundView = 0.25;
const attributesLeftOut = new Set(['id', 'name', 'autofocus', 'style']);

/** Keeps the screen of a chat that shows its end, with the rows in and near the view. */
export function keepScreen(chatId: string): void {
  const root = document.getElementById('root');
  const program = programFiles();
  if (!root || program === null || document.querySelector(layers)) return;
  const screen: PaintedScreen = {
    program,
    language: document.documentElement.lang,
    widthPx: innerWidth,
    styles: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      ({ href }) => href,
    ),
    rules: [...root.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
    html: [...root.children].map((part) => copied(part)?.outerHTML ?? '').join(''),
  };
  queryClient
    .getQueryCache()
    .build<PaintedScreen, Error, PaintedScreen>(queryClient, {
      queryKey: ['chat', chatId, 'painted'],
      meta: kept(),
    })
    .setData(screen);
}

function programFiles(): string | null {
  return (
    document.querySelector<HTMLMetaElement>('meta[name="early-files"]')?.getAttribute('content') ??
    null
  );
}

function copied(original: Element): Element | null {
  if (original.matches(leftOut) || (original.matches(rows) && isOutOfView(original))) return null;
  if (original instanceof HTMLImageElement || original instanceof HTMLCanvasElement)
    return placeOf(original);
  const copy = original.cloneNode(false) as Element;
  for (const { name } of original.attributes)
    if (attributesLeftOut.has(name)) copy.removeAttribute(name);
  // The policy of the page forbids the attribute; the early script sets the property.
  const style = original.getAttribute('style');
  if (style) copy.setAttribute('data-style', style);
  if (original instanceof HTMLTextAreaElement) copy.textContent = original.value;
  else
    for (const child of original.childNodes) {
      const inner = child instanceof Element ? copied(child) : child.cloneNode();
      if (inner) copy.append(inner);
    }
  return copy;
}

function isOutOfView(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const room = innerHeight * roomAroundView;
  return bottom < -room || top > innerHeight + room;
}

/** A picture may not be had without a network, and one of people is not asked for again: its place stays. */
function placeOf(picture: HTMLImageElement | HTMLCanvasElement): Element {
  const place = document.createElement('div');
  place.className = picture.className;
  const { width, height } = picture.getBoundingClientRect();
  const own = picture.getAttribute('style');
  const size = `inline-size:${width}px;block-size:${height}px;background:var(--zv-paper-3)`;
  place.setAttribute('data-style', [own, size].filter(Boolean).join(';'));
  return place;
}

/** Parts of the painted screen, each with the part of the program that takes its place. */
const parts: readonly (readonly [painted: string, real: string])[] = [
  ['nav', 'nav'],
  ['aside', 'aside > *'],
  ['main header', 'main header'],
  ['main [data-composer]', 'main [data-composer]'],
  ['main', 'main [role="log"]'],
];

/** Takes away the painted screen, part by part, as the program's own come, and all of it where another screen comes. */
export function handOverScreen(): void {
  const painted = document.getElementById('painted');
  const root = document.getElementById('root');
  if (!painted || !root) {
    // Nothing would take away a screen that is painted from now on.
    root?.querySelector('.boot')?.setAttribute('data-begun', '');
    return;
  }
  const path = location.pathname;
  const changes = new MutationObserver(() => {
    // Another screen, or a failure, which has none of these parts.
    if (location.pathname !== path || root.querySelector('main [role="alert"]')) end();
    const left = parts.filter(([part, real]) => {
      const shown = painted.querySelectorAll<HTMLElement>(part);
      if (shown.length > 0 && !root.querySelector(real)) return true;
      for (const each of shown) each.style.visibility = 'hidden';
      return false;
    });
    if (left.length === 0) end();
  });
  const timer = setTimeout(end, handOverMaxMs);
  const stops = [
    // Another screen than the messages, such as a failure.
    firstContent.subscribe(() => painted.querySelector('main')?.remove()),
    accessToken.onChange(({ token }) => {
      if (token === null) end();
    }),
  ];
  function end() {
    changes.disconnect();
    clearTimeout(timer);
    for (const stop of stops) stop();
    painted?.remove();
    // The program has these rules itself, and newer ones.
    document.adoptedStyleSheets = [];
  }
  changes.observe(root, { childList: true, subtree: true });
}
