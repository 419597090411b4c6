import { type RefObject, useEffect } from 'react';

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };
const stops = '[data-tools] [aria-haspopup="menu"]';

/**
 * Makes the tools of all messages one stop of the Tab key: those of the newest or the last used
 * message can be reached by it, those of the others from there by the arrows, Home and End.
 */
export function useMessageRoving(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const enter = ({ target }: FocusEvent) => {
      const message = target instanceof Element ? target.closest('article') : null;
      if (message) mark(element, message);
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = messageAfter(element, event);
      const stop = next?.querySelector<HTMLElement>(stops);
      if (!next || !stop) return;
      event.preventDefault();
      mark(element, next);
      stop.focus();
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('keydown', press);
    };
  }, [list]);
}

function mark(list: HTMLElement, message: Element): void {
  if (message.hasAttribute('data-current')) return;
  for (const other of list.querySelectorAll('[data-current]'))
    other.removeAttribute('data-current');
  message.setAttribute('data-current', '');
}

function messageAfter(list: HTMLElement, { key, target }: KeyboardEvent): Element | undefined {
  const tools = target instanceof Element ? target.closest('[data-tools]') : null;
  const message = tools?.closest('article');
  if (!message || !(target instanceof HTMLButtonElement)) return undefined;
  const all = [...list.querySelectorAll('article')].filter((each) => each.querySelector(stops));
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = steps[key];
  return step === undefined ? undefined : all[all.indexOf(message) + step];
}
