import { useEffect, useRef } from 'react';
import type { ImageRegion } from '#contract/image-analysis.ts';
import { useRovingRadios } from '#web/ui/roving-radios.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Eye, EyeOff } from '#web/ui/icons.ts';
import type { RegionChoice } from './region-choice.ts';
import classes from './Regions.module.css';

type RegionListProps = { regions: readonly ImageRegion[]; choice: RegionChoice };

/** The guide's marked places in words; the chosen one is highlighted in the picture. */
export function RegionList({ regions, choice }: RegionListProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const { chosen, choose, drawn, toggle } = choice;
  const roving = useRovingRadios(chosen, choose);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <section>
      <div className={classes.heading}>
        <h2>{text('analysis.regions')}</h2>
        <Button
          variant="ghost"
          compact
          icon={drawn ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={toggle}
        >
          {text(drawn ? 'analysis.hide_regions' : 'analysis.show_regions')}
        </Button>
      </div>
      <div
        ref={list}
        className={classes.list}
        role="radiogroup"
        aria-label={text('analysis.regions')}
        {...roving.group}
      >
        {regions.map(({ n, label }, at) => (
          <button key={n} type="button" className={classes.row} {...roving.radio(at)}>
            <span className={classes.count}>{n}</span>
            <span className={classes.label}>
              <bdi>{label}</bdi>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
