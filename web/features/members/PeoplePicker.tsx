import { useId, useState } from 'react';
import type { UserRef } from '#contract/shapes.ts';
import { PersonFigure } from '#web/features/chat/ChatFigure.tsx';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx';
import { Check, UsersRound, X } from '#web/ui/icons.ts';
import { SearchField } from '#web/ui/SearchField.tsx';
import { pickerKeys } from '#web/ui/picker-keys.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { type Candidate, useCandidates } from './candidates.ts';
import classes from './PeoplePicker.module.css';

export type PeoplePickerProps = {
  chosen: Candidate[];
  onChange: (chosen: Candidate[]) => void;
  /** Ids of people who are in already. */
  present?: ReadonlySet<string>;
};

/** Chooses people: connections first, then whoever can be found by name, or by the exact username. */
export function PeoplePicker({ chosen, onChange, present }: PeoplePickerProps) {
  const text = useText();
  const listId = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const query = useDebounced(words.trim());
  const { people, found, loadMore } = useCandidates(query);
  const ids = people.map(({ user }) => user.id);
  const current = active !== null && ids.includes(active) ? active : (ids[0] ?? null);
  const isChosen = (id: string) => chosen.some(({ user }) => user.id === id);
  const reasonOf = (person: Candidate) => refusalOf(person, present);

  const toggle = (person: Candidate | undefined) => {
    if (!person || reasonOf(person)) return;
    const others = chosen.filter(({ user }) => user.id !== person.user.id);
    onChange(others.length < chosen.length ? others : [...chosen, person]);
    setActive(person.user.id);
  };
  const onKeyDown = pickerKeys({
    ids,
    current,
    elementId: (id) => `${listId}-${id}`,
    onMove: setActive,
    onEnd: () => loadMore?.(),
    onChoose: () => toggle(people.find(({ user }) => user.id === current)),
    onTakeBack: () => onChange(chosen.slice(0, -1)),
  });

  return (
    <div className={classes.picker}>
      <SearchField
        label={text('members.find')}
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
        aria-activedescendant={current === null ? undefined : `${listId}-${current}`}
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      {chosen.length > 0 && (
        <Chosen
          people={chosen.map(({ user }) => user)}
          onTakeOut={(id) => onChange(chosen.filter(({ user }) => user.id !== id))}
        />
      )}
      <div className={classes.list}>
        <div id={listId} role="listbox" aria-multiselectable aria-label={text('members.found')}>
          {people.map((person) => (
            <Option
              key={person.user.id}
              id={`${listId}-${person.user.id}`}
              person={person}
              active={person.user.id === current}
              chosen={isChosen(person.user.id)}
              refusal={reasonOf(person)}
              onChoose={() => toggle(person)}
            />
          ))}
        </div>
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
      </div>
      <span className="zv-unseen" role="status">
        {query !== '' && found === 'done' && text('members.found_count', { count: people.length })}
      </span>
    </div>
  );
}

type Refusal = 'members.blocked' | 'members.in_chat';

function refusalOf({ user, blocked }: Candidate, present?: ReadonlySet<string>): Refusal | null {
  if (present?.has(user.id)) return 'members.in_chat';
  return blocked ? 'members.blocked' : null;
}

type OptionProps = {
  id: string;
  person: Candidate;
  active: boolean;
  chosen: boolean;
  refusal: Refusal | null;
  onChoose: () => void;
};

function Option({ id, person, active, chosen, refusal, onChoose }: OptionProps) {
  const text = useText();
  const { user, isConnection } = person;
  const standing = refusal ?? (isConnection ? 'members.connection' : null);
  return (
    <button
      type="button"
      id={id}
      className={classNames(classes.option, active && classes.active)}
      role="option"
      aria-selected={chosen}
      aria-disabled={refusal !== null || undefined}
      tabIndex={-1}
      onClick={onChoose}
    >
      <PersonFigure person={user} />
      <span className={classes.lines}>
        <span className={classes.name}>
          <bdi>{user.display_name}</bdi>
        </span>
        <span className={classes.standing}>
          <bdi dir="ltr">@{user.username}</bdi>
          {standing && <span>&nbsp;· {text(standing)}</span>}
        </span>
      </span>
      <span className={classes.mark} aria-hidden>
        {chosen && <Check />}
      </span>
    </button>
  );
}

function Chosen({ people, onTakeOut }: { people: UserRef[]; onTakeOut: (id: string) => void }) {
  const text = useText();
  return (
    <ul className={classes.chosen} aria-label={text('members.chosen')}>
      {people.map((person) => (
        <li key={person.id}>
          <Chip
            className={classes.chip}
            aria-label={text('members.take_out', { name: person.display_name })}
            onClick={() => onTakeOut(person.id)}
          >
            <bdi>{person.display_name}</bdi>
            <X aria-hidden />
          </Chip>
        </li>
      ))}
    </ul>
  );
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
