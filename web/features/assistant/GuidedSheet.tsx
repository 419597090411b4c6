import type { Message } from '#contract/messages.ts';
import { useAnswerTools } from './answer-tools.tsx';
import { useText } from '#web/platform/language.tsx';
import { ChevronLeft, ChevronRight, Copy, Pencil } from '#web/ui/icons.ts';
import type { MenuAction } from '#web/ui/RowMenu.tsx';
import type { MessageSheetProps } from '#web/features/message-actions/PressedSheet.tsx';
import { MessageSheet } from '#web/features/message-actions/MessageSheet.tsx';
import { copyMessage } from '#web/features/message-actions/copy-message.ts';
import { canEdit, editMessage, messageChanges } from '#web/features/messages/message-changes.ts';
import { useMoreActions } from '#web/features/message-actions/more-actions.tsx';

/** A message's tools and menu in a chat with the guide, in one list. */
export function GuidedSheet(props: MessageSheetProps) {
  return props.message.kind === 'user' ? <OfMine {...props} /> : <OfAnswer {...props} />;
}

function OfMine({ message, ...sheet }: MessageSheetProps) {
  const text = useText();
  const edit = {
    label: text('chat.edit'),
    icon: <Pencil aria-hidden />,
    onChoose: () => editMessage(message),
  };
  const actions = [
    ...useCopyAction(message),
    ...(canEdit(message) ? [edit] : []),
    ...useMoreActions(message),
    ...useVersionActions(message),
  ];
  return <MessageSheet {...sheet} menu={{ label: text('messages.options_of_mine'), actions }} />;
}

function OfAnswer({ message, ...sheet }: MessageSheetProps) {
  const text = useText();
  const more = useMoreActions(message);
  const actions = [
    ...useCopyAction(message),
    ...useAnswerTools(message, sheet.last),
    ...(message.text === '' ? [] : more),
    ...useVersionActions(message),
  ];
  const label = text('messages.options_of', { name: text('assistant.guide') });
  return <MessageSheet {...sheet} menu={{ label, actions }} />;
}

function useCopyAction({ text: words }: Message): MenuAction[] {
  const text = useText();
  if (words === '') return [];
  const copy = {
    label: text('chat.copy'),
    icon: <Copy aria-hidden />,
    onChoose: () => void copyMessage(words),
  };
  return [copy];
}

function useVersionActions(message: Message): MenuAction[] {
  const text = useText();
  const { index, count } = message.version;
  if (count < 2) return [];
  const show = (wanted: number) => () => void messageChanges.chooseVersion(message, wanted);
  return [
    {
      label: text('chat.version_before'),
      icon: <ChevronLeft aria-hidden />,
      disabled: index <= 1,
      divided: true,
      onChoose: show(index - 1),
    },
    {
      label: text('chat.version_after'),
      icon: <ChevronRight aria-hidden />,
      disabled: index >= count,
      onChoose: show(index + 1),
    },
  ];
}
