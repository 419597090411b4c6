import type { JourneyRun, OfferedJourney } from '#contract/journeys.ts';
import { CardOf } from '#web/features/cards/CardOf.tsx';
import { PersonFigure } from '#web/features/chat/ChatFigure.tsx';
import { myId } from '#web/features/chat/chat-queries.ts';
import { Foldable } from '#web/features/talk/Foldable.tsx';
import { useBlocked } from '#web/features/connections/use-blocked.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { stageColors } from '#web/ui/stage-colors.ts';
import { cardsOfRound } from './open-cards.ts';
import classes from './JourneyPane.module.css';

type ChoicesProps = { run: JourneyRun; journey: OfferedJourney; step: number };

/** What lies open of a round, by those who laid it. */
export function Choices({ run, journey, step }: ChoicesProps) {
  const text = useText();
  const { language } = useLanguage();
  const laid = run.choices.filter((choice) => choice.step === step && choice.laid);
  const isAlone = run.members.length === 1 && laid.every(({ user }) => user.id === myId());
  const blocked = useBlocked(!isAlone);
  if (laid.length === 0) return <p className={classes.note}>{text('journeys.nothing_chosen')}</p>;
  return (
    <ul className={classes.choices} aria-label={text('journeys.chosen')}>
      {laid.map(({ user, card_id: cardId, question, text: written, message_id: messageId }) => {
        const card = cardsOfRound(run, step).find(({ id }) => id === cardId);
        const asked = question === null ? undefined : journey.stages[step]?.questions[question];
        const isPassed = !card && !asked && written === '';
        return (
          <li key={user.id} className={classes.choice}>
            <Foldable folded={!isPassed && blocked.has(user.id)} className={classes.unseen}>
              {card ? <CardOf card={card} width={104} /> : <span />}
              <div className={classes.said}>
                {!isAlone && (
                  <span className={classes.who}>
                    <PersonFigure person={user} size={22} />
                    <bdi>{user.display_name}</bdi>
                  </span>
                )}
                {asked && <p className={classes.asked}>{asked[language]}</p>}
                {written && (
                  <p className={classes.written} dir="auto">
                    {written}
                  </p>
                )}
                {isPassed && (
                  <p className={classes.note}>
                    {text(messageId === null ? 'journeys.passed' : 'chat.removed_message')}
                  </p>
                )}
              </div>
            </Foldable>
          </li>
        );
      })}
    </ul>
  );
}

export function Closing({ journey, step }: Pick<ChoicesProps, 'journey' | 'step'>) {
  const { language } = useLanguage();
  const stage = journey.stages[step];
  if (!stage) return null;
  return (
    <p className={classNames(classes.closing, stageColors(stage.stage))}>
      {stage.closing[language]}
    </p>
  );
}
