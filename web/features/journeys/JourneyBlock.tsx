import { useQuery } from '@tanstack/react-query';
import type { JourneyRun, OfferedJourney } from '#contract/journeys.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { CardFace } from '#web/ui/CardFace.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { StepMarks } from './StepMarks.tsx';
import { journeysHref, journeysQuery, runsQuery } from './journey-queries.ts';
import classes from './JourneyBlock.module.css';

const shownMax = 3;

/** On the home page: the journeys that are on, the last touched first, and the way to begin one. */
export function JourneyBlock() {
  const text = useText();
  const { data: runs } = useQuery(runsQuery());
  const { data: journeys } = useQuery(journeysQuery());
  if (!runs || !journeys) return null;
  const open = runs.filter(({ state }) => state !== 'finished').slice(0, shownMax);
  return (
    <section className={classes.block} aria-labelledby="my-journey">
      <SectionHeading
        id="my-journey"
        action={
          open.length > 0 && <UiLink href={journeysHref}>{text('journeys.begin_one')}</UiLink>
        }
      >
        {text('journeys.yours')}
      </SectionHeading>
      {open.length === 0 ? (
        <Surface className={classes.nothing}>
          <p>{text('journeys.none')}</p>
          <UiLink href={journeysHref} className={buttonClass({ variant: 'tint' })}>
            {text('journeys.begin_one')}
          </UiLink>
        </Surface>
      ) : (
        <ul className={classes.runs}>
          {open.map((run) => (
            <OpenRunCard
              key={run.id}
              run={run}
              journey={journeys.find(({ id }) => id === run.journey)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function OpenRunCard({ run, journey }: { run: JourneyRun; journey: OfferedJourney | undefined }) {
  const text = useText();
  const { language } = useLanguage();
  if (!journey) return null;
  const isResting = run.state === 'paused';
  return (
    <li>
      <Surface className={classes.run}>
        <CardFace kind="image" src={journey.theme_image} alt="" width={104} tilt={-2.2} />
        <div className={classes.lines}>
          <h3 className={classes.title}>{journey.title[language]}</h3>
          <p className={classes.step}>
            {text('journeys.step', { step: run.step + 1 })}{' '}
            {isResting && <Tag>{text('journeys.on_break')}</Tag>}
          </p>
          <StepMarks run={run} />
          <UiLink className={classes.go} href={`/chat/${run.chat_id}`}>
            {text(isResting ? 'journeys.resume' : 'journeys.continue')}
          </UiLink>
        </div>
      </Surface>
    </li>
  );
}
