import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { api } from '#contract/index.ts';
import type { SharedChat, SharedMessage } from '#contract/sharing.ts';
import { LanguageSwitch } from '#web/features/account/LanguageSwitch.tsx';
import { VisitorFrame } from '#web/features/account/VisitorFrame.tsx';
import { GuideFrame } from '#web/features/assistant/GuideFrame.tsx';
import { sentenceOf } from '#web/platform/api-error.ts';
import { WrittenText } from '#web/features/messages/WrittenText.tsx';
import { ApiError, call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { dateLabel, fullTime } from '#web/platform/time.ts';
import { useTitle } from '#web/platform/title.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ErrorState, NotFoundFigure } from '#web/ui/EmptyState.tsx';
import { Markdown } from '#web/ui/markdown/Markdown.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './SharedScreen.module.css';

/** A chat that somebody shared by a link, for everybody who has it; no sign-in is needed. */
export function SharedScreen() {
  const text = useText();
  const { key = '' } = useParams({ strict: false });
  const { userProfile } = useProfile();
  const { data, error, refetch } = useQuery({
    queryKey: ['shared', key],
    queryFn: ({ signal }) => call(api.sharing.show, { params: { key }, signal }),
    retry: (count, failure) => count < 2 && !isGone(failure),
  });
  return (
    <VisitorFrame header={!userProfile && <LanguageSwitch />} width="message">
      <meta name="robots" content="noindex, nofollow" />
      {data && <Chat chat={data} />}
      {!data && !error && <RowsSkeleton label={text('shell.loading_part')} count={5} />}
      {!data && error && isGone(error) && <Gone />}
      {!data && error && !isGone(error) && (
        <ErrorState
          title={text('sharing.load_failed')}
          text={sentenceOf(error)}
          action={
            <Button variant="tint" onClick={() => void refetch()}>
              {text('shell.try_again')}
            </Button>
          }
        />
      )}
    </VisitorFrame>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function Gone() {
  const text = useText();
  useTitle(text('sharing.gone_title'));
  return (
    <NotFoundFigure
      title={text('sharing.gone_title')}
      text={text('sharing.gone_text')}
      cardAlt={text('shell.well_alt')}
      action={
        <UiLink href="/" className={buttonClass({ variant: 'tint' })}>
          {text('shell.go_home')}
        </UiLink>
      }
    />
  );
}

function Chat({ chat }: { chat: SharedChat }) {
  const text = useText();
  const title = chat.title || text('sharing.untitled');
  useTitle(title);
  return (
    <article className={classes.chat}>
      <h1 className={classes.title} dir="auto">
        {title}
      </h1>
      <p className={classes.note}>
        {text('sharing.page_note', { date: dateLabel(chat.shared_at) })}
      </p>
      {chat.messages.length === 0 && <p>{text('sharing.empty')}</p>}
      {numbered(chat.messages).map(({ place, message }) => (
        <Line key={place} message={message} />
      ))}
      <Invitation />
    </article>
  );
}

/** A snapshot never changes, so the place of a line names it. */
function numbered(messages: SharedMessage[]) {
  return messages.map((message, place) => ({ place, message }));
}

function Line({ message }: { message: SharedMessage }) {
  const text = useText();
  const labels = useMemo(
    () => ({ copy: text('chat.copy'), copied: text('chat.copied'), code: text('chat.code') }),
    [text],
  );
  if (message.by === 'guide') {
    return (
      <GuideFrame at={message.created_at}>
        <Markdown text={message.text} streaming={false} labels={labels} />
      </GuideFrame>
    );
  }
  return (
    <div className={classes.person}>
      <div className={classes.bubble} data-tip={fullTime(message.created_at)}>
        <span className="zv-unseen">{text('sharing.person')}</span>
        {message.image_alt !== null && (
          <p className={classes.note} dir="auto">
            {message.image_alt === ''
              ? text('sharing.picture')
              : text('sharing.picture_of', { words: message.image_alt })}
          </p>
        )}
        {message.text !== '' && <WrittenText text={message.text} />}
      </div>
    </div>
  );
}

/** The way to an account, or back to one's own chats. */
function Invitation() {
  const text = useText();
  const { userProfile } = useProfile();
  if (userProfile) {
    return (
      <p className={classes.way}>
        <UiLink href="/chat" className={buttonClass({ variant: 'tint' })}>
          {text('sharing.go_home')}
        </UiLink>
      </p>
    );
  }
  return (
    <Surface as="section" padded className={classes.invitation} aria-labelledby="invitation">
      <div>
        <h2 id="invitation">{text('sharing.invite_title')}</h2>
        <p className={classes.note}>{text('sharing.invite_text')}</p>
      </div>
      <UiLink href="/sign-up" className={buttonClass()}>
        {text('sharing.sign_up')}
      </UiLink>
    </Surface>
  );
}
