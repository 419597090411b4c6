import { useText } from '#web/platform/language.tsx';
import { saveFile } from '#web/platform/save-file.ts';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import { Copy, Download } from '#web/ui/icons.ts';
import { copyText } from '#web/ui/markdown/copy.ts';
import { showToast } from '#web/ui/toasts.ts';
import { takeFocus } from '#web/ui/take-focus.ts';
import classes from './Security.module.css';

/** Backup codes, which are shown this one time. */
export function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = useText();
  const lines = `${codes.join('\n')}\n`;
  const copy = async () => {
    const isCopied = await copyText(lines);
    showToast({
      tone: isCopied ? 'success' : 'error',
      text: text(isCopied ? 'security.backup_codes_copied' : 'security.backup_codes_not_copied'),
    });
  };
  const download = () =>
    saveFile(new Blob([lines], { type: 'text/plain' }), text('security.backup_codes'), 'txt');
  return (
    <div ref={takeFocus} className={classes.part}>
      <p className={classes.note}>{text('security.backup_codes_text')}</p>
      <ul className={classes.codes} dir="ltr" aria-label={text('security.backup_codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={buttonRow}>
        <Button
          variant="outline"
          compact
          icon={<Copy aria-hidden />}
          onClick={() => void copy()}
          data-autofocus
        >
          {text('security.backup_codes_copy')}
        </Button>
        <Button variant="outline" compact icon={<Download aria-hidden />} onClick={download}>
          {text('security.backup_codes_download')}
        </Button>
      </div>
      <Button full onClick={onDone}>
        {text('security.backup_codes_done')}
      </Button>
    </div>
  );
}
