import { type SyntheticEvent, type ReactNode, Suspense, lazy, useState } from 'react';
import { limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { dayLabelOf } from '#web/platform/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Bookmark, Check } from '#web/ui/icons.ts';
import { stageColors } from '#web/ui/stage-colors.ts';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { Dismiss, Offer, type Of, type OpenProps } from './ProposalOffer.tsx';
import classes from './Answer.module.css';
import { later } from '#web/ui/later-part.ts';

// The fields bring a library, which no message waits for.
const ActionFields = lazy(
  later(async () => ({ default: (await import('./ProposalFields.tsx')).ActionFields })),
);
const WordsField = lazy(
  later(async () => ({ default: (await import('./ProposalFields.tsx')).WordsField })),
);

/** A step that becomes an action of the person who accepts it. */
export function OpenAction({ proposal, busy, decide }: OpenProps<'action'>) {
  const text = useText();
  const { payload } = proposal;
  const [title, setTitle] = useState(payload.title);
  const [day, setDay] = useState(payload.due_on ?? '');
  const { title: step, due_on: dueOn } = payload;
  return (
    <EditableOffer
      colors={stageColors(payload.stage)}
      figure={<StageGlyph stage={payload.stage} size={32} colored />}
      words={
        dueOn === null
          ? text('assistant.propose_action', { step })
          : text('assistant.propose_action_on', { step, day: dayLabelOf(dueOn) })
      }
      accept={text('assistant.accept_action')}
      busy={busy}
      decide={decide}
      isComplete={title.trim() !== ''}
      onEdited={() =>
        decide({
          action: 'edit',
          payload: { title: title.trim(), due_on: day === '' ? null : day, stage: payload.stage },
        })
      }
    >
      <ActionFields title={title} day={day} onTitle={setTitle} onDay={setDay} />
    </EditableOffer>
  );
}

/** Words that are kept on the timeline of the person who accepts them. */
export function OpenInsight({ proposal, busy, decide }: OpenProps<'insight'>) {
  const text = useText();
  const [words, setWords] = useState(proposal.payload.text);
  return (
    <EditableOffer
      colors={stageColors('FC')}
      figure={<StageGlyph stage="FC" size={32} colored />}
      words={text('assistant.propose_insight', { words: proposal.payload.text })}
      accept={text('assistant.accept_insight')}
      busy={busy}
      decide={decide}
      isComplete={words.trim() !== ''}
      onEdited={() => decide({ action: 'edit', payload: { text: words.trim() } })}
    >
      <WordsField words={words} lengthMax={limits.insightLengthMax} onWords={setWords} />
    </EditableOffer>
  );
}

/** A fact or a goal that is remembered once the person accepts it. */
export function OpenNote({ proposal, busy, decide }: OpenProps<'remember'>) {
  const text = useText();
  const { kind, text: proposed } = proposal.payload;
  const [words, setWords] = useState(proposed);
  return (
    <EditableOffer
      colors={classes.ofNote}
      figure={<Bookmark aria-hidden />}
      words={text(`memory.propose_${kind}`, { words: proposed })}
      accept={text('memory.accept')}
      busy={busy}
      decide={decide}
      isComplete={words.trim() !== ''}
      onEdited={() => decide({ action: 'edit', payload: { kind, text: words.trim() } })}
    >
      <WordsField words={words} lengthMax={limits.memoryNoteLengthMax} onWords={setWords} />
    </EditableOffer>
  );
}

type EditableOfferProps = Pick<OpenProps<'action'>, 'busy' | 'decide'> & {
  colors: string | undefined;
  figure: ReactNode;
  words: string;
  accept: string;
  isComplete: boolean;
  onEdited: () => void;
  /** The fields of the form. */
  children: ReactNode;
};

function EditableOffer(props: EditableOfferProps) {
  const { colors, figure, words, accept, busy, decide, isComplete, onEdited, children } = props;
  const text = useText();
  const [isEdited, setIsEdited] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isComplete && !busy) onEdited();
  };
  if (isEdited)
    return (
      <form className={classNames(classes.proposal, classes.edited, colors)} onSubmit={submit}>
        <Suspense fallback={null}>{children}</Suspense>
        <span className={classes.ways}>
          <Button type="submit" variant="outline" compact busy={busy} disabled={!isComplete}>
            {accept}
          </Button>
          <Button variant="ghost" compact onClick={() => setIsEdited(false)}>
            {text('chat.cancel')}
          </Button>
        </span>
      </form>
    );
  return (
    <Offer className={colors} figure={figure} words={words}>
      <Button variant="outline" compact busy={busy} onClick={() => decide({ action: 'accept' })}>
        {accept}
      </Button>
      <Button variant="ghost" compact onClick={() => setIsEdited(true)}>
        {text('assistant.edit_proposal')}
      </Button>
      <Dismiss decide={decide} />
    </Offer>
  );
}

const places = {
  action: { href: '/action-hub/my-actions', words: 'assistant.accepted_action' },
  insight: { href: '/action-hub/my-timeline', words: 'assistant.accepted_insight' },
  remember: { href: '/profile/me#memory', words: 'memory.accepted' },
} as const;

export function KeptProposal({ proposal }: { proposal: Of<'action' | 'insight' | 'remember'> }) {
  const text = useText();
  if (proposal.state !== 'accepted')
    return <p className={classes.decided}>{text('assistant.dismissed')}</p>;
  const { href, words } = places[proposal.kind];
  return (
    <p className={classes.decided}>
      <Check aria-hidden />
      <UiLink href={href}>{text(words)}</UiLink>
    </p>
  );
}
