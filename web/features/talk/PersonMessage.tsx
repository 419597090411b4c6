import { useSyncExternalStore } from 'react';
import type { Message } from '#contract/messages.ts';
import type { UserRef } from '#contract/shapes.ts';
import { cardsIn } from '#contract/preview.ts';
import { useText } from '#web/platform/language.tsx';
import { fullTime } from '#web/platform/time.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Talk } from '#web/ui/markdown/Talk.tsx';
import { CareCard } from './CareCard.tsx';
import { Foldable } from './Foldable.tsx';
import { ForwardedMark } from '#web/features/forwarding/ForwardedMark.tsx';
import { showPerson } from '#web/features/connections/shown-person.ts';
import { MessageFoot } from '#web/features/message-actions/MessageFoot.tsx';
import { MessageEditor } from '#web/features/messages/MessageEditor.tsx';
import { MessageCards } from '#web/features/cards/MessageCards.tsx';
import { Album } from '#web/features/pictures/Album.tsx';
import { MessagePicture } from '#web/features/pictures/MessagePicture.tsx';
import { picturesIn } from '#web/features/pictures/pictures-in.ts';
import { MessageVoice } from '#web/features/voice/MessageVoice.tsx';
import { PeopleAlbum } from './PeopleAlbum.tsx';
import { MessageFrame, MessageHead } from './MessageFrame.tsx';
import { QuoteLink } from './Quote.tsx';
import { ReceiptMark } from './ReceiptMark.tsx';
import { RefusalLine } from './RefusalLine.tsx';
import { RemovedMessage } from './RemovedMessage.tsx';
import { editedMessage } from '#web/features/messages/message-changes.ts';
import type { MessageRow } from '#web/features/messages/message-rows.ts';
import { useMarkdownLabels } from '#web/features/messages/markdown-labels.ts';
import { useTalk } from './talk.ts';
import { authorName } from '#web/features/messages/author-name.ts';
import classes from './PersonMessage.module.css';

/** A message among people: mine at the end side, others' with avatar and name. */
export function PersonMessage({ row }: { row: MessageRow }) {
  const { message } = row;
  const { me } = useTalk();
  return message.author.id === me ? <MineAmongPeople row={row} /> : <OfAnother row={row} />;
}

function MineAmongPeople({
  row: { message, parts, grouped, last, newestOfMine },
}: {
  row: MessageRow;
}) {
  const edited = useSyncExternalStore(
    editedMessage.subscribe,
    () => editedMessage.get()?.message.id === message.id,
  );
  const text = useText();
  if (edited && message.deleted_at === null)
    return (
      <MessageEditor message={message}>
        {parts ? (
          <Album messages={parts} label={text('pictures.mine')} />
        ) : (
          <MessagePicture message={message} label={text('pictures.mine')} />
        )}
        <MessageVoice message={message} name={text('chat.you')} />
      </MessageEditor>
    );
  return (
    <MessageFrame
      message={message}
      grouped={grouped}
      last={last}
      mine
      foot={
        message.deleted_at === null && (
          <>
            {newestOfMine && <ReceiptMark message={message} />}
            <RefusalLine message={message} />
            {message.care !== null && <CareCard message={message} care={message.care} />}
          </>
        )
      }
    >
      <Words message={message} parts={parts} />
    </MessageFrame>
  );
}

function OfAnother({ row: { message, parts, grouped, last } }: { row: MessageRow }) {
  const text = useText();
  const isBlocked = useTalk().blocked.has(message.author.id);
  const name = authorName(text, message.author);
  if (message.reported && message.deleted_at === null && !parts)
    return <p className={classes.folded}>{text('reports.covered_message')}</p>;
  return (
    <Foldable folded={isBlocked && message.deleted_at === null} className={classes.folded}>
      <MessageFrame
        message={message}
        grouped={grouped}
        last={last}
        figure={<Face author={message.author} name={name} />}
        head={<MessageHead name={name} at={message.created_at} />}
      >
        <Words message={message} parts={parts} spoken={grouped ? name : undefined} />
      </MessageFrame>
    </Foldable>
  );
}

function Face({ author, name }: { author: Message['author']; name: string }) {
  const text = useText();
  if (!isPerson(author) || author.username === '')
    return <Avatar id={author.id} name={name} className={classes.face} />;
  const { id, avatar_url: src } = author;
  return (
    <button
      type="button"
      className={classes.faceButton}
      aria-haspopup="dialog"
      // The keyboard gets there by the message's menu.
      tabIndex={-1}
      onClick={() => showPerson(author)}
    >
      {/* No label: the initials are decoration, not words that a name has to hold. */}
      <span className="zv-unseen">{text('connections.profile_of', { name })}</span>
      <Avatar id={id} name={name} src={src} className={classes.face} />
    </button>
  );
}

function isPerson(author: Message['author']): author is UserRef {
  return 'username' in author;
}

/** The bubble: what is answered, what is said, and that it was changed. */
function Words({
  message,
  parts,
  spoken,
}: {
  message: Message;
  parts?: Message[];
  spoken?: string;
}) {
  const text = useText();
  const labels = useMarkdownLabels();
  const { me } = useTalk();
  const isMine = message.author.id === me;
  const label = isMine
    ? text('pictures.mine')
    : text('pictures.of', { name: authorName(text, message.author) });
  const { edited_at: editedAt } = message;
  // The quote belongs to the first message of an album.
  const quote = parts?.[0]?.reply_to ?? message.reply_to;
  if (message.deleted_at !== null) return <RemovedMessage id={message.id} />;
  return (
    <div
      className={classNames(classes.bubble, isMine && classes.bubbleOfMine)}
      data-pictures={picturesIn(message.image, parts)}
      data-tip={isMine ? fullTime(message.created_at) : undefined}
    >
      {isMine && <span className="zv-unseen">{text('chat.you')}</span>}
      {spoken && <bdi className="zv-unseen">{spoken}</bdi>}
      {message.forwarded && <ForwardedMark />}
      {quote && <QuoteLink quote={quote} />}
      {parts ? (
        <PeopleAlbum parts={parts} label={label} mine={isMine} />
      ) : (
        <MessagePicture message={message} label={label} />
      )}
      <MessageVoice message={message} name={authorName(text, message.author)} />
      <MessageCards cards={cardsIn(message)} />
      {message.text !== '' && (
        <div data-words>
          <Talk text={message.text} labels={labels} />
        </div>
      )}
      <MessageFoot message={message} />
      {editedAt !== null && (
        <span className={classes.edited} data-tip={fullTime(editedAt)}>
          {text('messages.edited')}
        </span>
      )}
    </div>
  );
}
