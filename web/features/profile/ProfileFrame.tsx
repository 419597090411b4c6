import type { ReactNode } from 'react';
import type { User } from '#contract/account.ts';
import { useText } from '#web/platform/language.tsx';
import { useScreen } from '#web/platform/screen.ts';
import { useProfile } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { ArrowLeft } from '#web/ui/icons.ts';
import { Page } from '#web/ui/Page.tsx';
import { PageSkeleton } from '#web/ui/Skeletons.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { Identity, ProfilePlaces, SignOutButton } from './ProfileList.tsx';
import classes from './ProfileFrame.module.css';

export type ProfileFrameProps = {
  /** Of this screen, as the list of places names it. */
  path: string;
  title: string;
  intro?: string;
  width?: 'reading';
  children: (user: User) => ReactNode;
};

/** A screen behind the profile: beside the list of places where there is room, else with a way back to it. */
export function ProfileFrame({ path, title, intro, width, children }: ProfileFrameProps) {
  const text = useText();
  useTitle(title);
  const { userProfile: user } = useProfile();
  if (!user) {
    return (
      <Page>
        <PageSkeleton label={text('account.loading')} />
      </Page>
    );
  }
  return (
    <div className={classes.frame}>
      <Places user={user} path={path} />
      <Page title={title} intro={intro} width={width} className={classes.page}>
        {children(user)}
      </Page>
    </div>
  );
}

function Places({ user, path }: { user: User; path: string }) {
  const text = useText();
  if (useScreen() !== 'desktop') {
    return (
      <div className={classes.back}>
        <UiLink href="/profile">
          <ArrowLeft aria-hidden />
          {text('account.profile')}
        </UiLink>
      </div>
    );
  }
  return (
    <div className={classes.panel}>
      <div className={classes.identity}>
        <Identity user={user} />
      </div>
      <ProfilePlaces current={path} brief />
      <div className={classes.leave}>
        <SignOutButton />
      </div>
    </div>
  );
}
