import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Export } from '#contract/rights.ts';
import { sizeText } from '#web/features/account/sizes.ts';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { Part } from '#web/features/security/Part.tsx';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { dateLabel } from '#web/platform/time.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, buttonClass, buttonRow } from '#web/ui/Button.tsx';
import { Download } from '#web/ui/icons.ts';
import { Progress } from '#web/ui/Progress.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { useStayHere } from '#web/ui/stay-here.ts';
import { endExport, exportQuery, isUnderWay, startExport } from './export-query.ts';
import classes from './rights.module.css';

/** A copy of everything, from the request to the download. */
export function ExportPart() {
  const text = useText();
  const here = useStayHere<HTMLElement>();
  return (
    <Part {...here} title={text('rights.export')} note={text('rights.export_text')}>
      <Loaded />
    </Part>
  );
}

function Loaded() {
  const text = useText();
  const { data, isError, refetch } = useQuery(exportQuery);
  if (data) return <Stand now={data} />;
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  return <RowsSkeleton label={text('shell.loading_part')} count={1} />;
}

function Stand({ now }: { now: Export }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const act = (change: () => Promise<void>) => {
    setBusy(true);
    void change().finally(() => setBusy(false));
  };
  const { state } = now;
  if (isUnderWay(now))
    return (
      <Progress
        done={now.progress}
        label={text('rights.export_running')}
        shown={text('copies.percent', { done: Math.floor(now.progress * 100) })}
        action={
          <Button variant="ghost" compact busy={busy} onClick={() => act(endExport)}>
            {text('copies.cancel')}
          </Button>
        }
      />
    );
  if (state === 'done') return <Done now={now} busy={busy} act={act} />;
  return (
    <>
      {state === 'failed' && <Banner tone="danger">{text('rights.export_failed')}</Banner>}
      <div>
        <Button variant="outline" compact busy={busy} onClick={() => act(startExport)}>
          {text(state === 'failed' ? 'rights.export_again' : 'rights.export_start')}
        </Button>
      </div>
    </>
  );
}

type DoneProps = { now: Export; busy: boolean; act: (change: () => Promise<void>) => void };

function Done({ now, busy, act }: DoneProps) {
  const text = useText();
  const { language } = useLanguage();
  const { size_bytes: size, url, requested_at: at, expires_at: end } = now;
  return (
    <>
      <p className={classes.ready} role="status">
        {text('rights.export_ready', {
          at: dateLabel(at ?? ''),
          size: sizeText(size ?? 0, language),
          until: dateLabel(end ?? ''),
        })}
      </p>
      <div className={buttonRow}>
        <a className={buttonClass({ compact: true })} href={url ?? ''} download>
          <Download aria-hidden />
          {text('rights.export_download')}
        </a>
        <Button variant="outline" compact busy={busy} onClick={() => act(startExport)}>
          {text('rights.export_again')}
        </Button>
        <Button variant="ghost" compact busy={busy} onClick={() => act(endExport)}>
          {text('rights.export_delete')}
        </Button>
      </div>
    </>
  );
}
