import { useState } from 'react';
import { clockLength } from '#i18n/clock-length.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Check, Clock, Pencil, Trash2, X } from '#web/ui/icons.ts';
import { useLayer } from '#web/ui/layers.ts';
import { outbox } from '#web/features/messages/outbox.ts';
import { withoutParts } from '#web/features/messages/outbox-albums.ts';
import type { OutboxEntry } from '#web/features/messages/outbox-order.ts';
import classes from './QueuedMessages.module.css';

/** Messages written during an answer: they go out after it, one by one, and can be changed until then. */
export default function QueuedMessages({
  entries,
  onSendNow,
}: {
  entries: OutboxEntry[];
  /** Stops the answer that they wait for. */
  onSendNow?: () => void;
}) {
  const text = useText();
  return (
    <ul className={classes.queue} aria-label={text('chat.queue')}>
      {withoutParts(entries).map((parts, at) => (
        <Queued
          key={parts[0]?.album?.id ?? parts[0]?.clientId}
          parts={parts}
          onSendNow={at === 0 ? onSendNow : undefined}
        />
      ))}
    </ul>
  );
}

function Queued({ parts, onSendNow }: { parts: OutboxEntry[]; onSendNow?: () => void }) {
  const text = useText();
  const [edited, setEdited] = useState<string | null>(null);
  useLayer(edited !== null, () => setEdited(null));
  // The words of an album stand with its last picture.
  const entry = parts.at(-1);
  if (!entry) return null;
  const wordless = ({ audio, cards }: OutboxEntry) => {
    if (audio) return text('voice.one', { length: clockLength(audio.durationMs) });
    return cards ? text('cards.one') : text('pictures.count', { count: parts.length });
  };
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
      <bdi className={classes.queuedText}>{entry.text || wordless(entry)}</bdi>
      <span className="zv-unseen">{text('chat.queued')}</span>
      {onSendNow && (
        <Button variant="ghost" compact onClick={onSendNow}>
          {text('chat.send_now')}
        </Button>
      )}
      {!entry.audio && (
        <IconButton
          label={text('chat.edit')}
          icon={<Pencil aria-hidden />}
          onClick={() => setEdited(entry.text)}
        />
      )}
      <IconButton
        label={text('chat.delete')}
        icon={<Trash2 aria-hidden />}
        onClick={() => {
          for (const { clientId } of parts) outbox.remove(clientId);
        }}
      />
    </li>
  );
}

function focusAtOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
