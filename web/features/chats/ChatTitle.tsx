import { useEffect, useRef, useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { useChatChanges } from './chat-changes.ts';
import { useChatName } from './chat-name.ts';
import classes from './ChatTitle.module.css';

export type ChatTitleProps = {
  chat: ChatInfo;
  renaming: boolean;
  onRenaming: (renaming: boolean) => void;
  /** In place of changing the name. */
  onOpen?: () => void;
};

/** The chat's name; a click renames it in place, or opens the chat's details. */
export function ChatTitle({ chat, renaming, onRenaming, onOpen }: ChatTitleProps) {
  const text = useText();
  const title = useChatName(chat);
  if (renaming) return <TitleField chat={chat} onDone={() => onRenaming(false)} />;
  return (
    <h1 className={classes.title}>
      <button
        type="button"
        dir="auto"
        onClick={onOpen ?? (() => onRenaming(true))}
        data-tip={text(onOpen ? 'members.details' : 'chat.rename')}
      >
        <span className={classes.words}>{title}</span>
      </button>
    </h1>
  );
}

export type TitleFieldProps = { chat: Pick<ChatInfo, 'id' | 'title'>; onDone: () => void };

/** The name as a field; ends by Enter, by Escape, and when it is left. */
export function TitleField({ chat, onDone }: TitleFieldProps) {
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
      data-mantine-stop-propagation
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
