import { Checkbox, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { limits } from '#contract/values.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Reportable } from './asked.ts';
import { sendReport } from './report-changes.ts';
import classes from './Safety.module.css';

const reasons = ['hurts', 'private', 'unwanted', 'unfit'] as const;

export type ReportDialogProps = {
  about: Reportable;
  opened: boolean;
  onClose: () => void;
};

/** The reason of a report: a choice, own words, or both. */
export function ReportDialog({ about, opened, onClose }: ReportDialogProps) {
  const text = useText();
  const reasonId = useId();
  const [reason, setReason] = useState<TextKey | null>(null);
  const [words, setWords] = useState('');
  const [blocks, setBlocks] = useState(true);
  const [busy, setBusy] = useState(false);
  const name = about.kind === 'person' ? shownName(about.user) : '';
  const written = [reason && text(reason), words.trim()].filter(Boolean).join('\n');
  const send = async () => {
    setBusy(true);
    const isSent = await sendReport(about, written, { blocks }).finally(() => setBusy(false));
    if (isSent) onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={
        about.kind === 'person' ? text('reports.title_person', { name }) : text('reports.title')
      }
      closeLabel={text('shell.close')}
      width={480}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text('reports.cancel')}
          </Button>
          <Button
            busy={busy}
            disabled={written.length < limits.reportLengthMin}
            onClick={() => void send()}
          >
            {text('reports.send')}
          </Button>
        </>
      }
    >
      <p className={classes.about}>{text(`reports.about_${about.kind}`, { name })}</p>
      <p id={reasonId} className={classes.label}>
        {text('reports.reason')}
      </p>
      <div className={classes.chips} role="group" aria-labelledby={reasonId}>
        {reasons.map((each) => {
          const key = `reports.reason_${each}` as const;
          return (
            <Chip
              key={each}
              chosen={reason === key}
              onClick={() => setReason(reason === key ? null : key)}
            >
              {text(key)}
            </Chip>
          );
        })}
      </div>
      <Textarea
        label={text('reports.words')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        // Room is left for the reason.
        maxLength={limits.reportLengthMax - 200}
        rows={3}
      />
      {about.kind === 'person' && (
        <Checkbox
          className={classes.choice}
          label={text('reports.block_too', { name })}
          checked={blocks}
          onChange={(event) => setBlocks(event.currentTarget.checked)}
        />
      )}
    </Dialog>
  );
}
