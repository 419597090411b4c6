import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { Page } from '#web/ui/Page.tsx';
import { TabBar } from '#web/ui/TabBar.tsx';
import { UnreadBadge } from '#web/ui/UnreadBadge.tsx';
import { FindTab } from './FindTab.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { RequestsTab } from './RequestsTab.tsx';
import { listenToConnections } from './connection-live.ts';
import { requestsQuery } from './connection-queries.ts';
import classes from './ConnectScreen.module.css';

const tabs = ['people', 'requests', 'find'] as const;
const shown = { people: PeopleTab, requests: RequestsTab, find: FindTab };

/** My connections, open requests, and the search for people. */
export function ConnectScreen() {
  const text = useText();
  const { tab, person: asked } = useSearch({ strict: false }) satisfies {
    tab?: unknown;
    person?: unknown;
  };
  const navigate = useNavigate();
  const current = tabs.find((name) => name === tab) ?? 'people';
  useTitle(text('connections.title'));
  useEffect(listenToConnections, []);
  const { data: requests } = useQuery(requestsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const person = typeof asked === 'string' ? asked : chosen;
  const close = () => {
    setChosen(null);
    if (asked !== undefined)
      void navigate({ to: '/connect', search: tab === undefined ? {} : { tab }, replace: true });
  };
  const waiting = requests?.items.filter(({ direction }) => direction === 'in').length ?? 0;
  const Tab = shown[current];
  return (
    <Page title={text('connections.title')} intro={text('connections.intro')}>
      <TabBar
        label={text('connections.title')}
        items={tabs.map((name) => ({
          href: name === 'people' ? '/connect' : `/connect?tab=${name}`,
          current: name === current,
          label: (
            <>
              {text(`connections.${name}`)}
              {name === 'requests' && waiting > 0 && (
                <UnreadBadge
                  count={waiting}
                  label={text('connections.requests_waiting', { count: waiting })}
                />
              )}
            </>
          ),
        }))}
      />
      <div className={classes.tab}>
        <Tab onPerson={setChosen} />
      </div>
      <PersonDialog username={person} onClose={close} />
    </Page>
  );
}
