import type { KeyboardEvent } from 'react';

/** How many stand in a row, by where they are drawn. */
function columnsOf(radios: readonly HTMLElement[]): number {
  const top = radios[0]?.offsetTop;
  const second = radios.findIndex((radio) => radio.offsetTop !== top);
  return second === -1 ? radios.length : second;
}

/** One stop of the Tab key for many choices; arrow keys move the choice, along the reading direction. */
export function useRovingRadios(chosen: number, onChoose: (at: number) => void) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const from = radios.indexOf(event.target as HTMLElement);
    const way = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: way,
      ArrowLeft: -way,
      ArrowDown: columnsOf(radios),
      ArrowUp: -columnsOf(radios),
      Home: -from,
      End: radios.length - 1 - from,
    };
    const step = steps[event.key];
    if (from === -1 || step === undefined) return;
    event.preventDefault();
    const to = from + step;
    if (!radios[to]) return;
    onChoose(to);
    radios[to].focus();
  };
  return {
    group: { onKeyDown },
    radio: (at: number) => ({
      role: 'radio',
      'aria-checked': at === chosen,
      tabIndex: at === Math.max(0, chosen) ? 0 : -1,
      onClick: () => onChoose(at),
    }),
  };
}
