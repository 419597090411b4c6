import type { Message } from '#contract/messages.ts';
import { type MenuAction, MenuButton } from '#web/ui/RowMenu.tsx';
import { useMoreActions } from './more-actions.tsx';

type MoreToolsProps = {
  message: Message;
  label: string;
  /** Actions without space among the visible tools. */
  first?: MenuAction[];
};

/** In a chat with the guide what else can be done with a message, after its own tools. */
export function MoreTools({ message, label, first = [] }: MoreToolsProps) {
  const actions = [...first, ...useMoreActions(message)];
  return actions.length > 0 && <MenuButton label={label} actions={actions} />;
}
