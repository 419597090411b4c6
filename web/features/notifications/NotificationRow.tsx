import type { ReactNode } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { useText } from '#web/platform/language.tsx';
import { clockTime, fullTime, listTime } from '#web/platform/time.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { runsAsPage } from '#web/ui/runs-as-page.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { Bell } from '#web/ui/icons.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { adoptChat } from '#web/features/chats/chat-cache.ts';
import { applyConnection } from '../connections/connection-cache.ts';
import { keepFocusNear } from '../connections/kept-focus.ts';
import { decideNotification, seeNotification } from './notification-changes.ts';
import classes from './NotificationsScreen.module.css';

/** A sentence that isolates what it names runs with the page; a quotation has its own direction. */

export type NotificationRowProps = {
  notification: Notification;
  /** Under a day's name only the time is said. */
  isInDay: boolean;
};

/** Leads to where it happened, and asks in place what it asks. */
export function NotificationRow({ notification, isInDay }: NotificationRowProps) {
  const text = useText();
  const { actor, title, text: line, invite, seen_at: seenAt, created_at: at } = notification;
  const isNew = seenAt === null;
  // A decided one counts as seen; a person who was added without being asked has not seen it yet.
  const isDecided = !isNew && invite !== null && invite !== 'pending';
  const decide = async (action: 'accept' | 'decline') => {
    const decided = await decideNotification(notification, action);
    if (decided?.chat) adoptChat(decided.chat);
    const { connection } = decided ?? {};
    if (connection) applyConnection({ id: connection.id, connection });
  };
  return (
    <li className={classes.row} data-new={isNew || undefined}>
      {actor ? (
        <Avatar id={actor.id} name={shownName(actor)} src={actor.avatar_url} />
      ) : (
        <span className={classes.icon}>
          <Bell aria-hidden />
        </span>
      )}
      <div className={classes.words}>
        <Way notification={notification}>
          {title}
          {isNew && <span className="zv-unseen"> · {text('notifications.new')}</span>}
        </Way>
        {line && (
          <p className={classes.text} dir={runsAsPage(line) ? undefined : 'auto'}>
            {line}
          </p>
        )}
      </div>
      <div className={classes.end}>
        {invite === 'pending' && (
          <span className={classes.deeds}>
            <Button
              variant="ghost"
              compact
              aria-label={text('notifications.decline_what', { title })}
              onClick={({ currentTarget }) => {
                keepFocusNear(currentTarget);
                void decide('decline');
              }}
            >
              {text('notifications.decline')}
            </Button>
            <Button
              compact
              aria-label={text('notifications.accept_what', { title })}
              onClick={({ currentTarget }) => {
                keepFocusNear(currentTarget);
                void decide('accept');
              }}
            >
              {text('notifications.accept')}
            </Button>
          </span>
        )}
        {isDecided && (
          <Tag tone={invite === 'accepted' ? 'success' : 'plain'}>
            {text(`notifications.${invite}`)}
          </Tag>
        )}
        <time className={classes.time} dateTime={at} title={fullTime(at)}>
          {isInDay ? clockTime(at) : listTime(at)}
        </time>
        <span className={classes.dot} />
      </div>
    </li>
  );
}

/** The whole row leads there; what leads nowhere any more is only marked as seen. */
function Way({
  notification: { id, kind, link, invite, seen_at: seenAt },
  children,
}: {
  notification: Notification;
  children: ReactNode;
}) {
  const see = () => seeNotification(id);
  const isGone = (kind === 'chat_invite' || kind === 'journey') && invite === 'declined';
  if (link !== null && !isGone) {
    return (
      <UiLink className={classes.title} href={link} onClick={see}>
        {children}
      </UiLink>
    );
  }
  if (seenAt !== null) return <p className={classes.title}>{children}</p>;
  return (
    <button type="button" className={classes.title} onClick={see}>
      {children}
    </button>
  );
}
