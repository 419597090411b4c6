import { useRef, useState } from 'react';
import type { Message } from '#contract/messages.ts';
import { useMarkdownLabels } from '#web/features/messages/markdown-labels.ts';
import { useText } from '#web/platform/language.tsx';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import { EyeOff } from '#web/ui/icons.ts';
import { Markdown } from '#web/ui/markdown/Markdown.tsx';
import { answerCare } from './care-answers.ts';
import { focusComposer } from './talk.ts';
import classes from './CareCard.module.css';

type CareCardProps = { message: Message; care: NonNullable<Message['care']> };

/** A caring reply, or a question, to a message of mine. Nobody else gets it. */
export function CareCard({ message, care }: CareCardProps) {
  const text = useText();
  const card = useRef<HTMLElement>(null);
  const [sent, setSent] = useState<'yes' | 'no' | null>(null);
  const answer = async (chosen: 'yes' | 'no') => {
    setSent(chosen);
    await answerCare(message, chosen);
    setSent(null);
    // The pressed button is gone.
    if (chosen === 'yes') card.current?.focus();
    else focusComposer();
  };
  return (
    <aside ref={card} tabIndex={-1} className={classes.card} aria-label={text('messages.care')}>
      <p className={classes.private}>
        <EyeOff aria-hidden />
        {text('messages.only_you')}
      </p>
      <Markdown text={care.text} labels={useMarkdownLabels()} />
      {care.asks && (
        <div className={buttonRow} role="group" aria-label={text('messages.care_answers')}>
          <Button
            variant="outline"
            compact
            busy={sent === 'yes'}
            disabled={sent === 'no'}
            onClick={() => void answer('yes')}
          >
            {text('messages.care_yes')}
          </Button>
          <Button
            variant="outline"
            compact
            busy={sent === 'no'}
            disabled={sent === 'yes'}
            onClick={() => void answer('no')}
          >
            {text('messages.care_no')}
          </Button>
        </div>
      )}
    </aside>
  );
}
