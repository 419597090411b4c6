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
import { LaterTranslation } from '#web/features/translations/LaterTranslation.tsx';
import { MessageEditor } from '#web/features/chat/MessageEditor.tsx';
import { MessageCards } from '#web/features/cards/MessageCards.tsx';
import { MessagePicture } from '#web/features/pictures/MessagePicture.tsx';
import { MessageVoice } from '#web/features/voice/MessageVoice.tsx';
import { MessageFrame, MessageHead } from './MessageFrame.tsx';
import { QuoteLink } from './Quote.tsx';
import { ReceiptMark } from './ReceiptMark.tsx';
import { RefusalLine } from './RefusalLine.tsx';
import { RemovedMessage } from './RemovedMessage.tsx';
import { editedMessage } from '#web/features/chat/message-changes.ts';
import type { MessageRow } from '#web/features/chat/message-rows.ts';
import { useMarkdownLabels } from './talk-labels.ts';
import { authorName, useTalk } from './talk.ts';
import classes from './PersonMessage.module.css';

/** What a person wrote to people: mine at the end side, of others with their face and name. */
export function PersonMessage({ row }: { row: MessageRow }) {
  const { message } = row;
  const { me } = useTalk();
  return message.author.id === me ? <MineAmongPeople row={row} /> : <OfAnother row={row} />;
}

function MineAmongPeople({ row: { message, grouped, last, newestOfMine } }: { row: MessageRow }) {
  const edited = useSyncExternalStore(
    editedMessage.subscribe,
    () => editedMessage.get()?.message.id === message.id,
  );
  if (edited && message.deleted_at === null) return <MessageEditor message={message} />;
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
            {message.care !== null && <CareCard text={message.care} />}
          </>
        )
      }
    >
      <Words message={message} />
    </MessageFrame>
  );
}

function OfAnother({ row: { message, grouped, last } }: { row: MessageRow }) {
  const text = useText();
  const isBlocked = useTalk().blocked.has(message.author.id);
  const name = authorName(text, message.author);
  if (message.reported && message.deleted_at === null)
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
        <Words message={message} spoken={grouped ? name : undefined} />
      </MessageFrame>
    </Foldable>
  );
}

function Face({ author, name }: { author: Message['author']; name: string }) {
  const text = useText();
  if (!isPerson(author) || author.username === '')
    return <Avatar id={author.id} name={name} className={classes.face} />;
  const { id, username, avatar_url: src } = author;
  return (
    <button
      type="button"
      className={classes.faceButton}
      aria-label={text('connections.profile_of', { name })}
      aria-haspopup="dialog"
      // The keyboard gets there by the message's menu.
      tabIndex={-1}
      onClick={() => showPerson(username)}
    >
      <Avatar id={id} name={name} src={src} className={classes.face} />
    </button>
  );
}

function isPerson(author: Message['author']): author is UserRef {
  return 'username' in author;
}

/** The bubble: what is answered, what is said, and that it was changed. */
function Words({ message, spoken }: { message: Message; spoken?: string }) {
  const text = useText();
  const labels = useMarkdownLabels();
  const { me } = useTalk();
  const isMine = message.author.id === me;
  const { reply_to: quote, edited_at: editedAt } = message;
  if (message.deleted_at !== null) return <RemovedMessage id={message.id} />;
  return (
    <div
      className={classNames(classes.bubble, isMine && classes.bubbleOfMine)}
      data-tip={isMine ? fullTime(message.created_at) : undefined}
    >
      {isMine && <span className="zv-unseen">{text('chat.you')}</span>}
      {spoken && <bdi className="zv-unseen">{spoken}</bdi>}
      {message.forwarded && <ForwardedMark />}
      {quote && <QuoteLink quote={quote} />}
      <MessagePicture
        message={message}
        label={text('pictures.of', { name: authorName(text, message.author) })}
      />
      <MessageVoice message={message} name={authorName(text, message.author)} />
      <MessageCards cards={cardsIn(message)} />
      {message.text !== '' && <Talk text={message.text} labels={labels} />}
      <LaterTranslation message={message} />
      {editedAt !== null && (
        <span className={classes.edited} data-tip={fullTime(editedAt)}>
          {text('messages.edited')}
        </span>
      )}
    </div>
  );
}
