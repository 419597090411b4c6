import { useQuery } from '@tanstack/react-query';
import type { ChatInfo } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';
import { useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { clockTime } from '#web/platform/time.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { Check, CheckCheck } from '#web/ui/icons.ts';
import { listOfNames } from '#web/features/chats/chat-name.ts';
import { chatInfoQuery } from '#web/features/chats/chat-queries.ts';
import { Faces } from './Faces.tsx';
import { useTalk } from './talk.ts';
import classes from './PersonMessage.module.css';

const facesMax = 5;

/** The others who have read a message, as far as they share it. */
export function readersOf(info: ChatInfo, { seq, author }: Message) {
  return info.members
    .filter(
      ({ user, state, last_read_seq: readSeq }) =>
        state === 'active' && user.id !== author.id && readSeq !== null && readSeq >= seq,
    )
    .map(({ user }) => user);
}

/** Whether I chose to see what others have read. */
export function useSeesReceipts(): boolean {
  const { userProfile } = useProfile();
  return userProfile?.settings.receipts_seen ?? true;
}

/** Under my newest message: that it was sent, and who has read it, if I want to see that. */
export function ReceiptMark({ message }: { message: Message }) {
  const text = useText();
  const { chatId, isGroup } = useTalk();
  const seesReceipts = useSeesReceipts();
  const { data: readers = [] } = useQuery({
    ...chatInfoQuery(chatId),
    select: (info) => (seesReceipts ? readersOf(info, message) : []),
  });
  const isRead = readers.length > 0;
  const names = listOfNames(readers.map(shownName));
  return (
    <p className={classes.receipt} data-receipt={isRead ? 'read' : 'sent'}>
      {isGroup && isRead ? (
        <>
          {text('messages.read_by')}
          <Faces
            people={readers}
            max={facesMax}
            className={classes.faces}
            role="img"
            aria-label={names}
            data-tip={names}
          />
          {readers.length > facesMax && (
            <span className="zv-num">+{readers.length - facesMax}</span>
          )}
        </>
      ) : (
        <>
          {isRead ? <CheckCheck aria-hidden /> : <Check aria-hidden />}
          {text(isRead ? 'messages.read' : 'messages.sent')}
        </>
      )}
      <time className="zv-num" dateTime={message.created_at}>
        {clockTime(message.created_at)}
      </time>
    </p>
  );
}
