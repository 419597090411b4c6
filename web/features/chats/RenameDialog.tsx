import type { ChatListItem } from '#contract/chat.ts';
import { limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { useChatChanges } from './chat-changes.ts';
import { NameDialog } from './NameDialog.tsx';

/** Gives a chat another name, from its row in the list. */
export function RenameDialog({ chat, onClose }: { chat: ChatListItem; onClose: () => void }) {
  const text = useText();
  const { rename } = useChatChanges();
  return (
    <NameDialog
      title={text('chat.rename_title')}
      label={text('chat.name')}
      initial={chat.title}
      lengthMax={limits.titleLengthMax}
      saveLabel={text('chat.save')}
      onSave={(name) => {
        rename(chat.id, name);
        return true;
      }}
      onClose={onClose}
    />
  );
}
