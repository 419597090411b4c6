import { Suspense, lazy } from 'react';
import type { Message } from '#contract/messages.ts';
import { useText } from '#web/platform/language.tsx';
import { fullTime } from '#web/platform/time.ts';
import { systemSentence } from '#web/features/messages/system-note.ts';
import { authorName } from '#web/features/messages/author-name.ts';
import { later } from '#web/ui/later-part.ts';
import classes from './SystemMessage.module.css';

const ProposedMeeting = lazy(later(() => import('#web/features/meetings/ProposedMeeting.tsx')));

/** An event of the chat itself, as a quiet line among its messages. */
export function SystemMessage({ message }: { message: Message }) {
  const text = useText();
  if (!message.system) return null;
  const { system, author, created_at: at } = message;
  return (
    <>
      <p className={classes.line} data-tip={fullTime(at)}>
        {systemSentence(text, system, authorName(text, author))}
      </p>
      {system.meeting_id !== undefined && (
        <div className={classes.meeting}>
          <Suspense fallback={null}>
            <ProposedMeeting id={system.meeting_id} />
          </Suspense>
        </div>
      )}
    </>
  );
}
