import type { UserRef } from '#contract/shapes.ts';
import { useText } from '#web/platform/language.tsx';
import { Avatar, AvatarPair, type AvatarSize } from '#web/ui/Avatar.tsx';
import { UsersRound } from '#web/ui/icons.ts';
import { Mark } from '#web/ui/Mark.tsx';
import { isAmongPeople } from './chat-kinds.ts';
import { type PicturedChat, peopleShown } from './chat-name.ts';
import { useOnline } from '#web/platform/presence.ts';
import classes from './ChatFigure.module.css';

/** The picture of a chat: the guide's mark, the other person, or two of a group. */
export function ChatFigure({ chat }: { chat: PicturedChat }) {
  if (!isAmongPeople(chat)) return <Mark />;
  const people = peopleShown(chat);
  const [first] = people;
  if (!first) {
    return (
      <span className={classes.nobody}>
        <UsersRound aria-hidden />
      </span>
    );
  }
  if (people.length === 1) return <PersonFigure person={first} />;
  const shown = people.map(({ id, display_name: name, avatar_url: src }) => ({ id, name, src }));
  return <AvatarPair people={shown} />;
}

/** A person with a dot while they are here. */
export function PersonFigure({ person, size }: { person: UserRef; size?: AvatarSize }) {
  const text = useText();
  const isHere = useOnline(person.id);
  return (
    <Avatar
      id={person.id}
      name={person.display_name}
      src={person.avatar_url}
      size={size}
      online={isHere ? text('members.here_now') : undefined}
    />
  );
}
