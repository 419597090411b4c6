import { Fragment, useState, type KeyboardEvent } from 'react';
import { useText } from '#web/platform/language.tsx';
import { Kbd } from '#web/ui/Headings.tsx';
import { isModifier, keyProblem } from './key-choice.ts';
import {
  type Keys,
  type ShortcutName,
  chooseKeys,
  keysIn,
  keysOf,
  namesOf,
} from '#web/platform/shortcuts.ts';
import classes from './ShortcutHelp.module.css';

/** The keys of a shortcut; pressing them asks for others, and those that can't be had are refused with a reason. */
export function KeyChoice({ name }: { name: ShortcutName }) {
  const text = useText();
  const [listening, setListening] = useState(false);
  const [refused, setRefused] = useState<Keys | null>(null);
  const keys = keysOf(name);
  const title = text(`shell.shortcut_${name}`);
  const end = () => {
    setListening(false);
    setRefused(null);
  };
  const hear = (event: KeyboardEvent) => {
    if (!listening) return;
    if (event.key === 'Tab') return end();
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return end();
    const pressed = keysIn(event.nativeEvent);
    if (event.repeat || isModifier(pressed.code)) return;
    if (keyProblem(name, pressed)) return setRefused(pressed);
    chooseKeys(name, pressed);
    end();
  };
  return (
    <dd className={classes.choice}>
      <button
        type="button"
        className={classes.change}
        aria-label={
          listening
            ? text('shell.shortcut_press')
            : text('shell.shortcut_change', { name: title, keys: namesOf(keys).join(' ') })
        }
        aria-pressed={listening}
        // The dialog closes by Escape, which ends only the question here.
        data-mantine-stop-propagation={listening || undefined}
        onClick={() => setListening(!listening)}
        onBlur={end}
        onKeyDown={hear}
      >
        {listening ? (
          text('shell.shortcut_press')
        ) : (
          <span className={classes.keys} dir="ltr">
            {namesOf(keys).map((key) => (
              // With spaces, the name of the button holds what it shows.
              <Fragment key={key}>
                <Kbd>{key}</Kbd>{' '}
              </Fragment>
            ))}
          </span>
        )}
      </button>
      <span className={classes.refusal} role="status">
        {refused && reason(refused)}
      </span>
    </dd>
  );

  function reason(wanted: Keys): string {
    const found = keyProblem(name, wanted);
    const shown = namesOf(wanted).join(' ');
    if (found?.problem === 'taken')
      return text('shell.shortcut_taken', {
        keys: shown,
        name: text(`shell.shortcut_${found.by}`),
      });
    if (found?.problem === 'reserved') return text('shell.shortcut_reserved', { keys: shown });
    return text('shell.shortcut_incomplete');
  }
}
