import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JourneyOffer } from '#contract/explore.ts';
import type { JourneyRun } from '#contract/journeys.ts';
import { cardArtWidthsOf } from '#contract/card-art.ts';
import { StartJourney } from '#web/features/journeys/StartJourney.tsx';
import { runsQuery } from '#web/features/journeys/journey-queries.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { stageColors } from '#web/ui/stage-colors.ts';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './Journeys.module.css';

const fewMax = 4;

type JourneysProps = { journeys: JourneyOffer[]; few: boolean; moreHref: string };

/** Journeys of four stages; a few of them where other things stand on the page, too. */
export function Journeys({ journeys, few, moreHref }: JourneysProps) {
  const text = useText();
  const { data: runs } = useQuery(runsQuery());
  const [chosen, setChosen] = useState<JourneyOffer | null>(null);
  const [starting, setStarting] = useState(false);
  const begin = (journey: JourneyOffer) => {
    setChosen(journey);
    setStarting(true);
  };
  const shown = few ? journeys.slice(0, fewMax) : journeys;
  return (
    <section aria-labelledby="journeys">
      <SectionHeading
        id="journeys"
        action={
          shown.length < journeys.length && (
            <UiLink href={moreHref}>{text('explore.all_journeys')}</UiLink>
          )
        }
      >
        {text('explore.journeys')}
      </SectionHeading>
      <ul className={classes.journeys}>
        {shown.map((journey) => (
          <Journey
            key={journey.id}
            journey={journey}
            run={runs?.find(({ journey: id, state }) => id === journey.id && state !== 'finished')}
            onBegin={() => begin(journey)}
          />
        ))}
      </ul>
      {chosen && (
        <StartJourney
          key={chosen.id}
          journey={chosen}
          opened={starting}
          onClose={() => setStarting(false)}
        />
      )}
    </section>
  );
}

type JourneyProps = {
  journey: JourneyOffer;
  /** Mine, which has not come to its end. */
  run: JourneyRun | undefined;
  onBegin: () => void;
};

function Journey({ journey, run, onBegin }: JourneyProps) {
  const text = useText();
  const { language } = useLanguage();
  const title = journey.title[language];
  const onWay = text(run?.state === 'paused' ? 'journeys.resume' : 'journeys.continue');
  return (
    <li>
      <Surface as="article" className={classes.journey}>
        <img
          className={classes.picture}
          src={journey.theme_image}
          srcSet={cardArtWidthsOf(journey.theme_image)}
          sizes="(max-width: 47.99em) 100px, 132px"
          alt=""
          loading="lazy"
          decoding="async"
        />
        <div className={classes.words}>
          <h3>{title}</h3>
          <p className={classes.line}>
            {text(`explore.for_${journey.for}`)} ·{' '}
            {text('explore.minutes', { count: journey.minutes })}
          </p>
          <p className={classes.about}>{journey.description[language]}</p>
          <div className={classes.foot}>
            <span className={classes.stages} role="img" aria-label={text('explore.four_stages')}>
              {journey.stages.map(({ stage }) => (
                <i key={stage} className={stageColors(stage)}>
                  <StageGlyph stage={stage} size={17} />
                </i>
              ))}
            </span>
            <span className={classes.ways}>
              {run && (
                <UiLink
                  className={buttonClass({ variant: 'ghost', compact: true })}
                  href={`/chat/${run.chat_id}`}
                  aria-label={text('explore.way_of', { way: onWay, journey: title })}
                >
                  {onWay}
                </UiLink>
              )}
              <Button
                variant="tint"
                compact
                aria-label={text('explore.way_of', { way: text('explore.begin'), journey: title })}
                aria-haspopup="dialog"
                onClick={onBegin}
              >
                {text('explore.begin')}
              </Button>
            </span>
          </div>
        </div>
      </Surface>
    </li>
  );
}
