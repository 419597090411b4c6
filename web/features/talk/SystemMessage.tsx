import type { Message } from '#contract/messages.ts';
import { useText } from '#web/platform/language.tsx';
import { fullTime } from '#web/platform/time.ts';
import { systemSentence } from '#web/features/messages/system-note.ts';
import { authorName } from '#web/features/messages/author-name.ts';
import classes from './SystemMessage.module.css';

/** An event of the chat itself, as a quiet line among its messages. */
export function SystemMessage({ message }: { message: Message }) {
  const text = useText();
  if (!message.system) return null;
  return (
    <p className={classes.line} data-tip={fullTime(message.created_at)}>
      {systemSentence(text, message.system, authorName(text, message.author))}
    </p>
  );
}
