import type { Message } from '#contract/messages.ts';
import { messageChanges } from '#web/features/messages/message-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CircleAlert, CirclePause, Play, RotateCcw } from '#web/ui/icons.ts';
import classes from './Answer.module.css';
import { endingOf } from './ending.ts';

type AnswerEndProps = { message: Message; canGoOn: boolean };

/** The ending of an answer, in words for its reader. */
export function AnswerEnd({ message, canGoOn }: AnswerEndProps) {
  const text = useText();
  return (
    <>
      {message.shortened && message.status !== 'failed' && (
        <p className={classes.stopped}>{text('assistant.shortened')}</p>
      )}
      <EarlyEnd message={message} canGoOn={canGoOn} />
    </>
  );
}

/** How an answer ended that did not end by itself, and the ways on. */
function EarlyEnd({ message, canGoOn }: AnswerEndProps) {
  const text = useText();
  const ending = endingOf(text, message);
  const goOn = () => void messageChanges.continue(message);
  if (message.status === 'stopped') {
    return (
      <p className={classes.stopped}>
        <CirclePause aria-hidden />
        {ending}
        {canGoOn && (
          <Button variant="ghost" compact icon={<Play aria-hidden />} onClick={goOn}>
            {text('assistant.continue')}
          </Button>
        )}
      </p>
    );
  }
  if (ending === null) return null;
  return (
    <div className={classes.failure} role="group">
      <CircleAlert aria-hidden />
      <p>{ending}</p>
      {canGoOn && (
        <span className={classes.ways}>
          {message.status === 'interrupted' && message.text !== '' && (
            <Button variant="outline" compact icon={<Play aria-hidden />} onClick={goOn}>
              {text('assistant.continue')}
            </Button>
          )}
          <Button
            variant="outline"
            compact
            icon={<RotateCcw aria-hidden />}
            onClick={message.text === '' ? goOn : () => void messageChanges.regenerate(message)}
          >
            {text('shell.try_again')}
          </Button>
        </span>
      )}
    </div>
  );
}
