import { useEffect } from 'react';
import { useStore } from '#web/platform/store.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { useEndings } from './endings.tsx';
import { wantedPerson } from './shown-person.ts';

const close = () => wantedPerson.set(null);

/** The small profile of the person who is met somewhere, and the question whether to block them. */
export function ShownPerson() {
  const wanted = useStore(wantedPerson);
  const met = wanted?.deed === 'profile' ? wanted.user : null;
  const { askToBlock, dialogs } = useEndings();
  useEffect(() => {
    if (wanted?.deed !== 'block') return;
    askToBlock(wanted.user, null);
    close();
  }, [wanted, askToBlock]);
  return (
    <>
      <PersonDialog username={met?.username ?? null} met={met} onClose={close} />
      {dialogs}
    </>
  );
}
