import type { JourneyRun } from '#contract/journeys.ts';
import { useStageNames } from '#web/platform/stage-names.ts';
import { useText } from '#web/platform/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { stageColors } from '#web/ui/stage-colors.ts';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { stages } from '#web/ui/stages.ts';
import classes from './StepMarks.module.css';

type StepMarksProps = {
  run: Pick<JourneyRun, 'step' | 'state'>;
  /** The round that is looked at. */
  looked?: number;
  /** Without it the stages are shown, not offered. */
  onLook?: (step: number) => void;
};

/** How far a journey is: the four stages, filled as far as it went. */
export function StepMarks({ run, looked, onLook }: StepMarksProps) {
  const text = useText();
  const names = useStageNames();
  return (
    <ol
      className={classNames(classes.marks, onLook && classes.offered)}
      aria-label={text('journeys.stages')}
    >
      {stages.map((stage, step) => {
        const isNow = step === run.step && run.state !== 'finished';
        const look = classNames(
          classes.mark,
          stageColors(stage),
          step <= run.step && classes.reached,
          isNow && classes.now,
          step === looked && classes.looked,
        );
        const glyph = <StageGlyph stage={stage} size={18} />;
        return (
          <li key={stage} aria-current={isNow ? 'step' : undefined}>
            {onLook && step <= run.step ? (
              <button
                type="button"
                className={look}
                aria-label={names[stage]}
                aria-pressed={step === looked}
                data-tip={names[stage]}
                onClick={() => onLook(step)}
              >
                {glyph}
              </button>
            ) : (
              <span className={look} data-tip={onLook ? names[stage] : undefined}>
                {glyph}
                <span className="zv-unseen">{names[stage]}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
