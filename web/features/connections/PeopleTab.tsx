import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Search } from '#web/ui/icons.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { PersonCard } from './PersonCard.tsx';
import { WaitingRequests } from './WaitingRequests.tsx';
import { connectionsOf } from './connection-lists.ts';
import { connectionsQuery } from './connection-queries.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import classes from './ConnectScreen.module.css';

export type TabProps = { onPerson: (username: string) => void };

/** My connections, and beside them who waits for my answer. */
export function PeopleTab({ onPerson }: TabProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const query = useDebounced(words.trim());
  const list = useInfiniteQuery(connectionsQuery(query));
  const people = connectionsOf(list.data);
  const isEmpty = list.isSuccess && people.length === 0 && !list.isPlaceholderData;
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {(people.length > 0 || words !== '' || query !== '') && (
          <SearchField
            label={text('connections.search')}
            clearLabel={text('connections.clear')}
            value={words}
            onChange={setWords}
            maxLength={200}
          />
        )}
        {list.isPending && <RowsSkeleton label={text('shell.loading_part')} />}
        {list.isError && !list.data && <LoadFailed onRetry={() => void list.refetch()} />}
        {people.length > 0 && (
          <ul className={classes.cards} aria-label={text('connections.people')}>
            {people.map((connection) => (
              <PersonCard key={connection.id} connection={connection} onPerson={onPerson} />
            ))}
          </ul>
        )}
        {isEmpty && (query === '' ? <NobodyYet /> : <NoMatch query={query} />)}
        <LoadMore list={list} className={classes.more}>
          {text('connections.more')}
        </LoadMore>
        <span className="zv-unseen" role="status">
          {query !== '' && list.isSuccess && text('connections.found', { count: people.length })}
        </span>
      </div>
      <WaitingRequests onPerson={onPerson} />
    </div>
  );
}

function NobodyYet() {
  const text = useText();
  return (
    <EmptyState
      figure={{ deck: 'question' }}
      title={text('connections.empty_title')}
      text={text('connections.empty_text')}
      action={
        <UiLink href="/connect?tab=find" className={buttonClass({ variant: 'tint' })}>
          {text('connections.find')}
        </UiLink>
      }
    />
  );
}

function NoMatch({ query }: { query: string }) {
  const text = useText();
  return (
    <EmptyState
      figure={{ icon: <Search aria-hidden /> }}
      title={text('connections.no_match', { query })}
      text={text('connections.no_match_text')}
      action={
        <UiLink href="/connect?tab=find" className={buttonClass({ variant: 'tint' })}>
          {text('connections.find')}
        </UiLink>
      }
    />
  );
}
