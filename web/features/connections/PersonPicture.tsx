import type { UserRef } from '#contract/shapes.ts';
import { useText } from '#web/platform/language.tsx';
import { useOnline } from '#web/platform/presence.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { Avatar, type AvatarSize } from '#web/ui/Avatar.tsx';

/** A person, with a dot while they are here. */
export function PersonPicture({ user, size }: { user: UserRef; size?: AvatarSize }) {
  const text = useText();
  const isHere = useOnline(user.id);
  return (
    <Avatar
      id={user.id}
      name={shownName(user)}
      src={user.avatar_url}
      size={size}
      online={isHere ? text('connections.here_now') : undefined}
    />
  );
}
