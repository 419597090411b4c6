import type { Message, Proposal } from '#contract/messages.ts';
import { messageChanges } from '#web/features/chat/message-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { stageColors } from '#web/ui/stage-colors.ts';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { useStageNames } from './stage-names.ts';
import classes from './Answer.module.css';

/** Stages that the guide proposes; nothing moves before the person says so. */
export function StageProposals({ message }: { message: Message }) {
  return message.proposals.map((proposal) => (
    <StageProposal key={proposal.id} message={message} proposal={proposal} />
  ));
}

function StageProposal({ message, proposal }: { message: Message; proposal: Proposal }) {
  const text = useText();
  const { stage } = proposal.payload;
  const name = useStageNames()[stage];
  const decide = (action: 'accept' | 'dismiss') => () =>
    void messageChanges.decide(message, proposal.id, action);
  if (proposal.state !== 'open') {
    return (
      <p className={classes.decided}>
        <StageGlyph stage={stage} size={18} colored />
        {proposal.state === 'accepted'
          ? text('assistant.accepted_stage', { stage: name })
          : text('assistant.dismissed')}
      </p>
    );
  }
  return (
    <div
      className={classNames(classes.proposal, stageColors(stage))}
      role="group"
      aria-label={text('assistant.proposal')}
    >
      <StageGlyph stage={stage} size={32} colored />
      <p>{text('assistant.propose_stage', { stage: name })}</p>
      <span className={classes.ways}>
        <Button variant="outline" compact onClick={decide('accept')}>
          {text('assistant.accept_stage', { stage: name })}
        </Button>
        <Button variant="ghost" compact onClick={decide('dismiss')}>
          {text('assistant.dismiss')}
        </Button>
      </span>
    </div>
  );
}
