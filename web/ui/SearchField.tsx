import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Kbd } from './Headings.tsx';
import { IconButton } from './IconButton.tsx';
import { Search, X } from './icons.ts';
import classes from './SearchField.module.css';

export type SearchPillProps = {
  label: string;
  shortcut?: string;
  onOpen: () => void;
  className?: string;
};

/** Looks like a field and opens the search. */
export function SearchPill({ label, shortcut, onOpen, className }: SearchPillProps) {
  return (
    <button type="button" className={classNames(classes.pill, className)} onClick={onOpen}>
      <Search aria-hidden />
      <span className={classes.words}>{label}</span>
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </button>
  );
}

export type SearchFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'type'
> & {
  /** The name of the field; also its placeholder unless one is given. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
  ref?: Ref<HTMLInputElement>;
};

/** The same look, to type in. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel,
  className,
  placeholder,
  ...rest
}: SearchFieldProps) {
  return (
    <span className={classNames(classes.pill, className)} role="search" aria-label={label}>
      <Search aria-hidden />
      <input
        {...rest}
        className={classes.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        // An empty field follows the page, so its placeholder stays where reading begins.
        dir={value ? 'auto' : undefined}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value && (
        <IconButton label={clearLabel} icon={<X aria-hidden />} onClick={() => onChange('')} />
      )}
    </span>
  );
}
