import type { ReactNode } from 'react';
import type { User } from '#contract/account.ts';
import { useText } from '#web/platform/language.tsx';
import { useScreen } from '#web/platform/screen.ts';
import { ArrowLeft } from '#web/ui/icons.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { Identity, ProfilePlaces, SignOutButton } from './ProfileList.tsx';
import classes from './ProfileFrame.module.css';

export type ProfileFrameProps = {
  user: User;
  /** The path of the page, to mark it in the list. */
  current: string;
  children: ReactNode;
};

/** A page of the profile with the list of its places beside it, or a way back to them where there is no room. */
export function ProfileFrame({ user, current, children }: ProfileFrameProps) {
  return (
    <div className={classes.frame}>
      <Places user={user} current={current} />
      {children}
    </div>
  );
}

function Places({ user, current }: Omit<ProfileFrameProps, 'children'>) {
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
