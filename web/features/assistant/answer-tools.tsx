import type { Message } from '#contract/messages.ts';
import { messageChanges } from '#web/features/messages/message-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { Pause, Play, RefreshCw, ThumbsDown, ThumbsUp, Volume2, VolumeX } from '#web/ui/icons.ts';
import type { MenuAction } from '#web/ui/RowMenu.tsx';
import { pauseReading, readAloud, stopReading, useCanReadAloud, useSpoken } from './read-aloud.ts';

/** The card that says what went wrong with the last answer offers another try itself. */
const offersAgain = ({ status }: Message, last: boolean) =>
  last && (status === 'failed' || status === 'interrupted');

/** False for an answer that said nothing and offers another try elsewhere. */
export function hasAnswerTools(message: Message, last: boolean): boolean {
  return message.text !== '' || message.version.count > 1 || !offersAgain(message, last);
}

/** Tools of finished answers, before the tools of all messages. */
export function useAnswerTools(message: Message, last: boolean): MenuAction[] {
  const text = useText();
  const canReadAloud = useCanReadAloud();
  const spoken = useSpoken(message.id);
  const isEmpty = message.text === '';
  const rating = (value: 'good' | 'bad') => ({
    chosen: message.rating === value,
    onChoose: () => messageChanges.rate(message, message.rating === value ? null : value),
  });
  const tools: (MenuAction | false)[] = [
    !offersAgain(message, last) && {
      label: text('assistant.regenerate'),
      icon: <RefreshCw aria-hidden />,
      onChoose: () => void messageChanges.regenerate(message),
    },
    spoken !== null && {
      label: text(spoken === 'paused' ? 'assistant.go_on_reading' : 'assistant.pause_reading'),
      icon: spoken === 'paused' ? <Play aria-hidden /> : <Pause aria-hidden />,
      onChoose: () => void pauseReading(),
    },
    canReadAloud &&
      !isEmpty && {
        label: text(spoken ? 'assistant.stop_reading' : 'assistant.read_aloud'),
        icon: spoken ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />,
        onChoose: spoken ? stopReading : () => void readAloud(message.id, message.text),
      },
    !isEmpty && {
      label: text('assistant.good'),
      icon: <ThumbsUp aria-hidden />,
      ...rating('good'),
    },
    !isEmpty && {
      label: text('assistant.bad'),
      icon: <ThumbsDown aria-hidden />,
      ...rating('bad'),
    },
  ];
  return tools.filter((tool) => tool !== false);
}
