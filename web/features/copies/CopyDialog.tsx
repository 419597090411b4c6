import type { ChatListItem } from '#contract/chat.ts';
import { isAmongPeople } from '#web/features/chats/chat-kinds.ts';
import { useChatName } from '#web/features/chats/chat-name.ts';
import { LinkPart } from '#web/features/sharing/LinkPart.tsx';
import { useText } from '#web/platform/language.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useClosing } from '#web/ui/closing.ts';
import { FilesPart } from './FilesPart.tsx';
import { PaperPart } from './PaperPart.tsx';
import { RangePart, useRange } from './RangePart.tsx';
import classes from './copies.module.css';

export type CopyDialogProps = { chat: ChatListItem; onClose: () => void };

/** A chat for others or for oneself: by a link, which only a chat with the guide alone may have, or as a file. */
export function CopyDialog({ chat, onClose }: CopyDialogProps) {
  const text = useText();
  const title = useChatName(chat);
  const { opened, close } = useClosing(onClose);
  const chosen = useRange();
  const { range, reason } = chosen;
  const shareable = !isAmongPeople(chat);
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={text(shareable ? 'copies.title' : 'copies.title_save')}
      closeLabel={text('shell.close')}
      width={520}
    >
      <div className={classes.parts}>
        {shareable && <LinkPart chatId={chat.id} />}
        <RangePart chosen={chosen} />
        <PaperPart chatId={chat.id} title={title} range={range} reason={reason} />
        <FilesPart chatId={chat.id} title={title} range={range} reason={reason} />
      </div>
    </Dialog>
  );
}
