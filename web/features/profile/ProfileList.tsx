import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { User } from '#contract/account.ts';
import { useText } from '#web/platform/language.tsx';
import { signOut } from '#web/platform/session.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { ChevronRight, LogOut } from '#web/ui/icons.ts';
import { ListRow } from '#web/ui/ListRow.tsx';
import { profilePlaces } from './profile-places.ts';
import classes from './ProfileList.module.css';

/** The signed-in person and their plan. */
export function Identity({ user, as: Heading = 'p' }: { user: User; as?: 'h1' | 'p' }) {
  const text = useText();
  return (
    <div className={classes.identity}>
      <Avatar id={user.id} name={user.display_name} src={user.avatar_url} size={64} />
      <div className={classes.names}>
        <Heading className={classes.name}>
          <bdi>{user.display_name}</bdi>
        </Heading>
        <p className={classes.username}>
          <bdi>{user.username}</bdi> <Tag>{text(`account.plan_${user.plan.id}`)}</Tag>
        </p>
      </div>
    </div>
  );
}

/** The ways on from the profile. */
export function ProfilePlaces({ current, brief }: { current?: string; brief?: boolean }) {
  const text = useText();
  return (
    <nav aria-label={text('account.profile')}>
      <ul className={classes.places}>
        {profilePlaces.map(({ path, icon: Icon, title, text: about }) => (
          <ListRow
            as="li"
            key={path}
            href={path}
            current={path === current}
            figure={<Icon aria-hidden />}
            title={text(title)}
            text={about && !brief ? text(about) : undefined}
            badge={<ChevronRight aria-hidden />}
          />
        ))}
      </ul>
    </nav>
  );
}

export function SignOutButton() {
  const text = useText();
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // Signing out without a network must still lead to a screen.
    void router.preloadRoute({ to: '/profile/login' }).catch(() => undefined);
  }, [router]);
  const leave = async () => {
    setLeaving(true);
    await signOut().finally(() => setLeaving(false));
  };
  return (
    <Button
      variant="ghost"
      className={classes.signOut}
      icon={<LogOut aria-hidden />}
      busy={leaving}
      onClick={() => void leave()}
    >
      {text(leaving ? 'account.signing_out' : 'account.sign_out')}
    </Button>
  );
}
