import { useEffect } from 'react';
import { useText } from '#web/platform/language.tsx';
import { OutcomeLine } from './OutcomeLine.tsx';
import { listenToOutcomes, useOutcomes } from './outcome-queries.ts';
import classes from './Outcomes.module.css';

/** All that came of a chat for the reader, newest first. */
export function OutcomeList({ chatId }: { chatId: string }) {
  const text = useText();
  useEffect(listenToOutcomes, []);
  const outcomes = useOutcomes(chatId) ?? [];
  if (outcomes.length === 0) return <p className={classes.none}>{text('outcomes.none')}</p>;
  return (
    <ul className={classes.list}>
      {outcomes.map((outcome) => (
        <li key={outcome.id}>
          <OutcomeLine outcome={outcome} />
        </li>
      ))}
    </ul>
  );
}
