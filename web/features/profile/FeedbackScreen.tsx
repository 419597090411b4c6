import { FeedbackForm } from '#web/features/feedback/FeedbackForm.tsx';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { Page } from '#web/ui/Page.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';

export function FeedbackScreen() {
  const text = useText();
  useTitle(text('feedback.title'));
  return (
    <ProfileFrame current="/profile/give_feetback">
      <Page title={text('feedback.title')} intro={text('feedback.intro')} width="reading">
        <FeedbackForm />
      </Page>
    </ProfileFrame>
  );
}
