import { useText } from '#web/platform/language.tsx';
import { useOnline } from '#web/platform/screen.ts';
import { TextButton } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { canBeUndone } from './deletion-queue.ts';
import { undoDeletion, useDeletion } from './message-deletions.ts';
import classes from './PersonMessage.module.css';

/** In place of a message that is deleted, or is being deleted. */
export function RemovedMessage({ id }: { id: string }) {
  const text = useText();
  const online = useOnline();
  const deletion = useDeletion(id);
  const className = classNames(classes.bubble, classes.removed);
  if (!deletion) return <p className={className}>{text('chat.removed_message')}</p>;
  return (
    <p className={classNames(className, classes.deleting)}>
      <span>{text('messages.deleting')}</span>
      {!online && <span>{text('chat.waiting_network')}</span>}
      {canBeUndone(deletion) && (
        <TextButton
          onClick={({ currentTarget }) => {
            // The button is gone after its action; focus moves to the message, which stays.
            currentTarget
              .closest('article')
              ?.querySelector<HTMLElement>('[data-tools] [aria-haspopup="menu"]')
              ?.focus({ preventScroll: true });
            undoDeletion(id);
          }}
        >
          {text('chat.undo')}
        </TextButton>
      )}
    </p>
  );
}
