import { Textarea } from '@mantine/core';
import type { JourneyRun, OfferedJourney } from '#contract/journeys.ts';
import { limits } from '#contract/values.ts';
import { useStageNames } from '#web/platform/stage-names.ts';
import { CardOf } from '#web/features/cards/CardOf.tsx';
import { useRovingRadios } from '#web/ui/roving-radios.ts';
import { isAmongPeople } from '#web/features/chats/chat-kinds.ts';
import { myId } from '#web/platform/session.ts';
import { type TextKey, useLanguage, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { stages } from '#web/ui/stages.ts';
import type { RoundProps } from './JourneyPane.tsx';
import { Choices, Closing } from './RoundChoices.tsx';
import { RunPeople } from './RunPeople.tsx';
import type { RunChange } from './journey-queries.ts';
import { useMyRound } from './my-round.ts';
import { type SeenCard, cardsOfRound } from './open-cards.ts';
import classes from './JourneyPane.module.css';

type OpenRoundProps = RoundProps & { onDo: (body: RunChange) => void };

/** The round that is on: choosing in private, being ready, what was revealed, and the way on. */
export function OpenRound({ info, run, journey, onDo }: OpenRoundProps) {
  const text = useText();
  const { language } = useLanguage();
  const mine = useMyRound(run);
  const stage = journey.stages[run.step];
  const round = run.rounds[run.step];
  if (!stage || !round) return null;
  const isAlone = !isAmongPeople(info);
  const isOpen = round.revealed_at !== null;
  const canChoose = !mine.isLaid && !mine.isReady;
  return (
    <>
      <p className={classes.opening}>{stage.opening[language]}</p>
      {isOpen && <Choices run={run} journey={journey} step={run.step} />}
      {isOpen && !mine.isLaid && <p className={classes.note}>{text('journeys.add_mine')}</p>}
      {canChoose && (
        <>
          <OpenCards
            cards={cardsOfRound(run, run.step)}
            chosen={mine.choice.card_id}
            onChoose={(id) => mine.change({ card_id: id })}
          />
          <Questions
            questions={stage.questions}
            chosen={mine.choice.question}
            onChoose={(question) => mine.change({ question })}
          />
        </>
      )}
      {isOpen && <Closing journey={journey} step={run.step} />}
      <div className={classes.hold}>
        {canChoose && (
          <div className={classes.part}>
            <Textarea
              label={text('journeys.reflection')}
              value={mine.choice.text}
              onChange={(event) => mine.change({ text: event.currentTarget.value })}
              maxLength={limits.reflectionLengthMax}
              autosize
              minRows={2}
              maxRows={8}
            />
            <p className={classes.note}>
              {text(isAlone ? 'journeys.private_alone' : 'journeys.private')}{' '}
              {!mine.isEmpty && text(mine.isKept ? 'journeys.kept' : 'journeys.keeping')}
            </p>
          </div>
        )}
        {!isAlone && !isOpen && <RunPeople run={run} />}
        {!isAlone && !isOpen && mine.isReady && (
          <p className={classes.note} role="status">
            {text(isAllReady(run) ? 'journeys.all_ready' : 'journeys.waiting')}
          </p>
        )}
        <div className={classes.actions}>
          {canChoose && (
            <Button
              busy={mine.busy}
              onClick={() => void mine.sayReady(true)}
              variant={mine.isEmpty ? 'tint' : 'primary'}
            >
              {text(readyWord(mine.isEmpty, isAlone))}
            </Button>
          )}
          <Ways
            info={info}
            run={run}
            onDo={onDo}
            isReady={!mine.isLaid && mine.isReady}
            onNotReady={() => void mine.sayReady(false)}
          />
        </div>
      </div>
    </>
  );
}

function readyWord(isEmpty: boolean, isAlone: boolean): TextKey {
  if (isEmpty) return 'journeys.pass';
  return isAlone ? 'journeys.lay' : 'journeys.ready';
}

const isAllReady = ({ members }: JourneyRun) => members.every(({ state }) => state === 'ready');

type WaysProps = Omit<OpenRoundProps, 'journey'> & { isReady: boolean; onNotReady: () => void };

/** The possible next steps. */
function Ways({ info, run, onDo, isReady, onNotReady }: WaysProps) {
  const text = useText();
  const names = useStageNames();
  const { step } = run;
  const isOpen = (run.rounds[step]?.revealed_at ?? null) !== null;
  const owner = info.members.find(({ role }) => role === 'owner');
  const states = run.members.map(({ state }) => state);
  const allReady = isAllReady(run);
  const canReveal =
    !isOpen && (allReady || (owner?.user.id === myId() && states.includes('ready')));
  const [next, before] = [stages[step + 1], stages[step - 1]];
  return (
    <>
      {isOpen && (
        <Button onClick={() => onDo({ at: step, step: step + 1 })}>
          {next ? text('journeys.next', { stage: names[next] }) : text('journeys.finish')}
        </Button>
      )}
      {canReveal && (
        <Button
          variant={allReady ? 'primary' : 'outline'}
          onClick={() => onDo({ at: step, reveal: true })}
        >
          {text(allReady ? 'journeys.reveal' : 'journeys.reveal_ready')}
        </Button>
      )}
      {isReady && !isOpen && (
        <Button variant="ghost" onClick={onNotReady}>
          {text('journeys.not_ready')}
        </Button>
      )}
      {before && (
        <Button variant="ghost" onClick={() => onDo({ at: step, step: step - 1 })}>
          {text('journeys.back', { stage: names[before] })}
        </Button>
      )}
    </>
  );
}

type OpenCardsProps = { cards: SeenCard[]; chosen: string | null; onChoose: (id: string) => void };

function OpenCards({ cards, chosen, onChoose }: OpenCardsProps) {
  const text = useText();
  const { language } = useLanguage();
  const at = cards.findIndex(({ id }) => id === chosen);
  const { group, radio } = useRovingRadios(at, (to) => onChoose(cards[to]?.id ?? ''));
  return (
    <div className={classes.part}>
      <h3 className={classes.heading}>{text('journeys.card_lead')}</h3>
      <div
        {...group}
        className={classNames(
          classes.cards,
          cards.every((card) => card.card_type === 'image') && classes.pictures,
        )}
        role="radiogroup"
        aria-label={text('journeys.cards')}
      >
        {cards.map((card, index) => (
          <button
            key={card.id}
            {...radio(index)}
            type="button"
            className={classes.card}
            aria-label={card.covered ? text('cards.covered_by_me') : card.texts[language]}
          >
            <CardOf card={card} width="fill" sizes="140px" />
          </button>
        ))}
      </div>
    </div>
  );
}

type QuestionsProps = {
  questions: OfferedJourney['stages'][number]['questions'];
  chosen: number | null;
  onChoose: (at: number | null) => void;
};

function Questions({ questions, chosen, onChoose }: QuestionsProps) {
  const text = useText();
  const { language } = useLanguage();
  // Once more takes the choice back: none needs to be answered.
  const { group, radio } = useRovingRadios(chosen ?? -1, (to) =>
    onChoose(to === chosen ? null : to),
  );
  return (
    <div className={classes.part}>
      <h3 className={classes.heading}>{text('journeys.questions')}</h3>
      <div
        {...group}
        className={classes.questions}
        role="radiogroup"
        aria-label={text('journeys.questions')}
      >
        {questions.map((question, at) => (
          <button key={question.en} {...radio(at)} type="button" className={classes.question}>
            {question[language]}
          </button>
        ))}
      </div>
    </div>
  );
}
