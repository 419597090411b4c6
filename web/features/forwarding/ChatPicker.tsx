import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';
import { limits } from '#contract/values.ts';
import { ChatFigure } from '#web/features/chats/ChatFigure.tsx';
import { isAmongPeople } from '#web/features/chats/chat-kinds.ts';
import { useChatsOf } from '#web/features/chats/chat-list-pages.ts';
import { chatName } from '#web/features/chats/chat-name.ts';
import { chatListQuery } from '#web/features/chats/chat-queries.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/EmptyState.tsx';
import { Picker } from '#web/ui/Picker.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import classes from './ForwardDialog.module.css';

export type ChatPickerProps = {
  message: Message;
  chosen: ChatListItem[];
  onChange: (chosen: ChatListItem[]) => void;
};

/** Chooses chats by their names. */
export function ChatPicker({ message, chosen, onChange }: ChatPickerProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    chatListQuery('all'),
  );
  const wanted = words.trim().toLocaleLowerCase();
  const chats = useChatsOf(data).filter(
    (chat) => canTake(chat, message) && chatName(chat, text).toLocaleLowerCase().includes(wanted),
  );
  const isFull = chosen.length >= limits.forwardChatsMax;
  const more = hasNextPage ? () => void fetchNextPage() : null;
  const toggle = (id: string) => {
    const others = chosen.filter((chat) => chat.id !== id);
    const added = chats.filter((chat) => chat.id === id);
    onChange(others.length < chosen.length ? others : [...chosen, ...added]);
  };
  return (
    <Picker
      labels={{
        find: text('forwarding.find'),
        clear: text('search.clear'),
        choices: text('forwarding.chats'),
        chosen: text('forwarding.chosen'),
        takeOut: (title) => text('forwarding.take_out', { title }),
      }}
      words={words}
      onWords={setWords}
      choices={chats.map((chat) => ({
        id: chat.id,
        name: chatName(chat, text),
        figure: <ChatFigure chat={chat} />,
        disabled: isFull && !chosen.some(({ id }) => id === chat.id),
      }))}
      chosen={chosen.map((chat) => ({ id: chat.id, name: chatName(chat, text) }))}
      onToggle={toggle}
      onEnd={more}
      status={
        <span className={isFull ? classes.note : 'zv-unseen'} role="status">
          {isFull && text('forwarding.at_most', { max: limits.forwardChatsMax })}
        </span>
      }
    >
      {!data && !isError && <RowsSkeleton label={text('shell.loading_part')} count={4} />}
      {!data && isError && <ErrorState title={text('forwarding.failed_list')} />}
      {data && chats.length === 0 && !more && (
        <p className={classes.none}>{text('forwarding.none')}</p>
      )}
      {more && (
        <Button variant="ghost" full busy={isFetchingNextPage} onClick={more}>
          {text('forwarding.more')}
        </Button>
      )}
    </Picker>
  );
}

/** Chats in which the person may write; the guide accepts no recordings. */
function canTake(chat: ChatListItem, { audio }: Message): boolean {
  return chat.state === 'active' && (audio === null || isAmongPeople(chat));
}
