import { useState } from 'react';
import { api } from '#contract/index.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { session, signOut } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { failureSentence } from './account-form.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { LinkFailed } from './LinkFailed.tsx';
import { useUrlToken } from './url-token.ts';
import classes from './form.module.css';

/** Gives the account back to the address before, by a mailed link; it asks first, because it signs every device out. */
export function UndoEmailScreen() {
  const text = useText();
  useTitle(text('account.undo_email'));
  const { token } = useUrlToken();
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (!token)
    return (
      <LinkFailed title={text('account.undo_email')} sentence={text('account.verify_incomplete')} />
    );
  const undo = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await call(api.security.undoEmail, { body: { token } });
      if (session.get().userProfile) await signOut({ reason: 'revoked' });
      setEmail(answer.email);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(failureSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AuthFrame
      card="door"
      title={text('account.undo_email')}
      intro={email === null ? text('account.undo_email_text') : undefined}
    >
      <div className={classes.form}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {email !== null && (
          <>
            <Banner tone="success">{text('account.undo_email_done', { email })}</Banner>
            <UiLink
              href="/restore-password"
              className={buttonClass({ variant: 'outline', full: true })}
            >
              {text('account.restore_title')}
            </UiLink>
          </>
        )}
        {email === null && (
          <Button full busy={busy} onClick={() => void undo()}>
            {text('account.undo_email')}
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}
