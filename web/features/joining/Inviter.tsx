import type { UserRef } from '#contract/shapes.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import classes from './joining.module.css';

/** Who invites. */
export function Inviter({ user }: { user: UserRef }) {
  return (
    <div className={classes.person}>
      <Avatar id={user.id} name={user.display_name} src={user.avatar_url} size={64} />
      <p className={classes.names}>
        <bdi className={classes.name}>{user.display_name}</bdi>
        <br />
        <bdi className={classes.note}>{user.username}</bdi>
      </p>
    </div>
  );
}
