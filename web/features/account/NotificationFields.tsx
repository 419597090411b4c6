import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { Settings } from '#contract/account.ts';
import { useText } from '#web/platform/language.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { changeSettings } from './settings.ts';
import classes from './MyProfileScreen.module.css';

/** A kind that comes later adds its line here. */
const kinds = [
  'message',
  'mention',
  'reaction',
  'opinion',
  'chat_invite',
  'join_request',
  'connection_request',
  'connection_accepted',
  'report_outcome',
] as const;
type Kind = (typeof kinds)[number];

/** What holds of a kind until somebody chooses. */
const everywhere = { in_app: true, push: true, mail: true };

/** Which kinds of things I am told of in the app. */
export function NotificationFields({ settings }: { settings: Settings }) {
  const text = useText();
  return (
    <Surface as="section" padded className={classes.group} aria-labelledby="notifications">
      <SectionHeading id="notifications">{text('notifications.choices')}</SectionHeading>
      {kinds.map((kind) => (
        <KindSwitch key={kind} kind={kind} settings={settings} />
      ))}
    </Surface>
  );
}

function KindSwitch({ kind, settings }: { kind: Kind; settings: Settings }) {
  const text = useText();
  const channels = settings.notifications[kind] ?? everywhere;
  // The profile hears of a choice a moment later, and a switch must not jump back until then.
  const [wished, setWished] = useState<boolean | null>(null);
  const choose = (on: boolean) => {
    setWished(on);
    const notifications = { ...settings.notifications, [kind]: { ...channels, in_app: on } };
    void changeSettings({ notifications }, settings).finally(() => setWished(null));
  };
  return (
    <Switch
      label={text(`notifications.kind_${kind}`)}
      checked={wished ?? channels.in_app}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
}
