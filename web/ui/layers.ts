import { useEffect, useEffectEvent } from 'react';
import { useEscapeFirst } from './use-escape-first.ts';

/** A layer over the page, which going back closes first. */
interface Layer {
  close: () => void;
}

interface Way {
  end: Promise<void>;
  arrive: () => void;
}

/** Longer than a browser takes to go back within a page; then what waits goes on without it. */
const wayMaxMs = 2_000;

// The topmost comes last.
const layers: Layer[] = [];
/** The page under the layers, according to its history entry. */
let page = '';
/** On the way to another entry; nothing else is done to the history meanwhile. */
let underway: Way | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Going back closes an open layer, the topmost first, rather than leaving the page. Every layer has a history
 * entry on top of that of its page, with the same address and state and the number of layers. Routers do not
 * see these entries, and call `withoutLayers` before they make one of their own; so they are always the last,
 * and forward finds no layer behind a page.
 */
export function useLayer(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return undefined;
    const layer: Layer = { close: () => close() };
    layers.push(layer);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    };
  }, [opened]);
}

/**
 * A layer that has the keyboard to itself, such as a dialog. Escape closes it after the layers above it, one at a
 * time, as going back does.
 */
export function useModalLayer(opened: boolean, onClose: () => void): void {
  useLayer(opened, onClose);
  useEscapeFirst(() => opened && closeTopmost());
}

function closeTopmost(): boolean {
  const top = layers.at(-1);
  top?.close();
  return top !== undefined;
}

/** Resolves once the current entry of the history is that of the page itself. */
export async function withoutLayers(): Promise<void> {
  clearTimeout(timer);
  while (underway || countIn(history.state) > 0) await wayTo(0);
  // Layers that are still open are then on top of the new page.
  settleSoon();
}

type EntryState = Record<string, unknown> | null;

const countIn = (state: unknown): number => Number((state as EntryState)?.['layers'] ?? 0);

function pageIn(state: unknown): string {
  const { layers: _, ...rest } = (state as EntryState) ?? {};
  return `${location.href} ${JSON.stringify(rest)}`;
}

/** One that closes and one that opens in its place share an entry. */
function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

/** Makes the history have as many entries as there are layers. */
function settle(): void {
  if (underway) return;
  page = pageIn(history.state);
  const count = countIn(history.state);
  if (count > layers.length) void wayTo(layers.length);
  // Past the router, which learns of every entry that is made by the method of the history itself.
  for (let next = count + 1; next <= layers.length; next++)
    History.prototype.pushState.call(history, { ...history.state, layers: next }, '');
}

/** If a move has begun already, resolves at its end. */
function wayTo(count: number): Promise<void> {
  underway ??= wayBack(count - countIn(history.state));
  return underway.end;
}

function wayBack(by: number): Way {
  page = pageIn(history.state);
  let arrive = () => {};
  const end = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const way = { end, arrive };
  history.go(by);
  setTimeout(() => {
    if (underway === way) arrived();
  }, wayMaxMs);
  return way;
}

function arrived(): void {
  const arrive = underway?.arrive;
  underway = null;
  arrive?.();
  settleSoon();
}

function hear(event: PopStateEvent): void {
  const isSamePage = pageIn(event.state) === page;
  if (isSamePage && (underway || layers.length > 0)) event.stopImmediatePropagation();
  if (underway) return arrived();
  for (const layer of layers.slice(isSamePage ? countIn(event.state) : 0).toReversed())
    layer.close();
  settleSoon();
}

if (typeof window !== 'undefined') {
  // Before the router’s own, wherever that was added.
  window.addEventListener('popstate', hear, { capture: true });
  // A page that is loaded again has none of the layers that it had.
  settleSoon();
}
