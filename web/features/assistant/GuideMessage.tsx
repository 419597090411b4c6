import { useMemo } from 'react';
import { cardsIn } from '#contract/preview.ts';
import type { Message } from '#contract/messages.ts';
import { MessageCards } from '#web/features/cards/MessageCards.tsx';
import { pressedMessage } from '#web/features/message-actions/pressed-message.ts';
import { useRunningText } from '#web/features/messages/use-running-text.ts';
import { MessageFoot } from '#web/features/message-actions/MessageFoot.tsx';
import { useText } from '#web/platform/language.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Markdown } from '#web/ui/markdown/Markdown.tsx';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerEnd } from './AnswerEnd.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { hasAnswerTools } from './answer-tools.tsx';
import { GuideFrame } from './GuideFrame.tsx';
import { Proposals } from './Proposals.tsx';
import { Thinking } from './Thinking.tsx';
import classes from './Answer.module.css';

export type GuideMessageProps = {
  message: Message;
  grouped: boolean;
  /** The first answer of its chat. */
  first: boolean;
  last: boolean;
  /** Sends a suggestion, or a yes to a proposal, as the person's own words. */
  onSend: (text: string) => void;
};

/** An answer of the guide: being written, finished, or ended early. */
export function GuideMessage({ message, grouped, first, last, onSend }: GuideMessageProps) {
  const words = useRunningText(message);
  const streaming = message.status === 'streaming';
  const isWaiting = streaming && words === '';
  return (
    <GuideFrame
      at={message.created_at}
      grouped={grouped && !isWaiting}
      thinking={isWaiting}
      onLongPress={
        !streaming && hasAnswerTools(message, last)
          ? (element) => pressedMessage.set({ message, element })
          : undefined
      }
    >
      {streaming && <Thinking message={message} words={words} />}
      <AnswerText words={words} streaming={streaming} />
      <MessageCards cards={cardsIn(message)} />
      {!streaming && (
        <>
          <MessageFoot message={message} />
          <AnswerEnd message={message} canGoOn={last} />
          <Proposals message={message} onSend={last ? onSend : undefined} />
          <AnswerActions message={message} last={last} />
          {first && <Disclaimer />}
          {last && message.suggestions.length > 0 && (
            <Suggestions suggestions={message.suggestions} onSend={onSend} />
          )}
        </>
      )}
    </GuideFrame>
  );
}

function AnswerText({ words, streaming }: { words: string; streaming: boolean }) {
  const text = useText();
  const labels = useMemo(
    () => ({ copy: text('chat.copy'), copied: text('chat.copied'), code: text('chat.code') }),
    [text],
  );
  if (words === '') return null;
  return (
    <div data-words>
      <Markdown text={words} streaming={streaming} labels={labels} />
    </div>
  );
}

function Suggestions({
  suggestions,
  onSend,
}: {
  suggestions: string[];
  onSend: (text: string) => void;
}) {
  const text = useText();
  return (
    <div className={classes.suggestions} role="group" aria-label={text('assistant.suggestions')}>
      {suggestions.map((suggestion) => (
        <Chip key={suggestion} onClick={() => onSend(suggestion)}>
          <bdi>{suggestion}</bdi>
        </Chip>
      ))}
    </div>
  );
}
