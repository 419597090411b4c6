import type { ChatInfo } from '#contract/chat.ts';
import type { UserRef } from '#contract/shapes.ts';
import { useText } from '#web/platform/language.tsx';
import { listOfNames } from '#web/features/chats/chat-name.ts';
import { useOnline } from '#web/platform/presence.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { myId } from '#web/platform/session.ts';

const namedMax = 4;

/** The first name, but a name that needs its username as a whole. */
function firstNameOf(person: UserRef): string {
  const name = shownName(person);
  return name.includes('(') ? name : (name.split(' ', 1)[0] ?? '');
}

/** Under the name of a chat of people: who is in it. */
export function PeopleLine({ info, className }: { info: ChatInfo; className?: string }) {
  const text = useText();
  if (info.state !== 'active') return null;
  if (info.chat_type === 'US') return <OtherLine info={info} className={className} />;
  const others = info.members.filter(({ user, state }) => state === 'active' && user.id !== myId());
  const shown = others.length > namedMax ? others.slice(0, namedMax - 1) : others;
  const left = others.length - shown.length;
  const names = [
    ...shown.map(({ user }) => firstNameOf(user)),
    ...(left > 0 ? [text('members.others', { count: left })] : []),
    text('members.you'),
    ...(info.guide_mode === 'off' ? [] : [text('members.the_guide')]),
  ];
  return <p className={className}>{listOfNames(names)}</p>;
}

function OtherLine({ info, className }: { info: ChatInfo; className?: string }) {
  const text = useText();
  const other = info.participants[0];
  const isHere = useOnline(other?.id ?? '');
  if (!other) return null;
  return (
    <p className={className}>
      {isHere ? text('members.here_now') : <bdi dir="ltr">@{other.username}</bdi>}
    </p>
  );
}
