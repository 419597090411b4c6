import { Switch } from '@mantine/core';
import { useState } from 'react';
import { type MailedKind, type Settings, mailedKinds } from '#contract/account.ts';
import { useText } from '#web/platform/language.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { changeSettings } from './settings.ts';
import classes from './FieldGroup.module.css';

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
  'action_reminder',
  'meeting_invite',
  'meeting_reminder',
  'report_outcome',
] as const;
type Kind = (typeof kinds)[number];

/** The default of a kind. */
const everywhere = { in_app: true, push: true, mail: true };

/** Kinds of notifications in the app, and those that are mailed. */
export function NotificationFields({ settings }: { settings: Settings }) {
  const text = useText();
  return (
    <Surface as="section" padded className={classes.group} aria-labelledby="notifications">
      <SectionHeading id="notifications">{text('notifications.choices')}</SectionHeading>
      {kinds.map((kind) => (
        <KindSwitch key={kind} kind={kind} channel="in_app" settings={settings} />
      ))}
      {mailedKinds.map((kind) => (
        <KindSwitch key={kind} kind={kind} channel="mail" settings={settings} />
      ))}
    </Surface>
  );
}

type SwitchProps = { settings: Settings } & (
  | { kind: Kind; channel: 'in_app' }
  | { kind: MailedKind; channel: 'mail' }
);

function KindSwitch({ settings, ...about }: SwitchProps) {
  const { kind, channel } = about;
  const text = useText();
  const channels = settings.notifications[kind] ?? everywhere;
  // The profile learns of a choice a moment later, and a switch must not jump back until then.
  const [wished, setWished] = useState<boolean | null>(null);
  const choose = (on: boolean) => {
    setWished(on);
    const notifications = { ...settings.notifications, [kind]: { ...channels, [channel]: on } };
    void changeSettings({ notifications }, settings).finally(() => setWished(null));
  };
  return (
    <Switch
      label={
        about.channel === 'mail'
          ? text(`notifications.mail_${about.kind}`)
          : text(`notifications.kind_${about.kind}`)
      }
      checked={wished ?? channels[channel]}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
}
