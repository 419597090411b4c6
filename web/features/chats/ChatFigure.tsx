import type { UserRef } from '#contract/shapes.ts';
import { useText } from '#web/platform/language.tsx';
import { Avatar, AvatarPair, type AvatarSize } from '#web/ui/Avatar.tsx';
import { ScanEye, UsersRound } from '#web/ui/icons.ts';
import { Mark } from '#web/ui/Mark.tsx';
import { isAboutPicture, isAmongPeople } from './chat-kinds.ts';
import { type PicturedChat, peopleShown } from './chat-name.ts';
import { useOnline } from '#web/platform/presence.ts';
import { shownName } from '#web/platform/shown-name.ts';
import classes from './ChatFigure.module.css';

/** The picture of a chat: the guide's mark, or what they talk about, a look at a picture, the other person, or two of a group. */
export function ChatFigure({ chat }: { chat: PicturedChat }) {
  if (isAboutPicture(chat)) {
    return (
      <span className={classes.nobody}>
        <ScanEye aria-hidden />
      </span>
    );
  }
  if (!isAmongPeople(chat)) return chat.theme_image ? <ThemeFigure chat={chat} /> : <Mark />;
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
  const shown = people.map((person) => ({
    id: person.id,
    name: shownName(person),
    src: person.avatar_url,
  }));
  return <AvatarPair people={shown} />;
}

/** The theme of a chat with the guide, as a small picture of the card. */
function ThemeFigure({ chat: { theme_image: image, theme_name: name } }: { chat: PicturedChat }) {
  const text = useText();
  const about = text('chat.about', { theme: name ?? '' });
  return (
    <img
      className={classes.theme}
      src={image ?? ''}
      alt={about}
      data-tip={about}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}

/** A person with a dot while they are here. */
export function PersonFigure({ person, size }: { person: UserRef; size?: AvatarSize }) {
  const text = useText();
  const isHere = useOnline(person.id);
  return (
    <Avatar
      id={person.id}
      name={shownName(person)}
      src={person.avatar_url}
      size={size}
      online={isHere ? text('members.here_now') : undefined}
    />
  );
}
