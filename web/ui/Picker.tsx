import { Combobox, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Chip } from './Chip.tsx';
import { Check, X } from './icons.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import classes from './Picker.module.css';

export type PickerChoice = {
  id: string;
  name: string;
  figure: ReactNode;
  /** A second line. */
  detail?: ReactNode;
  /** It can be read, not chosen. */
  disabled?: boolean;
};

export type PickerProps = {
  labels: {
    find: string;
    clear: string;
    choices: string;
    chosen: string;
    takeOut: (name: string) => string;
  };
  words: string;
  onWords: (words: string) => void;
  choices: readonly PickerChoice[];
  chosen: readonly Pick<PickerChoice, 'id' | 'name'>[];
  /** Chooses what is not chosen yet, and takes out what is. */
  onToggle: (id: string) => void;
  /** The keys have come to the last choice. */
  onEnd?: (() => void) | null;
  field?: Pick<SearchFieldProps, 'autoCapitalize'>;
  /** The line after the choices: more, loading, or none. */
  children?: ReactNode;
  /** Content below the list. */
  status: ReactNode;
};

/** Chooses several out of a list that is searched by words: arrows move, Enter chooses, Backspace takes the last one out. */
export function Picker({
  labels,
  words,
  onWords,
  choices,
  chosen,
  onToggle,
  onEnd,
  field,
  children,
  status,
}: PickerProps) {
  const combobox = useCombobox({ opened: true });
  const listId = useId();
  const [active, setActive] = useState<string | null>(null);
  const at = Math.max(
    0,
    choices.findIndex(({ id }) => id === active),
  );
  const current = choices[at]?.id;
  const elementId = (id: string) => `${listId}-${id}`;
  const { updateSelectedOptionIndex, selectNextOption, selectPreviousOption } = combobox;
  // Mantine has no current choice before an arrow key; here Enter takes the first one at once.
  useEffect(() => updateSelectedOptionIndex(at), [updateSelectedOptionIndex, at]);
  const moving = (select: () => string | null) => () => {
    const moved = select();
    const to = combobox.getSelectedOptionIndex();
    setActive(choices[to]?.id ?? null);
    if (to === choices.length - 1) onEnd?.();
    return moved;
  };
  const toggle = (id: string) => {
    setActive(id);
    if (!choices.find((choice) => choice.id === id)?.disabled) onToggle(id);
  };
  const onKeyDown = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1);
    if (key === 'Backspace' && currentTarget.value === '' && !nativeEvent.isComposing && last)
      onToggle(last.id);
  };
  return (
    <Combobox
      unstyled
      // The theme styles Combobox for menus of choices; this list has its own look.
      __staticSelector="Picker"
      store={{
        ...combobox,
        selectNextOption: moving(selectNextOption),
        selectPreviousOption: moving(selectPreviousOption),
      }}
      onOptionSubmit={toggle}
    >
      <div className={classes.picker}>
        <Combobox.EventsTarget
          withExpandedAttribute
          aria-expanded
          aria-activedescendant={current && elementId(current)}
          // Escape closes the dialog around the list, which never closes by itself.
          data-mantine-stop-propagation={false}
        >
          <SearchField
            {...field}
            label={labels.find}
            clearLabel={labels.clear}
            value={words}
            onChange={(next) => {
              setActive(null);
              onWords(next);
            }}
            onKeyDown={onKeyDown}
            maxLength={200}
            spellCheck={false}
            data-autofocus
          />
        </Combobox.EventsTarget>
        {chosen.length > 0 && (
          <ul className={classes.chosen} aria-label={labels.chosen}>
            {chosen.map(({ id, name }) => (
              <li key={id}>
                <Chip
                  className={classes.chip}
                  aria-label={labels.takeOut(name)}
                  onClick={() => onToggle(id)}
                >
                  <bdi>{name}</bdi>
                  <X aria-hidden />
                </Chip>
              </li>
            ))}
          </ul>
        )}
        <div className={classes.list}>
          <Combobox.Options aria-multiselectable aria-label={labels.choices}>
            {choices.map(({ id, name, figure, detail, disabled }) => {
              const isChosen = chosen.some((one) => one.id === id);
              return (
                <Combobox.Option
                  key={id}
                  value={id}
                  id={elementId(id)}
                  selected={id === current}
                  className={classes.option}
                  aria-selected={isChosen}
                  aria-disabled={disabled || undefined}
                >
                  {figure}
                  <span className={classes.lines}>
                    <span className={classes.name}>
                      <bdi>{name}</bdi>
                    </span>
                    {detail && <span className={classes.detail}>{detail}</span>}
                  </span>
                  <span className={classes.mark} aria-hidden>
                    {isChosen && <Check />}
                  </span>
                </Combobox.Option>
              );
            })}
          </Combobox.Options>
          {children}
        </div>
        {status}
      </div>
    </Combobox>
  );
}
