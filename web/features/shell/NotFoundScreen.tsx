import { useProfile } from '#web/platform/session.ts';
import { NotFound, NotFoundPage } from '#web/features/failures/NotFound.tsx';
import { Shell } from './Shell.tsx';
import classes from './NotFoundScreen.module.css';

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
