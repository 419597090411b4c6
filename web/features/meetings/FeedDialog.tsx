import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#contract/index.ts';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { queryClient } from '#web/platform/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Rss } from '#web/ui/icons.ts';
import { MadeLink } from '#web/ui/MadeLink.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { feedQuery, meetingKeys } from './meeting-queries.ts';
import classes from './Meetings.module.css';

/** The private address by which other calendars read my meetings: made, copied, made again, ended. */
export function FeedDialog() {
  const text = useText();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="ghost" compact icon={<Rss aria-hidden />} onClick={() => setOpened(true)}>
        {text('meetings.feed')}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={text('meetings.feed')}
        closeLabel={text('shell.close')}
        width={560}
      >
        <Feed />
      </Dialog>
    </>
  );
}

function Feed() {
  const text = useText();
  const { data, isError, refetch } = useQuery(feedQuery);
  const [busy, setBusy] = useState(false);
  const [fresh, setFresh] = useState(false);
  const attempt = async (ask: () => Promise<{ url: string | null }>) => {
    setBusy(true);
    try {
      queryClient.setQueryData(meetingKeys.feed, await ask());
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const make = () => {
    setFresh(true);
    void attempt(() => call(api.meetings.renewFeed));
  };
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', text: text('meetings.feed_copied') });
    } catch {
      showToast({ tone: 'error', text: text('meetings.feed_not_copied') });
    }
  };
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton label={text('shell.loading_part')} count={1} />;
  const { url } = data;
  return (
    <div className={classes.form}>
      <p>{text('meetings.feed_text')}</p>
      {url === null ? (
        <Button variant="tint" busy={busy} onClick={make}>
          {text('meetings.feed_make')}
        </Button>
      ) : (
        <MadeLink
          url={url}
          label={text('meetings.feed_address')}
          note={text('meetings.feed_note')}
          fresh={fresh}
          busy={busy}
          copyLabel={text('meetings.feed_copy')}
          onCopy={() => void copy(url)}
          renewLabel={text('meetings.feed_renew')}
          onRenew={make}
          endLabel={text('meetings.feed_end')}
          onEnd={() => void attempt(() => call(api.meetings.endFeed))}
        />
      )}
    </div>
  );
}
