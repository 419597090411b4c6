import type { ReactNode } from 'react';
import type { User } from '#contract/account.ts';
import { useText } from '#web/platform/language.tsx';
import { useScreen } from '#web/platform/screen.ts';
import { useProfile } from '#web/platform/session.ts';
import { ArrowLeft } from '#web/ui/icons.ts';
import { Page } from '#web/ui/Page.tsx';
import { PageSkeleton } from '#web/ui/Skeletons.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { Identity, ProfilePlaces, SignOutButton } from './ProfileList.tsx';
import classes from './ProfileFrame.module.css';

export type ProfileFrameProps = {
  /** The path of the page, to mark it in the list. */
  current: string;
  /** A function is handed the person. */
  children: ReactNode | ((user: User) => ReactNode);
};

/**
 * A page of the profile with the list of its places beside it, or a way back to them where there is no room.
 * Until the person is loaded a skeleton stands in its place.
 */
export function ProfileFrame({ current, children }: ProfileFrameProps) {
  const text = useText();
  const { userProfile: user } = useProfile();
  if (!user)
    return (
      <Page>
        <PageSkeleton label={text('account.loading')} />
      </Page>
    );
  return (
    <div className={classes.frame}>
      <Places user={user} current={current} />
      {typeof children === 'function' ? children(user) : children}
    </div>
  );
}

function Places({ user, current }: { user: User; current: string }) {
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
      <ProfilePlaces current={current} brief />
      <div className={classes.leave}>
        <SignOutButton />
      </div>
    </div>
  );
}
