import { useText } from '#web/platform/language.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Kbd } from '#web/ui/Headings.tsx';
import { shortcutGroups } from './shortcuts.ts';
import classes from './ShortcutHelp.module.css';

export function ShortcutHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={text('shell.shortcuts')}
      closeLabel={text('shell.close')}
      width={520}
    >
      {shortcutGroups.map(({ title, lines }) => (
        <section key={title} className={classes.group}>
          <h3 className={classes.title}>{text(title)}</h3>
          <dl className={classes.lines}>
            {lines.map((line) => (
              <div key={line.text} className={classes.line}>
                <dt>{text(line.text)}</dt>
                <dd className={classes.keys} dir="ltr">
                  {line.keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
