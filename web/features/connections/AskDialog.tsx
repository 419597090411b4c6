import { useState } from 'react';
import type { UserRef } from '#contract/shapes.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { NoteField } from './NoteField.tsx';
import { requestConnection } from './connection-changes.ts';
import { keepFocus } from './kept-focus.ts';

export type AskDialogProps = {
  /** The person to ask; null closes. */
  user: UserRef | null;
  onClose: () => void;
};

/** A request to connect, with a line if one likes. */
export function AskDialog({ user, onClose }: AskDialogProps) {
  const text = useText();
  // While it closes it goes on showing whom it showed.
  const [last, setLast] = useState(user);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  if (user && user.id !== last?.id) {
    setLast(user);
    setNote('');
  }
  if (!last) return null;
  const send = async () => {
    setBusy(true);
    const isSent = await requestConnection(last, note.trim()).finally(() => setBusy(false));
    if (!isSent) return;
    setNote('');
    onClose();
    // The button that asked became another.
    keepFocus();
  };
  return (
    <Dialog
      opened={user !== null}
      onClose={onClose}
      title={text('connections.ask_title', { name: shownName(last) })}
      closeLabel={text('connections.close')}
      width={480}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text('connections.cancel')}
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            {text('connections.send')}
          </Button>
        </>
      }
    >
      <NoteField note={note} onChange={setNote} help={text('connections.note_help')} autoFocused />
    </Dialog>
  );
}
