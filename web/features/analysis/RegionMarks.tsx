import type { ImageRegion } from '#contract/image-analysis.ts';
import type { RegionChoice } from './region-choice.ts';
import classes from './Regions.module.css';

type RegionMarksProps = { regions: readonly ImageRegion[]; choice: RegionChoice };

/**
 * Outlines and numbers over the picture, which is never mirrored and so are they. For the pointer
 * alone: the list says the same in words and is there for the keyboard.
 */
export function RegionMarks({ regions, choice: { chosen, choose } }: RegionMarksProps) {
  return (
    <div className={classes.bounds} dir="ltr" aria-hidden>
      <div className={classes.marks}>
        {regions.map(({ n, x, y, w, h }, at) => (
          <span
            key={n}
            className={classes.mark}
            data-chosen={at === chosen || undefined}
            style={{
              insetInlineStart: `${x * 100}%`,
              insetBlockStart: `${y * 100}%`,
              inlineSize: `${w * 100}%`,
              blockSize: `${h * 100}%`,
            }}
          >
            <button
              type="button"
              className={classes.number}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(at)}
            >
              {n}
            </button>
          </span>
        ))}
      </div>
    </div>
  );
}
