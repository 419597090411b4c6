import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { useText } from '#web/platform/language.tsx';
import { dayLabel } from '#web/platform/time.ts';
import { useTitle } from '#web/platform/title.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { Bell, CheckCheck, SlidersHorizontal } from '#web/ui/icons.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { Page } from '#web/ui/Page.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { useToday } from '#web/platform/today.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { seeAllNotifications } from './notification-changes.ts';
import { refreshNotifications } from './notification-live.ts';
import {
  type NotificationGroup,
  groupsOf,
  notificationsOf,
  unreadOf,
} from './notification-pages.ts';
import { notificationsQuery } from './notification-queries.ts';
import classes from './NotificationsScreen.module.css';

type Filter = 'all' | 'new';

/** My notifications: new first, then by day; requests are answered in place. */
export function NotificationsScreen() {
  const text = useText();
  useTitle(text('notifications.title'));
  const list = useInfiniteQuery(notificationsQuery());
  const items = notificationsOf(list.data);
  const [filter, setFilter] = useState<Filter>('all');
  const { isNew, forget } = useNewOfThisVisit(items);
  // Messages while away count up without a word, so the person who comes here sees it as it is.
  useEffect(refreshNotifications, []);
  const shown = filter === 'all' ? items : items.filter(isNew);
  const unread = unreadOf(list.data);
  const lastIsNew = items.at(-1)?.seen_at === null;
  const hasMore = list.hasNextPage && (filter === 'all' || lastIsNew);
  const seeAll = () => {
    forget();
    seeAllNotifications();
  };
  return (
    <Page
      title={text('notifications.title')}
      actions={
        <>
          <Button
            variant="ghost"
            icon={<CheckCheck aria-hidden />}
            disabled={unread === 0}
            onClick={seeAll}
          >
            {text('notifications.see_all')}
          </Button>
          <UiLink
            href="/profile/me#notifications"
            className={iconButtonClass()}
            aria-label={text('notifications.settings')}
            data-tip={text('notifications.settings')}
          >
            <SlidersHorizontal aria-hidden />
          </UiLink>
        </>
      }
    >
      <div className={classes.filters} role="group" aria-label={text('notifications.filters')}>
        {(['all', 'new'] as const).map((name) => (
          <Chip
            key={name}
            chosen={filter === name}
            count={name === 'new' && unread > 0 ? unread : undefined}
            onClick={() => setFilter(name)}
          >
            {text(`notifications.${name}`)}
          </Chip>
        ))}
      </div>
      {list.isPending && <RowsSkeleton label={text('shell.loading_part')} />}
      {list.isError && !list.data && (
        <ErrorState
          title={text('notifications.failed')}
          text={text('notifications.failed_text')}
          action={
            <Button variant="tint" onClick={() => void list.refetch()}>
              {text('shell.try_again')}
            </Button>
          }
        />
      )}
      {groupsOf(shown, isNew).map((group) => (
        <Group key={group.day ?? 'new'} group={group} />
      ))}
      {list.data && shown.length === 0 && !hasMore && (
        <Nothing filter={filter} onAll={() => setFilter('all')} />
      )}
      {hasMore && (
        <LoadMore list={list} className={classes.more}>
          {text('notifications.more')}
        </LoadMore>
      )}
    </Page>
  );
}

/** Notifications that were new when first shown keep their place until the screen is left or all are marked. */
function useNewOfThisVisit(items: Notification[]) {
  const [met, setMet] = useState<ReadonlySet<string>>(new Set());
  const unseen = items.filter(({ id, seen_at: at }) => at === null && !met.has(id));
  if (unseen.length > 0) setMet(new Set([...met, ...unseen.map(({ id }) => id)]));
  return {
    isNew: ({ id, seen_at: at }: Notification) => at === null || met.has(id),
    forget: () => setMet(new Set()),
  };
}

function Group({ group: { day, items } }: { group: NotificationGroup }) {
  const text = useText();
  const today = useToday();
  const id = useId();
  const first = items[0];
  if (!first) return null;
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.day}>
        {day === null ? text('notifications.new') : dayLabel(first.created_at, today)}
      </h2>
      <Surface className={classes.sheet}>
        <ul>
          {items.map((one) => (
            <NotificationRow key={one.id} notification={one} isInDay={day !== null} />
          ))}
        </ul>
      </Surface>
    </section>
  );
}

function Nothing({ filter, onAll }: { filter: Filter; onAll: () => void }) {
  const text = useText();
  if (filter === 'all') {
    return (
      <EmptyState
        figure={{ icon: <Bell aria-hidden /> }}
        title={text('notifications.empty_title')}
        text={text('notifications.empty_text')}
      />
    );
  }
  return (
    <EmptyState
      figure={{ icon: <CheckCheck aria-hidden /> }}
      title={text('notifications.none_new_title')}
      text={text('notifications.none_new_text')}
      action={
        <Button variant="tint" onClick={onAll}>
          {text('notifications.show_all')}
        </Button>
      }
    />
  );
}
