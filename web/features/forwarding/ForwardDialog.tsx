import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { newId } from '#web/platform/new-id.ts';
import { useStore } from '#web/platform/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ChatPicker } from './ChatPicker.tsx';
import { forwardTo } from './forward-changes.ts';
import { forwardedMessage } from './forwarded-message.ts';
import { pinnedWords } from '#web/features/pins/pinned-words.ts';
import classes from './ForwardDialog.module.css';

/** Chooses the chats that a message is passed on to. */
export function ForwardDialog() {
  const message = useStore(forwardedMessage);
  // While it closes it still shows what it showed.
  const [kept, setKept] = useState(message);
  if (message && message !== kept) setKept(message);
  return kept && <OpenDialog key={kept.id} message={kept} opened={message !== null} />;
}

function OpenDialog({ message, opened }: { message: Message; opened: boolean }) {
  const text = useText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ChatListItem[]>([]);
  const [busy, setBusy] = useState(false);
  // The same wish, tried again, must not arrive twice.
  const clientId = useRef(newId());
  const { name, line } = pinnedWords(text, language, message);
  const close = () => {
    forwardedMessage.set(null);
    setChosen([]);
    clientId.current = newId();
  };
  const send = async () => {
    if (chosen.length === 0 || busy) return;
    setBusy(true);
    const left = await forwardTo(message, chosen, {
      clientId: clientId.current,
      onOpen: (id) => void navigate({ to: '/chat/$id', params: { id } }),
    });
    setBusy(false);
    if (left.length === 0) close();
    else setChosen(left);
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={text('forwarding.title')}
      closeLabel={text('shell.close')}
      width={540}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {text('chat.cancel')}
          </Button>
          <Button busy={busy} disabled={chosen.length === 0} onClick={() => void send()}>
            {text('forwarding.forward')}
          </Button>
        </>
      }
    >
      <blockquote className={classes.message}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <p dir="auto">{line}</p>
      </blockquote>
      <ChatPicker message={message} chosen={chosen} onChange={setChosen} />
      <p className={classes.note}>{text('forwarding.note')}</p>
    </Dialog>
  );
}
