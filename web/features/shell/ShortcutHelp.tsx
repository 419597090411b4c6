import { useText } from '#web/platform/language.tsx';
import { TextButton } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Kbd } from '#web/ui/Headings.tsx';
import { KeyChoice } from './KeyChoice.tsx';
import { shortcutGroups } from './shortcut-groups.ts';
import { restoreKeys, useChosenKeys } from '#web/platform/shortcuts.ts';
import classes from './ShortcutHelp.module.css';

/** All shortcuts, and the place to give those of the product other keys. */
export function ShortcutHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText();
  const isChanged = useChosenKeys();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={text('shell.shortcuts')}
      closeLabel={text('shell.close')}
      width={520}
    >
      <p className={classes.hint}>
        {text('shell.shortcuts_hint')}{' '}
        {isChanged && (
          <TextButton onClick={restoreKeys}>{text('shell.shortcuts_restore')}</TextButton>
        )}
      </p>
      {shortcutGroups.map(({ title, lines }) => (
        <section key={title} className={classes.group}>
          <h3 className={classes.title}>{text(title)}</h3>
          <dl className={classes.lines}>
            {lines.map((line) =>
              typeof line === 'string' ? (
                <div key={line} className={classes.line}>
                  <dt>{text(`shell.shortcut_${line}`)}</dt>
                  <KeyChoice name={line} />
                </div>
              ) : (
                <div key={line.text} className={classes.line}>
                  <dt>{text(line.text)}</dt>
                  <dd className={classes.keys} dir="ltr">
                    {line.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ),
            )}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
