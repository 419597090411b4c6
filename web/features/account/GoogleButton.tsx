import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { goToGoogle } from './google.ts';
import { inviteIn } from './invited.ts';
import classes from './form.module.css';

export type GoogleButtonProps = {
  next: string;
  /** The invitation as it is known when the person leaves. */
  invite?: () => string;
};

/** The way to Google and back to `next`, where the operator has set it up. */
export function GoogleButton({ next, invite }: GoogleButtonProps) {
  const text = useText();
  if (!useConfig()?.google_client_id) return null;
  return (
    <div className={classes.form}>
      <Button variant="outline" full onClick={() => goToGoogle(next, invite?.() ?? inviteIn(next))}>
        {text('account.google')}
      </Button>
    </div>
  );
}
