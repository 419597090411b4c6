import type { Message } from '#contract/messages.ts';
import { authorName } from '#web/features/messages/author-name.ts';
import { MessageVoice } from '#web/features/voice/MessageVoice.tsx';
import { useText } from '#web/platform/language.tsx';
import { fullTime } from '#web/platform/time.ts';
import { MediaSection } from './MediaSection.tsx';
import classes from './members.module.css';

export function RecordingsSection({ chatId }: { chatId: string }) {
  return (
    <MediaSection chatId={chatId} kind="audio">
      {(messages) => (
        <ul className={classes.recordings}>
          {messages.map((message) => (
            <Recording key={message.id} message={message} />
          ))}
        </ul>
      )}
    </MediaSection>
  );
}

function Recording({ message }: { message: Message }) {
  const text = useText();
  const name = authorName(text, message.author);
  return (
    <li>
      <span className={classes.note}>
        <bdi>{name}</bdi>{' '}
        <time className="zv-num" dateTime={message.created_at}>
          {fullTime(message.created_at)}
        </time>
      </span>
      <MessageVoice message={message} name={name} />
    </li>
  );
}
