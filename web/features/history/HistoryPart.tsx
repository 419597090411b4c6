import { useEffect, useState } from 'react';
import { applyToChosen } from '#web/features/chat-list/bulk-changes.ts';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { useText } from '#web/platform/language.tsx';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Archive, CheckCheck, History, Trash2, X } from '#web/ui/icons.ts';
import { useLayer } from '#web/ui/layers.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { useStayHere } from '#web/ui/stay-here.ts';
import { Surface } from '#web/ui/Surface.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { type HistoryFilter, useHistory } from './history-query.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './History.module.css';

/** My chats to search, choose, archive, delete and save. */
export function HistoryPart() {
  const text = useText();
  const here = useStayHere<HTMLElement>();
  useEffect(listenToChats, []);
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = useDebounced(words.trim());
  const { list, chats } = useHistory(query, filter);
  const shown = chats.filter(({ state }) => state === 'active');
  // A chat that left the list, here or on another device, is not chosen any more.
  const ids = shown.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const chooseNone = () => setChosen(new Set());
  useLayer(ids.length > 0, chooseNone);
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const apply = (action: 'archive' | 'delete') => {
    chooseNone();
    void applyToChosen(ids, action);
  };
  return (
    <section {...here} className={classes.part} aria-label={text('history.chats')}>
      <SearchField
        label={text('history.search')}
        value={words}
        onChange={setWords}
        clearLabel={text('history.clear')}
        maxLength={200}
      />
      <div className={classes.filters} role="group" aria-label={text('history.filters')}>
        {(['all', 'archived'] as const).map((name) => (
          <Chip key={name} chosen={filter === name} onClick={() => setFilter(name)}>
            {text(`history.filter_${name}`)}
          </Chip>
        ))}
      </div>
      {shown.length > 0 && (
        <ChosenBar
          count={ids.length}
          onAll={() => setChosen(new Set(shown.map(({ id }) => id)))}
          onNone={chooseNone}
          onArchive={filter === 'all' ? () => apply('archive') : undefined}
          onDelete={() => apply('delete')}
        />
      )}
      {shown.length > 0 && (
        <Surface>
          <ul className={classes.rows}>
            {shown.map((chat) => (
              <HistoryRow
                key={chat.id}
                chat={chat}
                chosen={chosen.has(chat.id)}
                onToggle={toggle}
              />
            ))}
          </ul>
        </Surface>
      )}
      {!list.data && list.isError && <LoadFailed onRetry={() => void list.refetch()} />}
      {!list.data && !list.isError && <RowsSkeleton label={text('shell.loading_part')} />}
      {list.data && shown.length === 0 && !list.hasNextPage && !list.isPlaceholderData && (
        <Nothing query={query} filter={filter} />
      )}
      <LoadMore list={list} className={classes.more}>
        {text('history.more')}
      </LoadMore>
    </section>
  );
}

type ChosenBarProps = {
  count: number;
  onAll: () => void;
  onNone: () => void;
  /** Absent where all are archived already. */
  onArchive: (() => void) | undefined;
  onDelete: () => void;
};

/** How many are chosen, and what can be done with them. */
function ChosenBar({ count, onAll, onNone, onArchive, onDelete }: ChosenBarProps) {
  const text = useText();
  const none = count === 0;
  return (
    <div className={classes.bar} role="toolbar" aria-label={text('selection.bar')}>
      {!none && (
        <IconButton label={text('history.none')} icon={<X aria-hidden />} onClick={onNone} />
      )}
      <span className={classes.count} role="status">
        {text('selection.count', { count })}
      </span>
      <Button variant="ghost" compact icon={<CheckCheck aria-hidden />} onClick={onAll}>
        {text('selection.all')}
      </Button>
      {!none && (
        <>
          {onArchive && (
            <Button variant="ghost" compact icon={<Archive aria-hidden />} onClick={onArchive}>
              {text('chat.archive')}
            </Button>
          )}
          <Button
            variant="ghost"
            compact
            className={classes.delete}
            icon={<Trash2 aria-hidden />}
            onClick={onDelete}
          >
            {text('chat.delete')}
          </Button>
        </>
      )}
    </div>
  );
}

function Nothing({ query, filter }: { query: string; filter: HistoryFilter }) {
  const text = useText();
  if (query !== '')
    return (
      <EmptyState
        figure={{ icon: <History aria-hidden /> }}
        title={text('history.not_found', { query })}
        text={text('history.not_found_text')}
      />
    );
  return (
    <EmptyState
      figure={{ icon: <History aria-hidden /> }}
      title={text(`history.empty_${filter}`)}
      text={text(`history.empty_${filter}_text`)}
      action={
        filter === 'all' && (
          <UiLink href="/" className={buttonClass({ variant: 'tint' })}>
            {text('shell.new_chat')}
          </UiLink>
        )
      }
    />
  );
}
