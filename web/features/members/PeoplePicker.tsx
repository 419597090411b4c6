import { useState } from 'react';
import { PersonFigure } from '#web/features/chats/ChatFigure.tsx';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx';
import { UsersRound } from '#web/ui/icons.ts';
import { Picker } from '#web/ui/Picker.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { type Candidate, useCandidates } from './candidates.ts';

export type PeoplePickerProps = {
  chosen: Candidate[];
  onChange: (chosen: Candidate[]) => void;
  /** Ids of people who are in already. */
  present?: ReadonlySet<string>;
};

/** Chooses people: connections first, then people who can be found by name, or by the exact username. */
export function PeoplePicker({ chosen, onChange, present }: PeoplePickerProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const query = useDebounced(words.trim());
  const { people, found, loadMore } = useCandidates(query);
  const toggle = (id: string) => {
    const others = chosen.filter(({ user }) => user.id !== id);
    const added = people.filter(({ user }) => user.id === id);
    onChange(others.length < chosen.length ? others : [...chosen, ...added]);
  };
  return (
    <Picker
      labels={{
        find: text('members.find'),
        clear: text('search.clear'),
        choices: text('members.found'),
        chosen: text('members.chosen'),
        takeOut: (name) => text('members.take_out', { name }),
      }}
      words={words}
      onWords={setWords}
      choices={people.map((person) => {
        const { user } = person;
        const refusal = refusalOf(person, present);
        const standing = refusal ?? (person.isConnection ? 'members.connection' : null);
        return {
          id: user.id,
          name: shownName(user),
          figure: <PersonFigure person={user} />,
          detail: (
            <>
              <bdi dir="ltr">@{user.username}</bdi>
              {standing && <span>&nbsp;· {text(standing)}</span>}
            </>
          ),
          disabled: refusal !== null,
        };
      })}
      chosen={chosen.map(({ user }) => ({ id: user.id, name: shownName(user) }))}
      onToggle={toggle}
      onEnd={loadMore}
      status={
        <span className="zv-unseen" role="status">
          {query !== '' &&
            found === 'done' &&
            text('members.found_count', { count: people.length })}
        </span>
      }
      field={{ autoCapitalize: 'none' }}
    >
      {loadMore && (
        <Button variant="ghost" full onClick={loadMore}>
          {text('connections.more')}
        </Button>
      )}
      {found === 'pending' && <RowsSkeleton label={text('shell.loading_part')} count={4} />}
      {found === 'failed' && people.length === 0 && (
        <ErrorState title={text('members.find_failed')} text={text('search.failed_text')} />
      )}
      {found === 'done' && people.length === 0 && <Nobody query={query} />}
    </Picker>
  );
}

function refusalOf({ user, blocked }: Candidate, present?: ReadonlySet<string>) {
  if (present?.has(user.id)) return 'members.in_chat';
  return blocked ? 'members.blocked' : null;
}

function Nobody({ query }: { query: string }) {
  const text = useText();
  return (
    <EmptyState
      figure={{ icon: <UsersRound aria-hidden /> }}
      title={query === '' ? text('members.no_connections') : text('members.nobody', { query })}
      text={text(query === '' ? 'members.no_connections_text' : 'members.nobody_text')}
    />
  );
}
