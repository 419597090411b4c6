import { useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { chatName } from '#web/features/chats/chat-name.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { myId } from '#web/platform/session.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { askAgain } from '#web/platform/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';
import classes from './InviteBanner.module.css';

/** In place of the composer, where nobody can write now. */
export function ClosedNote({ info }: { info: ChatInfo }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const { id, closed_by: closedBy } = info;
  const other = info.members.find(({ user }) => user.id !== myId());
  if (closedBy === null) return null;
  const unblock = async (username: string) => {
    setBusy(true);
    try {
      await call(api.people.unblock, { params: { username } });
      await askAgain(chatKeys.info(id));
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const name = chatName(info, text);
  return (
    <div className={classes.closed} role="note">
      <p className={classes.words}>
        {other || closedBy === 'gone'
          ? text(`members.closed_by_${closedBy}`, { name })
          : text('members.closed_alone')}
      </p>
      {closedBy === 'block' && other && (
        <Button
          variant="tint"
          compact
          busy={busy}
          onClick={() => void unblock(other.user.username)}
        >
          {text('members.unblock')}
        </Button>
      )}
    </div>
  );
}
