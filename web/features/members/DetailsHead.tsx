import { useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { ChatFigure } from '#web/features/chats/ChatFigure.tsx';
import { TitleField } from '#web/features/chats/ChatTitle.tsx';
import { useChatName } from '#web/features/chats/chat-name.ts';
import { useText } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Pencil } from '#web/ui/icons.ts';
import classes from './members.module.css';

/** Picture and name of the chat; its owner changes the name in its place. */
export function DetailsHead({ info, canRename }: { info: ChatInfo; canRename: boolean }) {
  const text = useText();
  const name = useChatName(info);
  const [renaming, setRenaming] = useState(false);
  return (
    <div className={classes.head}>
      <ChatFigure chat={info} />
      {renaming ? (
        <TitleField chat={info} onDone={() => setRenaming(false)} />
      ) : (
        <h3 className={classes.name}>
          <bdi>{name}</bdi>
        </h3>
      )}
      {canRename && !renaming && (
        <IconButton
          label={text('chat.rename')}
          icon={<Pencil aria-hidden />}
          onClick={() => setRenaming(true)}
        />
      )}
    </div>
  );
}
