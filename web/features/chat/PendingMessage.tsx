import { useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CircleAlert, Clock, RotateCcw, Trash2 } from '#web/ui/icons.ts';
import { CopyButton } from './CopyButton.tsx';
import { WrittenText } from './WrittenText.tsx';
import { outbox } from './outbox.ts';
import type { OutboxEntry, Shown } from './outbox-order.ts';
import classes from './MyMessage.module.css';

/** A message of mine that the server has not accepted yet, with what keeps it. */
export function PendingMessage({ entry, shown }: { entry: OutboxEntry; shown: Shown }) {
  const text = useText();
  const [at] = useState(() => new Date(entry.writtenAt).toISOString());
  const failed = shown === 'failed';
  // A message has no fields that a person could look at again.
  const reason = entry.reason === 'request.invalid' ? undefined : entry.reasonText;
  return (
    <article className={classNames(classes.mine, classes.column)}>
      <div className={classNames(classes.bubble, classes.pending, failed && classes.failed)}>
        <WrittenText text={entry.text} />
        <time className="zv-unseen" dateTime={at} />
      </div>
      {shown === 'sending' && <span className="zv-unseen">{text('chat.sending')}</span>}
      {(shown === 'offline' || shown === 'held') && (
        <p className={classes.state}>
          <Clock aria-hidden />
          {text(shown === 'offline' ? 'chat.waiting_network' : 'chat.waiting_consent')}
        </p>
      )}
      {failed && (
        <div className={classNames(classes.state, classes.problem)} role="alert">
          <p>
            <CircleAlert aria-hidden />
            {reason ?? text('chat.not_sent')}
          </p>
          <span className={classes.ways}>
            <Button
              variant="ghost"
              compact
              icon={<RotateCcw aria-hidden />}
              onClick={() => outbox.retry(entry.clientId)}
            >
              {text('chat.retry')}
            </Button>
            <Button
              variant="ghost"
              compact
              icon={<Trash2 aria-hidden />}
              onClick={() => outbox.remove(entry.clientId)}
            >
              {text('chat.delete')}
            </Button>
            <CopyButton markdown={entry.text} />
          </span>
        </div>
      )}
    </article>
  );
}
