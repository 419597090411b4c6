import { useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Clock } from '#web/ui/icons.ts';
import { MessageCards } from '#web/features/cards/MessageCards.tsx';
import { Album } from '#web/features/pictures/Album.tsx';
import { PendingPicture } from '#web/features/pictures/MessagePicture.tsx';
import { picturesIn } from '#web/features/pictures/pictures-in.ts';
import { VoiceOnItsWay } from '#web/features/voice/MessageVoice.tsx';
import { NotSent } from '#web/features/message-actions/NotSent.tsx';
import { WrittenText } from '#web/features/messages/WrittenText.tsx';
import type { PendingRow } from '#web/features/messages/message-rows.ts';
import classes from './MyMessage.module.css';

/** A message of mine that the server has not accepted yet, with what keeps it. */
export function PendingMessage({ row: { entry, shown, album } }: { row: PendingRow }) {
  const text = useText();
  const [at] = useState(() => new Date(entry.writtenAt).toISOString());
  const failed = shown === 'failed';
  return (
    <article className={classNames(classes.mine, classes.column)}>
      <div
        className={classNames(classes.bubble, classes.pending, failed && classes.failed)}
        data-pictures={picturesIn(entry.image, album)}
      >
        {album ? (
          <Album messages={album.stored} entries={album.entries} label={text('pictures.mine')} />
        ) : (
          entry.image && <PendingPicture entry={entry} image={entry.image} />
        )}
        <VoiceOnItsWay entry={entry} />
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
