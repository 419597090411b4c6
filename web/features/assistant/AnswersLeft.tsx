import { isNearlyUsed } from '#web/features/account/usage.ts';
import { useAnswerLimit } from '#web/features/messages/answer-limits.ts';
import { PlansLink } from '#web/features/plans/PlansLink.tsx';
import { useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { clockTime } from '#web/platform/time.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Clock } from '#web/ui/icons.ts';
import classes from './AnswersLeft.module.css';

/** Why the guide answers nothing more for now; before that, quietly, how many answers are left. */
export function AnswersLeft({ draftOf }: { draftOf: string }) {
  const text = useText();
  const refusal = useAnswerLimit(draftOf);
  const use = useProfile().userProfile?.usage.find(({ limit }) => limit === 'answers');
  const toPlans = <PlansLink className={classes.link}>{text('messages.see_limits')}</PlansLink>;
  if (refusal) {
    return (
      <Banner tone="warn" icon={<Clock aria-hidden />} className={classes.limit} action={toPlans}>
        {refusal}
      </Banner>
    );
  }
  if (!use?.resets_at || !isNearlyUsed(use)) return null;
  const left = Math.max(0, use.max - use.used);
  return (
    <p className={classes.hint}>
      {text('assistant.answers_left', { left, time: clockTime(use.resets_at) })} {toPlans}
    </p>
  );
}
