import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Message } from '#contract/messages.ts';
import { limits } from '#contract/values.ts';
import { isVisible } from '#contract/visible-text.ts';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { useLayer } from '#web/ui/layers.ts';
import { editedMessage, messageChanges } from './message-changes.ts';
import classes from './MessageEditor.module.css';

/** My message, changed in its place under what it came with. Saving makes a new version with a new answer. */
export function MessageEditor({ message, children }: { message: Message; children?: ReactNode }) {
  const text = useText();
  const value = useStore(editedMessage)?.words ?? message.text;
  const [busy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const box = area.current;
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  }, []);

  const close = () => {
    editedMessage.set(null);
    document.querySelector<HTMLElement>('[data-composer] textarea')?.focus({ preventScroll: true });
  };
  useLayer(true, close);
  const canSave = isVisible(value) && value.length <= limits.messageLengthMax;
  const save = async () => {
    if (!canSave || busy) return;
    if (value === message.text) return close();
    setBusy(true);
    const saved = await messageChanges.edit(message, value);
    setBusy(false);
    if (saved) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
  };
  return (
    <div className={classes.editor} data-own-escape>
      {children}
      <textarea
        ref={area}
        className={classes.area}
        dir="auto"
        value={value}
        rows={2}
        aria-label={text('chat.edit_message')}
        onChange={({ target }) =>
          editedMessage.set({
            message: editedMessage.get()?.message ?? message,
            words: target.value,
          })
        }
        onKeyDown={onKeyDown}
      />
      <span className={classes.editorActions}>
        <Button variant="ghost" compact onClick={close}>
          {text('chat.cancel')}
        </Button>
        <Button compact busy={busy} disabled={!canSave} onClick={() => void save()}>
          {text('chat.save')}
        </Button>
      </span>
    </div>
  );
}
