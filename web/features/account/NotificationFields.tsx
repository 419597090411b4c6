import { Checkbox, type CheckboxProps } from '@mantine/core';
import { useState } from 'react';
import type { Settings } from '#contract/account.ts';
import {
  type DigestKind,
  type MailedKind,
  type NotificationKind,
  channelsOf,
  digestKinds,
} from '#contract/notification-kinds.ts';
import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { SettingSwitch } from './AppearanceFields.tsx';
import { QuietHoursField } from './QuietHoursField.tsx';
import { changeSettings } from './settings.ts';
import groupClasses from './FieldGroup.module.css';
import classes from './NotificationFields.module.css';

type Kind = DigestKind | MailedKind;
type Channel = 'in_app' | 'push' | 'mail';

const channels = ['in_app', 'push', 'mail'] as const satisfies readonly Channel[];

/** In the order of the table; a kind that comes later adds its line here. */
const kinds = [
  'message',
  'mention',
  'reaction',
  'opinion',
  'chat_invite',
  'join_request',
  'connection_request',
  'connection_accepted',
  'journey',
  'meeting_invite',
  'meeting_reminder',
  'action_reminder',
  'payment',
  'report_outcome',
] as const satisfies readonly Kind[];

/** Kinds that nobody chooses, and the ways in which they come. */
const fixedKinds = [
  { kind: 'answer_ready', ways: ['in_app'] },
  { kind: 'security', ways: ['mail'] },
] as const satisfies { kind: NotificationKind; ways: Channel[] }[];

/** Kinds of notifications by the ways they come, what is mailed, and quiet hours. */
export function NotificationFields({ settings }: { settings: Settings }) {
  const text = useText();
  const mail = useConfig()?.mail ?? true;
  return (
    <Surface as="section" padded className={groupClasses.group} aria-labelledby="notifications">
      <SectionHeading id="notifications">{text('notifications.choices')}</SectionHeading>
      <table className={classes.table} aria-labelledby="notifications">
        <thead>
          <tr>
            <th scope="col">{text('notifications.kind')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {text(`notifications.channel_${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{text(`notifications.kind_${kind}`)}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <ChannelBox kind={kind} channel={channel} settings={settings} />
                </td>
              ))}
            </tr>
          ))}
          {fixedKinds.map(({ kind, ways }) => (
            <tr key={kind}>
              <th scope="row">
                {text(`notifications.kind_${kind}`)}
                <span className={classes.why}>{text(`notifications.why_${kind}`)}</span>
              </th>
              {channels.map((channel) => (
                <td key={channel}>
                  <WayBox
                    kind={kind}
                    channel={channel}
                    checked={ways.some((way) => way === channel)}
                    disabled
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SettingSwitch
        name="mail_digest"
        settings={settings}
        label={text('notifications.mail_digest')}
        help={text(mail ? 'notifications.mail_digest_help' : 'notifications.mail_off')}
      />
      <QuietHoursField settings={settings} />
    </Surface>
  );
}

type ChannelBoxProps = { kind: Kind; channel: Channel; settings: Settings };

function ChannelBox({ kind, channel, settings }: ChannelBoxProps) {
  const chosen = channelsOf(settings, kind);
  // The profile learns of a choice a moment later, and a box must not jump back until then.
  const [wished, setWished] = useState<boolean | null>(null);
  const choose = (on: boolean) => {
    setWished(on);
    const notifications = { ...settings.notifications, [kind]: { ...chosen, [channel]: on } };
    void changeSettings({ notifications }, settings).finally(() => setWished(null));
  };
  // Together is mailed what is unseen in the app: nothing, where it is not listed there.
  const isTogether = digestKinds.some((one) => one === kind);
  const isMoot =
    (channel === 'mail' && isTogether && (!chosen.in_app || !settings.mail_digest)) ||
    // A kind that is not listed reaches no device.
    (channel === 'push' && !chosen.in_app);
  return (
    <WayBox
      kind={kind}
      channel={channel}
      checked={(wished ?? chosen[channel]) && !isMoot}
      disabled={isMoot}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
}

type WayBoxProps = Pick<CheckboxProps, 'checked' | 'disabled' | 'onChange'> & {
  kind: NotificationKind;
  channel: Channel;
};

function WayBox({ kind, channel, ...rest }: WayBoxProps) {
  const text = useText();
  const label = text('notifications.way', {
    kind: text(`notifications.kind_${kind}`),
    way: text(`notifications.channel_${channel}`),
  });
  return <Checkbox size="md" aria-label={label} {...rest} />;
}
