import type { Message } from '#contract/messages.ts';
import { CopyButton } from '#web/features/chat/CopyButton.tsx';
import { MoreTools } from '#web/features/chat/MoreTools.tsx';
import { Versions } from '#web/features/chat/Versions.tsx';
import { messageChanges } from '#web/features/chat/message-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { RefreshCw, ThumbsDown, ThumbsUp, Volume2, VolumeX } from '#web/ui/icons.ts';
import { readAloud, useCanReadAloud, useIsSpoken } from './read-aloud.ts';
import tools from '#web/features/chat/MessageTools.module.css';

/** What can be done with a finished answer; always there under the last one. */
export function AnswerActions({ message, last }: { message: Message; last: boolean }) {
  const text = useText();
  const canReadAloud = useCanReadAloud();
  const isSpoken = useIsSpoken(message.id);
  const rate = (value: 'good' | 'bad') => () =>
    messageChanges.rate(message, message.rating === value ? null : value);
  const isEmpty = message.text === '';
  // The card that says what went wrong offers another try itself.
  const isOffered = last && (message.status === 'failed' || message.status === 'interrupted');
  if (isEmpty && isOffered && message.version.count < 2) return null;
  return (
    <div
      className={classNames(tools.tools, tools.below, last && tools.always)}
      role="group"
      aria-label={text('assistant.actions')}
    >
      <Versions message={message} />
      {!isEmpty && <CopyButton markdown={message.text} />}
      {!isOffered && (
        <IconButton
          label={text('assistant.regenerate')}
          icon={<RefreshCw aria-hidden />}
          onClick={() => void messageChanges.regenerate(message)}
        />
      )}
      {canReadAloud && !isEmpty && (
        <IconButton
          label={text(isSpoken ? 'assistant.stop_reading' : 'assistant.read_aloud')}
          icon={isSpoken ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          onClick={() => readAloud(message.id, message.text)}
        />
      )}
      {!isEmpty && (
        <>
          <IconButton
            label={text('assistant.good')}
            icon={<ThumbsUp aria-hidden />}
            aria-pressed={message.rating === 'good'}
            onClick={rate('good')}
          />
          <IconButton
            label={text('assistant.bad')}
            icon={<ThumbsDown aria-hidden />}
            aria-pressed={message.rating === 'bad'}
            onClick={rate('bad')}
          />
          <MoreTools
            message={message}
            label={text('messages.options_of', { name: text('assistant.guide') })}
          />
        </>
      )}
    </div>
  );
}
