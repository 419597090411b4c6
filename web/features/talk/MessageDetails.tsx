import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Message } from '#contract/messages.ts';
import type { UserRef } from '#contract/shapes.ts';
import { useText } from '#web/platform/language.tsx';
import { fullTime } from '#web/platform/time.ts';
import { useStore } from '#web/platform/store.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { readersOf, useSeesReceipts } from './ReceiptMark.tsx';
import { useReactors } from './Reactions.tsx';
import { chatInfoQuery } from '#web/features/chats/chat-queries.ts';
import { detailedMessage } from './detailed-message.ts';
import { useTalk } from './talk.ts';
import classes from './MessageDetails.module.css';

/** When a message was written, who has read it, if I want to see that, and who reacted. */
export default function MessageDetails() {
  const text = useText();
  const message = useStore(detailedMessage);
  // While it closes it still says what it said.
  const [kept, setKept] = useState(message);
  if (message && message !== kept) setKept(message);
  return (
    <Dialog
      opened={message !== null}
      onClose={() => detailedMessage.set(null)}
      title={text('messages.details')}
      closeLabel={text('shell.close')}
      width={440}
    >
      {kept && <Details message={kept} />}
    </Dialog>
  );
}

function Details({ message }: { message: Message }) {
  const text = useText();
  const { chatId, me } = useTalk();
  const { data: info } = useQuery(chatInfoQuery(chatId));
  const { data: reactions = [] } = useReactors(message.id, true);
  const readers = info ? readersOf(info, message) : [];
  const isMine = message.author.id === me;
  const seesReceipts = useSeesReceipts();
  return (
    <div className={classes.details}>
      <p>{text('messages.written_at', { time: fullTime(message.created_at) })}</p>
      {message.edited_at !== null && (
        <p>{text('messages.edited_at', { time: fullTime(message.edited_at) })}</p>
      )}
      {isMine && seesReceipts && (
        <Group title={text('messages.readers')}>
          {readers.length === 0 ? (
            <p className={classes.none}>{text('messages.no_readers')}</p>
          ) : (
            <People people={readers} />
          )}
        </Group>
      )}
      {reactions.map(({ emoji, users }) => (
        <Group key={emoji} title={emoji}>
          <People people={users} />
        </Group>
      ))}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      {children}
    </section>
  );
}

function People({ people }: { people: UserRef[] }) {
  return (
    <ul className={classes.people}>
      {people.map((person) => (
        <li key={person.id}>
          <Avatar id={person.id} name={shownName(person)} src={person.avatar_url} size={28} />
          <bdi>{shownName(person)}</bdi>
        </li>
      ))}
    </ul>
  );
}
