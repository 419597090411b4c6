import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { JourneyRun, OfferedJourney } from '#contract/journeys.ts';
import { useStageNames } from '#web/platform/stage-names.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ChevronDown, ChevronUp, CirclePause } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts.ts';
import { stages } from '#web/ui/stages.ts';
import { Finished } from './Finished.tsx';
import { OpenRound } from './OpenRound.tsx';
import { PastRound } from './PastRound.tsx';
import { useStayHere } from '#web/ui/stay-here.ts';
import { StepMarks } from './StepMarks.tsx';
import { type RunChange, changeRun, journeysQuery, refreshRuns } from './journey-queries.ts';
import { useRunOf } from './journey-of-chat.ts';
import classes from './JourneyPane.module.css';

/** The journey of a chat, where one is made in it. */
export function JourneyPane({ info, answering }: { info: ChatInfo; answering: boolean }) {
  const run = useRunOf(info);
  const { data: journeys } = useQuery({ ...journeysQuery(), enabled: run !== undefined });
  const journey = journeys?.find(({ id }) => id === run?.journey);
  if (!run || !journey) return null;
  return <Pane info={info} run={run} journey={journey} answering={answering} />;
}

export interface RoundProps {
  info: ChatInfo;
  run: JourneyRun;
  journey: OfferedJourney;
}

/** Does something in a run, and says why it could not be. */
async function doIn(run: JourneyRun, body: RunChange): Promise<void> {
  try {
    await changeRun(run.id, body);
  } catch (error) {
    showToast({ tone: 'error', text: sentenceOf(error) });
    refreshRuns();
  }
}

function Pane({ answering, ...props }: RoundProps & { answering: boolean }) {
  const { run, journey } = props;
  const text = useText();
  const { language } = useLanguage();
  const names = useStageNames();
  const bodyId = useId();
  const here = useStayHere<HTMLElement>();
  const isEnded = run.state === 'finished';
  const { folded, setFolded } = useFold(isEnded, answering);
  const [looked, setLooked] = useState<number | null>(null);
  const shown = looked ?? run.step;
  const stage = stages[run.step] ?? 'PS';
  return (
    <section {...here} className={classes.pane} aria-label={text('journeys.panel')}>
      <header className={classes.head}>
        <div className={classes.names}>
          <h2 className={classes.title}>{journey.title[language]}</h2>
          <p className={classes.step}>
            {isEnded
              ? text('journeys.finished')
              : text('journeys.step_named', { step: run.step + 1, stage: names[stage] })}
          </p>
        </div>
        {run.state === 'active' && (
          <IconButton
            label={text('journeys.break')}
            icon={<CirclePause aria-hidden />}
            onClick={() => void doIn(run, { paused: true })}
          />
        )}
        <IconButton
          className={classes.fold}
          label={text(folded ? 'journeys.open_panel' : 'journeys.close_panel')}
          icon={folded ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          aria-expanded={!folded}
          aria-controls={bodyId}
          onClick={() => setFolded(!folded)}
        />
      </header>
      <div id={bodyId} className={classNames(classes.body, folded && classes.folded)}>
        <StepMarks
          run={run}
          looked={isEnded && looked === null ? undefined : shown}
          onLook={(step) => setLooked(step === run.step && !isEnded ? null : step)}
        />
        {run.state === 'paused' && looked === null && (
          <div className={classes.resting}>
            <h3>{text('journeys.resting')}</h3>
            <p>{text('journeys.resting_text')}</p>
            <Button onClick={() => void doIn(run, { paused: false })}>
              {text('journeys.resume')}
            </Button>
          </div>
        )}
        {run.state === 'active' && looked === null && (
          <OpenRound key={run.step} {...props} onDo={(body) => void doIn(run, body)} />
        )}
        {isEnded && looked === null && <Finished {...props} onFold={() => setFolded(true)} />}
        {looked !== null && (
          <PastRound
            {...props}
            step={looked}
            onBack={() => setLooked(null)}
            onGo={() => {
              setLooked(null);
              void doIn(run, { at: run.step, step: looked });
            }}
          />
        )}
      </div>
    </section>
  );
}

/**
 * On a phone the messages have the room while the guide answers, and once the journey has ended. What somebody does with
 * the pane holds until then, or until that is over.
 */
function useFold(isEnded: boolean, answering: boolean) {
  const resting = isEnded || answering;
  const [wish, setWish] = useState({ resting, folded: resting });
  const folded = wish.resting === resting ? wish.folded : resting;
  return { folded, setFolded: (to: boolean) => setWish({ resting, folded: to }) };
}
