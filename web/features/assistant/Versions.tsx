import type { Message } from '#contract/messages.ts';
import { useText } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';
import { messageChanges } from '#web/features/messages/message-changes.ts';
import classes from '#web/features/message-actions/MessageTools.module.css';

/** ‹ 2 / 3 ›: every version that was written stays reachable, with what followed it. */
export function Versions({ message }: { message: Message }) {
  const text = useText();
  const { index, count } = message.version;
  if (count < 2) return null;
  const show = (wanted: number) => () => void messageChanges.chooseVersion(message, wanted);
  return (
    <span className={classes.versions} role="group" aria-label={text('chat.versions')}>
      <IconButton
        label={text('chat.version_before')}
        icon={<ChevronLeft aria-hidden />}
        disabled={index <= 1}
        onClick={show(index - 1)}
      />
      <span className="zv-num" aria-hidden>
        {text('chat.version', { index, count })}
      </span>
      <span className="zv-unseen">{text('chat.version_said', { index, count })}</span>
      <IconButton
        label={text('chat.version_after')}
        icon={<ChevronRight aria-hidden />}
        disabled={index >= count}
        onClick={show(index + 1)}
      />
    </span>
  );
}
