import { useStageNames } from '#web/platform/stage-names.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { RoundProps } from './JourneyPane.tsx';
import { Choices, Closing } from './RoundChoices.tsx';
import classes from './JourneyPane.module.css';

type PastRoundProps = RoundProps & { step: number; onBack: () => void; onGo: () => void };

/** A round that lies behind, to look at; the journey itself stays where it is. */
export function PastRound({ run, journey, step, onBack, onGo }: PastRoundProps) {
  const text = useText();
  const { language } = useLanguage();
  const names = useStageNames();
  const stage = journey.stages[step];
  if (!stage) return null;
  return (
    <>
      <p className={classes.note}>
        {names[stage.stage]} · {text('journeys.looking')}
      </p>
      <p className={classes.opening}>{stage.opening[language]}</p>
      <Choices run={run} journey={journey} step={step} />
      <Closing journey={journey} step={step} />
      <div className={classes.actions}>
        <Button variant="tint" onClick={onBack}>
          {text('journeys.to_now')}
        </Button>
        {run.state === 'active' && step !== run.step && (
          <Button variant="ghost" onClick={onGo}>
            {text('journeys.go_here')}
          </Button>
        )}
      </div>
    </>
  );
}
