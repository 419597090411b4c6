import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type UIEvent,
} from 'react';
import { useNewChat } from '#web/features/chats/new-chat.ts';
import { useToday } from '#web/platform/today.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { useText } from '#web/platform/language.tsx';
import { useScreen } from '#web/platform/screen.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx';
import { Search } from '#web/ui/icons.ts';
import { useLayer } from '#web/ui/layers.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { takeTyped } from '#web/ui/typed-ahead.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { DayOption, FilterOptions } from './FilterOptions.tsx';
import { ChosenFilters, KindChips, MoreFilters, QuickFilters } from './SearchChips.tsx';
import { NewChatOption, ResultGroups } from './SearchResults.tsx';
import { useRecentSearches } from './recent-searches.ts';
import { useSearchBox } from './search-box.ts';
import { type Filter, askedOf, filterKey } from './search-filters.ts';
import { resultGroups, resultKey } from './search-groups.ts';
import { type SearchKind, searchQuery } from './search-query.ts';
import type { FilterPlace } from './typed-filters.ts';
import classes from './SearchModal.module.css';

const loadWithinPx = 50;
const newChatKey = 'new-chat';

/** The box, and under it what it finds; without words the chats by their last message. */
export function SearchPane({ onClose }: { onClose: () => void }) {
  const text = useText();
  const screen = useScreen();
  const router = useRouter();
  const newChat = useNewChat();
  const today = useToday();
  const listId = useId();
  const box = useSearchBox(today);
  const { words, filters, choosing } = box;
  const [kind, setKind] = useState<SearchKind>('all');
  const [active, setActive] = useState<string | null>(null);
  // Enter was pressed before the results of these words were here.
  const entered = useRef<string>(null);
  const recent = useRecentSearches(true);
  // Its choices stand in the place of what was found.
  useLayer(choosing !== null, box.leave);
  const query = useDebounced(box.query);
  const isAsked = query !== '' || filters.length > 0;
  const found = useInfiniteQuery(searchQuery(query, { kind, ...askedOf(filters) }));
  const field = useRef<HTMLInputElement>(null);

  const results = found.data?.pages.flatMap((page) => page.results) ?? [];
  const groups = resultGroups(results, today);
  const shown = groups.flatMap((group) => group.results);
  const keys = choosing
    ? choosing.suggested.map(({ filter }) => filterKey(filter))
    : [...(isAsked ? [] : [newChatKey]), ...shown.map(resultKey)];
  const current = active !== null && keys.includes(active) ? active : (keys[0] ?? null);
  // The list may still show results of the previous query.
  const isCurrent = query === box.query && !found.isPlaceholderData && !found.isPending;
  const counts = found.data?.pages[0]?.counts;
  const dayOf = choosing?.place === 'after' || choosing?.place === 'before' ? choosing.place : null;

  const isNobody =
    choosing?.suggested.length === 0 && !dayOf && choosing.value !== '' && !choosing.isLooking;

  const openNewChat = () => {
    onClose();
    newChat();
  };
  const open = (key: string | null) => {
    if (key === newChatKey) return openNewChat();
    const result = shown.find((one) => resultKey(one) === key);
    if (!result) return;
    recent.add({ words: query, filters });
    onClose();
    // In the chat that is open already going back leads out of it, as before.
    const { pathname } = new URL(result.link, location.origin);
    void router.navigate({ href: result.link, replace: pathname === location.pathname });
  };
  // After a menu has closed, which else takes the focus back to its button.
  const goOn = () => void setTimeout(() => field.current?.focus());
  const choose = (filter: Filter) => {
    box.add(filter);
    setActive(null);
    goOn();
  };
  // A chip that was pressed moves or goes, so the box is where one goes on.
  const narrowing = {
    filters,
    quick: box.quick,
    onToggle: (filter: Filter) => {
      box.toggle(filter);
      goOn();
    },
  };
  const begin = (place: FilterPlace) => {
    box.begin(place);
    setActive(null);
    goOn();
  };
  const enter = () => {
    const suggestion = choosing?.suggested.find(({ filter }) => filterKey(filter) === current);
    if (active === null && box.finish()) return;
    if (suggestion) choose(suggestion.filter);
    else if (choosing) return;
    else if (isCurrent) open(current);
    else entered.current = box.query;
  };
  const openEntered = useEffectEvent(() => {
    if (entered.current === query) open(current);
    entered.current = null;
  });
  useEffect(() => {
    if (isCurrent) openEntered();
  }, [isCurrent]);
  const move = (step: number) => {
    const at = current === null ? -1 : keys.indexOf(current);
    const next = keys[(at + step + keys.length) % keys.length];
    if (next === undefined) return;
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    if (!choosing && at + step >= keys.length - 1 && found.hasNextPage) void found.fetchNextPage();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && words === '') return box.takeLast();
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: enter,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (left <= loadWithinPx && found.hasNextPage && !found.isFetchingNextPage)
      void found.fetchNextPage();
  };
  const all = counts ? counts.chat + counts.message + counts.person + counts.card : 0;
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
          // A phone has no room to name all that is found.
          placeholder={text(screen === 'mobile' ? 'shell.search_all' : 'search.placeholder')}
          dir={words ? 'auto' : undefined}
          maxLength={200}
          data-autofocus
          ref={field}
          value={words}
          onFocus={() => {
            const typed = takeTyped();
            if (typed) box.type(words + typed);
          }}
          onChange={(event) => {
            box.type(event.target.value);
            setActive(null);
            entered.current = null;
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={classes.row}>
        <div className={classes.chips}>
          <ChosenFilters {...narrowing} />
          {isAsked ? (
            <KindChips kind={kind} counts={counts} onChoose={setKind} />
          ) : (
            <QuickFilters {...narrowing} />
          )}
        </div>
        <MoreFilters {...narrowing} onBegin={begin} />
      </div>
      <div className={classes.list} onScroll={onScroll}>
        {!isAsked && words === '' && (
          <RecentSearches searches={recent.searches} onChoose={box.become} onClear={recent.clear} />
        )}
        <div id={listId} role="listbox" aria-label={text('search.results')}>
          {choosing && (
            <FilterOptions
              suggestions={choosing.suggested}
              idOf={(key) => `${listId}-${key}`}
              activeKey={current}
              onChoose={choose}
            />
          )}
          {!choosing && !isAsked && (
            <NewChatOption
              id={`${listId}-${newChatKey}`}
              active={current === newChatKey}
              onOpen={openNewChat}
            />
          )}
          {!choosing && (
            <ResultGroups
              groups={groups}
              idOf={(result) => `${listId}-${resultKey(result)}`}
              activeKey={current}
              onOpen={open}
            />
          )}
        </div>
        {isNobody && (
          <EmptyState
            figure={{ icon: <Search aria-hidden /> }}
            title={text('search.nobody', { name: choosing.value })}
            text={text('search.none_text')}
          />
        )}
        {dayOf && <DayOption onChoose={(day) => choose({ by: dayOf, day })} />}
        {!choosing && found.isPending && <RowsSkeleton label={text('shell.loading_part')} />}
        {!choosing && found.isFetchingNextPage && (
          <RowsSkeleton label={text('shell.loading_part')} count={2} />
        )}
        {!choosing && found.isError && shown.length === 0 && (
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
        {!choosing && found.isSuccess && shown.length === 0 && isAsked && (
          <EmptyState
            figure={{ icon: <Search aria-hidden /> }}
            title={query === '' ? text('search.none_narrowed') : text('search.none', { query })}
            text={text(filters.length > 0 ? 'search.none_narrowed_text' : 'search.none_text')}
            action={
              <Button variant="tint" onClick={() => box.become({ words: '', filters: [] })}>
                {text('search.clear')}
              </Button>
            }
          />
        )}
      </div>
      <span className="zv-unseen" role="status">
        {!choosing && isAsked && found.isSuccess && text('search.found', { count: total })}
      </span>
    </div>
  );
}
