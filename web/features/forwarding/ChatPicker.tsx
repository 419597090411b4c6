import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';
import { limits } from '#contract/values.ts';
import { ChatFigure } from '#web/features/chat/ChatFigure.tsx';
import { isAmongPeople } from '#web/features/chat/chat-kinds.ts';
import { chatsOf } from '#web/features/chat/chat-list-pages.ts';
import { chatName, useChatName } from '#web/features/chat/chat-name.ts';
import { chatListQuery } from '#web/features/chat/chat-queries.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/EmptyState.tsx';
import { Check, X } from '#web/ui/icons.ts';
import { SearchField } from '#web/ui/SearchField.tsx';
import { pickerKeys } from '#web/ui/picker-keys.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import choices from '#web/features/members/PeoplePicker.module.css';
import classes from './ForwardDialog.module.css';

export type ChatPickerProps = {
  message: Message;
  chosen: ChatListItem[];
  onChange: (chosen: ChatListItem[]) => void;
};

/** Chooses chats by their names: arrows move, Enter chooses, Backspace takes the last one out. */
export function ChatPicker({ message, chosen, onChange }: ChatPickerProps) {
  const text = useText();
  const listId = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    chatListQuery('all'),
  );
  const wanted = words.trim().toLocaleLowerCase();
  const chats = chatsOf(data).filter(
    (chat) => canTake(chat, message) && chatName(chat, text).toLocaleLowerCase().includes(wanted),
  );
  const current = chats.find(({ id }) => id === active) ?? chats[0];
  const isFull = chosen.length >= limits.forwardChatsMax;
  const isChosen = (id: string) => chosen.some((chat) => chat.id === id);
  const toggle = (chat: ChatListItem | undefined) => {
    if (!chat) return;
    setActive(chat.id);
    if (isChosen(chat.id)) onChange(chosen.filter(({ id }) => id !== chat.id));
    else if (!isFull) onChange([...chosen, chat]);
  };
  const onKeyDown = pickerKeys({
    ids: chats.map(({ id }) => id),
    current: current?.id ?? null,
    elementId: (id) => `${listId}-${id}`,
    onMove: setActive,
    onEnd: () => {
      if (hasNextPage) void fetchNextPage();
    },
    onChoose: () => toggle(current),
    onTakeBack: () => onChange(chosen.slice(0, -1)),
  });
  return (
    <div className={choices.picker}>
      <SearchField
        label={text('forwarding.find')}
        clearLabel={text('search.clear')}
        value={words}
        onChange={(next) => {
          setWords(next);
          setActive(null);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={current && `${listId}-${current.id}`}
        maxLength={200}
        spellCheck={false}
        data-autofocus
      />
      {chosen.length > 0 && (
        <Chosen
          chats={chosen}
          onTakeOut={(chat) => onChange(chosen.filter(({ id }) => id !== chat.id))}
        />
      )}
      <div className={choices.list}>
        <div id={listId} role="listbox" aria-multiselectable aria-label={text('forwarding.chats')}>
          {chats.map((chat) => (
            <Option
              key={chat.id}
              id={`${listId}-${chat.id}`}
              chat={chat}
              active={chat === current}
              chosen={isChosen(chat.id)}
              disabled={isFull && !isChosen(chat.id)}
              onChoose={() => toggle(chat)}
            />
          ))}
        </div>
        {!data && !isError && <RowsSkeleton label={text('shell.loading_part')} count={4} />}
        {!data && isError && <ErrorState title={text('forwarding.failed_list')} />}
        {data && chats.length === 0 && !hasNextPage && (
          <p className={classes.none}>{text('forwarding.none')}</p>
        )}
        {hasNextPage && (
          <Button
            variant="ghost"
            full
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {text('forwarding.more')}
          </Button>
        )}
      </div>
      <span className={isFull ? classes.note : 'zv-unseen'} role="status">
        {isFull && text('forwarding.at_most', { max: limits.forwardChatsMax })}
      </span>
    </div>
  );
}

/** Where one may write; the guide hears no recordings. */
function canTake(chat: ChatListItem, { audio }: Message): boolean {
  return chat.state === 'active' && (audio === null || isAmongPeople(chat));
}

type OptionProps = {
  id: string;
  chat: ChatListItem;
  active: boolean;
  chosen: boolean;
  disabled: boolean;
  onChoose: () => void;
};

function Option({ id, chat, active, chosen, disabled, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      className={classNames(choices.option, active && choices.active)}
      role="option"
      aria-selected={chosen}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      onClick={onChoose}
    >
      <ChatFigure chat={chat} />
      <span className={choices.lines}>
        <span className={choices.name}>
          <bdi>{useChatName(chat)}</bdi>
        </span>
      </span>
      <span className={choices.mark} aria-hidden>
        {chosen && <Check />}
      </span>
    </button>
  );
}

type ChosenProps = { chats: ChatListItem[]; onTakeOut: (chat: ChatListItem) => void };

function Chosen({ chats, onTakeOut }: ChosenProps) {
  const text = useText();
  return (
    <ul className={choices.chosen} aria-label={text('forwarding.chosen')}>
      {chats.map((chat) => {
        const title = chatName(chat, text);
        return (
          <li key={chat.id}>
            <Chip
              className={choices.chip}
              aria-label={text('forwarding.take_out', { title })}
              onClick={() => onTakeOut(chat)}
            >
              <bdi>{title}</bdi>
              <X aria-hidden />
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
