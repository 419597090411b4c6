import type { MessageSheetProps } from '#web/features/message-actions/PressedSheet.tsx';
import { MessageSheet } from '#web/features/message-actions/MessageSheet.tsx';
import { useMessageMenu } from './message-menu.tsx';

/** The menu of a message among people, for a finger. */
export function PeopleSheet({ message, opened, pressed }: MessageSheetProps) {
  const menu = useMessageMenu(message, () => pressed.onReact?.());
  return <MessageSheet opened={opened} pressed={pressed} menu={menu} />;
}
