import { useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { OpinionDialog } from './OpinionDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { type Reportable, asked } from './asked.ts';
import { removePicture } from './report-changes.ts';

/** One at a time, whatever asked for it. */
export default function SafetyDialogs() {
  const text = useText();
  const now = useStore(asked);
  // While it closes it still shows what it showed.
  const [kept, setKept] = useState(now);
  const [busy, setBusy] = useState(false);
  if (now && now !== kept) setKept(now);
  const close = () => asked.set(null);
  const opened = now !== null;
  if (!kept) return null;
  if (kept.deed === 'report')
    return (
      <ReportDialog key={keyOf(kept.about)} about={kept.about} opened={opened} onClose={close} />
    );
  const { message } = kept;
  if (kept.deed === 'opinions')
    return <OpinionDialog key={message.id} message={message} opened={opened} onClose={close} />;
  const remove = async () => {
    setBusy(true);
    const isGone = await removePicture(message).finally(() => setBusy(false));
    if (isGone) close();
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={() => void remove()}
      busy={busy}
      title={text('reports.remove_title')}
      text={text('reports.remove_text')}
      cancelLabel={text('reports.cancel')}
      confirmLabel={text('reports.remove_image')}
      closeLabel={text('shell.close')}
    />
  );
}

function keyOf(about: Reportable): string {
  return `${about.kind} ${idOf(about)}`;
}

function idOf(about: Reportable): string {
  if (about.kind === 'person') return about.user.id;
  return about.kind === 'card' ? about.card.id : about.message.id;
}
