import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { NotFoundFigure } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';

/** For addresses without a screen; also for things that are gone. */
export function NotFound() {
  const text = useText();
  useTitle(text('shell.not_found_title'));
  return (
    <NotFoundFigure
      title={text('shell.not_found_title')}
      text={text('shell.not_found_text')}
      cardAlt={text('shell.well_alt')}
      action={
        <UiLink href="/" className={buttonClass({ variant: 'tint' })}>
          {text('shell.go_home')}
        </UiLink>
      }
    />
  );
}

/** Shown by a screen in the shell when its item is gone. */
export function NotFoundPage() {
  return (
    <Page>
      <NotFound />
    </Page>
  );
}

/** Shown instead of a chat that is gone, or of a way into one that has ended. */
export function NoChatPage({ title, reason }: { title: string; reason: string }) {
  const text = useText();
  return (
    <Page withoutFooter>
      <NotFoundFigure
        title={title}
        text={reason}
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
