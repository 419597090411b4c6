import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Share } from '#contract/sharing.ts';
import { shareDays } from '#contract/values.ts';
import { momentLabel } from '#web/platform/time.ts';
import { type Text, useText } from '#web/platform/language.tsx';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import { Link2 } from '#web/ui/icons.ts';
import { MadeLink } from '#web/ui/MadeLink.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { useStayHere } from '#web/ui/stay-here.ts';
import { type ShareDays, copyLink, endShare, makeShare, sharesQuery } from './share-queries.ts';
import classes from './sharing.module.css';

const choices: ShareDays[] = [...shareDays, null];
const chosenAtFirst: ShareDays = 7;

/** The link to a snapshot of a chat: made, copied, made again, ended. */
export function LinkPart({ chatId }: { chatId: string }) {
  const text = useText();
  const headingId = useId();
  const here = useStayHere<HTMLElement>();
  const [fresh, setFresh] = useState(false);
  const { data, isError, refetch } = useQuery(sharesQuery);
  const share = data?.items.find((one) => one.chat_id === chatId);
  return (
    <section {...here} className={classes.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.heading}>
        {text('sharing.link')}
      </h3>
      <p className={classes.note}>{text('sharing.link_text')}</p>
      {data &&
        (share ? (
          <Made share={share} fresh={fresh} onMake={() => setFresh(true)} />
        ) : (
          <Make chatId={chatId} onMake={() => setFresh(true)} />
        ))}
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

function Make({ chatId, onMake }: { chatId: string; onMake: () => void }) {
  const text = useText();
  const labelId = useId();
  const [days, setDays] = useState<ShareDays>(chosenAtFirst);
  const [busy, setBusy] = useState(false);
  const make = async () => {
    onMake();
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
      <div className={buttonRow}>
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

type MadeProps = { share: Share; fresh: boolean; onMake: () => void };

function Made({ share, fresh, onMake }: MadeProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const attempt = async (deed: () => Promise<unknown>) => {
    setBusy(true);
    await deed();
    setBusy(false);
  };
  const renew = () => {
    onMake();
    void attempt(() => makeShare(share.chat_id, daysOf(share)));
  };
  return (
    <MadeLink
      url={share.url}
      label={text('sharing.link')}
      note={sharedLabel(text, share)}
      fresh={fresh}
      busy={busy}
      copyLabel={text('sharing.copy')}
      onCopy={() => copyLink(share.url)}
      renewLabel={text('sharing.renew')}
      onRenew={renew}
      endLabel={text('sharing.end')}
      onEnd={() => void attempt(() => endShare(share.chat_id))}
    />
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
