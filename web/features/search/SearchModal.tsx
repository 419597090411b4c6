import { Dialog } from '#web/ui/Dialog.tsx';
import { useProfile } from '#web/platform/session.ts';
import { useText } from '#web/platform/language.tsx';
import { SearchPane } from './SearchPane.tsx';
import classes from './SearchModal.module.css';

export type SearchModalProps = { opened: boolean; onClose: () => void };

/** Search over everything, from anywhere. */
export function SearchModal({ opened, onClose }: SearchModalProps) {
  const text = useText();
  const { userProfile } = useProfile();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      label={text('search.title')}
      closeLabel={text('shell.close')}
      width={720}
      flush
    >
      {userProfile ? (
        <SearchPane onClose={onClose} />
      ) : (
        <p className={classes.notice}>{text('shell.sign_in_to_continue')}</p>
      )}
    </Dialog>
  );
}
