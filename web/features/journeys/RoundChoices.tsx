import type { JourneyRun, OfferedJourney } from '#contract/journeys.ts';
import { CardOf } from '#web/features/cards/CardOf.tsx';
import { PersonFigure } from '#web/features/chats/ChatFigure.tsx';
import { myId } from '#web/platform/session.ts';
import { Foldable } from '#web/features/talk/Foldable.tsx';
import { useMarkdownLabels } from '#web/features/messages/markdown-labels.ts';
import { useBlocked } from '#web/features/connections/use-blocked.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Talk } from '#web/ui/markdown/Talk.tsx';
import { stageColors } from '#web/ui/stage-colors.ts';
import { cardsOfRound } from './open-cards.ts';
import classes from './JourneyPane.module.css';

type ChoicesProps = { run: JourneyRun; journey: OfferedJourney; step: number };

/** The laid choices of a round, by author. */
export function Choices({ run, journey, step }: ChoicesProps) {
  const text = useText();
  const { language } = useLanguage();
  const labels = useMarkdownLabels();
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
                    <bdi>{shownName(user)}</bdi>
                  </span>
                )}
                {asked && <p className={classes.asked}>{asked[language]}</p>}
                {written && (
                  <div className={classes.written}>
                    <Talk text={written} labels={labels} />
                  </div>
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
