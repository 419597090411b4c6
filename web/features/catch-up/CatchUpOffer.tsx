import { Suspense, lazy, use, useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ListChecks } from '#web/ui/icons.ts';
import { later } from '#web/ui/later-part.ts';
import { CatchUpContext } from './catch-up-place.ts';
import classes from './CatchUp.module.css';

const CatchUpCard = lazy(
  later(async () => ({ default: (await import('./CatchUpCard.tsx')).CatchUpCard })),
);

/** Under the line of new messages the way to have them summed up, for me alone. */
export function CatchUpOffer() {
  const text = useText();
  const place = use(CatchUpContext);
  const [wanted, setWanted] = useState(false);
  if (!place) return null;
  if (wanted) {
    return (
      <Suspense fallback={null}>
        <CatchUpCard place={place} onClose={() => setWanted(false)} />
      </Suspense>
    );
  }
  if (!place.isEnough) return null;
  return (
    <p className={classes.offer}>
      <Button
        variant="ghost"
        compact
        icon={<ListChecks aria-hidden />}
        onClick={() => setWanted(true)}
      >
        {text('catch_up.offer')}
      </Button>
    </p>
  );
}
