import type { ChatInfo } from '#contract/chat.ts';
import { useText } from '#web/platform/language.tsx';
import { listOfNames } from './chat-name.ts';
import { useOnline } from '#web/platform/presence.ts';
import { myId } from './chat-queries.ts';

const namedMax = 4;

/** Under the name of a chat of people: who is in it. */
export function PeopleLine({ info, className }: { info: ChatInfo; className?: string }) {
  const text = useText();
  if (info.state !== 'active') return null;
  if (info.chat_type === 'US') return <OtherLine info={info} className={className} />;
  const others = info.members.filter(({ user, state }) => state === 'active' && user.id !== myId());
  const shown = others.length > namedMax ? others.slice(0, namedMax - 1) : others;
  const left = others.length - shown.length;
  const names = [
    ...shown.map(({ user }) => user.display_name.split(' ', 1)[0] ?? ''),
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
