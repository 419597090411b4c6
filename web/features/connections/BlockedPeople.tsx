import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { PersonLine } from './PersonLine.tsx';
import { unblockPerson } from './connection-changes.ts';
import { listenToConnections } from './connection-live.ts';
import { blocksQuery } from './blocks-query.ts';
import { keepFocusNear } from './kept-focus.ts';
import classes from './ConnectScreen.module.css';

/** People whom I blocked, newest first, each with a button to unblock. */
export function BlockedPeople() {
  const text = useText();
  useEffect(listenToConnections, []);
  const { data, isError, refetch } = useQuery(blocksQuery);
  if (!data) {
    return isError ? (
      <LoadFailed onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label={text('shell.loading_part')} count={1} />
    );
  }
  if (data.items.length === 0)
    return <p className={classes.hint}>{text('connections.blocks_none')}</p>;
  return (
    <ul className={classes.lines}>
      {data.items.map((user) => (
        <PersonLine
          key={user.id}
          user={user}
          actions={
            <Button
              variant="outline"
              compact
              aria-label={text('connections.unblock_name', { name: shownName(user) })}
              onClick={({ currentTarget }) => {
                keepFocusNear(currentTarget);
                void unblockPerson(user);
              }}
            >
              {text('connections.unblock')}
            </Button>
          }
        />
      ))}
    </ul>
  );
}
