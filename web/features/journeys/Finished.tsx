import { useStageNames } from '#web/platform/stage-names.ts';
import { useText } from '#web/platform/language.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { StageTag } from '#web/ui/Chip.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { focusComposer } from '#web/ui/composer/composer-focus.ts';
import { journeysHref } from './journey-queries.ts';
import type { RoundProps } from './JourneyPane.tsx';
import { Choices } from './RoundChoices.tsx';
import classes from './JourneyPane.module.css';

/** The end of a journey: what was chosen in its four stages, and where to go from here. */
export function Finished({ run, journey, onFold }: RoundProps & { onFold: () => void }) {
  const text = useText();
  const names = useStageNames();
  return (
    <>
      <div className={classes.part}>
        <h3 className={classes.opening}>{text('journeys.finished')}</h3>
        <p className={classes.note}>{text('journeys.finished_text')}</p>
      </div>
      <div className={classes.stages}>
        {journey.stages.map(({ stage }, step) => (
          <section key={stage} className={classes.part} aria-label={names[stage]}>
            <div>
              <StageTag stage={stage} name={names[stage]} />
            </div>
            <Choices run={run} journey={journey} step={step} />
          </section>
        ))}
      </div>
      <div className={classes.actions}>
        <Button
          onClick={() => {
            onFold();
            focusComposer();
          }}
        >
          {text('journeys.talk_on')}
        </Button>
        <UiLink href={journeysHref} className={buttonClass({ variant: 'ghost' })}>
          {text('journeys.another')}
        </UiLink>
      </div>
    </>
  );
}
