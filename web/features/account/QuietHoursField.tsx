import { Switch } from '@mantine/core';
import { useId, useState } from 'react';
import type { Settings } from '#contract/account.ts';
import { useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { zoneLabel } from '#web/platform/time.ts';
import fields from '#web/ui/fields.module.css';
import { changeSettings } from './settings.ts';
import appearance from './AppearanceFields.module.css';
import classes from './QuietHoursField.module.css';

type Hours = NonNullable<Settings['quiet_hours']>;

const night: Hours = { from: '22:00', to: '07:00' };

/** When nothing pops up; both times are kept at once. */
export function QuietHoursField({ settings }: { settings: Settings }) {
  const text = useText();
  const id = useId();
  const helpId = useId();
  const problemId = useId();
  const zone = useProfile().userProfile?.timezone ?? 'UTC';
  // The profile learns of a choice a moment later, and a field must not jump back until then.
  const [wished, setWished] = useState<Hours | null | undefined>(undefined);
  const hours = wished === undefined ? settings.quiet_hours : wished;
  const choose = (quiet: Hours | null) => {
    setWished(quiet);
    void changeSettings({ quiet_hours: quiet }, settings).finally(() => setWished(undefined));
  };
  const change = (changed: Partial<Hours>) => {
    // An emptied field says nothing yet.
    if (!hours || Object.values(changed).includes('')) return;
    const next = { ...hours, ...changed };
    // Equal times are shown with their problem, and are not sent.
    if (next.from === next.to) setWished(next);
    else choose(next);
  };
  const areEqual = hours !== null && hours.from === hours.to;
  return (
    <div role="group" aria-labelledby={id} className={classes.part}>
      <div>
        <Switch
          label={<span id={id}>{text('notifications.quiet')}</span>}
          aria-describedby={helpId}
          checked={hours !== null}
          onChange={(event) => choose(event.currentTarget.checked ? night : null)}
        />
        <p id={helpId} className={appearance.help}>
          {text('notifications.quiet_help', { zone: zoneLabel(zone) })}
        </p>
      </div>
      {hours && (
        <div className={classes.times}>
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className={fields.labelled}>
              <span className={fields.label}>{text(`notifications.quiet_${end}`)}</span>
              <input
                type="time"
                className={classes.time}
                value={hours[end]}
                required
                aria-invalid={areEqual || undefined}
                aria-describedby={areEqual ? problemId : undefined}
                onChange={({ target }) => change({ [end]: target.value })}
              />
            </label>
          ))}
          <div role="alert" className={classes.problem}>
            {areEqual && <p id={problemId}>{text('field.times_equal')}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
