import { memo } from 'react';
import { ChatFigure } from '#web/features/chats/ChatFigure.tsx';
import type { ChatRowProps } from './ChatRow.tsx';
import { useChatName } from '#web/features/chats/chat-name.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { ListRow } from '#web/ui/ListRow.tsx';
import { useInvitation } from '#web/features/members/invitations.ts';
import classes from './InvitationRow.module.css';

/** A chat that I am invited to; answered in place, or opened to see more. */
export const InvitationRow = memo(function InvitationRow({ chat, href, isOpen }: ChatRowProps) {
  const text = useText();
  const title = useChatName(chat);
  const { busy, accept, decline } = useInvitation(chat, isOpen);
  const { inviter } = chat;
  return (
    <li className={classes.invitation}>
      <ListRow
        href={href}
        current={isOpen}
        figure={<ChatFigure chat={chat} />}
        title={title}
        text={
          chat.chat_type === 'GP' && inviter
            ? text('members.invitation_from', { name: shownName(inviter) })
            : text('members.invites_row')
        }
      />
      <div className={classes.answers}>
        <Button
          variant="ghost"
          compact
          disabled={busy}
          aria-label={text('members.decline_of', { title })}
          onClick={decline}
        >
          {text('members.decline')}
        </Button>
        <Button
          variant="tint"
          compact
          busy={busy}
          aria-label={text('members.accept_of', { title })}
          onClick={accept}
        >
          {text('members.accept')}
        </Button>
      </div>
    </li>
  );
});
