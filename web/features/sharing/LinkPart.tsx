import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Share } from '#contract/sharing.ts';
import { shareDays } from '#contract/values.ts';
import { momentLabel } from '#web/features/members/mute.ts';
import { type Text, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Copy, Link2 } from '#web/ui/icons.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { type ShareDays, copyLink, endShare, makeShare, sharesQuery } from './share-queries.ts';
import classes from './sharing.module.css';

const choices: ShareDays[] = [...shareDays, null];
const chosenAtFirst: ShareDays = 7;

/** The link to a snapshot of a chat: made, copied, made anew, ended. */
export function LinkPart({ chatId }: { chatId: string }) {
  const text = useText();
  const headingId = useId();
  const { data, isError, refetch } = useQuery(sharesQuery);
  const share = data?.items.find((one) => one.chat_id === chatId);
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.heading}>
        {text('sharing.link')}
      </h3>
      <p className={classes.note}>{text('sharing.link_text')}</p>
      {data && (share ? <Made share={share} /> : <Make chatId={chatId} />)}
      {!data && !isError && <RowsSkeleton label={text('shell.loading_part')} count={1} />}
      {!data && isError && (
        <p className={classes.note} role="alert">
          {text('sharing.failed')}{' '}
          <Button variant="ghost" compact onClick={() => void refetch()}>
            {text('shell.try_again')}
          </Button>
        </p>
      )}
    </section>
  );
}

function Make({ chatId }: { chatId: string }) {
  const text = useText();
  const labelId = useId();
  const [days, setDays] = useState<ShareDays>(chosenAtFirst);
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    await makeShare(chatId, days);
    setBusy(false);
  };
  return (
    <>
      <div className={classes.field}>
        <span id={labelId} className={classes.label}>
          {text('sharing.days')}
        </span>
        <SegmentedControl
          className={classes.days}
          aria-labelledby={labelId}
          fullWidth
          value={nameOf(days)}
          onChange={(name) => setDays(choices.find((choice) => nameOf(choice) === name) ?? null)}
          data={choices.map((choice) => ({
            value: nameOf(choice),
            label: text(`sharing.days_${choice ?? 'none'}`),
          }))}
        />
      </div>
      <div className={classes.buttons}>
        <Button variant="tint" icon={<Link2 aria-hidden />} busy={busy} onClick={() => void make()}>
          {text('sharing.make')}
        </Button>
      </div>
    </>
  );
}

function nameOf(days: ShareDays): string {
  return String(days ?? 'none');
}

function Made({ share }: { share: Share }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const attempt = async (deed: () => Promise<unknown>) => {
    setBusy(true);
    await deed();
    setBusy(false);
  };
  return (
    <>
      <input
        className={classes.link}
        dir="ltr"
        readOnly
        value={share.url}
        aria-label={text('sharing.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={classes.note} role="status">
        {sharedLabel(text, share)}
      </p>
      <div className={classes.buttons}>
        <Button variant="tint" icon={<Copy aria-hidden />} onClick={() => copyLink(share.url)}>
          {text('sharing.copy')}
        </Button>
        <Button
          variant="ghost"
          disabled={busy}
          onClick={() => void attempt(() => makeShare(share.chat_id, daysOf(share)))}
        >
          {text('sharing.renew')}
        </Button>
        <Button
          variant="ghost"
          disabled={busy}
          onClick={() => void attempt(() => endShare(share.chat_id))}
        >
          {text('sharing.end')}
        </Button>
      </div>
    </>
  );
}

const dayMs = 86_400_000;

/** A new snapshot lives as long as the one before was meant to. */
function daysOf({ created_at: from, expires_at: until }: Share): ShareDays {
  if (until === null) return null;
  const days = Math.round((Date.parse(until) - Date.parse(from)) / dayMs);
  return shareDays.find((choice) => choice === days) ?? chosenAtFirst;
}

/** When it was shared, and until when that holds. */
export function sharedLabel(text: Text, share: Share): string {
  const { created_at: at, expires_at: until, message_count: count } = share;
  const holds =
    until === null
      ? text('sharing.until_ended')
      : text('sharing.until', { time: momentLabel(until) });
  return `${text('sharing.shared_at', { time: momentLabel(at), count })} ${holds}`;
}
