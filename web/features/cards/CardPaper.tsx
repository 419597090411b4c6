import type { ReactNode } from 'react';
import { Beam } from '#web/ui/Beam.tsx';
import classes from './CardScreen.module.css';

/** The page of one card: the light, the card, and beside it what belongs to it. */
export function CardPaper({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.screen}>
      {head}
      <div className={classes.rest}>
        <div className={classes.paper}>
          <Beam />
          <div className={classes.columns}>{children}</div>
        </div>
      </div>
    </div>
  );
}
