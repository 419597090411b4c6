import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#contract/index.ts';
import type { MailState } from '#contract/unsubscribe.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { PageSkeleton } from '#web/ui/Skeletons.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { LinkFailed } from './LinkFailed.tsx';
import { useUrlToken } from './url-token.ts';
import classes from './form.module.css';

/** The mails that a link is about: ended by a press, so that a program which only looks ends none; and brought back. */
export function UnsubscribeScreen() {
  const text = useText();
  useTitle(text('unsubscribe.title'));
  const { token } = useUrlToken();
  const { data, error, refetch } = useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: ({ signal }) => call(api.unsubscribe.show, { params: { token: token ?? '' }, signal }),
    enabled: token !== null && token !== '',
    retry: false,
  });
  if (!token) return <Failed sentence={text('account.verify_incomplete')} />;
  if (error)
    return (
      <Failed
        sentence={sentenceOf(error)}
        onAgain={isGone(error) ? undefined : () => void refetch()}
      />
    );
  if (!data)
    return (
      <AuthFrame card="lighthouse" title={text('unsubscribe.title')}>
        <PageSkeleton label={text('shell.loading_part')} />
      </AuthFrame>
    );
  return <Mails token={token} state={data} />;
}

function Mails({ token, state: { scope, on } }: { token: string; state: MailState }) {
  const text = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const what = text(`unsubscribe.scope_${scope}`);
  const change = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const params = { token };
      const next = await (on
        ? call(api.unsubscribe.end, { params, body: {} })
        : call(api.unsubscribe.resume, { params }));
      client.setQueryData(['unsubscribe', token], next);
      setIsChanged(true);
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const back = on && isChanged;
  return (
    <AuthFrame
      card="lighthouse"
      title={text(on && !isChanged ? 'unsubscribe.ask' : 'unsubscribe.title')}
      intro={on && !isChanged ? what : undefined}
    >
      <div className={classes.form}>
        <div role="status">
          {!on && <Banner tone="success">{text('unsubscribe.ended', { what })}</Banner>}
          {back && <Banner tone="success">{text('unsubscribe.back', { what })}</Banner>}
        </div>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Button full variant={on ? 'primary' : 'tint'} busy={busy} onClick={() => void change()}>
          {text(on ? 'unsubscribe.end' : 'unsubscribe.resume')}
        </Button>
        <UiLink
          href="/profile/me#notifications"
          className={buttonClass({ variant: 'ghost', full: true })}
        >
          {text('unsubscribe.settings')}
        </UiLink>
      </div>
    </AuthFrame>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function Failed({ sentence, onAgain }: { sentence: string; onAgain?: (() => void) | undefined }) {
  const text = useText();
  return (
    <LinkFailed title={text('unsubscribe.failed')} sentence={sentence} onAgain={onAgain}>
      <UiLink
        href="/profile/me#notifications"
        className={buttonClass({ variant: 'tint', full: true })}
      >
        {text('unsubscribe.settings')}
      </UiLink>
    </LinkFailed>
  );
}
