import { useId, useState } from 'react';
import type { CardType } from '#contract/cards.ts';
import type { Message } from '#contract/messages.ts';
import type { Proposal, ProposalDecision } from '#contract/proposals.ts';
import { cardTypes } from '#contract/values.ts';
import { messageChanges } from '#web/features/messages/message-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CardFace } from '#web/ui/CardFace.tsx';
import { stageColors } from '#web/ui/stage-colors.ts';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { useStayHere } from '#web/ui/stay-here.ts';
import { useStageNames } from '#web/platform/stage-names.ts';
import { KeptProposal, OpenAction, OpenInsight, OpenNote } from './KeptProposals.tsx';
import { type Decide, Dismiss, Offer, type OpenProps } from './ProposalOffer.tsx';
import classes from './Answer.module.css';

/** The guide's proposals; a proposal takes effect only when a person accepts it. A new kind adds its part here. */
export function Proposals({ message, onSend }: ProposalsProps) {
  return message.proposals.map((proposal) => (
    <Decision key={proposal.id} message={message} proposal={proposal} onSend={onSend} />
  ));
}

type ProposalsProps = {
  message: Message;
  /** Sends words of the person, after which the guide goes on; absent where later messages stand below. */
  onSend?: ((text: string) => void) | undefined;
};

/** The words of the button that was pressed: the guide goes on as after a yes in writing. */
function yesTo(kind: Proposal['kind'], decision: ProposalDecision) {
  if (kind === 'stage') return 'assistant.yes_stage';
  // A step whose day was taken away is kept, and ends no chat with its day.
  const isUndated =
    decision.action === 'edit' && 'due_on' in decision.payload && decision.payload.due_on === null;
  return kind === 'action' && !isUndated ? 'assistant.yes_action' : null;
}

function Decision({ message, proposal, onSend }: ProposalsProps & { proposal: Proposal }) {
  const text = useText();
  const here = useStayHere<HTMLDivElement>();
  const [busy, setBusy] = useState(false);
  const decide: Decide = (decision) => {
    if (busy) return;
    setBusy(true);
    const { kind } = proposal;
    void messageChanges
      .decide(message, proposal.id, decision)
      .then((isDecided) => {
        const isYes = isDecided && decision.action !== 'dismiss';
        const words = isYes ? yesTo(kind, decision) : null;
        if (words) onSend?.(text(words));
      })
      .finally(() => setBusy(false));
  };
  const isOpen = proposal.state === 'open';
  return (
    <div {...here} className={classes.decision}>
      {isOpen && <Open proposal={proposal} busy={busy} decide={decide} />}
      <div role="status">{!isOpen && <Settled proposal={proposal} />}</div>
    </div>
  );
}

function Open({ proposal, ...rest }: OpenProps<Proposal['kind']>) {
  switch (proposal.kind) {
    case 'stage':
      return <OpenStage proposal={proposal} {...rest} />;
    case 'card':
      return <OpenCard proposal={proposal} {...rest} />;
    case 'action':
      return <OpenAction proposal={proposal} {...rest} />;
    case 'insight':
      return <OpenInsight proposal={proposal} {...rest} />;
    case 'remember':
      return <OpenNote proposal={proposal} {...rest} />;
  }
}

function OpenStage({ proposal, busy, decide }: OpenProps<'stage'>) {
  const text = useText();
  const { stage } = proposal.payload;
  const name = useStageNames()[stage];
  return (
    <Offer
      className={stageColors(stage)}
      figure={<StageGlyph stage={stage} size={32} colored />}
      words={text('assistant.propose_stage', { stage: name })}
    >
      <Button variant="outline" compact busy={busy} onClick={() => decide({ action: 'accept' })}>
        {text('assistant.accept_stage', { stage: name })}
      </Button>
      <Dismiss decide={decide} />
    </Offer>
  );
}

/** Its back alone is to be seen: nobody knows which card it will be. */
function OpenCard({ proposal, busy, decide }: OpenProps<'card'>) {
  const text = useText();
  const kindsId = useId();
  const [showsKinds, setShowsKinds] = useState(false);
  const { card_type: type, stage } = proposal.payload;
  const edit = (kind: CardType) => () =>
    decide({ action: 'edit', payload: { card_type: kind, stage } });
  return (
    <Offer
      className={classes.ofCard}
      figure={<CardFace kind="back" deck={type} width={44} tilt={-2.2} />}
      words={text(`assistant.propose_${type}`)}
    >
      <Button variant="outline" compact busy={busy} onClick={() => decide({ action: 'accept' })}>
        {text('assistant.accept_card')}
      </Button>
      <Button
        variant="ghost"
        compact
        aria-expanded={showsKinds}
        aria-controls={kindsId}
        onClick={() => setShowsKinds(!showsKinds)}
      >
        {text('assistant.another_kind')}
      </Button>
      <Dismiss decide={decide} />
      <span id={kindsId} className={classes.kinds} hidden={!showsKinds}>
        {cardTypes
          .filter((kind) => kind !== type)
          .map((kind) => (
            <Button key={kind} variant="outline" compact onClick={edit(kind)}>
              {text(`cards.one_${kind}`)}
            </Button>
          ))}
      </span>
    </Offer>
  );
}

function Settled({ proposal }: { proposal: Proposal }) {
  const text = useText();
  const names = useStageNames();
  const isAccepted = proposal.state === 'accepted';
  if (proposal.kind === 'card') {
    const { card_type: type } = proposal.payload;
    return (
      <p className={classes.decided}>
        <CardFace kind="back" deck={type} width={18} />
        {text(isAccepted ? 'assistant.accepted_card' : 'assistant.dismissed')}
      </p>
    );
  }
  if (proposal.kind !== 'stage') return <KeptProposal proposal={proposal} />;
  const { stage } = proposal.payload;
  return (
    <p className={classes.decided}>
      <StageGlyph stage={stage} size={18} colored />
      {isAccepted
        ? text('assistant.accepted_stage', { stage: names[stage] })
        : text('assistant.dismissed')}
    </p>
  );
}
