import { FeedbackForm } from '#web/features/feedback/FeedbackForm.tsx';
import { useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { Page } from '#web/ui/Page.tsx';
import { PageSkeleton } from '#web/ui/Skeletons.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';

export function FeedbackScreen() {
  const text = useText();
  useTitle(text('feedback.title'));
  const { userProfile: user } = useProfile();
  if (!user) {
    return (
      <Page>
        <PageSkeleton label={text('account.loading')} />
      </Page>
    );
  }
  return (
    <ProfileFrame user={user} current="/profile/give_feetback">
      <Page title={text('feedback.title')} intro={text('feedback.intro')} width="reading">
        <FeedbackForm />
      </Page>
    </ProfileFrame>
  );
}
