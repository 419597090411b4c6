import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { api } from '#contract/index.ts';
import type { ModerationCase } from '#contract/reports.ts';
import { AuthFrame } from '#web/features/account/AuthFrame.tsx';
import { sentenceOf } from '#web/platform/api-error.ts';
import { ApiError, apiUrl, call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { fullTime } from '#web/platform/time.ts';
import { useTitle } from '#web/platform/title.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import classes from './ModerationScreen.module.css';

const moderationKey = (token: string) => ['moderation', token] as const;

/** For the operator, from the link in the mail: what was reported, and the decision. */
export function ModerationScreen() {
  const text = useText();
  useTitle(text('reports.case'));
  const { token } = useParams({ from: '/moderate/$token' });
  const { data, error, refetch } = useQuery({
    queryKey: moderationKey(token),
    queryFn: ({ signal }) => call(api.moderation.show, { params: { token }, signal }),
  });
  if (data) return <Case token={token} shown={data} />;
  if (!error) {
    return (
      <Frame title={text('reports.case')}>
        <RowsSkeleton label={text('shell.loading_part')} count={2} />
      </Frame>
    );
  }
  const isFinal = error instanceof ApiError && error.status === 404;
  return (
    <Frame title={text('reports.case_failed')}>
      <Banner tone="danger">{sentenceOf(error)}</Banner>
      {!isFinal && (
        <Button variant="tint" full onClick={() => void refetch()}>
          {text('shell.try_again')}
        </Button>
      )}
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AuthFrame card="lighthouse" title={title}>
      <div className={classes.case}>{children}</div>
    </AuthFrame>
  );
}

function Case({ token, shown }: { token: string; shown: ModerationCase }) {
  const text = useText();
  const { kind, author, reports } = shown;
  const isOfDeck = kind === 'card' && !shown.removable;
  return (
    <Frame title={text(`reports.case_${kind}`)}>
      <Thing token={token} shown={shown} />
      <p className={classes.from}>
        {author
          ? text('reports.case_from', { name: `${author.display_name} (${author.username})` })
          : text(isOfDeck ? 'reports.case_of_deck' : 'reports.case_gone_account')}
      </p>
      {shown.covered && <p className={classes.from}>{text('reports.case_covered')}</p>}
      <section aria-labelledby="reports">
        <h2 id="reports" className={classes.heading}>
          {text('reports.case_reports', { count: reports.length })}
        </h2>
        <ul className={classes.reports}>
          {reports.map((report) => (
            <li key={`${report.created_at} ${report.reporter?.username ?? ''}`}>
              <p className={classes.words}>
                <bdi>{report.text}</bdi>
              </p>
              <p className={classes.from}>
                <bdi>{report.reporter?.display_name}</bdi>
                {' · '}
                <time className="zv-num" dateTime={report.created_at}>
                  {fullTime(report.created_at)}
                </time>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <Decision token={token} shown={shown} />
    </Frame>
  );
}

/** The reported item; the link authorises its picture, also while it is covered. */
function Thing({ token, shown: { kind, image, text: words, gone } }: CaseProps) {
  const text = useText();
  if (gone) return <Banner tone="info">{text('reports.case_gone')}</Banner>;
  return (
    <>
      {image && (
        <img
          className={classes.picture}
          src={`${apiUrl}/api/report/moderation/${token}/image`}
          alt={image.alt || text('reports.case_picture')}
          width={image.width}
          height={image.height}
        />
      )}
      {words !== '' && (
        <blockquote className={classes.quote} dir="auto">
          {words}
        </blockquote>
      )}
      {kind === 'person' && <p className={classes.from}>{text('reports.case_person_text')}</p>}
    </>
  );
}

interface CaseProps {
  token: string;
  shown: ModerationCase;
}

function Decision({ token, shown: { state, gone, removable } }: CaseProps) {
  const text = useText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<'remove' | 'clear' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const decide = async (action: 'remove' | 'clear') => {
    setBusy(action);
    setFailure(null);
    try {
      const decided = await call(api.moderation.decide, { params: { token }, body: { action } });
      queryClient.setQueryData(moderationKey(token), decided);
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(null);
    }
  };
  const canRemove = removable && !gone;
  return (
    <>
      {state === 'removed' && <Banner tone="success">{text('reports.decided_removed')}</Banner>}
      {state === 'cleared' && (
        <Banner tone="success">
          {text(removable ? 'reports.decided_cleared' : 'reports.decided_noted')}
        </Banner>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className={classes.deeds}>
        {state === 'open' && (
          <Button variant="outline" busy={busy === 'clear'} onClick={() => void decide('clear')}>
            {text(removable && !gone ? 'reports.clear' : 'reports.note')}
          </Button>
        )}
        {state !== 'removed' && canRemove && (
          <Button variant="danger" busy={busy === 'remove'} onClick={() => void decide('remove')}>
            {text('reports.remove')}
          </Button>
        )}
      </div>
    </>
  );
}
