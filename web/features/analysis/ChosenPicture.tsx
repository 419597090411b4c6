import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { limits } from '#contract/values.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { askConsent } from '#web/features/consent/consent.ts';
import { uploads, useUploadShare } from '#web/features/messages/uploads.ts';
import { LocalPicture } from '#web/features/pictures/LocalPicture.tsx';
import { type Attachment, attachments } from '#web/features/messages/attachments.ts';
import { PlansLink } from '#web/features/plans/PlansLink.tsx';
import { isPlanLimit } from '#web/features/plans/plan-limits.ts';
import { ApiError } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { analysisDraft, beginAnalysis } from './begin-analysis.ts';
import classes from './AnalyzeScreen.module.css';

/** The chosen picture with its words, on its way to become a chat. */
export function ChosenPicture({ picture }: { picture: Attachment }) {
  const text = useText();
  const words = picture.words ?? '';
  const { begin, busy, problem } = useBeginning(picture, words);
  const share = useUploadShare(picture.id);
  return (
    <form
      className={classes.chosen}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <div className={classes.frame}>
        <LocalPicture blob={picture.file} alt={picture.alt || text('pictures.yours')} />
      </div>
      <div className={classes.fields}>
        <label className={classes.field}>
          {text('pictures.describe')}
          <input
            dir="auto"
            value={picture.alt}
            maxLength={limits.imageAltLengthMax}
            placeholder={text('analysis.optional')}
            disabled={busy}
            onChange={(event) =>
              attachments.describe(analysisDraft, picture.id, { alt: event.target.value })
            }
          />
        </label>
        <label className={classes.field}>
          {text('analysis.question')}
          <textarea
            dir="auto"
            rows={3}
            value={words}
            maxLength={limits.messageLengthMax}
            placeholder={text('analysis.optional')}
            disabled={busy}
            onChange={(event) =>
              attachments.describe(analysisDraft, picture.id, { words: event.target.value })
            }
          />
        </label>
        {problem && (
          <Banner tone="danger">
            {problem.words}{' '}
            {problem.isLimit && <PlansLink>{text('messages.see_limits')}</PlansLink>}
          </Banner>
        )}
        {busy && share !== null && (
          <progress
            className={classes.progress}
            max={1}
            value={share}
            aria-label={text('pictures.sending')}
          />
        )}
        <div className={classes.ways}>
          <Button type="submit" busy={busy}>
            {problem ? text('shell.try_again') : text('analysis.start')}
          </Button>
          {busy ? (
            <Button variant="ghost" onClick={() => uploads.cancel(picture.id)}>
              {text('pictures.cancel')}
            </Button>
          ) : (
            <Button variant="ghost" onClick={() => attachments.remove(analysisDraft, picture.id)}>
              {text('analysis.take_away')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

const isNotReached = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Sends it; what failed is said beside it, and the picture stays for another try. */
function useBeginning(picture: Attachment, words: string) {
  const text = useText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ words: string; isLimit: boolean } | null>(null);
  const begin = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const id = await beginAnalysis(picture, words);
      await navigate({ to: '/chat/$id', params: { id } });
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'guide.consent_required')
        askConsent(() => void begin());
      // Taken back on its way.
      else if (!(error instanceof DOMException && error.name === 'AbortError'))
        setProblem({
          words: isNotReached(error) ? text('analysis.no_network') : sentenceOf(error),
          isLimit: isPlanLimit(error),
        });
    }
  };
  return { begin, busy, problem };
}
