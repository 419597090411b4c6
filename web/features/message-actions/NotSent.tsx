import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CircleAlert, RotateCcw, Trash2 } from '#web/ui/icons.ts';
import { CopyButton } from './CopyButton.tsx';
import { outbox } from '#web/features/messages/outbox.ts';
import { PlansLink } from '#web/features/plans/PlansLink.tsx';
import type { OutboxEntry } from '#web/features/messages/outbox-order.ts';
import classes from './NotSent.module.css';

/** Why a message of mine was refused, and the ways on. */
export function NotSent({ entry }: { entry: OutboxEntry }) {
  const text = useText();
  // A message has no fields that a person could look at again.
  const reason = entry.reason === 'request.invalid' ? undefined : entry.reasonText;
  return (
    <div className={classes.problem} role="alert">
      <p>
        <CircleAlert aria-hidden />
        {reason ?? text('chat.not_sent')}{' '}
        {entry.reason === 'plan.limit_reached' && (
          <PlansLink>{text('messages.see_limits')}</PlansLink>
        )}
      </p>
      <span className={classes.ways}>
        <Button
          variant="ghost"
          compact
          icon={<RotateCcw aria-hidden />}
          onClick={() => outbox.retry(entry.clientId)}
        >
          {text('chat.retry')}
        </Button>
        <Button
          variant="ghost"
          compact
          icon={<Trash2 aria-hidden />}
          onClick={() => outbox.remove(entry.clientId)}
        >
          {text('chat.delete')}
        </Button>
        {entry.text !== '' && <CopyButton markdown={entry.text} />}
      </span>
    </div>
  );
}
