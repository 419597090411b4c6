import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserRef } from '#contract/shapes.ts';
import { PersonFigure } from '#web/features/chats/ChatFigure.tsx';
import { connectionsQuery } from '#web/features/connections/connection-queries.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { Button } from '#web/ui/Button.tsx';
import { UserPlus } from '#web/ui/icons.ts';
import { Picker } from '#web/ui/Picker.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import fields from '#web/ui/fields.module.css';
import classes from './Meetings.module.css';

/** Invites connections to a meeting. */
export function PeopleField({
  chosen,
  onChange,
}: {
  chosen: UserRef[];
  onChange: (chosen: UserRef[]) => void;
}) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={fields.labelled}>
      <span className={fields.label}>{text('meetings.participants')}</span>
      {!isOpen && chosen.length > 0 && (
        <p>
          <bdi>{chosen.map(shownName).join(', ')}</bdi>
        </p>
      )}
      {isOpen ? (
        <div className={classes.picker}>
          <ConnectionPicker chosen={chosen} onChange={onChange} />
        </div>
      ) : (
        <Button
          variant="outline"
          compact
          icon={<UserPlus aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {text('meetings.invite')}
        </Button>
      )}
    </div>
  );
}

function ConnectionPicker({
  chosen,
  onChange,
}: {
  chosen: UserRef[];
  onChange: (chosen: UserRef[]) => void;
}) {
  const text = useText();
  const [words, setWords] = useState('');
  const query = useDebounced(words.trim());
  const found = useInfiniteQuery(connectionsQuery(query));
  const people = found.data?.pages.flatMap(({ items }) => items.map(({ user }) => user)) ?? [];
  const toggle = (id: string) => {
    const others = chosen.filter((one) => one.id !== id);
    const added = people.filter((one) => one.id === id);
    onChange(others.length < chosen.length ? others : [...chosen, ...added]);
  };
  const loadMore = found.hasNextPage ? () => void found.fetchNextPage() : null;
  return (
    <Picker
      labels={{
        find: text('meetings.find_people'),
        clear: text('search.clear'),
        choices: text('meetings.connections'),
        chosen: text('members.chosen'),
        takeOut: (name) => text('members.take_out', { name }),
      }}
      words={words}
      onWords={setWords}
      choices={people.map((user) => ({
        id: user.id,
        name: shownName(user),
        figure: <PersonFigure person={user} />,
        detail: <bdi dir="ltr">@{user.username}</bdi>,
      }))}
      chosen={chosen.map((user) => ({ id: user.id, name: shownName(user) }))}
      onToggle={toggle}
      onEnd={loadMore}
      field={{ autoCapitalize: 'none' }}
      status={
        <span className="zv-unseen" role="status">
          {found.isSuccess && text('members.found_count', { count: people.length })}
        </span>
      }
    >
      {found.isPending && <RowsSkeleton label={text('shell.loading_part')} count={2} />}
      {found.isSuccess && people.length === 0 && (
        <p className={classes.quiet}>
          {query === '' ? text('members.no_connections') : text('members.nobody', { query })}
        </p>
      )}
    </Picker>
  );
}
