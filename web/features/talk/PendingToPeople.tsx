import { useText } from '#web/platform/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Clock } from '#web/ui/icons.ts';
import { Talk } from '#web/ui/markdown/Talk.tsx';
import { NotSent } from '#web/features/message-actions/NotSent.tsx';
import { MessageCards } from '#web/features/cards/MessageCards.tsx';
import { Album } from '#web/features/pictures/Album.tsx';
import { PendingPicture } from '#web/features/pictures/MessagePicture.tsx';
import { picturesIn } from '#web/features/pictures/pictures-in.ts';
import { VoiceOnItsWay } from '#web/features/voice/MessageVoice.tsx';
import { QuoteLink } from './Quote.tsx';
import type { PendingRow } from '#web/features/messages/message-rows.ts';
import { useMarkdownLabels } from '#web/features/messages/markdown-labels.ts';
import classes from './PersonMessage.module.css';

/** A message to people that the server has not accepted yet. */
export function PendingToPeople({ row: { entry, shown, album, grouped } }: { row: PendingRow }) {
  const text = useText();
  const labels = useMarkdownLabels();
  const failed = shown === 'failed';
  return (
    <article className={classNames(classes.message, classes.mine, grouped && classes.grouped)}>
      <div className={classes.body}>
        <div className={classes.line}>
          <div
            className={classNames(
              classes.bubble,
              classes.bubbleOfMine,
              failed ? classes.failed : classes.pending,
            )}
            data-pictures={picturesIn(entry.image, album)}
          >
            <span className="zv-unseen">{text('chat.you')}</span>
            {entry.replyTo && <QuoteLink quote={entry.replyTo} />}
            {album ? (
              <Album
                messages={album.stored}
                entries={album.entries}
                label={text('pictures.mine')}
              />
            ) : (
              entry.image && <PendingPicture entry={entry} image={entry.image} />
            )}
            <VoiceOnItsWay entry={entry} />
            <MessageCards cards={entry.cards ?? []} />
            {entry.text !== '' && <Talk text={entry.text} labels={labels} />}
          </div>
        </div>
        {shown === 'sending' && (
          <p className={classes.receipt}>
            <Clock aria-hidden />
            {text('chat.sending')}
          </p>
        )}
        {shown === 'offline' && (
          <p className={classes.receipt}>
            <Clock aria-hidden />
            {text('chat.waiting_network')}
          </p>
        )}
        {failed && <NotSent entry={entry} />}
      </div>
    </article>
  );
}
