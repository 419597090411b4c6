import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { removedChats } from '#web/features/chat/chat-cache.ts';
import { sentenceOf } from '#web/features/chat/chat-changes.ts';
import { listenToChats } from '#web/features/chat/chat-live.ts';
import { chatInfoQuery } from '#web/features/chat/chat-queries.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { useTitle } from '#web/platform/title.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { NotFoundFigure } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './members.module.css';

type Answer = AnswerOf<typeof api.members.join>;
type Outcome = Answer | 'ended' | null;

/** Where a group's invitation link leads: asks the owner to be let in. */
export function JoinScreen() {
  const { token = '' } = useParams({ strict: false });
  return <Join key={token} token={token} />;
}

function Join({ token }: { token: string }) {
  const text = useText();
  const navigate = useNavigate();
  const dot = token.indexOf('.');
  const id = token.slice(0, Math.max(0, dot));
  const key = token.slice(dot + 1);
  const [asked, setAsked] = useState<Outcome>(dot < 1 || key === '' ? 'ended' : null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useTitle(text('members.join_title'));
  // Declined or taken back: one can ask again.
  const isGone = useStore(removedChats).has(id);
  const outcome = asked !== 'ended' && isGone ? null : asked;
  const isWaiting = outcome !== null && outcome !== 'ended';
  const info = useQuery({ ...chatInfoQuery(id), enabled: isWaiting });
  const isIn = isWaiting && info.data?.state === 'active';
  useEffect(() => {
    if (isIn) void navigate({ to: '/chat/$id', params: { id }, replace: true });
  }, [isIn, id, navigate]);

  const ask = async () => {
    setBusy(true);
    setFailure(null);
    // The chat comes into the list as an event.
    listenToChats();
    try {
      const answer = await call(api.members.join, { params: { id }, body: { key } });
      if (answer.state === 'active')
        await navigate({ to: '/chat/$id', params: { id }, replace: true });
      else setAsked(answer);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setAsked('ended');
      else setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };

  if (outcome === 'ended') return <Ended />;
  return (
    <Page width="reading" beam withoutFooter>
      <Surface className={classes.sheet} padded>
        <h1 className={classes.joinTitle}>
          {text(outcome ? 'members.join_waiting' : 'members.join_title')}
        </h1>
        {outcome ? (
          <div role="status">
            <p>{afterwards(outcome)}</p>
          </div>
        ) : (
          <>
            <p>{text('members.join_text')}</p>
            <p className={classes.note}>{text('members.join_after')}</p>
          </>
        )}
        {failure && <Banner tone="danger">{failure}</Banner>}
        {outcome ? (
          <UiLink href={`/chat/${id}`} className={buttonClass({ variant: 'tint' })}>
            {text('members.join_to_chat')}
          </UiLink>
        ) : (
          <Button busy={busy} onClick={() => void ask()}>
            {text('members.join_ask')}
          </Button>
        )}
      </Surface>
    </Page>
  );

  function afterwards({ title }: Answer): string {
    return title === ''
      ? text('members.join_waiting_unnamed')
      : text('members.join_waiting_text', { title });
  }
}

function Ended() {
  const text = useText();
  return (
    <Page withoutFooter>
      <NotFoundFigure
        title={text('members.join_ended_title')}
        text={text('members.join_ended_text')}
        cardAlt={text('shell.well_alt')}
        action={
          <UiLink href="/chat" className={buttonClass({ variant: 'tint' })}>
            {text('chat.to_chats')}
          </UiLink>
        }
      />
    </Page>
  );
}
