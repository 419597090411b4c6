import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Connection, PublicProfile } from '#contract/connections.ts';
import type { UserRef } from '#contract/shapes.ts';
import { hrefOfCardsOf } from '#web/features/cards/card-places.ts';
import { ask } from '#web/features/reports/asked.ts';
import { ApiError } from '#web/platform/api.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { useOnline } from '#web/platform/presence.ts';
import { useProfile } from '#web/platform/session.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { TextButton, buttonClass } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { AskDialog } from './AskDialog.tsx';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { PersonDeeds } from './PersonDeeds.tsx';
import { PersonPicture } from './PersonPicture.tsx';
import { personQuery } from './connection-queries.ts';
import { useEndings } from './endings.tsx';
import classes from './PersonDialog.module.css';

export type PersonDialogProps = {
  /** The username of the profile; null closes. */
  username: string | null;
  /** The person as known where the profile was opened, in case the name is not visible to me. */
  met?: UserRef | null;
  onClose: () => void;
};

/** A person's public profile, my relation to them, and the possible actions. */
export function PersonDialog({ username, met = null, onClose }: PersonDialogProps) {
  const text = useText();
  const endings = useEndings();
  const [asked, setAsked] = useState<UserRef | null>(null);
  // While it closes it goes on showing whom it showed.
  const [last, setLast] = useState({ username, met });
  if (username !== null && username !== last.username) setLast({ username, met });
  // One question at a time: a dialog over a dialog would close with the same key.
  const next = {
    onAsk: (person: PublicProfile) => {
      onClose();
      setAsked(person);
    },
    onRemove: (connection: Connection) => {
      onClose();
      endings.askToRemove(connection);
    },
    onReport: (user: PublicProfile) => {
      onClose();
      ask({ deed: 'report', about: { kind: 'person', user } });
    },
    onBlock: (person: PublicProfile) => {
      onClose();
      endings.askToBlock(person, person.connection);
    },
  };
  return (
    <>
      <Dialog
        opened={username !== null}
        onClose={onClose}
        label={text('connections.profile')}
        closeLabel={text('connections.close')}
        width={440}
      >
        {last.username !== null && <Profile username={last.username} met={last.met} {...next} />}
      </Dialog>
      <AskDialog user={asked} onClose={() => setAsked(null)} />
      {endings.dialogs}
    </>
  );
}

interface NextSteps {
  onAsk: (person: PublicProfile) => void;
  onRemove: (connection: Connection) => void;
  onReport: (person: PublicProfile) => void;
  onBlock: (person: PublicProfile) => void;
}

function Profile({
  username,
  met,
  ...next
}: { username: string; met: UserRef | null } & NextSteps) {
  const text = useText();
  const { data: person, error, refetch } = useQuery({ ...personQuery(username), staleTime: 0 });
  if (person) return <Person person={person} {...next} />;
  if (error instanceof ApiError && error.status === 404) {
    // A person who blocks me stays visible in the chat; they can be reported and blocked there.
    if (met)
      return (
        <Person person={{ ...met, bio: '', connection: null, blocked: false }} {...next} onlyMet />
      );
    return (
      <p className={classes.gone} role="alert">
        {error.message}
      </p>
    );
  }
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  return <RowsSkeleton label={text('shell.loading_part')} count={1} />;
}

function Person({
  person,
  onAsk,
  onRemove,
  onReport,
  onBlock,
  onlyMet = false,
}: { person: PublicProfile; onlyMet?: boolean } & NextSteps) {
  const text = useText();
  const { userProfile } = useProfile();
  const isHere = useOnline(person.id);
  const { connection, blocked, bio } = person;
  const isMe = person.id === userProfile?.id;
  const state = stateOf(person);
  return (
    <div className={classes.person}>
      <PersonPicture user={person} size={104} />
      <h2 className={classes.name}>
        <bdi>{shownName(person)}</bdi>
      </h2>
      <p className={classes.username}>
        <bdi>{person.username}</bdi>
        {isHere && <Tag tone="success">{text('connections.here_now')}</Tag>}
        {state && <Tag tone={blocked ? 'danger' : 'accent'}>{text(state)}</Tag>}
      </p>
      {bio && (
        <p className={classes.bio} dir="auto">
          {bio}
        </p>
      )}
      {connection?.state === 'accepted' && (
        <p className={classes.username}>
          {text('connections.shared_chats', { count: connection.shared_chats })}
        </p>
      )}
      {connection?.note && connection.state === 'pending' && (
        <blockquote className={classes.note} dir="auto">
          {connection.note}
        </blockquote>
      )}
      {!isMe && (
        <>
          <div className={classes.deeds}>
            {!onlyMet && <PersonDeeds person={person} onAsk={() => onAsk(person)} />}
            {connection?.state === 'accepted' && (
              <UiLink
                className={buttonClass({ variant: 'outline', compact: true })}
                href={hrefOfCardsOf(person.id)}
                aria-label={text('cards.cards_of', { name: shownName(person) })}
              >
                {text('connections.cards')}
              </UiLink>
            )}
          </div>
          {!blocked && (
            <div className={classes.deeds}>
              {connection?.state === 'accepted' && (
                <TextButton tone="quiet" onClick={() => onRemove(connection)}>
                  {text('connections.remove')}
                </TextButton>
              )}
              <TextButton tone="quiet" onClick={() => onReport(person)}>
                {text('reports.report_person')}
              </TextButton>
              <TextButton tone="danger" onClick={() => onBlock(person)}>
                {text('connections.block')}
              </TextButton>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function stateOf({ connection, blocked }: PublicProfile): TextKey | null {
  if (blocked) return 'connections.state_blocked';
  if (!connection) return null;
  if (connection.state === 'accepted') return 'connections.state_accepted';
  return connection.direction === 'in' ? 'connections.state_in' : 'connections.state_out';
}
