import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PublicProfile } from '#contract/connections.ts';
import { AskDialog } from '#web/features/connections/AskDialog.tsx';
import { PersonDeeds } from '#web/features/connections/PersonDeeds.tsx';
import { listenToConnections } from '#web/features/connections/connection-live.ts';
import { personQuery } from '#web/features/connections/connection-queries.ts';
import { useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { buttonClass, buttonRow } from '#web/ui/Button.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { Inviter } from './Inviter.tsx';
import classes from './joining.module.css';

/** Names who invites to connect, and what comes next with them. */
export function PersonInvitation({ invited }: { invited: PublicProfile }) {
  const text = useText();
  const { userProfile } = useProfile();
  const [isAsking, setAsking] = useState(false);
  const { data: person } = useQuery({ ...personQuery(invited.username), initialData: invited });
  useEffect(listenToConnections, []);
  const name = shownName(person);
  const isMe = person.id === userProfile?.id;
  return (
    <Surface className={classes.sheet} padded>
      <h1 className={classes.title}>
        {isMe ? text('connections.link_mine') : text('connections.link_title', { name })}
      </h1>
      <Inviter user={person} />
      {person.bio !== '' && (
        <p className={classes.bio} dir="auto">
          {person.bio}
        </p>
      )}
      {isMe ? (
        <>
          <p>{text('connections.link_mine_text')}</p>
          <UiLink href="/connect?tab=find" className={buttonClass({ variant: 'tint' })}>
            {text('connections.title')}
          </UiLink>
        </>
      ) : (
        <>
          <p role="status">{explained()}</p>
          <div className={buttonRow}>
            <PersonDeeds person={person} onAsk={() => setAsking(true)} />
          </div>
        </>
      )}
      <AskDialog user={isAsking ? person : null} onClose={() => setAsking(false)} />
    </Surface>
  );

  function explained(): string {
    const { connection, blocked } = person;
    if (blocked) return text('connections.link_blocked', { name });
    if (!connection) return text('connections.link_page_text', { name });
    if (connection.state === 'accepted') return text('connections.connected', { name });
    return connection.direction === 'out'
      ? text('connections.link_asked', { name })
      : text('connections.link_asks', { name });
  }
}
