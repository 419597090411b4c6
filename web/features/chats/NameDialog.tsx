import { useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useClosing } from '#web/ui/closing.ts';
import fields from '#web/ui/fields.module.css';

export type NameDialogProps = {
  title: string;
  /** Names the field. */
  label: string;
  initial: string;
  placeholder?: string;
  lengthMax: number;
  saveLabel: string;
  /** True closes it. */
  onSave: (name: string) => boolean | Promise<boolean>;
  onClose: () => void;
};

/** Asks for the name of a chat or a folder. */
export function NameDialog({ title, label, initial, onSave, onClose, ...rest }: NameDialogProps) {
  const text = useText();
  const [name, setName] = useState(initial);
  const { opened, close } = useClosing(onClose);
  const [busy, setBusy] = useState(false);
  const isNamed = name.trim() !== '';
  const save = async () => {
    if (!isNamed || busy) return;
    setBusy(true);
    const saved = await onSave(name);
    setBusy(false);
    if (saved) close();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      closeLabel={text('shell.close')}
      width={440}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {text('chat.cancel')}
          </Button>
          <Button disabled={!isNamed} busy={busy} onClick={() => void save()}>
            {rest.saveLabel}
          </Button>
        </>
      }
    >
      <input
        className={fields.field}
        dir="auto"
        value={name}
        maxLength={rest.lengthMax}
        aria-label={label}
        placeholder={rest.placeholder}
        data-autofocus
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
        }}
      />
    </Dialog>
  );
}
