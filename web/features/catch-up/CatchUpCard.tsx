import { useEffect, useEffectEvent, useState } from 'react';
import type { CatchUp } from '#contract/catch-up.ts';
import { api } from '#contract/index.ts';
import { ThinkingDots } from '#web/features/assistant/Thinking.tsx';
import { refusedWith, sentenceOf } from '#web/platform/api-error.ts';
import { askConsent } from '#web/features/consent/consent.ts';
import { useMarkdownLabels } from '#web/features/messages/markdown-labels.ts';
import { call } from '#web/platform/api.ts';
import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { EyeOff, X } from '#web/ui/icons.ts';
import { Markdown } from '#web/ui/markdown/Markdown.tsx';
import { showToast } from '#web/ui/toasts.ts';
import type { CatchUpPlace } from './catch-up-place.ts';
import { ExtractFacts } from './ExtractFacts.tsx';
import classes from './CatchUp.module.css';

type CatchUpCardProps = { place: CatchUpPlace; onClose: () => void };

/** A summary of new messages. It is stored nowhere: closing it discards it. */
export function CatchUpCard({ place, onClose }: CatchUpCardProps) {
  const text = useText();
  const { chatId, after } = place;
  const [catchUp, setCatchUp] = useState<CatchUp | null>(null);
  const [tries, setTries] = useState(0);
  const refuse = useEffectEvent((error: unknown) => {
    if (refusedWith(error, 'guide.consent_required'))
      return askConsent(() => setTries((count) => count + 1), onClose);
    showToast({ tone: 'error', text: sentenceOf(error) });
    onClose();
  });
  useEffect(() => {
    const left = new AbortController();
    const asked = { params: { id: chatId }, body: { after }, signal: left.signal };
    call(api.catchUp.ask, asked).then(setCatchUp, (error: unknown) => {
      if (!left.signal.aborted) refuse(error);
    });
    // Closing the card cancels its summary.
    return () => left.abort();
  }, [chatId, after, tries]);
  const reveal = useEffectEvent(() => place.reveal());
  // Otherwise a reader at the newest message would see the end of the card, which grows upwards from there.
  useEffect(() => reveal(), [catchUp]);
  return (
    <aside
      className={classes.card}
      aria-label={text('catch_up.offer')}
      aria-busy={catchUp === null}
    >
      <header className={classes.head}>
        <p className={classes.private}>
          <EyeOff aria-hidden />
          {text('catch_up.only_you')}
        </p>
        {catchUp && (
          <IconButton label={text('catch_up.close')} icon={<X aria-hidden />} onClick={onClose} />
        )}
      </header>
      {catchUp ? (
        <Result catchUp={catchUp} place={place} />
      ) : (
        <div className={classes.waiting} role="status">
          <ThinkingDots />
          <span>{text('catch_up.under_way')}</span>
          <Button variant="ghost" compact onClick={onClose}>
            {text('catch_up.cancel')}
          </Button>
        </div>
      )}
    </aside>
  );
}

function Result({ catchUp, place }: { catchUp: CatchUp; place: CatchUpPlace }) {
  const text = useText();
  const labels = useMarkdownLabels();
  const provider = useConfig()?.guide.provider ?? '';
  const { summary, left_out: leftOut, count, extract } = catchUp;
  return (
    <div role="status">
      <h3 className={classes.title}>{text('catch_up.title', { count })}</h3>
      {summary === null ? (
        <>
          <ExtractFacts extract={extract} show={place.show} />
          <p className={classes.note}>{text('catch_up.extract_note')}</p>
        </>
      ) : (
        <>
          <Markdown text={summary} labels={labels} />
          <p className={classes.note}>{text('catch_up.by', { provider })}</p>
        </>
      )}
      {leftOut > 0 && (
        <p className={classes.note}>{text('catch_up.left_out', { count: leftOut, provider })}</p>
      )}
    </div>
  );
}
