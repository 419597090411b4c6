import { useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { Page } from '#web/ui/Page.tsx';
import { PageSkeleton } from '#web/ui/Skeletons.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import { LanguageField, ThemeField } from '#web/features/account/AppearanceFields.tsx';
import { Identity, ProfilePlaces, SignOutButton } from './ProfileList.tsx';
import classes from './ProfileScreen.module.css';

/** My profile card, and links to further screens. */
export function ProfileScreen() {
  const text = useText();
  useTitle(text('account.profile'));
  const { userProfile: user } = useProfile();
  return (
    <Page width="reading">
      {user ? (
        <div className={classes.parts}>
          <Identity user={user} as="h1" />
          <Surface className={classes.places}>
            <ProfilePlaces />
          </Surface>
          <Surface padded className={classes.choices}>
            <ThemeField />
            <LanguageField />
          </Surface>
          <div>
            <SignOutButton />
          </div>
        </div>
      ) : (
        <PageSkeleton label={text('account.loading')} />
      )}
    </Page>
  );
}
