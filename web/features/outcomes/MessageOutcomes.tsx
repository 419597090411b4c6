import { useEffect } from 'react';
import type { Message } from '#contract/messages.ts';
import { useIsContentShown } from '#web/platform/first-content.ts';
import { useText } from '#web/platform/language.tsx';
import { OutcomeLine } from './OutcomeLine.tsx';
import { listenToOutcomes, useOutcomes } from './outcome-queries.ts';
import classes from './Outcomes.module.css';

/** Under a message, what came of it for the reader. */
export function MessageOutcomes({ message }: { message: Message }) {
  const text = useText();
  // The messages come first.
  const enabled = useIsContentShown();
  useEffect(listenToOutcomes, []);
  const outcomes = useOutcomes(message.chat_id, { enabled });
  const mine = outcomes?.filter(({ message_id: id }) => id === message.id) ?? [];
  if (mine.length === 0) return null;
  return (
    <ul className={classes.marks} aria-label={text('outcomes.of_message')}>
      {mine.map((outcome) => (
        <li key={outcome.id}>
          <OutcomeLine outcome={outcome} />
        </li>
      ))}
    </ul>
  );
}
