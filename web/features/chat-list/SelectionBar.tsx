import { useNavigate } from '@tanstack/react-router';
import type { ChatListItem } from '#contract/chat.ts';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Archive, CheckCheck, Trash2, X } from '#web/ui/icons.ts';
import { useLayer } from '#web/ui/layers.ts';
import { applyToChosen } from './bulk-changes.ts';
import { selection } from './selection.ts';
import { focusFirstRow } from './selection-gestures.ts';
import classes from './SelectionBar.module.css';

export type SelectionBarProps = {
  /** The chats of the list. */
  chats: ChatListItem[];
  openId: string | null;
  canArchive: boolean;
};

/** Above the list while chats are being chosen: how many, and what can be done with them. */
export function SelectionBar({ chats, openId, canArchive }: SelectionBarProps) {
  const text = useText();
  const navigate = useNavigate();
  const chosen = useStore(selection.store);
  const end = () => {
    selection.end();
    focusFirstRow();
  };
  useLayer(chosen !== null, end);
  if (chosen === null) return null;
  const isEmpty = chosen.size === 0;
  const apply = (action: 'archive' | 'delete') => {
    const ids = [...chosen];
    end();
    if (action === 'delete' && openId !== null && chosen.has(openId))
      void navigate({ to: '/chat', replace: true });
    void applyToChosen(ids, action);
  };
  return (
    <div
      className={classes.bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={text('selection.bar')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        end();
      }}
    >
      <IconButton label={text('selection.end')} icon={<X aria-hidden />} onClick={end} />
      <span className={classes.count} role="status">
        {text('selection.count', { count: chosen.size })}
      </span>
      <IconButton
        label={text('selection.all')}
        icon={<CheckCheck aria-hidden />}
        onClick={() =>
          selection.add(chats.filter(({ state }) => state === 'active').map(({ id }) => id))
        }
      />
      {canArchive && (
        <IconButton
          label={text('chat.archive')}
          icon={<Archive aria-hidden />}
          disabled={isEmpty}
          onClick={() => apply('archive')}
        />
      )}
      <IconButton
        label={text('chat.delete')}
        icon={<Trash2 aria-hidden />}
        disabled={isEmpty}
        onClick={() => apply('delete')}
      />
    </div>
  );
}
