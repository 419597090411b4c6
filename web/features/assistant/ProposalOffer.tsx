import type { ReactNode } from 'react';
import type { Proposal, ProposalDecision } from '#contract/proposals.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import classes from './Answer.module.css';

export type Of<Kind extends Proposal['kind']> = Extract<Proposal, { kind: Kind }>;
export type Decide = (decision: ProposalDecision) => void;

export type OpenProps<Kind extends Proposal['kind']> = {
  proposal: Of<Kind>;
  /** Being decided: more presses do nothing, and no button lets go of the focus. */
  busy: boolean;
  decide: Decide;
};

type OfferProps = { className?: string; figure: ReactNode; words: ReactNode; children: ReactNode };

export function Offer({ className, figure, words, children }: OfferProps) {
  const text = useText();
  return (
    <div
      className={classNames(classes.proposal, className)}
      role="group"
      aria-label={text('assistant.proposal')}
    >
      {figure}
      <p>{words}</p>
      <span className={classes.ways}>{children}</span>
    </div>
  );
}

export function Dismiss({ decide }: Pick<OpenProps<'stage'>, 'decide'>) {
  const text = useText();
  return (
    <Button variant="ghost" compact onClick={() => decide({ action: 'dismiss' })}>
      {text('assistant.dismiss')}
    </Button>
  );
}
