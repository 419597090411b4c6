import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Settings } from '#contract/account.ts';
import type { PushDevice } from '#contract/push.ts';
import { SettingSwitch } from '#web/features/account/AppearanceFields.tsx';
import groupClasses from '#web/features/account/FieldGroup.module.css';
import { sessionsQuery } from '#web/features/security/session-queries.ts';
import classes from '#web/features/security/Security.module.css';
import { sentenceOf } from '#web/platform/api-error.ts';
import { ApiError } from '#web/platform/api.ts';
import { currentText, useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { queryClient } from '#web/platform/query.ts';
import { momentLabel } from '#web/platform/time.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { Bell } from '#web/ui/icons.ts';
import { Surface } from '#web/ui/Surface.tsx';
import { showToast } from '#web/ui/toasts.ts';
import own from './PushSection.module.css';
import { pushAbility, pushQuery, tryPush, turnOffPush, turnOnPush } from './push-device.ts';

/** Devices that are notified while the program is closed; the browser asks for its permission after the press alone. */
export function PushSection({ settings }: { settings: Settings }) {
  const text = useText();
  const { language } = useLanguage();
  const product = productNameIn(language);
  const { data } = useQuery(pushQuery);
  const items = data?.items ?? [];
  return (
    <Surface as="section" padded className={groupClasses.group} aria-labelledby="push">
      <SectionHeading id="push">{text('push.title')}</SectionHeading>
      <p>{text('push.text', { product })}</p>
      {items.length > 0 && (
        <ul className={classes.devices} aria-label={text('push.devices')}>
          {items.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
      {data && !items.some(({ mine }) => mine) && <TurnOn product={product} />}
      <SettingSwitch
        name="push_texts"
        settings={settings}
        label={text('push.texts')}
        help={text('push.texts_help')}
      />
    </Surface>
  );
}

function TurnOn({ product }: { product: string }) {
  const text = useText();
  const [ability, setAbility] = useState(pushAbility);
  const [busy, setBusy] = useState(false);
  if (ability !== 'able') return <p>{text(`push.${ability}`, { product })}</p>;
  const turnOn = async () => {
    setBusy(true);
    try {
      await turnOnPush(await nameOfThis());
      setAbility(pushAbility());
    } catch (error) {
      const sentence = error instanceof ApiError ? sentenceOf(error) : currentText()('push.failed');
      showToast({ tone: 'error', text: sentence });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="tint" icon={<Bell aria-hidden />} busy={busy} onClick={() => void turnOn()}>
        {text(busy ? 'push.turning_on' : 'push.turn_on')}
      </Button>
    </div>
  );
}

/** The name of this device, as the list of devices has it. */
async function nameOfThis(): Promise<string> {
  const text = currentText();
  const { items } = await queryClient.fetchQuery(sessionsQuery);
  const { browser, system } = items.find(({ current }) => current) ?? {};
  if (browser && system) return text('security.device', { browser, system });
  return browser ?? system ?? text('security.device_unknown');
}

function Device({ device }: { device: PushDevice }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const { name, mine, created_at: since } = device;
  const doing = (act: Promise<void>, done?: string) => {
    setBusy(true);
    act
      .then(() => done && showToast({ tone: 'success', text: done }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        showToast({ tone: 'error', text: sentenceOf(error) });
      })
      .finally(() => setBusy(false));
  };
  return (
    <li className={classes.device}>
      <Bell aria-hidden />
      <div className={classes.body}>
        <p className={classes.name}>
          <span>{name}</span> {mine && <Tag tone="success">{text('push.here')}</Tag>}
        </p>
        <p className={classes.about}>
          <time dateTime={since}>{text('push.since', { when: momentLabel(since) })}</time>
        </p>
      </div>
      <span className={own.choices}>
        <Button
          variant="outline"
          compact
          disabled={busy}
          aria-label={text('push.test_of', { name })}
          onClick={() => doing(tryPush(device), text('push.sent', { name }))}
        >
          {text('push.test')}
        </Button>
        <Button
          variant="ghost"
          compact
          disabled={busy}
          aria-label={text('push.turn_off_of', { name })}
          onClick={() => doing(turnOffPush(device))}
        >
          {text('push.turn_off')}
        </Button>
      </span>
    </li>
  );
}
