import { useEffect, useRef, useState } from 'react';
import type { MemoryNote } from '#contract/memory.ts';
import { useText } from '#web/platform/language.tsx';
import { dayLabel } from '#web/platform/time.ts';
import { Tag } from '#web/ui/Chip.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Pencil, Trash2 } from '#web/ui/icons.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { editNote, removeNote } from './memory-changes.ts';
import { NoteForm } from './NoteForm.tsx';
import classes from './Memory.module.css';

/** One note or goal; it is edited where it stands. */
export function NoteRow({ note }: { note: MemoryNote }) {
  const text = useText();
  const [isEdited, setIsEdited] = useState(false);
  const { kind, text: words, chat_id: chatId, created_at: at } = note;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const close = () => setIsEdited(false);
  if (isEdited)
    return (
      <li>
        <NoteForm
          note={note}
          save={(changed) => editNote(note, changed).then(close)}
          submit={text('chat.save')}
          onCancel={close}
        />
      </li>
    );
  return (
    <li className={classes.note}>
      <div className={classes.body}>
        <p className={classes.words}>
          <bdi>{words}</bdi>
        </p>
        <p className={classes.about}>
          <Tag tone={kind === 'goal' ? 'accent' : 'plain'}>{text(`memory.${kind}`)}</Tag>
          <time dateTime={at}>{dayLabel(at)}</time>
          {chatId && <UiLink href={`/chat/${chatId}`}>{text('memory.source')}</UiLink>}
        </p>
      </div>
      <IconButton
        ref={edit}
        label={text('memory.edit', { words })}
        tip={null}
        icon={<Pencil aria-hidden />}
        onClick={() => setIsEdited(true)}
      />
      <IconButton
        label={text('memory.delete', { words })}
        tip={null}
        icon={<Trash2 aria-hidden />}
        onClick={() => void removeNote(note)}
      />
    </li>
  );
}
