import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#contract/index.ts';
import type { ModerationCase as Case } from '#contract/moderation.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { apiUrl, call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { askAgain } from '#web/platform/query.ts';
import { fullTime } from '#web/platform/time.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { ModerationFrame, ModerationWait } from './ModerationFrame.tsx';
import { type Place, caseQuery, deskKey, operatorNameOf, outcomeIn } from './moderation-queries.ts';
import classes from './ModerationScreen.module.css';

/** A reported item, the words of those who reported it, the decisions so far, and the buttons. */
export function ModerationCase({ place }: { place: Place }) {
  const text = useText();
  const { data: shown, error, refetch } = useQuery(caseQuery(place));
  if (!shown) {
    const title = text(`reports.case_${place.kind}`);
    return <ModerationWait title={title} error={error} again={() => void refetch()} />;
  }
  const { kind, author, reports, decisions, removable } = shown;
  const isOfDeck = kind === 'card' && !removable;
  return (
    <ModerationFrame title={text(`reports.case_${kind}`)}>
      <UiLink className={classes.back} href={`/moderate/${place.token}`}>
        <ArrowLeft aria-hidden />
        {text('reports.desk_all')}
      </UiLink>
      <Thing place={place} shown={shown} />
      <p className={classes.from}>
        {author
          ? text('reports.case_from', { name: operatorNameOf(author) })
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
                <Moment at={report.created_at} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      {decisions.length > 0 && (
        <section aria-labelledby="decisions">
          <h2 id="decisions" className={classes.heading}>
            {text('reports.case_decisions')}
          </h2>
          <ul className={classes.reports}>
            {decisions.map((decision) => (
              <li key={`${decision.at} ${decision.outcome}`}>
                <p className={classes.words}>{outcomeIn(text, decision, removable)}</p>
                <p className={classes.from}>
                  {text('reports.case_reports', { count: decision.reports })}
                  {' · '}
                  <Moment at={decision.at} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Decision place={place} shown={shown} />
    </ModerationFrame>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time className="zv-num" dateTime={at}>
      {fullTime(at)}
    </time>
  );
}

interface ShownProps {
  place: Place;
  shown: Case;
}

/** The reported item; the link authorises its picture, also while it is covered. */
function Thing({ place, shown: { kind, image, text: words, gone, state } }: ShownProps) {
  const text = useText();
  // Below stands that it was removed.
  if (state === 'removed') return null;
  if (gone) return <Banner tone="info">{text('reports.case_gone')}</Banner>;
  const { token, id } = place;
  return (
    <>
      {image && (
        <img
          className={classes.picture}
          src={`${apiUrl}/api/report/moderation/${token}/${kind}/${encodeURIComponent(id)}/image`}
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

function Decision({ place, shown: { state, gone, removable } }: ShownProps) {
  const text = useText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<'remove' | 'clear' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const decide = async (action: 'remove' | 'clear') => {
    setBusy(action);
    setFailure(null);
    try {
      const decided = await call(api.moderation.decide, { params: place, body: { action } });
      queryClient.setQueryData(caseQuery(place).queryKey, decided);
      void askAgain(deskKey(place.token));
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
            {text(canRemove ? 'reports.clear' : 'reports.note')}
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
