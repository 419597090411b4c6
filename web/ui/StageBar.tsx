import { classNames } from './class-names.ts';
import { stageColors } from './stage-colors.ts';
import { StageGlyph } from './StageGlyph.tsx';
import { stages, type Stage } from './stages.ts';
import classes from './StageBar.module.css';

export type StageBarProps = {
  current: Stage;
  /** Names of the stages, in the page's language. */
  names: Record<Stage, string>;
  /** The name of the whole list. */
  label: string;
  /** Without it the stages are shown, not offered. */
  onChoose?: (stage: Stage) => void;
  className?: string;
};

/** The stage of the conversation. Stretches over the whole line on phones. */
export function StageBar({ current, names, label, onChoose, className }: StageBarProps) {
  const reached = stages.indexOf(current);
  return (
    <ol className={classNames(classes.stages, className)} aria-label={label}>
      {stages.map((stage, index) => {
        const isCurrent = index === reached;
        const passed = index < reached ? classes.done : classes.next;
        const content = (
          <>
            <StageGlyph stage={stage} />
            <span className={classes.name}>
              <span>{names[stage]}</span>
            </span>
          </>
        );
        return (
          <li
            key={stage}
            className={classNames(stageColors(stage), isCurrent ? classes.current : passed)}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {onChoose && !isCurrent ? (
              <button
                type="button"
                className={classes.step}
                data-tip={names[stage]}
                onClick={() => onChoose(stage)}
              >
                {content}
              </button>
            ) : (
              <span className={classes.step} data-tip={isCurrent ? undefined : names[stage]}>
                {content}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
