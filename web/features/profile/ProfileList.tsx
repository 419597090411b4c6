import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { User } from '#contract/account.ts';
import { useText } from '#web/platform/language.tsx';
import { signOut } from '#web/platform/session.ts';
import { unsentCount } from '#web/platform/unsent.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Chip.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { ChevronRight, LogOut } from '#web/ui/icons.ts';
import { fetchAhead } from '#web/ui/later-part.ts';
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

/** Signs out, and asks before that where something would be lost. */
export function SignOutButton() {
  const text = useText();
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    // Signing out without a network must still lead to its question and to a screen.
    fetchAhead();
    void router.preloadRoute({ to: '/profile/login' }).catch(() => undefined);
  }, [router]);
  const leave = async () => {
    setIsAsking(false);
    setLeaving(true);
    await signOut().finally(() => setLeaving(false));
  };
  const ask = async () => {
    // A broken disk keeps nobody signed in.
    const count = await unsentCount().catch(() => 0);
    if (count === 0) return leave();
    setUnsent(count);
    setIsAsking(true);
  };
  return (
    <>
      <Button
        variant="ghost"
        className={classes.signOut}
        icon={<LogOut aria-hidden />}
        busy={leaving}
        onClick={() => void ask()}
      >
        {text(leaving ? 'account.signing_out' : 'account.sign_out')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void leave()}
        title={text('account.sign_out_unsent_title')}
        text={text('account.sign_out_unsent_text', { count: unsent })}
        cancelLabel={text('account.stay_signed_in')}
        confirmLabel={text('account.sign_out_anyway')}
        closeLabel={text('shell.close')}
      />
    </>
  );
}
