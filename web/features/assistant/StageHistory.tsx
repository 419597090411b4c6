import { useId } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { Stage } from '#contract/shapes.ts';
import { stages } from '#contract/values.ts';
import { OutcomeList } from '#web/features/outcomes/OutcomeList.tsx';
import { useText } from '#web/platform/language.tsx';
import { useScreen } from '#web/platform/screen.ts';
import { useProfile } from '#web/platform/session.ts';
import { fullTime } from '#web/platform/time.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { useStageNames } from '#web/platform/stage-names.ts';
import classes from './StageHistory.module.css';

type Entry = ChatInfo['stage_history'][number];

export type StageHistoryProps = {
  info: ChatInfo;
  opened: boolean;
  /** Without it the stages are shown, not offered. */
  onMove?: ((stage: Stage) => void) | undefined;
  onClose: () => void;
};

/** The purpose of each stage, when and by whom the chat was moved to it, and a button to go there. */
export function StageHistory({ info, opened, onMove, onClose }: StageHistoryProps) {
  const text = useText();
  const screen = useScreen();
  const outcomesId = useId();
  // In a chat of people its details list them.
  const isGuideChat = info.chat_type === 'AI' || info.chat_type === 'IA';
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={text('assistant.stages')}
      closeLabel={text('shell.close')}
      side={screen === 'mobile' ? 'bottom' : undefined}
      width={520}
    >
      <ol className={classes.stages}>
        {stages.map((stage) => (
          <StageLines
            key={stage}
            info={info}
            stage={stage}
            onMove={
              onMove &&
              (() => {
                onMove(stage);
                onClose();
              })
            }
          />
        ))}
      </ol>
      {isGuideChat && (
        <section className={classes.outcomes} aria-labelledby={outcomesId}>
          <h3 id={outcomesId} className={classes.name}>
            {text('outcomes.list')}
          </h3>
          <OutcomeList chatId={info.id} />
        </section>
      )}
      {onMove && <p className={classes.free}>{text('assistant.stage_free')}</p>}
    </Dialog>
  );
}

type StageLinesProps = Pick<StageHistoryProps, 'info'> & {
  stage: Stage;
  onMove: (() => void) | undefined;
};

function StageLines({ info, stage, onMove }: StageLinesProps) {
  const text = useText();
  const id = useId();
  const name = useStageNames()[stage];
  const entries = info.stage_history.filter((entry) => entry.stage === stage).toReversed();
  const isCurrent = info.stage === stage;
  return (
    <li aria-labelledby={id} aria-current={isCurrent ? 'step' : undefined}>
      <StageGlyph stage={stage} size={32} colored />
      <div className={classes.words}>
        <h3 id={id} className={classes.name}>
          {name}
          {isCurrent && <Tag tone="accent">{text('assistant.stage_now')}</Tag>}
        </h3>
        <p>{text(`assistant.for_${stage}`)}</p>
        {entries.length > 0 && (
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <li key={entry.at}>
                <time className="zv-num" dateTime={entry.at}>
                  {fullTime(entry.at)}
                </time>
                <Mover info={info} entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {!isCurrent && onMove && (
        <Button variant="tint" compact className={classes.move} onClick={onMove}>
          {text('assistant.accept_stage', { stage: name })}
        </Button>
      )}
    </li>
  );
}

/** Of moves long ago it is not known who made them. */
function Mover({ info, entry }: { info: ChatInfo; entry: Entry }) {
  const text = useText();
  const { userProfile } = useProfile();
  if (entry === info.stage_history[0] && entry.by === 'guide')
    return <> · {text('assistant.stage_begun')}</>;
  if (entry.by === 'guide') return <> · {text('assistant.stage_by_guide')}</>;
  if (!entry.user) return null;
  if (entry.user.id === userProfile?.id) return <> · {text('assistant.stage_by_you')}</>;
  return <> · {text('assistant.stage_by', { name: shownName(entry.user) })}</>;
}
