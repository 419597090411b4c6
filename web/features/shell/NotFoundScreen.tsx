import { useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { NotFoundFigure } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { Shell } from './Shell.tsx';
import classes from './NotFoundScreen.module.css';

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

/** Where a screen in the shell finds that its thing is gone. */
export function NotFoundPage() {
  return (
    <Page>
      <NotFound />
    </Page>
  );
}

export function NotFoundScreen() {
  const { userProfile } = useProfile();
  if (userProfile) {
    return (
      <Shell>
        <NotFoundPage />
      </Shell>
    );
  }
  return (
    <main className={classes.alone}>
      <NotFound />
    </main>
  );
}
