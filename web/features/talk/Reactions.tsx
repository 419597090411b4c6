import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '#contract/index.ts';
import type { Message, Reaction } from '#contract/messages.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { classNames } from '#web/ui/class-names.ts';
import { listOfNames } from '#web/features/chats/chat-name.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { messageChanges } from '#web/features/messages/message-changes.ts';
import { useTalk } from './talk.ts';
import classes from './Reactions.module.css';

/** The people who reacted to a message; loaded on demand. */
export function useReactors(messageId: string, wanted: boolean) {
  return useQuery({
    queryKey: chatKeys.reactions(messageId),
    queryFn: async ({ signal }) => {
      const { items } = await call(api.messages.reactions, { params: { id: messageId }, signal });
      return items;
    },
    enabled: wanted,
    staleTime: 30_000,
    refetchOnWindowFocus: false,
  });
}

/** Emojis under a message: a press adds mine or takes it back, a look lists the names. */
export function Reactions({ message, mine }: { message: Message; mine: boolean }) {
  const text = useText();
  return (
    <div
      className={classNames(classes.reactions, mine && classes.mine)}
      role="group"
      aria-label={text('messages.reactions')}
    >
      {message.reactions.map((reaction) => (
        <ReactionChip key={reaction.emoji} message={message} reaction={reaction} />
      ))}
    </div>
  );
}

function ReactionChip({ message, reaction }: { message: Message; reaction: Reaction }) {
  const text = useText();
  const { me, isOpen } = useTalk();
  const [looking, setLooking] = useState(false);
  const tipId = useId();
  const { data } = useReactors(message.id, looking);
  const { emoji, count, mine } = reaction;
  const users = data?.find((each) => each.emoji === emoji)?.users ?? [];
  const names = users.map((user) => (user.id === me ? text('chat.you') : shownName(user)));
  return (
    <span
      className={classes.chipPlace}
      onPointerEnter={() => setLooking(true)}
      onPointerLeave={() => setLooking(false)}
    >
      <button
        type="button"
        className={classes.chip}
        aria-pressed={mine}
        aria-disabled={!mine && !isOpen}
        aria-describedby={looking && names.length > 0 ? tipId : undefined}
        onFocus={() => setLooking(true)}
        onBlur={() => setLooking(false)}
        onClick={() => (mine || isOpen) && messageChanges.react(message, emoji)}
      >
        <span>{emoji}</span> <span className="zv-num">{count}</span>
      </button>
      {looking && names.length > 0 && (
        <span id={tipId} className={classes.names} role="tooltip">
          {listOfNames(names)}
        </span>
      )}
    </span>
  );
}
