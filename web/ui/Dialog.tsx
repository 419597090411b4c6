import { Suspense, lazy, useId, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import classes from './Dialog.module.css';
import { laterButAhead } from './later-part.ts';

// Nobody opens a dialog in the first second; its code comes when one is first wanted.
const DialogSheet = lazy(laterButAhead(() => import('./DialogSheet.tsx')));

export type DialogProps = {
  opened: boolean;
  onClose: () => void;
  /** After it has faded. */
  onGone?: () => void;
  title?: ReactNode;
  /** The name of a dialog that shows no title. */
  label?: string;
  closeLabel: string;
  /** In the middle of the page, along one of its sides, or from below. */
  side?: 'start' | 'end' | 'bottom';
  /** Pixels across. */
  width?: number;
  /** Buttons under the content; the main one last. */
  footer?: ReactNode;
  /** For a question while the router is between two pages: it adds no history entry. */
  withoutEntry?: boolean;
  /** Content goes to the edges. */
  flush?: boolean;
  children?: ReactNode;
};

/** Closes by its icon, by Escape, by going back and by a click beside it; keeps the focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogSheet {...props} />
    </Suspense>
  );
}

export type ConfirmDialogProps = {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  text?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  closeLabel: string;
  busy?: boolean;
  /** `primary` for questions that destroy nothing. */
  tone?: 'danger' | 'primary';
  withoutEntry?: boolean;
  children?: ReactNode;
};

/** Asks before something is lost: cancel comes first and has the focus, the action comes last. */
export function ConfirmDialog({
  opened,
  onClose,
  onConfirm,
  title,
  text,
  cancelLabel,
  confirmLabel,
  closeLabel,
  busy,
  tone = 'danger',
  withoutEntry,
  children,
}: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      width={480}
      withoutEntry={withoutEntry}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus>
            {cancelLabel}
          </Button>
          <Button
            variant={tone}
            onClick={onConfirm}
            busy={busy}
            aria-describedby={text ? textId : undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text && (
        <p id={textId} className={classes.text}>
          {text}
        </p>
      )}
      {children}
    </Dialog>
  );
}
