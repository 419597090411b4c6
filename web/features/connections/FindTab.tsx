import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublicProfile } from '#contract/connections.ts';
import type { UserRef } from '#contract/shapes.ts';
import { useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { GroupHeading } from '#web/ui/Headings.tsx';
import { Search } from '#web/ui/icons.ts';
import { SearchField } from '#web/ui/SearchField.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { AskByEmail } from './AskByEmail.tsx';
import { AskDialog } from './AskDialog.tsx';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { MyLink } from './MyLink.tsx';
import type { TabProps } from './PeopleTab.tsx';
import { PersonDeeds } from './PersonDeeds.tsx';
import { PersonLine } from './PersonLine.tsx';
import { foundQuery, isWholeName, personQuery } from './connection-queries.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import classes from './ConnectScreen.module.css';

/** Looks for people by name or by their whole username, or asks by an address. */
export function FindTab({ onPerson }: TabProps) {
  const text = useText();
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState<UserRef | null>(null);
  const query = useDebounced(words.trim());
  const { people, found } = usePeople(query);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <div>
          <SearchField
            label={text('connections.find_label')}
            clearLabel={text('connections.clear')}
            value={words}
            onChange={setWords}
            maxLength={200}
            autoCapitalize="none"
            spellCheck={false}
          />
          <p className={classes.hint}>{text('connections.find_hint')}</p>
        </div>
        {found.isPending && <RowsSkeleton label={text('shell.loading_part')} />}
        {found.isError && !found.data && <LoadFailed onRetry={() => void found.refetch()} />}
        {people.length > 0 && (
          <section aria-labelledby="found">
            <GroupHeading id="found">
              {text(query === '' ? 'connections.suggestions' : 'connections.results')}
            </GroupHeading>
            <Surface className={classes.sheet}>
              <ul className={classes.lines}>
                {people.map((person) => (
                  <PersonLine
                    key={person.id}
                    user={person}
                    text={person.bio}
                    onPerson={onPerson}
                    actions={<PersonDeeds person={person} onAsk={() => setAsked(person)} />}
                  />
                ))}
              </ul>
            </Surface>
          </section>
        )}
        {query !== '' && found.isSuccess && !found.isPlaceholderData && people.length === 0 && (
          <EmptyState
            figure={{ icon: <Search aria-hidden /> }}
            title={text('connections.none', { query })}
            text={text('connections.none_text')}
          />
        )}
        <span className="zv-unseen" role="status">
          {query !== '' &&
            found.isSuccess &&
            !found.isPlaceholderData &&
            text('connections.found', { count: people.length })}
        </span>
      </div>
      <div className={`${classes.aside} ${classes.asides}`}>
        <MyLink />
        <AskByEmail />
      </div>
      <AskDialog user={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

/** Without words, people who are not connected with me yet; whose whole name was typed comes first. */
function usePeople(query: string) {
  const { userProfile } = useProfile();
  const found = useQuery(foundQuery(query));
  const named = useQuery({ ...personQuery(query), enabled: isWholeName(query) });
  const all = found.data?.items ?? [];
  if (query === '') return { found, people: all.filter(({ connection }) => !connection) };
  const exact = isWholeName(query) ? named.data : undefined;
  const isOther = (person: PublicProfile) => person.id !== userProfile?.id;
  const people = exact ? [exact, ...all.filter(({ id }) => id !== exact.id)].filter(isOther) : all;
  return { found, people };
}
