import { useSyncExternalStore } from 'react';
import type { Message } from '#contract/messages.ts';
import { cardsIn } from '#contract/preview.ts';
import { useText } from '#web/platform/language.tsx';
import { clockTime, fullTime } from '#web/platform/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Pencil } from '#web/ui/icons.ts';
import { useLongPress } from '#web/ui/long-press.ts';
import { ForwardedMark } from '#web/features/forwarding/ForwardedMark.tsx';
import { MessageFoot } from '#web/features/message-actions/MessageFoot.tsx';
import { MessageCards } from '#web/features/cards/MessageCards.tsx';
import { Album, AlbumPlace, type PlaceProps } from '#web/features/pictures/Album.tsx';
import { MessagePicture } from '#web/features/pictures/MessagePicture.tsx';
import { picturesIn } from '#web/features/pictures/pictures-in.ts';
import { MessageVoice } from '#web/features/voice/MessageVoice.tsx';
import { CopyButton } from '#web/features/message-actions/CopyButton.tsx';
import { MessageEditor } from '#web/features/messages/MessageEditor.tsx';
import { MoreTools } from '#web/features/message-actions/MoreTools.tsx';
import { Versions } from './Versions.tsx';
import { WrittenText } from '#web/features/messages/WrittenText.tsx';
import { canEdit, editMessage, editedMessage } from '#web/features/messages/message-changes.ts';
import { pressedMessage } from '#web/features/message-actions/pressed-message.ts';
import classes from './MyMessage.module.css';
import tools from '#web/features/message-actions/MessageTools.module.css';

function MyPlace({ message, optionsLabel, children }: PlaceProps) {
  return (
    <AlbumPlace
      onLongPress={(element) => pressedMessage.set({ message, element })}
      tools={<MoreTools message={message} label={optionsLabel} />}
    >
      {children}
    </AlbumPlace>
  );
}

/** My message: a warm bubble at the end side, with its tools beside it. */
export function MyMessage({
  message,
  parts,
  grouped,
}: {
  message: Message;
  parts?: Message[];
  grouped: boolean;
}) {
  const text = useText();
  const edited = useSyncExternalStore(
    editedMessage.subscribe,
    () => editedMessage.get()?.message.id === message.id,
  );
  const press = useLongPress((element) => pressedMessage.set({ message, element }));
  if (message.deleted_at !== null)
    return <p className={classes.removed}>{text('chat.removed_message')}</p>;
  const pictures = parts ? (
    <Album messages={parts} label={text('pictures.mine')} place={edited ? undefined : MyPlace} />
  ) : (
    <MessagePicture message={message} label={text('pictures.mine')} />
  );
  const voice = <MessageVoice message={message} name={text('chat.you')} />;
  if (edited)
    return (
      <MessageEditor message={message}>
        {pictures}
        {voice}
      </MessageEditor>
    );
  return (
    <article
      {...press}
      className={classNames(classes.mine, tools.owner, tools.pressable, grouped && classes.grouped)}
    >
      <div className={classNames(tools.tools, message.version.count > 1 && classes.versioned)}>
        <Versions message={message} />
        {message.text !== '' && <CopyButton markdown={message.text} />}
        {canEdit(message) && (
          <IconButton
            label={text('chat.edit')}
            icon={<Pencil aria-hidden />}
            onClick={() => editMessage(message)}
          />
        )}
        <MoreTools message={message} label={text('messages.options_of_mine')} />
      </div>
      <div
        className={classes.bubble}
        data-pictures={picturesIn(message.image, parts)}
        data-tip={fullTime(message.created_at)}
      >
        <span className="zv-unseen">{text('chat.you')}</span>
        {message.forwarded && <ForwardedMark />}
        {pictures}
        {voice}
        <MessageCards cards={cardsIn(message)} />
        {message.text !== '' && <WrittenText text={message.text} />}
        <MessageFoot message={message} />
        <time className="zv-unseen" dateTime={message.created_at}>
          {text('chat.sent_at', { time: clockTime(message.created_at) })}
        </time>
      </div>
    </article>
  );
}
