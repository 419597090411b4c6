import type { Message } from '#contract/messages.ts';
import { MenuButton } from '#web/ui/RowMenu.tsx';
import { useMoreActions } from './more-actions.tsx';

/** In a chat with the guide what else can be done with a message, after its own tools. */
export function MoreTools({ message, label }: { message: Message; label: string }) {
  const actions = useMoreActions(message);
  return actions.length > 0 && <MenuButton label={label} actions={actions} />;
}
