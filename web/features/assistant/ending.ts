import type { AnswerError } from '#contract/errors.ts';
import type { Message } from '#contract/messages.ts';
import type { Language } from '#contract/shapes.ts';
import { messageWords } from '#web/features/messages/message-words.ts';
import type { Text, TextKey } from '#web/platform/text.ts';
import { clockTime, dayLabel, dayNumber } from '#web/platform/time.ts';

const minuteMs = 60_000;

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

export type Ended = Pick<Message, 'status' | 'error' | 'retry_at'>;

/** Why an answer did not end by itself; null where it did, and while it is written. */
export function endingOf(
  text: Text,
  { status, error, retry_at: retryAt }: Ended,
  now = Date.now(),
): string | null {
  if (status === 'stopped') return text('assistant.stopped');
  if (status !== 'interrupted' && status !== 'failed') return null;
  if (error === 'answer.busy' && retryAt !== undefined) {
    const at = Math.ceil(Date.parse(retryAt) / minuteMs) * minuteMs;
    if (at - now > minuteMs) return busyUntil(text, at, now);
  }
  if (error) return text(sentences[error]);
  return text(status === 'failed' ? 'assistant.failed' : 'assistant.interrupted');
}

function busyUntil(text: Text, at: number, now: number): string {
  const time = clockTime(at);
  return dayNumber(at) === dayNumber(now)
    ? text('assistant.error_busy_until', { time })
    : text('assistant.error_busy_until_day', { day: dayLabel(at, now), time });
}

/** An ended answer for screen readers: its words and what is said below them, or its failure alone. */
export function endedNews(text: Text, language: Language, message: Message): string {
  const words = messageWords(text, language, message);
  const ending = endingOf(text, message);
  if (words === '') return ending ?? text('assistant.failed');
  const shortened = message.shortened ? text('assistant.shortened') : null;
  return [text('assistant.answered', { text: words }), shortened, ending].filter(Boolean).join(' ');
}
