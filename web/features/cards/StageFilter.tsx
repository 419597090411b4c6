import type { Stage } from '#contract/shapes.ts';
import { useStageNames } from '#web/platform/stage-names.ts';
import { useText } from '#web/platform/language.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { stages } from '#web/ui/stages.ts';
import classes from './StageFilter.module.css';

type StageFilterProps = {
  /** Nothing for all of them. */
  stage: Stage | undefined;
  onChange: (stage: Stage | undefined) => void;
  className?: string;
};

/** One stage, or all: choosing the chosen one again lets it go. */
export function StageFilter({ stage, onChange, className }: StageFilterProps) {
  const text = useText();
  const names = useStageNames();
  return (
    <div
      className={className ? `${classes.chips} ${className}` : classes.chips}
      role="group"
      aria-label={text('cards.stage')}
    >
      {stages.map((each) => (
        <Chip
          key={each}
          chosen={each === stage}
          icon={<StageGlyph stage={each} colored={each !== stage} />}
          onClick={() => onChange(each === stage ? undefined : each)}
        >
          {names[each]}
        </Chip>
      ))}
    </div>
  );
}
