import { useSyncExternalStore } from 'react';
import type { Message } from '#contract/messages.ts';
import { cardsIn } from '#contract/preview.ts';
import { useText } from '#web/platform/language.tsx';
import { clockTime, fullTime } from '#web/platform/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Pencil } from '#web/ui/icons.ts';
import { ForwardedMark } from '#web/features/forwarding/ForwardedMark.tsx';
import { LaterTranslation } from '#web/features/translations/LaterTranslation.tsx';
import { MessageCards } from '#web/features/cards/MessageCards.tsx';
import { MessagePicture } from '#web/features/pictures/MessagePicture.tsx';
import { CopyButton } from './CopyButton.tsx';
import { MessageEditor } from './MessageEditor.tsx';
import { MoreTools } from './MoreTools.tsx';
import { Versions } from './Versions.tsx';
import { WrittenText } from './WrittenText.tsx';
import { editMessage, editedMessage } from './message-changes.ts';
import classes from './MyMessage.module.css';
import tools from './MessageTools.module.css';

/** What I wrote: a warm bubble at the end side, with its tools beside it. */
export function MyMessage({ message, grouped }: { message: Message; grouped: boolean }) {
  const text = useText();
  const edited = useSyncExternalStore(
    editedMessage.subscribe,
    () => editedMessage.get()?.message.id === message.id,
  );
  if (message.deleted_at !== null)
    return <p className={classes.removed}>{text('chat.removed_message')}</p>;
  if (edited) return <MessageEditor message={message} />;
  return (
    <article className={classNames(classes.mine, tools.owner, grouped && classes.grouped)}>
      <div className={classNames(tools.tools, message.version.count > 1 && classes.versioned)}>
        <Versions message={message} />
        {message.text !== '' && <CopyButton markdown={message.text} />}
        <IconButton
          label={text('chat.edit')}
          icon={<Pencil aria-hidden />}
          onClick={() => editMessage(message)}
        />
        <MoreTools message={message} label={text('messages.options_of_mine')} />
      </div>
      <div className={classes.bubble} data-tip={fullTime(message.created_at)}>
        <span className="zv-unseen">{text('chat.you')}</span>
        {message.forwarded && <ForwardedMark />}
        <MessagePicture message={message} label={text('pictures.mine')} />
        <MessageCards cards={cardsIn(message)} />
        {message.text !== '' && <WrittenText text={message.text} />}
        <LaterTranslation message={message} />
        <time className="zv-unseen" dateTime={message.created_at}>
          {text('chat.sent_at', { time: clockTime(message.created_at) })}
        </time>
      </div>
    </article>
  );
}
