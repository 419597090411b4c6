import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '#contract/security.ts';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { useText } from '#web/platform/language.tsx';
import { momentLabel, zoneLabel } from '#web/platform/time.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Monitor, Smartphone } from '#web/ui/icons.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { useStayHere } from '#web/ui/stay-here.ts';
import { Part } from './Part.tsx';
import { endOtherSessions, endSession, sessionsQuery } from './session-queries.ts';
import classes from './Security.module.css';

const phones: ReadonlySet<Session['system']> = new Set(['Android', 'iPad', 'iPhone']);

/** The devices on which I am signed in; each but this one can be signed out. */
export function Devices() {
  const text = useText();
  const here = useStayHere<HTMLElement>();
  const { data, isError, refetch } = useQuery(sessionsQuery);
  if (!data)
    return isError ? (
      <LoadFailed onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label={text('shell.loading_part')} count={2} />
    );
  return (
    <Part {...here} title={text('security.devices')} note={text('security.devices_help')}>
      <ul className={classes.devices} aria-label={text('security.devices')}>
        {data.items.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {data.items.some(({ current }) => !current) && <EndOthers />}
    </Part>
  );
}

function Device({ session }: { session: Session }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const { id, browser, system, current, timezone, last_seen_at: seen } = session;
  const name =
    browser && system
      ? text('security.device', { browser, system })
      : (browser ?? system ?? text('security.device_unknown'));
  const Icon = phones.has(system) ? Smartphone : Monitor;
  const end = () => {
    setBusy(true);
    void endSession(id).finally(() => setBusy(false));
  };
  return (
    <li className={classes.device}>
      <Icon aria-hidden />
      <div className={classes.body}>
        <p className={classes.name}>
          <span>{name}</span> {current && <Tag tone="success">{text('security.current')}</Tag>}
        </p>
        <p className={classes.about}>
          {current ? (
            <span>{text('security.now')}</span>
          ) : (
            <time dateTime={seen}>{text('security.seen', { when: momentLabel(seen) })}</time>
          )}
          {timezone && <span>{zoneLabel(timezone)}</span>}
        </p>
      </div>
      {!current && (
        <Button
          variant="outline"
          compact
          busy={busy}
          aria-label={text('security.end_of', { name })}
          onClick={end}
        >
          {text('security.end')}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const text = useText();
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setIsAsked(false);
  const end = () => {
    setBusy(true);
    void endOtherSessions().finally(() => {
      setBusy(false);
      close();
    });
  };
  return (
    <div>
      <Button variant="outline" compact onClick={() => setIsAsked(true)}>
        {text('security.end_others')}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={close}
        onConfirm={end}
        busy={busy}
        title={text('security.end_others_title')}
        text={text('security.end_others_text')}
        cancelLabel={text('chat.cancel')}
        confirmLabel={text('security.end_others')}
        closeLabel={text('shell.close')}
      />
    </div>
  );
}
