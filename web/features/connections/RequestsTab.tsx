import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Connection } from '#contract/connections.ts';
import { useText } from '#web/platform/language.tsx';
import { fullTime, listTime } from '#web/platform/time.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Mail } from '#web/ui/icons.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import type { TabProps } from './PeopleTab.tsx';
import { PersonLine } from './PersonLine.tsx';
import { decideRequest } from './connection-changes.ts';
import { requestsQuery } from './connection-queries.ts';
import { keepFocusNear } from './kept-focus.ts';
import classes from './ConnectScreen.module.css';

/** Open requests: mine, and those of others. */
export function RequestsTab({ onPerson }: TabProps) {
  const text = useText();
  const { data, isError, refetch } = useQuery(requestsQuery);
  if (!data) {
    return isError ? (
      <LoadFailed onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label={text('shell.loading_part')} />
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        figure={{ icon: <Mail aria-hidden /> }}
        title={text('connections.no_requests')}
        text={text('connections.no_requests_text')}
        action={
          <UiLink href="/connect?tab=find" className={buttonClass({ variant: 'tint' })}>
            {text('connections.find')}
          </UiLink>
        }
      />
    );
  }
  return (
    <div className={classes.sections}>
      {(['in', 'out'] as const).map((direction) => (
        <Requests
          key={direction}
          direction={direction}
          requests={data.items.filter((request) => request.direction === direction)}
          onPerson={onPerson}
        />
      ))}
    </div>
  );
}

function Requests({
  direction,
  requests,
  onPerson,
}: TabProps & { direction: Connection['direction']; requests: Connection[] }) {
  const text = useText();
  const id = useId();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>
        {text(direction === 'in' ? 'connections.received' : 'connections.sent')}
      </SectionHeading>
      <Surface className={classes.sheet}>
        <ul className={classes.lines}>
          {requests.map((request) => (
            <PersonLine
              key={request.id}
              user={request.user}
              text={request.note}
              meta={
                <time className={classes.time} title={fullTime(request.created_at)}>
                  {listTime(request.created_at)}
                </time>
              }
              onPerson={onPerson}
              actions={<RequestDeeds request={request} />}
            />
          ))}
        </ul>
      </Surface>
    </section>
  );
}

/** The ways to answer a request, or to take mine back. */
export function RequestDeeds({ request }: { request: Connection }) {
  const text = useText();
  const name = shownName(request.user);
  const deed = (action: 'accept' | 'decline' | 'cancel') => ({
    compact: true,
    onClick: ({ currentTarget }: { currentTarget: Element }) => {
      keepFocusNear(currentTarget);
      void decideRequest(request, action);
    },
  });
  if (request.direction === 'out') {
    return (
      <Button
        variant="ghost"
        aria-label={text('connections.withdraw_name', { name })}
        {...deed('cancel')}
      >
        {text('connections.withdraw')}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="ghost"
        aria-label={text('connections.decline_name', { name })}
        {...deed('decline')}
      >
        {text('connections.decline')}
      </Button>
      <Button aria-label={text('connections.accept_name', { name })} {...deed('accept')}>
        {text('connections.accept')}
      </Button>
    </>
  );
}
