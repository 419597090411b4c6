import { Textarea } from '@mantine/core';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { api } from '#contract/index.ts';
import { filledText } from '#contract/shapes.ts';
import { limits } from '#contract/values.ts';
import { failureSentence } from '#web/features/account/account-form.ts';
import {
  type FieldProblem,
  fieldProblem,
  problemsOfRefusal,
} from '#web/features/account/field-problems.ts';
import { sentenceOf } from '#web/features/account/FieldSentence.tsx';
import { ApiError, call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { CircleCheck } from '#web/ui/icons.ts';
import { Surface } from '#web/ui/Surface.tsx';
import {
  type FeedbackDraft,
  changedDraft,
  emptyDraft,
  keepDraft,
  keptDraft,
} from './feedback-draft.ts';
import fields from '#web/ui/fields.module.css';
import classes from './FeedbackForm.module.css';

const shape = filledText(limits.feedbackLengthMax);
const ratings = [1, 2, 3, 4, 5] as const;

/** Words for the operator; what is not sent yet is kept on this device. */
export function FeedbackForm() {
  const [sent, setSent] = useState<{ mailed: boolean } | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  if (!sent) return <Writing focused={isAgain} onSent={setSent} />;
  return (
    <Thanks
      mailed={sent.mailed}
      onAgain={() => {
        setIsAgain(true);
        setSent(null);
      }}
    />
  );
}

type WritingProps = { focused: boolean; onSent: (answer: { mailed: boolean }) => void };

function Writing({ focused, onSent }: WritingProps) {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const [draft, setDraft] = useState(keptDraft);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const keep = (next: FeedbackDraft) => {
    keepDraft(next);
    setDraft(next);
  };
  const change = (changed: Partial<FeedbackDraft>) => {
    setProblem(null);
    keep(changedDraft(draft, changed));
  };
  const show = (found: FieldProblem | null) => {
    setProblem(found);
    if (found) field.current?.focus();
    return found !== null;
  };
  const send = async () => {
    if (busy || show(fieldProblem(shape, draft.text))) return;
    setBusy(true);
    setFailure(null);
    const { text: words, rating, key } = draft;
    try {
      const answer = await call(api.feedback.give, {
        body: { text: words, ...(rating === null ? {} : { rating }) },
        idempotencyKey: key,
      });
      keepDraft(emptyDraft());
      onSent(answer);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      if (show(problemsOfRefusal(error.fields, ['text'])['text'] ?? null)) return;
      setFailure(failureSentence(error));
    }
  };
  return (
    <Surface padded>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <Textarea
          ref={field}
          label={text('feedback.words')}
          description={text('feedback.words_help')}
          value={draft.text}
          error={sentenceOf(problem)}
          autosize
          minRows={5}
          maxRows={16}
          readOnly={busy}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <RatingField rating={draft.rating} onChange={(rating) => !busy && change({ rating })} />
        {failure && <Banner tone="danger">{failure}</Banner>}
        <p id={noteId} className={classes.note}>
          {text('feedback.with_name')}
        </p>
        <div>
          <Button type="submit" busy={busy} aria-describedby={noteId}>
            {text('feedback.send')}
          </Button>
        </div>
      </form>
    </Surface>
  );
}

type RatingFieldProps = { rating: number | null; onChange: (rating: number | null) => void };

function RatingField({ rating, onChange }: RatingFieldProps) {
  const text = useText();
  const id = useId();
  return (
    <div role="group" className={fields.labelled} aria-labelledby={id}>
      <p id={id} className={fields.label}>
        {text('feedback.rating')}
      </p>
      <div className={classes.chips}>
        {ratings.map((each) => (
          <Chip
            key={each}
            chosen={rating === each}
            onClick={() => onChange(rating === each ? null : each)}
          >
            <span className="zv-num">{each}</span> {text(`feedback.rating_${each}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

function Thanks({ mailed, onAgain }: { mailed: boolean; onAgain: () => void }) {
  const text = useText();
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <Surface padded>
      <div ref={thanks} tabIndex={-1} className={classes.thanks}>
        <EmptyState
          figure={{ icon: <CircleCheck aria-hidden /> }}
          title={text('feedback.thanks')}
          text={text(mailed ? 'feedback.mailed' : 'feedback.stored')}
          action={
            <Button variant="tint" onClick={onAgain}>
              {text('feedback.again')}
            </Button>
          }
        />
      </div>
    </Surface>
  );
}
