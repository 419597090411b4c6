import { Fragment } from 'react';
import { Dialog } from './Dialog.tsx';
import { Check } from './icons.ts';
import type { MenuAction } from './RowMenu.tsx';
import classes from './MenuSheet.module.css';

export type MenuSheetProps = {
  opened: boolean;
  onClose: () => void;
  /** Once it has slid away; the focus comes back at about that time. */
  onGone?: () => void;
  label: string;
  closeLabel: string;
  actions: MenuAction[];
};

/** A menu from below, for fingers. */
export function MenuSheet({ opened, onClose, onGone, label, closeLabel, actions }: MenuSheetProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onGone={onGone}
      side="bottom"
      title={<span className={classes.title}>{label}</span>}
      closeLabel={closeLabel}
    >
      <div className={classes.actions}>
        {actions.map(({ label: name, icon, onChoose, danger, disabled, divided, chosen }) => (
          <Fragment key={name}>
            {divided && <hr className={classes.line} />}
            <button
              type="button"
              className={classes.action}
              data-danger={danger || undefined}
              aria-pressed={chosen}
              disabled={disabled}
              onClick={() => {
                // Closing is first, so that the focus may go where the choice takes it.
                onClose();
                onChoose();
              }}
            >
              {icon}
              <span className={classes.name}>{name}</span>
              {chosen && <Check aria-hidden />}
            </button>
          </Fragment>
        ))}
      </div>
    </Dialog>
  );
}
