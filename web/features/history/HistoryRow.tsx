import { Checkbox } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import { CopyDialog } from '#web/features/chat-list/later-parts.ts';
import { useChatName } from '#web/features/chats/chat-name.ts';
import { useText } from '#web/platform/language.tsx';
import { dayLabel } from '#web/platform/time.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Download } from '#web/ui/icons.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './History.module.css';

export type HistoryRowProps = {
  chat: ChatListItem;
  chosen: boolean;
  onToggle: (id: string) => void;
};

/** A chat: chosen by its box, opened by its name, saved as a file. */
export function HistoryRow({ chat, chosen, onToggle }: HistoryRowProps) {
  const text = useText();
  const name = useChatName(chat);
  const [isSaving, setIsSaving] = useState(false);
  const { id, last_message_date: at } = chat;
  return (
    <li className={classes.row} data-chosen={chosen || undefined}>
      <Checkbox
        size="md"
        checked={chosen}
        aria-label={text('history.choose', { name })}
        onChange={() => onToggle(id)}
      />
      <UiLink className={classes.name} href={`/chat/${id}`}>
        <bdi>{name}</bdi>
      </UiLink>
      <span className={classes.kind}>{text(`history.kind_${chat.chat_type}`)}</span>
      <time className={classes.when} dateTime={at}>
        {dayLabel(at)}
      </time>
      <IconButton
        label={text('history.save', { name })}
        tip={text('history.save_tip')}
        icon={<Download aria-hidden />}
        onClick={() => setIsSaving(true)}
      />
      {isSaving && (
        <Suspense fallback={null}>
          <CopyDialog chat={chat} onClose={() => setIsSaving(false)} />
        </Suspense>
      )}
    </li>
  );
}
