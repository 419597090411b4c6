import { useEffect, useRef, useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { useChatChanges } from './chat-changes.ts';
import classes from './ChatHeader.module.css';

export type ChatTitleProps = {
  chat: Pick<ChatInfo, 'id' | 'title'>;
  renaming: boolean;
  onRenaming: (renaming: boolean) => void;
};

/** The chat's name; a click changes it in its place. */
export function ChatTitle({ chat, renaming, onRenaming }: ChatTitleProps) {
  const text = useText();
  const title = chat.title || text('chat.untitled');
  if (renaming) return <TitleField chat={chat} onDone={() => onRenaming(false)} />;
  return (
    <h1 className={classes.title}>
      <button
        type="button"
        dir="auto"
        onClick={() => onRenaming(true)}
        data-tip={text('chat.rename')}
      >
        {title}
      </button>
    </h1>
  );
}

function TitleField({ chat, onDone }: { chat: ChatTitleProps['chat']; onDone: () => void }) {
  const text = useText();
  const { rename } = useChatChanges();
  const [name, setName] = useState(chat.title);
  const field = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  useEffect(() => {
    // A menu that closes gives the focus back to its button first.
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const end = (save: boolean) => {
    if (ended.current) return;
    ended.current = true;
    if (save) rename(chat.id, name);
    onDone();
  };
  return (
    <input
      ref={field}
      className={classes.titleField}
      dir="auto"
      value={name}
      maxLength={limits.titleLengthMax}
      aria-label={text('chat.rename_title')}
      data-own-escape
      onChange={(event) => setName(event.target.value)}
      onBlur={() => {
        if (field.current?.ownerDocument.hasFocus()) end(true);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(true);
        if (event.key === 'Escape') {
          event.preventDefault();
          end(false);
        }
      }}
    />
  );
}
