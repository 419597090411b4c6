import { useRouter } from '@tanstack/react-router';
import { api } from '#contract/index.ts';
import type { Proof } from '#contract/proof.ts';
import { deletionGraceDays } from '#contract/values.ts';
import { useDeed } from '#web/features/security/deeds.ts';
import { Part } from '#web/features/security/Part.tsx';
import { ProofForm } from '#web/features/security/ProofDialog.tsx';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { signOut } from '#web/platform/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import classes from './rights.module.css';

const goes = ['rights.goes_chats', 'rights.goes_files', 'rights.goes_rest'] as const;

/** The end of the account: first what it means, with a proof that the person is here. */
export function DeletePart() {
  const text = useText();
  const router = useRouter();
  const { isOpen, open, close } = useDeed('delete_account');
  const send = async (proof: Proof) => {
    const { due_at: until } = await call(api.rights.deleteAccount, { body: { proof } });
    await signOut();
    router.history.replace(`/profile/login?${new URLSearchParams({ closed: until }).toString()}`);
  };
  return (
    <Part
      title={text('rights.delete')}
      note={text('rights.delete_text', { days: deletionGraceDays })}
    >
      <div>
        <Button variant="danger" compact onClick={open}>
          {text('rights.delete')}
        </Button>
        <Dialog
          opened={isOpen}
          onClose={close}
          title={text('rights.delete_title')}
          closeLabel={text('shell.close')}
          width={520}
        >
          <div className={classes.words}>
            <p>{text('rights.delete_now', { days: deletionGraceDays })}</p>
            <ul className={classes.list}>
              {goes.map((key) => (
                <li key={key}>{text(key)}</li>
              ))}
            </ul>
            <p>{text('rights.stays')}</p>
          </div>
          <ProofForm
            name="delete_account"
            deed={text('rights.delete')}
            variant="danger"
            send={send}
          />
        </Dialog>
      </div>
    </Part>
  );
}
