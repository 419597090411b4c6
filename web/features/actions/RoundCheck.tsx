import { useText } from '#web/platform/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Check } from '#web/ui/icons.ts';
import classes from './RoundCheck.module.css';

export type RoundCheckProps = {
  title: string;
  checked: boolean;
  className?: string;
  onToggle: (check: HTMLElement) => void;
};

/** Ticks an action off, in the colour of its stage. */
export function RoundCheck({ title, checked, className, onToggle }: RoundCheckProps) {
  const text = useText();
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked}
      aria-label={text('actions.check', { title })}
      className={classNames(classes.check, className)}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
    >
      <span aria-hidden>{checked && <Check />}</span>
    </button>
  );
}
