import type { Outcome } from '#contract/outcomes.ts';
import { pathOfOutcome } from '#contract/program-places.ts';
import { useText } from '#web/platform/language.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { OutcomeIcon } from './OutcomeIcon.tsx';
import classes from './Outcomes.module.css';

/** One thing that came of a chat: what it is, its words, and the way to it. */
export function OutcomeLine({ outcome: { id, kind, title, done } }: { outcome: Outcome }) {
  const text = useText();
  const words = (
    <>
      <OutcomeIcon kind={kind} done={done} />
      <span className={classes.words}>
        <span className={classes.kind}>{text(`outcomes.${kind}${done ? '_done' : ''}`)}</span>{' '}
        <bdi className={classes.title} data-done={done || undefined}>
          {title}
        </bdi>
      </span>
    </>
  );
  return (
    <UiLink href={pathOfOutcome({ id, kind, title })} className={classes.line}>
      {words}
    </UiLink>
  );
}
