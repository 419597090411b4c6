import { useId } from 'react';
import { TextButton } from './Button.tsx';
import fields from './fields.module.css';
import classes from './DateField.module.css';

export type DateFieldProps = {
  type: 'date' | 'datetime-local';
  label: string;
  /** `2026-11-21` or `2026-11-21T09:00`; empty: none. */
  value: string;
  error?: string | undefined;
  /** Names the button that empties it; without it a value is required. */
  clearLabel?: string;
  onChange: (value: string) => void;
};

const [first, last] = ['1900-01-01', '9999-12-31'];

/** The browser’s own calendar, which knows the person’s language and keys. */
export function DateField({ type, label, value, error, clearLabel, onChange }: DateFieldProps) {
  const id = useId();
  const time = type === 'date' ? '' : 'T00:00';
  return (
    <div className={fields.labelled}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.dateLine}>
        <input
          id={id}
          type={type}
          className={classes.date}
          value={value}
          min={`${first}${time}`}
          max={`${last}${time}`}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        {clearLabel !== undefined && value !== '' && (
          <TextButton
            tone="quiet"
            aria-label={`${clearLabel}: ${label}`}
            onClick={() => onChange('')}
          >
            {clearLabel}
          </TextButton>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
