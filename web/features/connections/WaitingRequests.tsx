import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Check, X } from '#web/ui/icons.ts';
import { Surface } from '#web/ui/Surface.tsx';
import type { TabProps } from './PeopleTab.tsx';
import { PersonLine } from './PersonLine.tsx';
import { decideRequest } from './connection-changes.ts';
import { requestsQuery } from './connection-queries.ts';
import { keepFocusNear } from './kept-focus.ts';
import classes from './ConnectScreen.module.css';

/** Beside the people: requests that wait for my answer. Without any it is not there. */
export function WaitingRequests({ onPerson }: TabProps) {
  const text = useText();
  const { data } = useQuery(requestsQuery);
  const waiting = data?.items.filter(({ direction }) => direction === 'in') ?? [];
  if (waiting.length === 0) return null;
  return (
    <Surface as="section" padded className={classes.aside} aria-labelledby="waiting">
      <SectionHeading id="waiting">{text('connections.waiting')}</SectionHeading>
      <ul className={classes.lines}>
        {waiting.map((request) => {
          const name = shownName(request.user);
          return (
            <PersonLine
              key={request.id}
              user={request.user}
              text={request.note}
              onPerson={onPerson}
              actions={
                <>
                  <IconButton
                    label={text('connections.decline_name', { name })}
                    tip={text('connections.decline')}
                    icon={<X aria-hidden />}
                    onClick={({ currentTarget }) => {
                      keepFocusNear(currentTarget);
                      void decideRequest(request, 'decline');
                    }}
                  />
                  <IconButton
                    label={text('connections.accept_name', { name })}
                    tip={text('connections.accept')}
                    tone="primary"
                    icon={<Check aria-hidden />}
                    onClick={({ currentTarget }) => {
                      keepFocusNear(currentTarget);
                      void decideRequest(request, 'accept');
                    }}
                  />
                </>
              }
            />
          );
        })}
      </ul>
    </Surface>
  );
}
