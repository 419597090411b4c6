import type { Message } from '#contract/messages.ts';
import type { AnswerError } from '#contract/errors.ts';
import { messageChanges } from '#web/features/messages/message-changes.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CircleAlert, CirclePause, Play, RotateCcw } from '#web/ui/icons.ts';
import classes from './Answer.module.css';

const sentences: Record<AnswerError, TextKey> = {
  'answer.refused': 'assistant.error_refused',
  'answer.key_rejected': 'assistant.error_key_rejected',
  'answer.busy': 'assistant.error_busy',
  'answer.provider_failed': 'assistant.error_provider_failed',
  'answer.timeout': 'assistant.error_timeout',
  'answer.cut': 'assistant.error_cut',
  'answer.empty': 'assistant.error_empty',
  'answer.only_thoughts': 'assistant.error_only_thoughts',
  'answer.malformed': 'assistant.error_malformed',
  'answer.too_long': 'assistant.error_too_long',
  'answer.at_length': 'assistant.error_at_length',
  'answer.server_stopped': 'assistant.error_server_stopped',
};

/** How an answer ended that did not end by itself, and the ways on. */
export function AnswerEnd({ message, canGoOn }: { message: Message; canGoOn: boolean }) {
  const text = useText();
  const goOn = () => void messageChanges.continue(message);
  if (message.status === 'stopped') {
    return (
      <p className={classes.stopped}>
        <CirclePause aria-hidden />
        {text('assistant.stopped')}
        {canGoOn && (
          <Button variant="ghost" compact icon={<Play aria-hidden />} onClick={goOn}>
            {text('assistant.continue')}
          </Button>
        )}
      </p>
    );
  }
  if (message.status !== 'interrupted' && message.status !== 'failed') return null;
  const otherwise = message.status === 'failed' ? 'assistant.failed' : 'assistant.interrupted';
  return (
    <div className={classes.failure} role="group">
      <CircleAlert aria-hidden />
      <p>{text(message.error ? sentences[message.error] : otherwise)}</p>
      {canGoOn && (
        <span className={classes.ways}>
          {message.status === 'interrupted' && message.text !== '' && (
            <Button variant="outline" compact icon={<Play aria-hidden />} onClick={goOn}>
              {text('assistant.continue')}
            </Button>
          )}
          <Button
            variant="outline"
            compact
            icon={<RotateCcw aria-hidden />}
            onClick={message.text === '' ? goOn : () => void messageChanges.regenerate(message)}
          >
            {text('shell.try_again')}
          </Button>
        </span>
      )}
    </div>
  );
}
