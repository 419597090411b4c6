import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import { useNewChat } from '#web/features/chat/new-chat.ts';
import { useToday } from '#web/features/chat/today.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx';
import { Search } from '#web/ui/icons.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchChips } from './SearchChips.tsx';
import { NewChatOption, ResultGroups } from './SearchResults.tsx';
import { useRecentSearches } from './recent-searches.ts';
import { useSearchFilters } from './search-filters.ts';
import { resultGroups, resultKey } from './search-groups.ts';
import { type SearchKind, searchQuery } from './search-query.ts';
import classes from './SearchModal.module.css';

const debounceMs = 200;
const loadWithinPx = 50;
const newChatKey = 'new-chat';

/** The box, and under it what it finds; without words the chats by their last message. */
export function SearchPane({ onClose }: { onClose: () => void }) {
  const text = useText();
  const router = useRouter();
  const newChat = useNewChat();
  const today = useToday();
  const listId = useId();
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<SearchKind>('all');
  const [active, setActive] = useState<string | null>(null);
  const recent = useRecentSearches(true);
  const query = useDebounced(words.trim());
  const filters = useSearchFilters(today);
  const found = useInfiniteQuery(searchQuery(query, { kind, ...filters.asked }));
  const list = useRef<HTMLDivElement>(null);

  const results = found.data?.pages.flatMap((page) => page.results) ?? [];
  const groups = resultGroups(results, today);
  const shown = groups.flatMap((group) => group.results);
  const keys = [...(query === '' ? [newChatKey] : []), ...shown.map(resultKey)];
  const current = active !== null && keys.includes(active) ? active : (keys[0] ?? null);
  const counts = found.data?.pages[0]?.counts;

  const openNewChat = () => {
    onClose();
    newChat();
  };
  const open = (key: string | null) => {
    if (key === newChatKey) return openNewChat();
    const result = shown.find((one) => resultKey(one) === key);
    if (!result) return;
    recent.add(query);
    onClose();
    void router.navigate({ href: result.link });
  };
  const move = (step: number) => {
    const at = current === null ? -1 : keys.indexOf(current);
    const next = keys[(at + step + keys.length) % keys.length];
    if (next === undefined) return;
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    if (at + step >= keys.length - 1 && found.hasNextPage) void found.fetchNextPage();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => open(current),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    if (left <= loadWithinPx && found.hasNextPage && !found.isFetchingNextPage)
      void found.fetchNextPage();
  };
  const all = counts ? counts.chat + counts.message + counts.person : 0;
  const total = counts && kind !== 'all' ? counts[kind] : all;

  return (
    <div className={classes.pane}>
      <div className={classes.box} role="search">
        <Search aria-hidden />
        <input
          className={classes.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={current === null ? undefined : `${listId}-${current}`}
          aria-label={text('search.placeholder')}
          placeholder={text('search.placeholder')}
          dir={words ? 'auto' : undefined}
          maxLength={200}
          data-autofocus
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setActive(null);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {query !== '' && (
        <SearchChips kind={kind} counts={counts} onChoose={setKind} filters={filters} />
      )}
      <div ref={list} className={classes.list} onScroll={onScroll}>
        {query === '' && words === '' && (
          <RecentSearches searches={recent.searches} onChoose={setWords} onClear={recent.clear} />
        )}
        <div id={listId} role="listbox" aria-label={text('search.results')}>
          {query === '' && (
            <NewChatOption
              id={`${listId}-${newChatKey}`}
              active={current === newChatKey}
              onOpen={openNewChat}
            />
          )}
          <ResultGroups
            groups={groups}
            idOf={(result) => `${listId}-${resultKey(result)}`}
            activeKey={current}
            onOpen={open}
          />
        </div>
        {found.isPending && <RowsSkeleton label={text('shell.loading_part')} />}
        {found.isFetchingNextPage && <RowsSkeleton label={text('shell.loading_part')} count={2} />}
        {found.isError && shown.length === 0 && (
          <ErrorState
            title={text('search.failed')}
            text={text('search.failed_text')}
            action={
              <Button variant="tint" onClick={() => void found.refetch()}>
                {text('shell.try_again')}
              </Button>
            }
          />
        )}
        {found.isSuccess && shown.length === 0 && query !== '' && (
          <EmptyState
            figure={{ icon: <Search aria-hidden /> }}
            title={text('search.none', { query })}
            text={text('search.none_text')}
            action={
              <Button variant="tint" onClick={() => setWords('')}>
                {text('search.clear')}
              </Button>
            }
          />
        )}
      </div>
      <span className="zv-unseen" role="status">
        {query !== '' && found.isSuccess && text('search.found', { count: total })}
      </span>
    </div>
  );
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
