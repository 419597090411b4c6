import type { KeyboardEvent } from 'react';

type PickerKeys = {
  /** Of the choices, in their order. */
  ids: readonly string[];
  /** The choice that Enter takes. */
  current: string | null;
  /** The id of the choice’s element. */
  elementId: (id: string) => string;
  onMove: (id: string) => void;
  /** Near the end of the choices. */
  onEnd: () => void;
  onChoose: () => void;
  /** Backspace in an empty box. */
  onTakeBack: () => void;
};

/** In the box of a list of choices: arrows move, Enter chooses, Backspace takes the last one back. */
export function pickerKeys(keys: PickerKeys): (event: KeyboardEvent<HTMLInputElement>) => void {
  const { ids, current } = keys;
  const move = (step: number) => {
    const at = current === null ? -1 : ids.indexOf(current);
    const next = ids[(at + step + ids.length) % ids.length];
    if (next === undefined) return;
    keys.onMove(next);
    document.getElementById(keys.elementId(next))?.scrollIntoView({ block: 'nearest' });
    if (at + step >= ids.length - 1) keys.onEnd();
  };
  return (event) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && event.currentTarget.value === '') return keys.onTakeBack();
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: keys.onChoose,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
