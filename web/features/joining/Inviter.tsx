import type { UserRef } from '#contract/shapes.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import classes from './joining.module.css';
import { shownName } from '#web/platform/shown-name.ts';

/** The person who invites. */
export function Inviter({ user }: { user: UserRef }) {
  return (
    <div className={classes.person}>
      <Avatar id={user.id} name={shownName(user)} src={user.avatar_url} size={64} />
      <p className={classes.names}>
        <bdi className={classes.name}>{shownName(user)}</bdi>
        <br />
        <bdi className={classes.note}>{user.username}</bdi>
      </p>
    </div>
  );
}
