import { cardsIn } from '#contract/preview.ts';
import { AnswerEnd } from '#web/features/assistant/AnswerEnd.tsx';
import { Proposals } from '#web/features/assistant/Proposals.tsx';
import { Thinking } from '#web/features/assistant/Thinking.tsx';
import { MessageCards } from '#web/features/cards/MessageCards.tsx';
import { useText } from '#web/platform/language.tsx';
import { clockTime, fullTime } from '#web/platform/time.ts';
import { Button } from '#web/ui/Button.tsx';
import { Square } from '#web/ui/icons.ts';
import { Mark, ThinkingMark } from '#web/ui/Mark.tsx';
import { Markdown } from '#web/ui/markdown/Markdown.tsx';
import { MessageFoot } from '#web/features/message-actions/MessageFoot.tsx';
import { MessageFrame } from './MessageFrame.tsx';
import { RemovedMessage } from './RemovedMessage.tsx';
import { messageChanges } from '#web/features/messages/message-changes.ts';
import type { MessageRow } from '#web/features/messages/message-rows.ts';
import { useMarkdownLabels } from '#web/features/messages/markdown-labels.ts';
import { useTalk } from './talk.ts';
import { authorName } from '#web/features/messages/author-name.ts';
import { useRunningText } from '#web/features/messages/use-running-text.ts';
import classes from './PersonMessage.module.css';

/** The guide's answer among people: it writes on the page, and says whom it answers. */
export function PeopleAnswer({ row }: { row: MessageRow }) {
  const { message, grouped, last } = row;
  const text = useText();
  const labels = useMarkdownLabels();
  const words = useRunningText(message);
  const { me, isOpen, hasGuide } = useTalk();
  // The person who asked, as long as they could ask again.
  const canGoOn = isOpen && hasGuide && row.asker?.id === me;
  const isRunning = message.status === 'streaming';
  if (message.reported && message.deleted_at === null)
    return <p className={classes.folded}>{text('reports.covered_message')}</p>;
  if (message.deleted_at !== null) {
    return (
      <MessageFrame
        message={message}
        grouped={grouped}
        last={last}
        figure={<Mark />}
        head={<AnswerHead row={row} />}
      >
        <RemovedMessage id={message.id} />
      </MessageFrame>
    );
  }
  return (
    <MessageFrame
      message={message}
      grouped={grouped}
      last={last}
      figure={isRunning ? <ThinkingMark /> : <Mark />}
      head={<AnswerHead row={row} />}
      foot={
        isRunning ? <StopButton row={row} /> : <AnswerEnd message={message} canGoOn={canGoOn} />
      }
    >
      <div className={classes.answer}>
        {isRunning && <Thinking message={message} words={words} />}
        {(!isRunning || words !== '') && (
          <div data-words>
            <Markdown text={words} streaming={isRunning} labels={labels} />
          </div>
        )}
        <MessageCards cards={cardsIn(message)} />
        <MessageFoot message={message} />
        {!isRunning && <Proposals message={message} />}
      </div>
    </MessageFrame>
  );
}

function AnswerHead({ row: { message, asker } }: { row: MessageRow }) {
  const text = useText();
  const { me } = useTalk();
  const at = message.created_at;
  return (
    <header className={classes.head}>
      <b className={classes.guide}>{text('assistant.guide')}</b>
      <time className="zv-num" dateTime={at} data-tip={fullTime(at)}>
        {clockTime(at)}
      </time>
      {asker && (
        <span>
          {asker.id === me
            ? text('messages.answering_you')
            : text('messages.answering', { name: authorName(text, asker) })}
        </span>
      )}
    </header>
  );
}

/** The person who asked can stop the answer, and so can the owner. */
function StopButton({ row: { message, asker } }: { row: MessageRow }) {
  const text = useText();
  const { me, isOwner } = useTalk();
  if (asker?.id !== me && !isOwner) return null;
  return (
    <Button
      variant="outline"
      compact
      className={classes.stop}
      icon={<Square aria-hidden />}
      onClick={() => void messageChanges.stop(message)}
    >
      {text('chat.stop')}
    </Button>
  );
}
