import { useChatChanges } from '#web/features/chats/chat-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useClosing } from '#web/ui/closing.ts';
import { muteChoices } from './mute.ts';
import classes from './members.module.css';

/** For how long a chat says nothing; from its row or its menu. */
export function MuteDialog({ chatId, onClose }: { chatId: string; onClose: () => void }) {
  const text = useText();
  const { mute } = useChatChanges();
  const { opened, close } = useClosing(onClose);
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={text('members.mute_title')}
      closeLabel={text('shell.close')}
      width={440}
    >
      <p className={classes.note}>{text('members.mute_text')}</p>
      <div className={classes.choices}>
        {muteChoices.map(({ name, until }) => (
          <Button
            key={name}
            variant="outline"
            full
            onClick={() => {
              mute(chatId, until());
              close();
            }}
          >
            {text(name)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
