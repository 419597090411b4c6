import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { removedChats } from '#web/features/chats/chat-cache.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import { chatInfoQuery } from '#web/features/chats/chat-queries.ts';
import { ApiError } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { askAgain } from '#web/platform/query.ts';
import { useStore } from '#web/platform/store.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { useStayHere } from '#web/ui/stay-here.ts';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { Inviter } from './Inviter.tsx';
import { type ToGroup, askToJoin, invitationQuery } from './joining-queries.ts';
import classes from './joining.module.css';

type GroupInvitationProps = { token: string; invitation: ToGroup };

/** Names the group and who invites; asks the owner once, and says afterwards that one has asked. */
export function GroupInvitation({ token, invitation }: GroupInvitationProps) {
  const text = useText();
  const navigate = useNavigate();
  const here = useStayHere<HTMLDivElement>();
  const { id, title, inviter } = invitation;
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Declined or taken back: one can ask again.
  const isGone = useStore(removedChats).has(id);
  const state = isGone ? null : invitation.state;
  const isWaiting = state === 'requested';
  const info = useQuery({ ...chatInfoQuery(id), enabled: isWaiting });
  const isKnown = state === 'active' || state === 'invited' || info.data?.state === 'active';
  // The chat, and the owner's yes, come as events.
  useEffect(listenToChats, []);
  useEffect(() => {
    if (isKnown) void navigate({ to: '/chat/$id', params: { id }, replace: true });
  }, [isKnown, id, navigate]);

  const ask = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await askToJoin(token, invitation);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        await askAgain(invitationQuery(token).queryKey);
      else setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const name = shownName(inviter);
  return (
    <div {...here}>
      <Surface className={classes.sheet} padded>
        <h1 className={classes.title}>
          {title === ''
            ? text('members.join_title_unnamed', { name })
            : text('members.join_title', { name, title })}
        </h1>
        <Inviter user={inviter} />
        <div role="status">
          {isWaiting && (
            <>
              <p className={classes.name}>{text('members.join_waiting')}</p>
              <p>{text('members.join_after')}</p>
            </>
          )}
        </div>
        {!isWaiting && (
          <>
            <p>{text('members.join_text')}</p>
            <p className={classes.note}>{text('members.join_after')}</p>
          </>
        )}
        {failure && <Banner tone="danger">{failure}</Banner>}
        {isWaiting ? (
          <UiLink href={`/chat/${id}`} className={buttonClass({ variant: 'tint' })}>
            {text('members.join_to_chat')}
          </UiLink>
        ) : (
          <Button busy={busy} onClick={() => void ask()}>
            {text('members.join_ask')}
          </Button>
        )}
      </Surface>
    </div>
  );
}
