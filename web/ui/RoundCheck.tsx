import { classNames } from './class-names.ts';
import { Check } from './icons.ts';
import { stageColors } from './stage-colors.ts';
import type { Stage } from './stages.ts';
import classes from './RoundCheck.module.css';

export type RoundCheckProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is checked off. */
  label: string;
  stage?: Stage | null;
  disabled?: boolean;
};

/** The round box of an action, in the colour of its stage; 26 to see, 46 to hit. */
export function RoundCheck({ checked, onChange, label, stage, disabled }: RoundCheckProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      className={classNames(classes.check, stage && stageColors(stage))}
      onClick={() => onChange(!checked)}
    >
      <Check aria-hidden />
    </button>
  );
}
