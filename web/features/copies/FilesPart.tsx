import { useId, useState } from 'react';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useText } from '#web/platform/language.tsx';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import { Download } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts.ts';
import type { CopyPartProps } from './RangePart.tsx';
import { saveFile } from '#web/platform/save-file.ts';
import { textOfChat } from './copy-files.ts';
import classes from './copies.module.css';

const formats = [
  { format: 'markdown', ending: 'md' },
  { format: 'json', ending: 'json' },
] as const;
type Format = (typeof formats)[number];

export function FilesPart({ chatId, title, range, reason }: CopyPartProps) {
  const text = useText();
  const headingId = useId();
  const [busy, setBusy] = useState<Format['format'] | null>(null);
  const save = async ({ format, ending }: Format) => {
    setBusy(format);
    try {
      saveFile(await textOfChat(chatId, range(), format), title, ending);
      showToast({ tone: 'success', text: text('copies.saved') });
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
    }
    setBusy(null);
  };
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.heading}>
        {text('copies.files')}
      </h3>
      <p className={classes.note}>{text('copies.files_text')}</p>
      <div className={buttonRow}>
        {formats.map((one) => (
          <Button
            key={one.format}
            variant="outline"
            icon={<Download aria-hidden />}
            busy={busy === one.format}
            disabledReason={reason}
            onClick={() => void save(one)}
          >
            {text(`copies.${one.format}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
