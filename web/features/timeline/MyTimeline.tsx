import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { TimelineItem } from '#contract/timeline.ts';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { LaterInsight } from '#web/features/insights/LaterInsight.tsx';
import { insightDraft } from '#web/features/insights/insight-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { History, Lightbulb } from '#web/ui/icons.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { More } from '#web/ui/More.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { AddMoment } from './AddMoment.tsx';
import { ExportMonth } from './ExportMonth.tsx';
import { TimelineEntry } from './TimelineEntry.tsx';
import { monthsOf } from './months.ts';
import { listenToTimeline } from './timeline-live.ts';
import { type Filter, filters, overviewQuery, timelineQuery } from './timeline-queries.ts';
import classes from './Timeline.module.css';

/** The timeline of a person, newest first, month by month. */
export function MyTimeline() {
  const text = useText();
  const [filter, setFilter] = useState<Filter>('all');
  const { words: asked } = useSearch({ strict: false }) satisfies { words?: unknown };
  const [words, setWords] = useState(() =>
    typeof asked === 'string' || typeof asked === 'number' ? String(asked) : '',
  );
  const query = useDebounced(words.trim());
  const list = useInfiniteQuery(timelineQuery(filter, query));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const isNarrowed = filter !== 'all' || query !== '';
  const field = useRef<HTMLInputElement>(null);
  useEffect(listenToTimeline, []);
  const showAll = () => {
    setFilter('all');
    setWords('');
  };
  return (
    <div className={classes.columns}>
      <div className={classes.story}>
        <AddMoment field={field} />
        {list.isPending && <RowsSkeleton label={text('shell.loading_part')} count={4} />}
        {list.isError && !list.data && <LoadFailed onRetry={() => void list.refetch()} />}
        {list.isSuccess &&
          items.length === 0 &&
          (isNarrowed ? (
            <EmptyState
              figure={{ icon: <History aria-hidden /> }}
              title={text('timeline.nothing_found')}
              action={
                <Button variant="tint" onClick={showAll}>
                  {text('timeline.show_everything')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              figure={{ stage: 'PS' }}
              title={text('timeline.empty_title')}
              text={text('timeline.empty_text')}
              action={
                <Button variant="tint" onClick={() => field.current?.focus()}>
                  {text('timeline.empty_step')}
                </Button>
              }
            />
          ))}
        {monthsOf(items).map((month) => (
          <Month key={month.name} {...month} />
        ))}
        {list.isFetchNextPageError ? (
          <LoadMore list={list}>{text('timeline.older')}</LoadMore>
        ) : (
          list.hasNextPage && (
            <More key={list.data?.pages.length} onReached={() => void list.fetchNextPage()} />
          )
        )}
      </div>
      <aside className={classes.aside}>
        <Surface padded as="section" className={classes.card}>
          <h2>{text('timeline.show')}</h2>
          <div className={classes.filters} role="group" aria-label={text('timeline.show')}>
            {Object.keys(filters).map((name) => (
              <Chip key={name} chosen={name === filter} onClick={() => setFilter(name as Filter)}>
                {text(`timeline.${name as Filter}`)}
              </Chip>
            ))}
          </div>
          <SearchField
            label={text('timeline.search')}
            clearLabel={text('connections.clear')}
            value={words}
            onChange={setWords}
            maxLength={200}
          />
        </Surface>
        <Surface padded as="section" className={classes.card}>
          <MonthSummary />
          <Button
            variant="tint"
            icon={<Lightbulb aria-hidden />}
            onClick={() => insightDraft.set({ words: '' })}
          >
            {text('timeline.new_insight')}
          </Button>
          <ExportMonth />
        </Surface>
      </aside>
      <LaterInsight />
    </div>
  );
}

function Month({ name, items }: { name: string; items: TimelineItem[] }) {
  return (
    <section aria-label={name}>
      <h2 className={classes.month}>{name}</h2>
      <ol className={classes.entries}>
        {items.map((item) => (
          <TimelineEntry key={item.id} item={item} />
        ))}
      </ol>
    </section>
  );
}

/** The month in a sentence. */
export function MonthSummary() {
  const text = useText();
  const { data } = useQuery(overviewQuery);
  if (!data) return null;
  const { insights, actions_done: actions, cards_kept: cards } = data.month_summary;
  return (
    <p className={classes.summary}>
      {text('timeline.month_summary', { insights, actions, cards })}
    </p>
  );
}
