import { useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Check, Clock, Pencil, Trash2, X } from '#web/ui/icons.ts';
import { outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-order.ts';
import classes from './ChatComposer.module.css';

/** Messages written during an answer: they go out after it, one by one, and can be changed until then. */
export function QueuedMessages({
  entries,
  onSendNow,
}: {
  entries: OutboxEntry[];
  /** Stops the answer that they wait for. */
  onSendNow?: () => void;
}) {
  const text = useText();
  if (entries.length === 0) return null;
  return (
    <ul className={classes.queue} aria-label={text('chat.queue')}>
      {entries.map((entry, at) => (
        <Queued key={entry.clientId} entry={entry} onSendNow={at === 0 ? onSendNow : undefined} />
      ))}
    </ul>
  );
}

function Queued({ entry, onSendNow }: { entry: OutboxEntry; onSendNow?: () => void }) {
  const text = useText();
  const [edited, setEdited] = useState<string | null>(null);
  const save = () => {
    if (edited?.trim()) outbox.edit(entry.clientId, edited);
    setEdited(null);
  };
  if (edited !== null) {
    return (
      <li className={classes.queued} data-own-escape>
        <input
          className={classes.queuedField}
          dir="auto"
          value={edited}
          aria-label={text('chat.edit_message')}
          ref={focusAtOnce}
          onChange={(event) => setEdited(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) save();
            if (event.key === 'Escape') setEdited(null);
          }}
        />
        <IconButton label={text('chat.save')} icon={<Check aria-hidden />} onClick={save} />
        <IconButton
          label={text('chat.cancel')}
          icon={<X aria-hidden />}
          onClick={() => setEdited(null)}
        />
      </li>
    );
  }
  return (
    <li className={classes.queued}>
      <Clock aria-hidden />
      <bdi className={classes.queuedText}>
        {entry.text || text(entry.cards ? 'cards.one' : 'pictures.one')}
      </bdi>
      <span className="zv-unseen">{text('chat.queued')}</span>
      {onSendNow && (
        <Button variant="ghost" compact onClick={onSendNow}>
          {text('chat.send_now')}
        </Button>
      )}
      <IconButton
        label={text('chat.edit')}
        icon={<Pencil aria-hidden />}
        onClick={() => setEdited(entry.text)}
      />
      <IconButton
        label={text('chat.delete')}
        icon={<Trash2 aria-hidden />}
        onClick={() => outbox.remove(entry.clientId)}
      />
    </li>
  );
}

function focusAtOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
