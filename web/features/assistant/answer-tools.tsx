import type { Message } from '#contract/messages.ts';
import { messageChanges } from '#web/features/messages/message-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { RefreshCw, ThumbsDown, ThumbsUp, Volume2, VolumeX } from '#web/ui/icons.ts';
import type { MenuAction } from '#web/ui/RowMenu.tsx';
import { readAloud, useCanReadAloud, useIsSpoken } from './read-aloud.ts';

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
  const isSpoken = useIsSpoken(message.id);
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
    canReadAloud &&
      !isEmpty && {
        label: text(isSpoken ? 'assistant.stop_reading' : 'assistant.read_aloud'),
        icon: isSpoken ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />,
        onChoose: () => readAloud(message.id, message.text),
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
