import { useText } from '#web/platform/language.tsx';
import { FeedbackForm } from '#web/features/feedback/FeedbackForm.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';

export function FeedbackScreen() {
  const text = useText();
  return (
    <ProfileFrame
      path="/profile/give_feetback"
      title={text('feedback.title')}
      intro={text('feedback.intro')}
      width="reading"
    >
      {() => <FeedbackForm />}
    </ProfileFrame>
  );
}
