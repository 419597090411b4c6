import { useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Clock } from '#web/ui/icons.ts';
import { MessageCards } from '#web/features/cards/MessageCards.tsx';
import { PendingPicture } from '#web/features/pictures/MessagePicture.tsx';
import { NotSent } from './NotSent.tsx';
import { WrittenText } from './WrittenText.tsx';
import type { OutboxEntry, Shown } from './outbox-order.ts';
import classes from './MyMessage.module.css';

/** A message of mine that the server has not accepted yet, with what keeps it. */
export function PendingMessage({ entry, shown }: { entry: OutboxEntry; shown: Shown }) {
  const text = useText();
  const [at] = useState(() => new Date(entry.writtenAt).toISOString());
  const failed = shown === 'failed';
  return (
    <article className={classNames(classes.mine, classes.column)}>
      <div className={classNames(classes.bubble, classes.pending, failed && classes.failed)}>
        {entry.image && <PendingPicture entry={entry} image={entry.image} />}
        <MessageCards cards={entry.cards ?? []} />
        {entry.text !== '' && <WrittenText text={entry.text} />}
        <time className="zv-unseen" dateTime={at} />
      </div>
      {shown === 'sending' && <span className="zv-unseen">{text('chat.sending')}</span>}
      {(shown === 'offline' || shown === 'held') && (
        <p className={classes.state}>
          <Clock aria-hidden />
          {text(shown === 'offline' ? 'chat.waiting_network' : 'chat.waiting_consent')}
        </p>
      )}
      {failed && <NotSent entry={entry} />}
    </article>
  );
}
