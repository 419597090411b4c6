import { useQuery } from '@tanstack/react-query';
import type { Message } from '#contract/messages.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { fullTime } from '#web/platform/time.ts';
import { ErrorState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { PinOff } from '#web/ui/icons.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { pinnedWords } from './pinned-words.ts';
import { pinsQuery, setPinned } from './pins-query.ts';
import classes from './PinnedBar.module.css';

export type PinnedListProps = { chatId: string; onShow: (seq: number) => void };

/** All that is pinned in a chat, the last pinned first. */
export function PinnedList({ chatId, onShow }: PinnedListProps) {
  const text = useText();
  const { data: pinned, isError } = useQuery(pinsQuery(chatId));
  if (!pinned && isError)
    return <ErrorState title={text('chat.open_failed')} text={text('chat.list_failed_text')} />;
  if (!pinned) return <RowsSkeleton label={text('shell.loading_part')} count={2} />;
  if (pinned.length === 0) return <p className={classes.note}>{text('pins.none')}</p>;
  return (
    <ul className={classes.list}>
      {pinned.map((message) => (
        <li key={message.id} className={classes.item}>
          <PinnedMessage message={message} onShow={() => onShow(message.seq)} />
          <IconButton
            label={text('pins.unpin')}
            icon={<PinOff aria-hidden />}
            onClick={() => setPinned(message, false)}
          />
        </li>
      ))}
    </ul>
  );
}

function PinnedMessage({ message, onShow }: { message: Message; onShow: () => void }) {
  const text = useText();
  const { language } = useLanguage();
  const { name, line } = pinnedWords(text, language, message);
  return (
    <button type="button" className={classes.message} onClick={onShow}>
      <span className={classes.head}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <time className="zv-num" dateTime={message.created_at}>
          {fullTime(message.created_at)}
        </time>
      </span>
      <span className={classes.line} dir="auto">
        {line}
      </span>
    </button>
  );
}
